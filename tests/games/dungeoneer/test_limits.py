"""Limits that something beside the readied cards changes, as cards of packs may: surplus is discarded at once (ruling 51)."""

from __future__ import annotations

import pytest

from undercroft.games.dungeoneer.game import GAME

from .table import Table, table


def gives_up(t: Table, seat: str, *cards: str) -> None:
    """That the seat has to give up one of these cards at once, and does."""
    assert t.asked == (seat.upper(), "give-up")
    assert t.options == set(cards)
    t.does(seat, cards[0])
    assert t.discarded(cards[0])


def test_ruling_51_an_attachment_that_raised_a_limit_goes_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = GAME.stock.cards()
    monkeypatch.setattr(cards.adventures["ember-setting"].work, "treasures", 2 - cards.heroes["kron"].treasures)
    t = table(
        hands={"a": "cackling-witch"}, readied={"b": "ashen-cloak, ring-of-magic"}, heroes={"a": "raka 2", "b": "kron 2"},
        peril={"b": 9}, at={"a": "library"}, phase="dungeonlord", position={"under": {"ring-of-magic": ["ember-setting"]}},
    )  # fmt: skip
    t.does("a", "declare", "add:cackling-witch:B").rolls(6, 1).does("a", "done")
    while t.asked[1] != "give-up":
        t.does("b", "pass")
    t.does("b", "ember-setting")
    gives_up(t, "b", "ashen-cloak", "ring-of-magic")


def test_ruling_51_shackles_that_lower_a_limit_and_shackles_that_raised_it(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(hands={"a": "grave-shackles"}, readied={"b": "third-eye, rooted-stance"}, peril={"b": 4}, phase="dungeonlord",
              heroes={"b": "roderik 2"})  # fmt: skip
    lower = 1 - t.g.cards.heroes["roderik"].boons
    monkeypatch.setattr(t.g.cards.adventures["grave-shackles"].work, "boons", lower)
    t.does("a", "play:grave-shackles:B")
    gives_up(t, "b", "rooted-stance", "third-eye")
    monkeypatch.setattr(t.g.cards.adventures["grave-shackles"].work, "boons", 1)
    monkeypatch.setattr(t.g.cards.heroes["roderik"], "boons", 1)
    t = table(
        readied={"a": "third-eye, rooted-stance"}, glory={"a": 4}, heroes={"a": "roderik 2", "b": "kron 2"},
        position={"under": {"hero:0": ["grave-shackles"]}},
    )  # fmt: skip
    t.does("a", "use:grave-shackles")
    gives_up(t, "a", "rooted-stance", "third-eye")


def test_ruling_51_a_treasure_given_up_raised_the_limit_of_boons(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(hands={"a": "grave-shackles"}, readied={"b": "dented-visor, third-eye, rooted-stance"}, peril={"b": 4},
              phase="dungeonlord", heroes={"b": "roderik 2"})  # fmt: skip
    monkeypatch.setattr(t.g.cards.heroes["roderik"], "boons", 1)
    monkeypatch.setattr(t.g.cards.adventures["dented-visor"].work, "boons", 1)
    monkeypatch.setattr(t.g.cards.adventures["grave-shackles"].work, "treasures", -9)
    t.does("a", "play:grave-shackles:B")
    gives_up(t, "b", "dented-visor")
    gives_up(t, "b", "rooted-stance", "third-eye")


def test_ruling_51_a_token_that_lowers_a_limit_is_taken_up(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(quests={"a": "saints-ashes"}, readied={"a": "third-eye, rooted-stance"}, heroes={"a": "roderik 2"})
    monkeypatch.setattr(t.g.cards.quests["saints-ashes"].work, "boons", 1 - t.g.cards.heroes["roderik"].boons)
    t.does("a", "escort:saints-ashes")
    gives_up(t, "a", "rooted-stance", "third-eye")


def test_ruling_51_a_stolen_treasure_brings_its_attachment(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(hands={"a": "light-fingers"}, readied={"a": "third-eye, rooted-stance", "b": "ring-of-magic"}, glory={"a": 9},
              heroes={"a": "roderik 2", "b": "kron 2"},
        position={"under": {"ring-of-magic": ["ember-setting"]}},
    )  # fmt: skip
    monkeypatch.setattr(t.g.cards.adventures["ember-setting"].work, "boons", 1 - t.g.cards.heroes["roderik"].boons)
    option = next(each for each in t.options if each.startswith("play:light-fingers"))
    t.rolls(6, 1).does("a", option, "ring-of-magic")
    gives_up(t, "a", "rooted-stance", "third-eye")


def test_a_card_may_bring_points_at_reset(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack may give more, too; less never leaves below 1."""
    t = table(readied={"a": "third-eye"}, heroes={"a": "roderik 2", "b": "kron 2"})
    monkeypatch.setattr(t.g.cards.adventures["third-eye"].work, "reset_ap", 2)
    t.becomes(phase="reset")
    assert t.player("a").ap == t.g.cards.heroes["roderik"].levels[1]["speed"] + 2
