"""The rulebook's own examples, played."""

from __future__ import annotations

from .table import table


def test_battle_example_legion_and_zombie_attack_roderik() -> None:
    """Rules §9: Zombie and Legion attack Roderik of level 2 in melee; he overcomes Legion's threat, discards the Zombie, is struck
    by Legion; Legion goes to the lair, its owner gives 1 peril."""
    t = table(
        heroes={"a": "kron 2", "b": "roderik 2"}, hands={"a": "legion, zombie", "b": "fend-off"}, at={"a": "tomb-antechamber"},
        glory={"b": 3}, peril={"b": 5}, ap={"b": 1}, phase="dungeonlord",
    )  # fmt: skip
    t.does("a", "declare", "add:zombie:B", "add:legion:B")
    assert t.peril("b") == 5
    t.rolls(3)  # Legion's threat: 3 + magic 1 = 4, overcome
    t.does("a", "done")
    assert t.asked == ("B", "respond")
    assert t.peril("b") == 0
    t.rolls(4, 1)  # Legion 4 + 3 against 1 + 2
    t.does("b", "play:fend-off:zombie")
    assert t.life("b") == 5
    assert t.discarded("zombie", "fend-off")
    assert t.asked == ("B", "challenge")
    t.does("b", "pass")
    assert t.asked == ("A", "keep")
    t.does("a", "lair:legion", "B")
    assert t.player("a").lair == ["legion"]
    assert t.peril("b") == 1
    assert t.glory("b") == 0
