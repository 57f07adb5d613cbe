"""How a game of Dungeons & Doggies begins: dogs, quests, potions, the first player (rules §2)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.ask import AllOf, Choose, Refusal, Refused, Script, asking, letter_of, seat_of
from .cards import DOGS, POTIONS_EACH, QUESTS, WEAPONS, Symbols
from .state import Dog, State

DOG, QUEST = "dog", "quest"
"""The questions of the set-up: which dog, and which of two quests to keep."""


def set_up(g: State) -> Script:
    """Dogs, then two quests each, of which one is kept secretly, then potions and the first player (§2, ruling 39)."""
    for seat in range(g.seats):
        if g.options.dog_choice == "choose":
            dog: str = yield Choose(seat, DOG, boards(g, seat), among=boards)
            g.boards.remove(dog)
        else:
            dog = g.nature.draw("dog", g.boards)
        g.dogs.append(Dog(DOGS[dog]))
        g.tell("dog", seat=seat, dog=dog)
    deal_quests(g)
    kept: Sequence[str] = yield from asking(
        lambda: AllOf([Choose(seat, QUEST, dealt(g, seat), among=dealt) for seat in range(g.seats)])
    )
    for seat, quest in enumerate(kept):
        keep_quest(g, seat, quest)
        g.tell("keeps", to=1 << seat, seat=seat, quest=quest)
    g.tell("shared", cards=g.shared.copy())
    if not g.options.no_potions:
        deal_potions(g)
    name_first_player(g)


def boards(g: State, seat: int, about: object = None, why: Refused | None = None) -> tuple[str, ...]:
    """The boards that nobody has taken (§2.1)."""
    if why is not None:
        for other, dog in enumerate(g.dogs):
            why.add(Refusal("dog-taken", rule="2", seat=letter_of(other)), f"dog:{dog.card.id}", dog.card.id)
    return tuple(g.boards)


def dealt(g: State, seat: int, about: object = None, why: Refused | None = None) -> tuple[str, ...]:
    """One's own two quests; of every other it is said alike that one was not dealt it, whoever has it (§2.2, ruling 37)."""
    if why is not None:
        for quest in QUESTS:
            if quest not in g.dogs[seat].dealt:
                why.add_option(Refusal("quest-not-dealt", rule="2"), quest)
    return g.dogs[seat].dealt


def deal_quests(g: State) -> None:
    """Two to each; those left over leave the game unseen (§2.2)."""
    bag = sorted(QUESTS)
    for seat, dog in enumerate(g.dogs):
        first, second = g.nature.draw("quest", bag), g.nature.draw("quest", bag)
        dog.dealt = (first, second) if first < second else (second, first)
        g.tell("quests-dealt", to=1 << seat, seat=seat, cards=list(dog.dealt))


def keep_quest(g: State, seat: int, quest: str) -> None:
    """One is kept secretly, the other joins the shared row (§2.2)."""
    dog = g.dogs[seat]
    dog.quest = quest
    g.shared.append(dog.dealt[0] if quest == dog.dealt[1] else dog.dealt[1])
    dog.dealt = ()


def deal_potions(g: State) -> None:
    """One to each, the rest face up into the supply (§2.5)."""
    bag = sorted([weapon for weapon in WEAPONS for _ in range(POTIONS_EACH)])
    for seat, dog in enumerate(g.dogs):
        weapon = g.nature.draw("potion", bag)
        dog.potions = one_of_each(weapon)
        g.tell("potion", seat=seat, weapon=weapon)
    g.supply = (bag.count(WEAPONS[0]), bag.count(WEAPONS[1]), bag.count(WEAPONS[2]))


def one_of_each(*weapons: str) -> Symbols:
    """The symbols of weapons by name.

    >>> one_of_each("bow", "bow")
    (0, 2, 0)
    """
    return weapons.count(WEAPONS[0]), weapons.count(WEAPONS[1]), weapons.count(WEAPONS[2])


def name_first_player(g: State) -> None:
    """Whoever petted a dog last begins: by lot, or as the table says (§2.6, ruling 39)."""
    if g.options.first_player == "random":
        g.first = seat_of(g.nature.pick("first-player", [letter_of(seat) for seat in range(g.seats)]))
    else:
        g.first = seat_of(g.options.first_player)
    g.tell("first-player", seat=g.first, lot=g.options.first_player == "random")
