"""Another set of cards is another game of the family: the engine, bots, terminal and server play it without knowing it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import sleep

import pytest

from tests.conformance.tables import check_end, play_and_look, play_on
from tests.games.dungeoneer.test_packs_installed import ABOUT, put
from tests.games.dungeoneer.tiny import GAME, registered
from tests.server.conftest import ME, Browser, bot, config_of, opened
from undercroft.cli import main
from undercroft.games.dungeoneer import report
from undercroft.games.dungeoneer.cards import installed
from undercroft.games.dungeoneer.game import GAME as LICH_LORD
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import LANGUAGES
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.record import Record
from undercroft.kernel.registry import faults, game_ids, game_of
from undercroft.lab.simulate import job_of, played
from undercroft.terminal.play import play
from undercroft.text import Texts, rules_page

LICH_LORDS = {*LICH_LORD.stock.cards().adventures, *LICH_LORD.stock.cards().maps, *LICH_LORD.stock.cards().quests}
MOUSE = """\
[[monster]]
id = "mouse"
name = { en = "Giant Mouse", ru = "Мышища", uk = "Мишище" }
types = ["vermin"]
cost = 2
life = 2
melee = 2
magic = 0
speed = 2
forms = ["melee"]
strikes = { melee = [["wound", 1]] }
text = { en = "Strike: 1 wound.", ru = "Удар: 1 рана.", uk = "Удар: 1 рана." }
"""


@pytest.fixture(scope="module", autouse=True)
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with registered(tmp_path_factory.mktemp("site")):
        yield


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of packs."""
    folder = tmp_path / "packs"
    folder.mkdir()
    monkeypatch.setenv(installed.PLACE, str(folder))
    return folder


def match_of(seats: int, seed: int, **options: object) -> Match:
    return Match(GAME, GAME.read_settings({"turn_limit": 60, **options}, seats), seats, SampledNature(Random(seed)))


def test_it_stands_beside_those_of_the_house() -> None:
    assert game_ids()[-1] == "tiny"
    library = GAME.stock.cards()
    assert (len(library.maps), len(library.bag), len(library.heroes)) == (6, 10, 2)
    assert not {*library.maps, *library.bag, *library.quests} & LICH_LORDS
    assert [Texts(lang).format("tiny-title") for lang in LANGUAGES] == ["Tiny Den", "Тесное логово", "Тісне лігво"]
    assert rules_page("tiny", "uk").startswith("# Tiny Den")


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [{}, {"no_blank_spots": True}, {"nothing_personal": True, "hero_choice": True}])
def test_random_players_come_to_an_end(seats: int, options: dict[str, object]) -> None:
    if seats == 1 and not options.keys() <= {"hero_choice"}:
        options = {"hero_choice": True}
    for seed in range(5):
        match, rng = match_of(seats, seed, **options), Random(seed)
        play_and_look(match, rng)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("level", ["greedy", "search:4"])
def test_bots_come_to_an_end(seats: int, level: str) -> None:
    job = job_of(GAME, seats, 2, [level], {"turn_limit": 60}, 0, 1)
    for seed in range(job.last):
        match, _ = played(game_of("tiny"), job, Random(seed))
        check_end(match)
        again = Match.load(Record.loads(match.record().dumps()))
        assert GAME.to_position(again.state) == GAME.to_position(match.state)


def test_bots_play_it_with_sense() -> None:
    """Greedy against random: who completes quests wins."""
    job = job_of(GAME, 2, 20, ["greedy", "random"], {"turn_limit": 60}, 0, 1)
    scores = [GAME.score(played(GAME, job, Random(seed))[0].state) for seed in range(job.last)]
    assert sum(score[0] for score in scores) >= 14


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_is_played_to_the_end_in_a_terminal(lang: str, seats: int) -> None:
    rng, lines = Random(seats), list[str]()
    play(
        "tiny", seats, {"turn_limit": 10}, level="greedy", lang=lang, seed=3, write=lines.append,
        read=lambda prompt: rng.choice([str(rng.randrange(1, 9)), "", "b", "?", "c " + GAME.word("mouse", lang)]),
    )  # fmt: skip
    said = "\n".join(lines)
    assert Texts(lang).format("cli-over") in said
    assert Texts(lang).format("tiny-title") in said
    assert GAME.word("mouse", lang) in said
    assert not re.search(r"cli-|dungeoneer|lichlord|tiny-|[{}]|None", said)


