"""Who still takes part in a battle, and in which order seats are asked at a moment (rules §9, §17)."""

from __future__ import annotations

from ..cards.fields import OF_QUEST
from .attacks import Attack, Battle
from .state import State


def lives(g: State, battle: Battle, seat: int) -> bool:
    """Whether a seat still has the hero with which it came into the battle."""
    return g.players[seat].alive and g.players[seat].hero == battle.heroes[seat]


def is_there(g: State, battle: Battle) -> bool:
    """Whether the attacked hero is alive and in the space of the battle, and the turn goes on (ruling 49)."""
    return lives(g, battle, battle.target) and lives(g, battle, g.active) and g.players[battle.target].space == battle.space


def are_there(g: State, battle: Battle) -> bool:
    """The same of heroes that attack, too: whoever has left the space strikes nobody in it (§9)."""
    return is_there(g, battle) and all(
        lives(g, battle, attack.owner) and g.players[attack.owner].space == battle.space
        for attack in battle.attacks if attack.by_hero
    )  # fmt: skip


def goes_on(g: State, battle: Battle) -> bool:
    """Whether all heroes of the battle live. Once the rolls have begun, leaving the space no longer helps."""
    return all(lives(g, battle, seat) for seat in battle.heroes)


def name_in(g: State, attack: Attack) -> str:
    """What the attack's monster is called in the journal and the view: a card by its name, a quest's monster after its quest."""
    return attack.monster + OF_QUEST if attack.monster in g.cards.quests else attack.monster


def everybody(g: State) -> list[int]:
    """The active player, then the others clockwise."""
    return g.living()


def in_order(g: State, first: int, second: int) -> list[int]:
    """The two sides of a battle, living or not (-1: no seat), then the others clockwise from the active player."""
    sides = [first, second] if first != second else [first]
    return [seat for seat in sides if seat >= 0] + [seat for seat in everybody(g) if seat not in (first, second)]
