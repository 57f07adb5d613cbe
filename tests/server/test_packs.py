"""Packs of cards at a server's tables: offered, pinned, and missed in one sentence."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from undercroft.games.dungeoneer.game import GAME

from .conftest import ME, Browser, Json, config_of, error_of, opened

EXAMPLE = Path(__file__).parents[2] / "examples" / "pack" / "old-cistern"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of packs with the worked example."""
    folder = tmp_path / "packs"
    shutil.copytree(EXAMPLE, folder / "old-cistern")
    monkeypatch.setenv("UNDERCROFT_PACKS", str(folder))
    return folder


def packs_of(browser: Browser) -> Json:
    """The setting as it is offered."""
    games = browser.get("/api/games").json()["games"]
    settings = next(game["settings"] for game in games if game["id"] == "lichlord")
    found: Json = next(setting for setting in settings if setting["id"] == "packs")
    return found


def again(client: object, browser: Browser) -> Browser:
    """The same guest at a server started anew, which has read no cards yet."""
    GAME.stock.loaded.clear()
    other = Browser(client)  # type: ignore[arg-type]
    other.cookies = browser.cookies
    return other


def test_packs_are_offered_as_long_as_they_are_right(anna: Browser, place: Path) -> None:
    offered = packs_of(anna)
    assert (offered["type"], offered["default"], len(offered["choices"])) == ("several", "", 1)
    assert offered["names"][offered["choices"][0]]["uk"] == "Стара цистерна"
    (place / "old-cistern" / "traps.toml").write_text("[[trap]]", encoding="utf-8")
    assert packs_of(anna)["choices"] == []


def test_a_table_has_the_cards_of_its_pack_after_a_restart_too(tmp_path: Path, place: Path) -> None:
    with opened(config_of(tmp_path)) as client:
        anna = Browser(client, "Аня")
        table = anna.table(ME, ME, game="lichlord", settings={"packs": "old-cistern"})
        id = table["id"]
        assert table["settings"]["packs"] == packs_of(anna)["choices"][0]
        cards = anna.get(f"/api/tables/{id}/cards").json()["cards"]
        assert cards["zombie"]["name"]["en"] == "Drowned Zombie"
        assert cards["mira"]["group"] == "hero"
        before = anna.view(id)
    with opened(config_of(tmp_path)) as client:
        assert again(client, anna).view(id) == before


def test_a_table_whose_pack_went_away_says_so_and_comes_back_with_it(tmp_path: Path, place: Path) -> None:
    with opened(config_of(tmp_path)) as client:
        anna = Browser(client, "Аня")
        id = anna.table(ME, ME, game="lichlord", settings={"packs": "old-cistern"})["id"]
        before = anna.view(id)
    file = place / "old-cistern" / "traps.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("cost = 2", "cost = 3"), encoding="utf-8")
    with opened(config_of(tmp_path)) as client:
        assert error_of(again(client, anna).get(f"/api/tables/{id}/view"), 409) == "dungeoneer-pack-changed"
    shutil.move(place / "old-cistern", tmp_path / "aside")
    with opened(config_of(tmp_path)) as client:
        assert error_of(again(client, anna).get(f"/api/tables/{id}/view"), 409) == "dungeoneer-pack-missing"
        assert again(client, anna).get("/api/tables").status_code == 200
    shutil.move(tmp_path / "aside", place / "old-cistern")
    file.write_text(text, encoding="utf-8")
    with opened(config_of(tmp_path)) as client:
        assert again(client, anna).view(id) == before


def test_a_pack_that_is_not_there_makes_no_table(anna: Browser, place: Path) -> None:
    wish = {"game": "lichlord", "seats": [ME, ME], "settings": {"packs": "new-cistern"}}
    assert error_of(anna.post("/api/tables", wish), 400) == "dungeoneer-pack-missing"
