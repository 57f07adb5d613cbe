"""Heroes that lie on the ground: standing up, and what they are told (rules §7)."""

from __future__ import annotations

from tests.games.dungeoneer.table import Table, table
from tests.games.dungeoneer.test_spikes import INTO_SPIKES, into_spikes


def lying(cards: str, standup: int) -> Table:
    """A's hero lies on the ground, with spikes where B can send it."""
    return into_spikes(cards, players={"a": {"down": True, "standup": standup}})


def test_what_is_played_for_standing_up_does_not_help_against_spikes_in_between() -> None:
    t = lying("lucky-tumble", standup=4)
    player = t.player("a")
    t.does("a", "stand-up", "play:lucky-tumble")
    t.rolls(1, 1).does("b", INTO_SPIKES)
    assert [roll["total"] - roll["die"] for roll in t.told("rolls")] == [3, 3 + 3]  # speed alone; melee and the tumble
    assert not player.down
    assert player.ap == 2
    assert t.g.next_rolls == []


def test_nobody_stands_up_while_standing_up() -> None:
    t = lying("lucky-tumble, wolfs-pace", standup=6)
    player = t.player("a")
    t.does("a", "stand-up").does("a", "pass")
    t.does("b", INTO_SPIKES)
    assert t.asked == ("A", "window")
    assert "stand-up" not in t.options
    t.rolls(1, 1, 1).does("a", "pass")
    while t.asked == ("A", "window"):
        t.does("a", "pass")
    assert player.down
    assert "stand-up" in t.options  # that try failed; the next one is free to be made


def test_a_lying_hero_is_told_that_it_lies_not_that_it_lacks_the_points_it_has() -> None:
    t = table(
        heroes={"a": "roderik 2", "b": "kron 2"}, quests={"a": "black-ledger"}, at={"a": "library"}, glory={"a": 9}, life={"a": 3},
        hands={"a": "zombie"},
        players={"a": {"down": True}}, position={"used": [("A", "attempt")]},
    )  # fmt: skip
    why = t.why()
    assert {why[object].key for object in ("hero:A", "space:library", "quest:black-ledger")} == {"knocked-down"}
    t.becomes({"a": {"ap": 0}})
    assert t.why()["hero:A"].key == "too-few-ap"
