"""For every reason why something may not be done: a position in which seat A is told it, and one with the obstacle taken away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.doggies.table import Table, column, new_game, table

Story = Callable[[], Table]


def standing(dungeon: str, *dogs: str, **more: Any) -> Story:
    """Before a turn of A, unless it is said otherwise."""
    return lambda: table(dungeon, *dogs, **more)


def walking(dungeon: str, dog: str, way: str, *others: str, **more: Any) -> Story:
    """A is on its way out and has come so far."""
    return lambda: table(dungeon, dog, *others, **more).walks("A", way)


def laying(dungeon: str, card: str, *others: str) -> Story:
    """A has drawn a card."""
    return lambda: table(dungeon, "joan", *others).draws("A", card)


def choosing(*dogs: str) -> Story:
    """A new game in which so many dogs are chosen."""

    def story() -> Table:
        t = new_game(seats=3)
        for seat, dog in zip("ABC", dogs, strict=False):
            t.does(seat, dog)
        return t

    return story


def with_quests(*kept: str) -> Story:
    """Quests are dealt: to A those for Cats and Mimics; so many seats have chosen."""

    def story() -> Table:
        t = new_game("hunt-cat", "hunt-mimic", "most-bow", "most-sword", seats=2).does("A", "joan").does("B", "robin")
        for seat, quest in zip("AB", kept, strict=False):
            t.does(seat, quest)
        return t

    return story


CHEST = "chest-1\nstart"
LOOP = "potions-1 coin-1@ESW\nstart ."
TRAP = "trap-bow-3@ESW coin-1@NEW\nstart ."
HURT = "cerberus-1@NES\ndragon-1\nstart"
HOLES = "hole/B .\nstart {}\nhole/B ."
ALL_WEAPONS = "bitecalibur frisbow collar cerberus-1"

STORIES: dict[str, tuple[str, str, str, Story, str, Story]] = {
    # who, the thing, the paragraph, the story; and without the obstacle: the thing that is offered (where it is another), the story
    "dog-taken": ("B", "dog:joan", "2", choosing("joan"), "", choosing("ruta")),
    "dog-chosen": ("A", "dog:ruta", "2", choosing("joan"), "", choosing()),
    "dog-not-yet": ("C", "dog:ruta", "2", choosing("joan"), "", choosing("joan", "bonk")),
    "sealed": ("A", "quest:hunt-mimic", "", with_quests("hunt-cat"), "", with_quests()),
    # the action
    "nothing-to-draw": ("A", "action:explore", "3.1", standing("", "joan", deck=""), "", standing("", "joan", deck="coin-1")),
    "countdown-over": ("A", "action:explore", "3.1", standing("", "joan", countdown=0), "", standing("", "joan", countdown=1)),
    "closed": (
        "A", "action:explore", "3.1",
        standing(HOLES.format("hole/B"), "joan", "robin"), "", standing(HOLES.format("."), "joan", "robin"),
    ),
    "no-way-out": (
        "A", "action:leave", "3.2",
        standing(HOLES.format("dragon-1"), "joan", "robin"), "", standing(HOLES.format("dragon-1"), "ruta", "robin"),
    ),
    "game-over": (
        "A", "action:sleep", "7",
        lambda: table("", "joan", "robin", round=3, active="B").sleeps("B", "A"), "", standing("", "joan", "robin", round=3),
    ),
    "you-are-out": ("A", "action:sleep", "3", lambda: table("", "joan").leaves("A", "out:n"), "", standing("", "joan")),
    "you-sleep": ("A", "action:leave", "3", lambda: table("", "joan").sleeps("A"), "", standing("", "joan")),
    "not-your-turn": ("A", "action:leave", "3", standing("", "joan", active="B"), "", standing("", "joan")),
    "one-action": ("A", "action:sleep", "3", laying("", "coin-1"), "", standing("", "joan")),
    "explore-first": ("A", "place:0:-1", "3.1", standing("", "joan"), "", laying("", "coin-1")),
    "leave-first": ("A", "space:chest-1", "3.2", standing(CHEST, "joan"), "", walking(CHEST, "joan", "")),
    "lay-first": ("A", "space:chest-1", "3.1", laying(CHEST, "coin-1"), "", walking(CHEST, "joan", "")),
    # steps
    "walked": ("A", "space:potions-1", "3.2", walking(LOOP, "joan", "n pass e pass"), "", walking(LOOP, "joan", "")),
    "rivals-paw": (
        "A", "space:coin-1", "3.2",
        walking(column("coin-1@NSW/B"), "joan", "", "robin"), "", walking(column("coin-1@NSW"), "joan", "", "robin"),
    ),
    "disarmed": (
        "A", "space:trap-bow-1", "4",
        walking(column("trap-bow-1+tick-bow"), "joan", ""), "", walking(column("trap-bow-1"), "joan", ""),
    ),
    "hole": ("A", "hole:n1", "4", walking(column("hole/B"), "joan", "", "robin"), "out:n", walking("", "joan", "", "robin")),
    "exit-covered": (
        "A", "out:w", "4", walking(TRAP, "joan tick-bow", "n disarm:tick-bow"), "", walking(TRAP, "joan tick-bow", "n take"),
    ),
    "wall": ("A", "space:chest-1", "3.1", walking(column("chest-1@EW"), "joan", ""), "", walking(CHEST, "joan", "")),
    "door": (
        "A", "space:door-1", "4", walking(column("door-1@nEsW"), "joan", ""), "", walking(column("door-1@nEsW"), "pluto", ""),
    ),
    "break-no-paw": (
        "A", "space:chest-1", "5", walking(column("chest-1@EW"), "bonk spent=5", ""), "", walking(column("chest-1@EW"), "bonk", ""),
    ),
    "turned-already": (
        "A", "turn:chest-1", "5",
        lambda: table(CHEST, "sharik", sharik_timing="turn").does("A", "rotate:n1:1"), "",
        standing(CHEST, "sharik", sharik_timing="turn"),
    ),
    "hurt-at-the-exit": (
        "A", "out:e", "4",
        walking(HURT, "joan squirrel-sword", "n pass", damage_check="whole_path"), "",
        walking(HURT, "joan squirrel-sword cerberus-2", "n pass", damage_check="whole_path"),
    ),
    "no-way-on": (
        "A", "space:chest-1", "3.2",
        walking(column("chest-1", "hole/B"), "joan", "", "robin"), "", walking(CHEST, "joan", "", "robin"),
    ),
    "monster-there": (
        "A", "space:dragon-1", "4", walking(column("dragon-1"), "joan", ""), "", walking(column("dragon-1"), "ruta", ""),
    ),
    "trap-there": (
        "A", "space:trap-bow-1", "4",
        walking(column("trap-bow-1"), "joan spent=5", ""), "", walking(column("trap-bow-1"), "joan spent=4", ""),
    ),
    "you-are-here": ("A", "space:chest-1", "3.2", walking(CHEST, "joan", "n pass"), "", walking(CHEST, "joan", "")),
    "not-beside": (
        "A", "space:chest-2", "3.2",
        walking(column("chest-1", "chest-2"), "joan", ""), "", walking(column("chest-1", "chest-2"), "joan", "n pass"),
    ),
    "decide-first": (
        "A", "space:chest-1", "3.2",
        walking(column("ifrit-bow", "chest-1"), "joan", "n"), "", walking(column("ifrit-bow", "chest-1"), "joan", "n fight"),
    ),
    # decisions
    "no-paw": (
        "A", "deed:take", "4", walking(TRAP, "joan tick-bow frisbow spent=5", "n"), "", walking(TRAP, "joan tick-bow spent=4", "n"),
    ),
    "too-weak": (
        "A", "deed:fight", "4",
        walking(column("golem-1"), "joan squirrel-fireball", "n"), "",
        walking(column("golem-1"), "joan squirrel-fireball collar", "n"),
    ),
    "could-beat-it": (
        "A", "deed:force", "5",
        walking(column("tick-bow"), "joan potion-bow", "n"), "", walking(column("tick-bow"), "joan potion-sword", "n"),
    ),
    "two-paws": (
        "A", "deed:force", "5",
        walking(column("tick-bow"), "joan potion-bow spent=4", "n", joan_potions="ignore"), "",
        walking(column("tick-bow"), "joan potion-bow spent=3", "n", joan_potions="ignore"),
    ),
    "not-the-dragon": (
        "A", "deed:force", "5",
        walking(column("dragon-1"), f"joan {ALL_WEAPONS}", "n"), "", walking(column("golem-1"), "joan cerberus-1", "n"),
    ),
    "too-much-damage": (
        "A", "deed:pass", "4",
        walking(column("ifrit-bow", "ifrit-sword", "tick-bow"), "joan potion-bow", "n pass n pass n", joan_potions="ignore"), "",
        walking(column("ifrit-bow", "ifrit-sword", "tick-bow"), "joan potion-bow", "n pass n fight n", joan_potions="ignore"),
    ),
    "robin-takes-none": (
        "A", "deed:take", "5",
        walking(TRAP, "robin potion-bow", "n", robin_potions="yes"), "", walking(TRAP, "joan potion-bow", "n"),
    ),
}  # fmt: skip
"""By reason."""

UNASKED: dict[str, tuple[str, str, Story, Story]] = {
    # of a room in which one thing alone can be done nobody is asked; the step on the way says why not the rest
    "claim": ("no-paw", "3.2", walking(CHEST, "joan spent=5", ""), walking(CHEST, "joan spent=4", "")),
    "fight": ("no-paw", "4", walking(column("ifrit-bow"), "joan spent=5", ""), walking(column("ifrit-bow"), "joan spent=4", "")),
    "fight, with a potion": (
        "no-paw",
        "4",
        walking(column("tick-bow"), "joan potion-bow spent=5", ""),
        walking(column("tick-bow"), "joan potion-bow spent=4", ""),
    ),
    "fight, and a paw is no use": (
        "too-weak",
        "4",
        walking(column("golem-1"), "joan spent=5", ""),
        walking(column("golem-1"), "joan collar squirrel-fireball", ""),
    ),
    "disarm": ("no-trophy", "4", walking(TRAP, "joan", ""), walking(TRAP, "joan tick-bow", "")),
    "disarm, as Robin": ("robin-leaps", "5", walking(TRAP, "robin potion-bow", ""), walking(TRAP, "joan potion-bow", "")),
    "disarm, as Robin who may": (
        "no-potion",
        "5",
        walking(TRAP, "robin tick-bow potion-sword", "", robin_potions="yes"),
        walking(TRAP, "robin tick-bow potion-bow", "", robin_potions="yes"),
    ),
}
"""By deed in the room north of the start: the reason and its paragraph."""
