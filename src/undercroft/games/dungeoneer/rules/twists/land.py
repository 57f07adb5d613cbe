"""Cards and heroes that act on ice and terrain, or move by them; the docstring of each is what is printed."""

from __future__ import annotations

from typing import ClassVar, Final

from .....kernel.ask import Choose, MaybeScript, Refused, Script, letter_of
from ...cards.fields import ANY, BANE, BOON, HERO_PHASE, LORD_PHASE, RESPONSE, SPEED, TERRAINS, TREASURE, Effects, Threat
from ...state.aims import Aim, Words
from ...state.dungeon import Dungeon
from ...state.moments import TURN, Moment
from ...state.state import State
from .. import moving
from ..entrances import other_portals
from ..happening import happen
from ..ice import FREEZE, change_ice, freeze, thaw
from ..reasons import because
from ..rolls import threat_rolls
from ..terrain import freezable, ice_left, refuse_ice, terrain_in, thawable
from ..twist import Fits, Twist
from ..wounds import CARD, Cause, heal
from .map import turn_with_cards


class Lantern(Twist):
    """Remove the ice token from your hero's space or from one touching it."""

    name: ClassVar[str] = "thaw-near"
    fits: ClassVar[Fits] = Fits("hero", BOON, TREASURE, when=HERO_PHASE)
    doing = "thaw"

    def uses(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        here = g.players[seat].space
        removable = thawable(g)
        return [(space,) for space in (here, *g.dungeon.adjacent(here)) if space in removable]

    def use(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> MaybeScript:
        thaw(g, seat, aim.on, card)
        return ()


class EmberHands(Twist):
    """Remove the ice token from your hero's space, and gain 2 glory."""

    name: ClassVar[str] = "thaw-here"
    fits: ClassVar[Fits] = Fits("hero", BOON, TREASURE, when=HERO_PHASE)
    doing = "thaw"

    def uses(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        return [()] if g.players[seat].space in thawable(g) else []

    def use(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> MaybeScript:
        thaw(g, seat, g.players[seat].space, card)
        return happen(g, seat, (("glory", 2, ""),), Cause(CARD, seat, card))


class StepThroughTheMist(Twist):
    """Move your hero to another space that shows a terrain of your hero's space, ice counted."""

    name: ClassVar[str] = "shared-terrain"
    fits: ClassVar[Fits] = Fits(BOON, timing=(HERO_PHASE,), type="warp")

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        here = g.players[seat].space
        shown = [each for each in TERRAINS if terrain_in(g, here, (each,))]
        return [(space,) for space in g.dungeon.lies if space != here and terrain_in(g, space, shown)]

    def play(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> Script:
        yield from moving.warp(g, seat, aim.on, card)


class SkyglassShard(Twist):
    """Move your hero to any other space with a portal."""

    name: ClassVar[str] = "portal"
    fits: ClassVar[Fits] = Fits(BOON, TREASURE, timing=(HERO_PHASE, ANY, RESPONSE), type="warp")

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        return [(space,) for space in other_portals(g, seat, seat)]

    def play(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> Script:
        yield from moving.warp(g, seat, aim.on, card)


class LandSingersChant(Twist):
    """Turn one map card, not an entrance and without a hero, by half a turn; every space keeps a way to an entrance."""

    name: ClassVar[str] = "turn-map-card"
    fits: ClassVar[Fits] = Fits(BOON, timing=(HERO_PHASE,), type="shift")

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        heroes = {player.space for player in g.players if player.alive}
        last = moving.lasts(g)
        return [
            (name,) for name in g.dungeon.lies
            if name not in heroes and not g.cards.maps[name].entrance and len(g.cards.maps[name].turns) > 1
            and turned(g.dungeon, name).is_whole(last)
        ]  # fmt: skip

    def play(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> MaybeScript:
        before = g.dungeon
        g.dungeon = turned(before, aim.on)
        turn_with_cards(g, before, (aim.on,))
        g.tell("turns-round", seat=seat, space=aim.on)
        return ()


def turned(dungeon: Dungeon, name: str) -> Dungeon:
    """The dungeon with one card turned by half a turn."""
    position, was = dungeon.lies[name]
    return Dungeon(dungeon.maps, {**dungeon.lies, name: (position, 1 - was)})


class SharedFire(Twist):
    """Your hero restores 2 life, and another hero in its space 1."""

    name: ClassVar[str] = "shared-fire"
    fits: ClassVar[Fits] = Fits(BOON, timing=(HERO_PHASE,), several=True)

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        return [(letter_of(other),) for other in g.heroes_in(g.players[seat].space) if other != seat]

    def play(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> MaybeScript:
        for each, count in ((seat, 2), (aim.seats[0], 1)):
            heal(g, each, count, CARD, card)
        return ()


class DeepFreeze(Twist):
    """Put an ice token on the target hero's space and one on a space touching it, wherever one can lie."""

    name: ClassVar[str] = "freeze-two"
    fits: ClassVar[Fits] = Fits(BANE, timing=(LORD_PHASE,), target="hero")

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        here = g.players[seat].space
        if not ice_left(g):
            return []
        found: list[Words] = [(space,) for space in g.dungeon.adjacent(here) if not refuse_ice(g, space)]
        return found or ([()] if not refuse_ice(g, here) else [])

    def play(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> MaybeScript:
        for space in (g.players[seat].space, aim.on):
            if space:
                change_ice(g, seat, space, 1, card)
        return ()

    def alone(self, g: State, card: str) -> Script:
        change_ice(g, 0, g.players[0].space, 1, card)
        spaces = freezable_beside(g, 0)
        if spaces:
            space = spaces[0] if len(spaces) == 1 else (yield Choose(0, FREEZE, spaces, about=card, among=freezable_beside))
            freeze(g, 0, str(space), card)


def freezable_beside(g: State, seat: int, about: object = None, why: Refused | None = None) -> list[str]:
    """The spaces touching that of a seat's hero on which an ice token can be put."""
    beside = g.dungeon.adjacent(g.players[seat].space)
    if why is not None:
        for space in g.dungeon.lies:
            key = refuse_ice(g, space) if space in beside else "not-next-to-you"
            if key:
                why.add(because(key), f"space:{space}", space)
    return [space for space in beside if not refuse_ice(g, space)] if ice_left(g) else []


class TreacherousGround(Twist):
    """The target hero must overcome a speed 6+ threat or is knocked down."""

    name: ClassVar[str] = "stumble"
    fits: ClassVar[Fits] = Fits(BANE, timing=(LORD_PHASE, ANY), target="hero")

    def play(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> Script:
        failed = yield from threat_rolls(g, [seat], GROUND, "bane", card=card, fails=FALL)
        if failed:
            yield from happen(g, seat, FALL, Cause(CARD, -1, card, lost=failed))

    def alone(self, g: State, card: str) -> Script:
        yield from self.play(g, 0, card, Aim(), Moment(TURN, 0))


GROUND: Final = Threat((SPEED,), 6)
FALL: Final[Effects] = (("knockdown", 1, ""),)


class Whiteout(Twist):
    """Choose another space at most 2 cards from the target hero; an ice token comes there if it can, then the hero."""

    name: ClassVar[str] = "whiteout"
    fits: ClassVar[Fits] = Fits(BANE, timing=(LORD_PHASE,), type="warp", target="hero")

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        return [(space,) for space in g.dungeon.cards_apart(g.players[seat].space, 2)]

    def play(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> Script:
        change_ice(g, seat, aim.on, 1, card)
        yield from moving.warp(g, seat, aim.on, card)


class MutualDistrust(Twist):
    """Choose a space with two heroes or more: every player with a hero there loses 2 glory."""

    name: ClassVar[str] = "distrust"
    fits: ClassVar[Fits] = Fits(BANE, timing=(LORD_PHASE,), several=True, target="")

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        return [(space,) for space in g.dungeon.lies if len(g.heroes_in(space)) > 1]

    def play(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> Script:
        for other in g.heroes_in(aim.on):
            yield from happen(g, other, (("glory", -2, ""),), Cause(CARD, seat, card))


class GreatThaw(Twist):
    """Remove X ice tokens; your hero gains 1 action point for every 2 of them."""

    name: ClassVar[str] = "great-thaw"
    fits: ClassVar[Fits] = Fits(BOON, TREASURE, timing=(HERO_PHASE, ANY), x=True)

    def most(self, g: State, seat: int) -> int:
        return sum([g.ice[space] for space in thawable(g)])

    def play(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> Script:
        for _ in range(aim.x):
            spaces = ice_to_take(g, seat)
            space = spaces[0] if len(spaces) == 1 else str((yield Choose(seat, "thaw", spaces, about=card, among=ice_to_take)))
            thaw(g, seat, space, card)
        yield from happen(g, seat, (("ap", aim.x // 2, ""),), Cause(CARD, seat, card))


def ice_to_take(g: State, seat: int, about: object = None, why: Refused | None = None) -> list[str]:
    """The spaces from which a card can take an ice token, as the map was laid."""
    removable = thawable(g)
    if why is not None:
        for space in g.dungeon.lies:
            if space not in removable:
                why.add(because("keeps-ice" if space in g.ice else "no-ice-there"), f"space:{space}", space)
    return [space for space in g.dungeon.lies if space in removable]


class Blizzard(Twist):
    """Put one ice token on each of X different spaces on which one can lie."""

    name: ClassVar[str] = "blizzard"
    fits: ClassVar[Fits] = Fits(BANE, timing=(LORD_PHASE,), target="", x=True)

    def most(self, g: State, seat: int) -> int:
        return min(ice_left(g), len(freezable(g)))

    def play(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> Script:
        yield from blow_over(g, seat, card, aim.x)

    def alone(self, g: State, card: str) -> Script:
        printed = g.cards.maps[g.players[0].space].peril
        yield from blow_over(g, 0, card, min(printed, g.cards.adventures[card].x[1], self.most(g, 0)))


def blow_over(g: State, seat: int, card: str, count: int) -> Script:
    """A seat picks so many different spaces, on each of which an ice token comes."""
    taken: list[str] = []
    for _ in range(count):
        spaces = still_free(g, seat, taken)
        space = spaces[0] if len(spaces) == 1 else str((yield Choose(seat, FREEZE, spaces, about=taken, among=still_free)))
        taken = [*taken, space]
        freeze(g, seat, space, card)


def still_free(g: State, seat: int, about: list[str], why: Refused | None = None) -> list[str]:
    """The spaces on which an ice token can be put, without those that have been picked already."""
    found = freezable(g, seat, None, why)
    if why is not None:
        for space in about:
            why.add(because("chosen-already"), f"space:{space}", space)
    return [space for space in found if space not in about]
