"""Shifts of map cards, and spaces with a twist; the docstring of each is what is printed."""

from __future__ import annotations

from typing import Any, ClassVar

from .....kernel.ask import Choose, MaybeScript, Option, Refused, Script, asking
from ...cards.fields import ARCTIC, BANE, BOON, HERO_PHASE, LORD_PHASE
from ...state.aims import Aim, Words
from ...state.dungeon import Dungeon, Swap
from ...state.moments import Moment
from ...state.state import State
from .. import moving, piles
from ..piles import GIVE_UP, next_quest
from ..reasons import because
from ..terrain import terrain_in
from ..twist import Fits, Twist
from ..values import on_table
from ..way import way_of


def turn_with_cards(g: State, before: Dungeon, shifted: tuple[str, ...]) -> None:
    """What marks the exits of shifted cards turns with them."""
    for name in shifted:
        if g.dungeon.lies[name][1] != before.lies[name][1]:
            moving.turn_marks(g, name)


class LabyrinthsFavor(Twist):
    """Move one map card, not an entrance and without a hero, to another legal place; every space keeps a way to an entrance."""

    name: ClassVar[str] = "move-map-card"
    fits: ClassVar[Fits] = Fits(BOON, timing=(HERO_PHASE,), type="shift")

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        heroes = {player.space for player in g.players if player.alive}
        return [(name,) for name in g.dungeon.movable() if name not in heroes]

    def play(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> Script:
        name = aim.on
        places = places_to_shift(g, seat, name)
        position, turned = (yield Choose(seat, "lay", places, about=name, among=places_to_shift))[2:]
        before = g.dungeon
        g.dungeon = before.without(name).laid(name, position, turned)
        turn_with_cards(g, before, (name,))
        g.tell("shifts", seat=seat, space=name)


def places_to_shift(g: State, seat: int, name: str, why: Refused | None = None) -> list[Option]:
    """Where a laid map card can be moved."""
    if why is not None:
        moving.refuse_laid(g, why)
    return [("lay", name, *place) for place in g.dungeon.moves(name)]


class ShudderingStones(Twist):
    """Swap two map cards that are not entrances, each may be turned; heroes travel with their cards."""

    name: ClassVar[str] = "swap-map-cards"
    fits: ClassVar[Fits] = Fits(BANE, timing=(LORD_PHASE,), type="shift", target="")

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        return [()] if g.dungeon.can_swap(moving.lasts(g)) else []

    def shifts(self, g: State, seat: int) -> list[str]:
        return swappable(g, seat)

    def play(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> Script:
        one = str((yield Choose(seat, "swap", swappable(g, seat), about=card, among=swappable)))
        _, other, a, b = yield Choose(seat, "swap-with", swaps_with(g, seat, one), about=one, among=swaps_with)
        before = g.dungeon
        g.dungeon = before.swapped(one, other, a, b)
        turn_with_cards(g, before, (one, other))
        g.tell("swaps", seat=seat, space=one, other=other)


class BreakingFloes(Twist):
    """Swap two touching map cards, no entrances, one with arctic or water; each may be turned, heroes keep their places."""

    name: ClassVar[str] = "swap-floes"
    fits: ClassVar[Fits] = Fits(BANE, timing=(LORD_PHASE,), type="shift", target="")

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        return [()] if floe_swaps(g) else []

    def shifts(self, g: State, seat: int) -> list[str]:
        return floes(g, seat)

    def play(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> Script:
        one = str((yield Choose(seat, "swap", floes(g, seat), about=card, among=floes)))
        _, other, a, b = yield Choose(seat, "swap-with", floes_with(g, seat, one), about=one, among=floes_with)
        before = g.dungeon
        g.dungeon = before.swapped(one, other, a, b)
        turn_with_cards(g, before, (one, other))
        for each in [*g.heroes_in(one), *g.heroes_in(other)]:  # nobody enters anything (A17)
            player = g.players[each]
            player.space = other if player.space == one else one
            player.thresholds = []
            if each == g.active:
                g.visited |= {one, other}
        g.tell("swaps", seat=seat, space=one, other=other)


def floe_swaps(g: State) -> list[Swap]:
    """The exchanges of two touching map cards of which one shows arctic or water, ice counted."""
    return [
        pair for pair in g.dungeon.swaps(moving.lasts(g))
        if pair[1] in g.dungeon.adjacent(pair[0]) and any(terrain_in(g, each, (ARCTIC, "water")) for each in pair[:2])
    ]  # fmt: skip


def floes(g: State, seat: int, about: object = None, why: Refused | None = None) -> list[str]:
    """The map cards that can take part in such an exchange."""
    found = list(dict.fromkeys([name for pair in floe_swaps(g) for name in pair[:2]]))
    if why is not None:
        refuse_swaps(g, found, why)
    return found


def floes_with(g: State, seat: int, one: str, why: Refused | None = None) -> list[Swap]:
    """How a map card can take part in it: with it, the other one, and how each is turned then."""
    return with_one(g, one, floe_swaps(g), why)


def swappable(g: State, seat: int, about: object = None, why: Refused | None = None) -> list[str]:
    """The map cards that can change places with another one."""
    found = list(dict.fromkeys([name for pair in g.dungeon.swaps(moving.lasts(g)) for name in pair[:2]]))
    if why is not None:
        refuse_swaps(g, found, why)
    return found


def swaps_with(g: State, seat: int, one: str, why: Refused | None = None) -> list[Swap]:
    """How a map card can change places: with it, the other one, and how each is turned then."""
    return with_one(g, one, g.dungeon.swaps(moving.lasts(g)), why)


def with_one(g: State, one: str, legal: list[Swap], why: Refused | None) -> list[Swap]:
    """Those of some exchanges in which a map card takes part, which stands first then."""
    found = [(pair if pair[0] == one else (pair[1], pair[0], pair[3], pair[2])) for pair in legal if one in pair[:2]]
    if why is not None:
        why.add(because("chosen-already"), f"space:{one}")
        refuse_swaps(g, [pair[1] for pair in found], why)
    return found


def refuse_swaps(g: State, found: list[str], why: Refused) -> None:
    """Say of all spaces but these why they cannot be swapped."""
    for space in g.dungeon.lies:
        if space not in found:
            why.add(because("entrance-stays" if g.cards.maps[space].entrance else "no-swap"), f"space:{space}", space)


# --- spaces ---------------------------------------------------------------------------------------------------------------------


class TombAntechamber(Twist):
    """Discard one of your personal quests and draw a new one."""

    name: ClassVar[str] = "new-quest"
    fits: ClassVar[Fits] = Fits("map", when=HERO_PHASE)
    doing = "quest"

    def uses(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        player = g.players[seat]
        return [(quest,) for quest in player.quests if quest not in player.escorts] if g.quest_bag or g.quest_below else []

    def use(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> MaybeScript:
        new = next_quest(g)
        g.quest_bag = sorted([*g.quest_bag, aim.on])
        change_quest(g, seat, aim.on, new)
        return ()


def change_quest(g: State, seat: int, old: str, new: str) -> None:
    """A personal quest is another one from now on."""
    player = g.players[seat]
    player.quests[player.quests.index(old)] = new
    g.tokens.pop(old, None)  # whoever draws it anew meets a monster without wounds (ruling 27, A22)
    g.tell("new-quest", seat=seat, quest=new)


class LastHearth(TombAntechamber):
    """Put one of your personal quests under the quest deck, where all know it, and draw a new one."""

    name: ClassVar[str] = "quest-below"
    doing = "below"

    def uses(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        return [] if way_of(g).alone else super().uses(g, seat, card, m)  # alone there is no quest deck (V11)

    def use(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> MaybeScript:
        g.quest_below = [*g.quest_below, aim.on]
        change_quest(g, seat, aim.on, next_quest(g))
        return ()


class LibrarySpace(Twist):
    """Discard 1 card from your hand, then draw 1."""

    name: ClassVar[str] = "swap-card"
    fits: ClassVar[Fits] = Fits("map", when=HERO_PHASE)
    doing = "card"

    def uses(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        return [()] if g.players[seat].hand else []

    def use(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> Script:
        player = g.players[seat]
        gone = str((yield from asking(lambda: Choose(seat, GIVE_UP, from_hand(g, seat), about=card, among=from_hand))))
        player.hand.remove(gone)
        g.discard(gone)
        g.tell("discards", seat=seat, card=gone, why="effect", on=card, cost=0, ap=0, form="")
        piles.draw_cards(g, seat, len(player.hand) + 1)


def from_hand(g: State, seat: int, about: object = None, why: Refused | None = None) -> list[str]:
    """The cards of a hand of which one goes."""
    if why is not None:
        piles.refuse_cards(g, seat, [*on_table(g, seat), *g.players[seat].lair], because("only-from-hand"), why)
    return [*g.players[seat].hand]


class ScryingPool(Twist):
    """Look at the top 2 adventure cards and put each on the top or the bottom of the deck."""

    name: ClassVar[str] = "look-ahead"
    fits: ClassVar[Fits] = Fits("map", when=HERO_PHASE)
    doing = "deck"

    def use(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> Script:
        top = g.deck.top = look(g, 2)  # what was seen lies in the state, no local holds it while its player is asked
        g.tell("looks", to=1 << seat, seat=seat, cards=top[:2])
        below = {each: who for each, who in g.knows_order.items() if each in top[2:] + g.deck.bottom}
        g.knows_order = {**below, **dict.fromkeys(top[:2], seat)}
        del top
        for number in range(min(2, len(g.deck.top)) - 1, -1, -1):
            answer: Any = yield from asking(
                lambda number=number: Choose(
                    seat, "scry", [(place, g.deck.top[number]) for place in ("top", "bottom")], about=number
                )  # type: ignore[misc]
            )
            if answer[0] == "bottom":
                g.deck.bottom.append(g.deck.top.pop(number))


def look(g: State, count: int) -> list[str]:
    """The known cards on top of the deck, when ``count`` more have been taken from it and laid back."""
    seen = [each for each in [g.deck.draw(g.nature) for _ in range(count)] if each]
    return [*seen, *g.deck.top]
