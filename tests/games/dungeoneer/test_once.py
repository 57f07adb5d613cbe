"""What works once a turn or once a round, and what a round is (rules §5)."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.table import CRYPT, DEFEATED, no_cards, table
from undercroft.games.dungeoneer.cards.fields import Use
from undercroft.games.dungeoneer.game import GAME


def test_a_stolen_treasure_does_not_work_a_second_time_in_the_turn() -> None:
    t = table(
        heroes={"a": "pim 4", "b": "kron 2"}, hands={"a": "light-fingers"}, readied={"b": "mail-of-small-bones"}, glory={"a": 4},
        ap={"a": 3, "b": 1},
    )  # fmt: skip
    t.rolls(6, 1, 1).does("a", "attack:B", "melee").does("b", "use:mail-of-small-bones")
    while t.asked[0] == "B":
        t.does("b", "pass")
    t.rolls(6, 1).does("a", "play:light-fingers:B", "mail-of-small-bones")
    t.rolls(6, 1).does("b", "attack:A", "melee")
    assert t.life("a") == 5  # struck, and not asked whether to prevent it
    assert t.asked[1] != "prevent"


def test_what_a_hero_may_do_once_a_round_comes_back_with_its_reset(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(heroes={"a": "roderik 2", "b": "kron 2"}, life={"a": 3}, glory={"a": 9}, at={"b": "library"})
    monkeypatch.setattr(t.g.cards.heroes["roderik"].work, "use", Use("turn", glory=1, once="round"))
    t.does("a", "use:roderik")
    assert "use:roderik" not in t.options
    assert GAME.from_position(GAME.to_position(t.g)).spent == {"roderik"}
    t.becomes(phase="reset")
    assert "use:roderik" in t.options


def test_what_a_space_allows_once_a_round_is_allowed_in_each_heros_own_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(at={"a": "library", "b": "library"}, hands={"a": "zombie", "b": "legion"})
    monkeypatch.setattr(t.g.cards.maps["library"].work, "use", Use("hero", once="round"))
    t.rolls("bugbear").does("a", "use:library", "zombie")
    assert "use:library" not in t.options
    t.becomes({"b": {"ap": 3}}, active="B", used=[])
    assert "use:library" in t.options


# -- rounds ------------------------------------------------------------------------------------------------------------------------


ENTRANCE = "tomb-antechamber"


def test_a_round_is_over_when_all_who_live_have_had_a_turn() -> None:
    t = table(
        seats=4, phase="reset", at={"a": CRYPT, "b": "library", "c": "corridor", "d": ENTRANCE},
        players={"c": DEFEATED, "d": DEFEATED}, position={"maps_left": []},
    )  # fmt: skip
    no_cards(t)
    rounds: list[tuple[int, int]] = []
    while len(rounds) < 5:
        if not rounds or rounds[-1][0] != t.g.turn:
            rounds.append((t.g.turn, max(player.turns for player in t.g.players)))
        t.does(t.asked[0].lower(), "end" if "end" in t.options else "no" if "no" in t.options else "pass")
    assert rounds == [(6, 1), (7, 1), (8, 2), (9, 2), (10, 3)]


def test_turns_had_stay_in_a_position() -> None:
    t = table(players={"b": {"turns": 4}})
    assert GAME.from_position(GAME.to_position(t.g)).players[1].turns == 4
