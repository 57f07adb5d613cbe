"""``undercroft position``: positions from files, answers applied to them, and what is wrong with either."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.conformance.tables import VARIANTS, Variant, some_answer
from undercroft.cli import main
from undercroft.kernel.ask import LETTERS

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def position(*words: str) -> tuple[int, str, str]:
        code = main(["position", *words])
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return position


@pytest.fixture
def duel(run: Run, tmp_path: Path) -> tuple[Path, dict[str, Any]]:
    """A duel at its start: the file as the command prints it, and what it holds. A leads."""
    _, out, _ = run("raiders", "--seats", "2", "--seed", "1", "--json")
    whole = json.loads(out)
    whole["since"] = [line for line in whole["since"] if not line.startswith("A ")]
    file = tmp_path / "duel.json"
    file.write_text(json.dumps(whole), encoding="utf-8")
    return file, whole


def answers(tmp_path: Path, *lines: str) -> str:
    file = tmp_path / "answers.txt"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(file)


def test_the_start_shows_everything(run: Run) -> None:
    code, out, err = run("raiders", "--seats", "3", "--json")
    whole = json.loads(out)
    assert (code, err) == (0, "")
    assert whole["asks"][0]["what"] == "lay"
    assert whole["position"]["settings"]["seats"] == 3
    assert any(line.startswith("* first-player") for line in whole["since"])


def test_the_start_as_text_is_complete(run: Run) -> None:
    code, out, _ = run("raiders", "--lang", "ru")
    assert code == 0
    assert '"unseen": [' in out
    assert "Открытые вопросы:" in out


def test_what_is_printed_can_be_loaded_again(run: Run, duel: tuple[Path, dict[str, Any]]) -> None:
    file, whole = duel
    _, out, _ = run("raiders", str(file), "--json")
    assert json.loads(out) == whole


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_position_of_any_table_loads_as_it_was_printed(run: Run, tmp_path: Path, variant: Variant) -> None:
    """At every seat count, with every option, from the middle of a game: the seats and options are those of the table."""
    match, rng = variant.match(7), Random(7)
    for _ in range(rng.randrange(40)):
        if not match.asks():
            break
        ask, option = some_answer(match, rng)
        match.answer(ask.seat, option, ask.what)
    bare = tmp_path / "bare.json"
    bare.write_text(json.dumps(variant.game.to_position(match.settled)), encoding="utf-8")
    code, out, err = run(variant.game.id, str(bare), "--json")
    assert (code, err) == (0, "")
    whole = json.loads(out)
    assert (whole["seats"], whole["position"]["settings"]) == (variant.seats, {"seats": variant.seats, **variant.settings})
    again = tmp_path / "again.json"
    again.write_text(out, encoding="utf-8")
    assert json.loads(run(variant.game.id, str(again), "--json")[1]) == whole
    for seat in LETTERS[: variant.seats]:
        view = json.loads(run(variant.game.id, str(again), "--seat", seat, "--json")[1])
        assert (view["seat"], view["seats"], view["settings"]) == (seat, variant.seats, variant.settings)
    missing = LETTERS[variant.seats]
    code, out, err = run(variant.game.id, str(again), "--seat", missing)
    assert (code, out, err) == (1, "", f"There is no seat {missing}; there are {', '.join(LETTERS[: variant.seats])}.\n")


@pytest.mark.parametrize(("game", "seats"), [("lichlord", 2), ("lichlord", 4), ("twister", 2)])
def test_a_position_that_was_written_before_it_said_its_seats(run: Run, tmp_path: Path, game: str, seats: int) -> None:
    position = json.loads(run(game, "--seats", str(seats), "--json")[1])["position"]
    assert position["settings"].pop("seats") == seats
    file = tmp_path / "old.json"
    file.write_text(json.dumps(position), encoding="utf-8")
    assert json.loads(run(game, str(file), "--json")[1])["seats"] == seats


def test_a_seats_view_has_its_options_and_nobody_elses_hand(run: Run, duel: tuple[Path, dict[str, Any]]) -> None:
    seat = duel[1]["asks"][0]["seat"]
    code, out, _ = run("raiders", str(duel[0]), "--seat", seat, "--json")
    view = json.loads(out)
    assert code == 0
    assert [option["id"] for option in view["asks"][0]["options"]][:5] == ["1", "2", "3", "4", "5"]
    assert [option["id"] for option in view["asks"][0]["options"]] == duel[1]["asks"][0]["options"]
    other = "B" if seat == "A" else "A"
    assert json.loads(run("raiders", str(duel[0]), "--seat", other, "--json")[1])["waiting"] == [seat]
    assert json.loads(run("raiders", str(duel[0]), "--seat", "none", "--json")[1])["board"]["hand"] is None


def test_answers_are_applied_in_order(run: Run, duel: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    seat = duel[1]["asks"][0]["seat"]
    code, out, _ = run("raiders", str(duel[0]), "--answers", answers(tmp_path, "# first", f"{seat} lay 5", ""), "--json")
    whole = json.loads(out)
    assert code == 0
    assert whole["since"][-1].startswith(f"{seat} lay 5")
    assert [ask["seat"] for ask in whole["asks"] if not ask["may"]] != [seat]


def test_nature_is_dictated(run: Run, tmp_path: Path) -> None:
    solo = {
        "heroes": [{"character": "knight", "treasure": 2, "wounds": 2}], "level": 5, "room": 5, "leader": "A",
        "rooms": [{"face": "up", "card": card} for card in ("vault-1", "vault-2", "vault-3", "vault-4", "dragon")],
        "unseen": [], "sides": {}, "supply": {}, "monster_deck": [*"3333444455"], "settings": {"seats": 1},
    }  # fmt: skip
    file = tmp_path / "solo.json"
    file.write_text(json.dumps(solo), encoding="utf-8")
    code, out, _ = run("raiders", str(file), "--answers", answers(tmp_path, "* monster-card 5", "A lay 4"), "--json")
    whole = json.loads(out)
    assert (code, whole["over"]) == (0, True)
    assert whole["result"]["rows"][0]["wounds"] == 5  # 4 against the monster's 5: the dragon's three wounds on top of two


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["me lay 5"], "Line 1 of the answers (me lay 5): An answer looks like"),
        (["{me} lay"], "Line 1 of the answers"),
        (["{me} lay 7"], "Line 1 of the answers ({me} lay 7): 7 is not among what may be done now."),
        (["{me} dance 5"], "Line 1 of the answers ({me} dance 5): It is not your turn to choose."),
        (["", "{other} lay 5"], "Line 2 of the answers ({other} lay 5): It is not your turn to choose."),
        (["E lay 5"], "It is not your turn"),
        (["{me} lay 5 0000"], "Line 1 of the answers ({me} lay 5 0000): This answered another question than the one that is open."),
        (["* room goblin"], "Line 1 of the answers (* room goblin): Nothing like this is drawn here."),
        (["{me} lay 5", "{me} lay 5"], "Line 2 of the answers"),
    ],
)
def test_wrong_answers_are_named_by_their_line(
    run: Run, duel: tuple[Path, dict[str, Any]], tmp_path: Path, lines: list[str], sentence: str
) -> None:
    me = duel[1]["asks"][0]["seat"]
    names = {"me": me, "other": "B" if me == "A" else "A"}
    file = answers(tmp_path, *[line.format(**names) if "{" in line else line for line in lines])
    code, out, err = run("raiders", str(duel[0]), "--answers", file)
    assert (code, out) == (1, "")
    assert sentence.format(**names) in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["* character mage"], "After the last line «character» must be drawn"),
        (["* character mage", "A lay 5"], "Line 2 of the answers (A lay 5): Before this, «character» must be drawn"),
        (["* character dragon"], "Line 1 of the answers (* character dragon): dragon cannot be drawn for «character» now."),
        (["* character mage 0000"], "another question"),
        (["* weather rain"], "Before this, «character» must be drawn"),
    ],
)
def test_wrong_dictation_is_named_by_its_line(run: Run, tmp_path: Path, lines: list[str], sentence: str) -> None:
    code, _, err = run("raiders", "--seats", "3", "--answers", answers(tmp_path, *lines))
    assert code == 1
    assert sentence in err


def test_what_is_not_dictated_may_be_sampled(run: Run, tmp_path: Path) -> None:
    file = answers(tmp_path, "* character mage")
    code, out, _ = run("raiders", "--seats", "3", "--answers", file, "--seed", "4", "--json")
    assert code == 0
    assert json.loads(out)["since"][0].startswith("* character mage")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "is not right JSON: line 1, column 1"),
        ('{"heroes": [}', "is not right JSON: line 1"),
        ("[1, 2]", "it should be a JSON object"),
        ("[" * 100_000, "it should be a JSON object"),
        ("{}", "The position is not right"),
        ('{"game": "chess", "position": {}, "since": []}', "This position is of chess, not of raiders"),
        ('{"game": "raiders", "position": {}, "since": [7]}', "it should be a JSON object"),
    ],
)
def test_broken_position_files(run: Run, tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text, encoding="utf-8")
    code, out, err = run("raiders", str(file))
    assert (code, out) == (1, "")
    assert sentence in err


@pytest.mark.parametrize(
    ("field", "value"),
    [("level", 99), ("heroes", []), ("leader", "Z"), ("unseen", ["unicorn"]), ("supply", {"torch": -1}), ("wings", 2)],
)
def test_edited_positions_that_cannot_be(run: Run, duel: tuple[Path, dict[str, Any]], field: str, value: object) -> None:
    _, out, _ = run("raiders", str(duel[0]), "--json")
    whole = json.loads(out)
    whole["position"] = {**whole["position"], "level": 1, field: value}
    duel[0].write_text(json.dumps(whole), encoding="utf-8")
    code, _, err = run("raiders", str(duel[0]))
    assert code == 1
    assert err.startswith("The position is not right")


def test_seats_and_options_come_with_the_position(run: Run, duel: tuple[Path, dict[str, Any]]) -> None:
    assert "This position is for 2 seats, not 4." in run("raiders", str(duel[0]), "--seats", "4")[2]
    assert "leave out --option" in run("raiders", str(duel[0]), "--option", "quick=on")[2]
    assert "There is no seat C; there are A, B." in run("raiders", str(duel[0]), "--seat", "C")[2]