def test_it_is_played_to_the_end_at_the_server(tmp_path: Path) -> None:
    rng = Random(5)
    with opened(config_of(tmp_path, workers=1)) as client:
        anna = Browser(client, "Anna")
        info = next(game for game in anna.get("/api/games").json()["games"] if game["id"] == "tiny")
        assert (info["family"], info["seats"]) == ("dungeoneer", [1, 2])
        assert info["words"]["quest"] == "card"
        assert "tiny-title = Tiny Den" in anna.get("/api/text/en").text
        assert anna.get("/api/rules/tiny/en").json()["html"].startswith("<h1>Tiny Den")
        table = anna.table(ME, ME, game="tiny", settings={"turn_limit": 30})["id"]
        anna.post(f"/api/tables/{table}/start")
        assert anna.get(f"/api/tables/{table}/cards").json()["cards"]["mouse"]["name"]["uk"] == "Миша"
        while not (view := anna.view(table))["over"]:
            if not view["asks"]:  # the house answers a question that decides nothing
                sleep(0.005)
                continue
            ask = rng.choice([ask for ask in view["asks"] if not ask["may"]] or view["asks"])
            answer = anna.choose(table, view, rng.choice(ask["options"])["id"], ask["what"])
            assert answer.status_code == 200, answer.text
        assert anna.replay(table)["steps"][-1]["view"]["over"]


def test_a_bot_takes_its_seat_at_the_server(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, workers=1)) as client:
        anna = Browser(client, "Anna")
        table = anna.table(ME, bot("greedy"), game="tiny", settings={"turn_limit": 2})["id"]
        with anna.live(table) as tab:
            while not tab.view.get("over"):
                asks = tab.view.get("asks")
                if asks:
                    ask, seat = asks[0], tab.view["seat"]
                    tab.say(t="answer", id=None, seat=seat, what=ask["what"], at=ask["at"], option=ask["options"][-1]["id"])
                tab.next()


def test_its_bots_are_counted_in_a_report() -> None:
    found = report.report(GAME, 2, 4, ["greedy"], {"turn_limit": 60})
    assert found["game"] == "tiny"
    assert {row["hero"] for row in found["heroes"]} == {"ada", "bran"}
    assert {row["quest"] for row in found["quests"]} == set(GAME.stock.cards().quests)


def test_a_pack_replaces_a_card_of_this_set(place: Path) -> None:
    pack = put(place, "mice", about=ABOUT + 'sets = ["tiny_set"]\nreplaces = ["mouse"]\n', monsters=MOUSE)
    settings = GAME.read_settings({"packs": "mice", "turn_limit": 60}, 2)
    assert settings["packs"] == pack
    library = GAME.stock.cards(pack)
    assert library.adventures["mouse"].cost == 2
    assert len(library.bag) == 10 - 3 + 1
    assert GAME.cards(settings)["mouse"].name["en"] == "Giant Mouse"
    match = Match(GAME, settings, 2, SampledNature(Random(1)))
    play_on(match, Random(1))
    check_end(match)


def test_a_pack_of_another_set_is_not_offered_here(place: Path) -> None:
    put(place, "mice", about=ABOUT + 'sets = ["tiny_set"]\nreplaces = ["mouse"]\n', monsters=MOUSE)
    assert GAME.stock.found()
    assert (GAME.faults(), LICH_LORD.faults(), LICH_LORD.stock.found()) == ([], [], {})
    with pytest.raises(BadInput, match=r"The pack mice is for another game\."):
        LICH_LORD.read_settings({"packs": "mice"}, 2)


def test_what_is_wrong_for_both_games_is_told_once(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(place, "mice", monsters=MOUSE.replace("life = 2", "life = 0"))
    put(place, "rats", about=ABOUT.replace("Cellar", "Rats"), monsters=MOUSE.replace('"mouse"', '"rat"'))
    assert [str(fault) for fault in faults()] == [str(fault) for fault in GAME.faults()]
    assert main(["packs", "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert said.out.count("Rats") == 1
    assert said.err.count("mice/monsters.toml") == 1


def test_several_sets_are_played_together() -> None:
    both = type(GAME)("both", ("lich_lord", *GAME.stock.sets))
    library = both.stock.cards()
    assert {"mouse", "zombie"} <= set(library.adventures)
    match = Match(both, both.read_settings({"turn_limit": 30}, 4), 4, SampledNature(Random(2)))
    play_on(match, Random(2))
    check_end(match)
