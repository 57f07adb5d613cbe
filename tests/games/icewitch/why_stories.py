"""Of each reason that only the surface gives: where it is told, of which thing, and the same with the obstacle away, where the
thing is offered; None where nothing takes it away: a desert never freezes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.dungeoneer.refused import HURT
from tests.games.dungeoneer.table import Table
from undercroft.games.dungeoneer.state.dungeon import CENTRE, NORTH, STEPS

from .table import GAME, HEARTH, USUAL_MAP, beside, reset, table, with_ice


def resets(**story: Any) -> Callable[[], Table]:
    """The winter die of a turn shows 4."""
    return lambda: reset(4, **story)


def placed(**story: Any) -> Callable[[], Table]:
    """The first seat's Hero phase."""
    return lambda: table(**story)


def in_the_wood(cards: int) -> Callable[[], Table]:
    """The first seat's Hero phase in the Hollow Pinewood, with so many cards in the deck."""

    def story() -> Table:
        g = table(map=beside(HEARTH, "hollow-pinewood"), at={"a": "hollow-pinewood"}).g
        g.deck.bag, g.deck.discards = g.deck.bag[:cards], []
        return Table(g, game=GAME)

    return story


def at_the_gate() -> Table:
    """The first seat picks the portal to which its Mirage Gate moves a hero."""
    t = table(map=beside(HEARTH, "ashen-waste", "choir-of-stones"), hands={"a": "mirage-gate"}, peril={"b": 3},
              at={"a": HEARTH, "b": HEARTH}, phase="dungeonlord")  # fmt: skip
    return t.rolls(6, 1).does("a", "declare", "add:mirage-gate:B", "done")


def attacked_by(monster: str) -> Callable[[], Table]:
    """The first seat may respond to an attack."""

    def story() -> Table:
        t = table(hands={"b": monster, "a": "roll-in-the-snow, ember-draught"}, peril={"a": 3}, glory={"a": 9}, life={"a": 3},
                  at={"a": HEARTH}, phase="dungeonlord", active="b")  # fmt: skip
        t.does("b", "declare", f"add:{monster}:A", "done")
        while t.asked == ("A", "window"):
            t.does("a", "pass")
        return t

    return story


def thawing(*frozen: str) -> Callable[[], Table]:
    """The first seat picks what melts in the Great Thaw."""

    def story() -> Table:
        ice = dict.fromkeys(["snowbound-trail", "wayside-crossing", *frozen], 1)
        t = table(hands={"a": "great-thaw"}, glory={"a": 9}, position={"ice": ice},
                  map={**USUAL_MAP, "temple-of-cholizar": (CENTRE + 2 * STEPS[NORTH], 0)})  # fmt: skip
        return t.does("a", "play:great-thaw:1")

    return story


def avalanche(space: str) -> Callable[[], Table]:
    """The first seat picks where else its Avalanche on a hero in a space goes."""

    def story() -> Table:
        places = {**USUAL_MAP, "ridge-fork": (CENTRE + 2 * STEPS[NORTH], 0)}
        t = table(hands={"a": "avalanche"}, peril={"b": 9}, at={"a": HEARTH, "b": space}, phase="dungeonlord", map=places)
        return t.does("a", "declare", "add:avalanche:B:2")

    return story


def brittle(space: str) -> Callable[[], Table]:
    """The first seat's Sunstone Lantern has Brittle Steel under it."""
    under = {"sunstone-lantern": ["brittle-steel"]}
    return placed(readied={"a": "sunstone-lantern"}, at={"a": space}, position={**with_ice(last_hearth=1), "under": under})


def stealing(*hung: str) -> Callable[[], Table]:
    """The first seat picks the treasure that its Light Fingers take."""

    def story() -> Table:
        under = {"under": {"rimefang": [*hung]}} if hung else {}
        t = table(hands={"a": "light-fingers"}, glory={"a": 9}, readied={"b": "rimefang, horned-helm, bearhide-cloak"},
                  position=under, heroes={"a": "dorrun-emberhand 2"})  # fmt: skip
        return t.rolls(6, 1).does("a", "play:light-fingers:B")

    return story


def planning(monster: str, sent: str = "") -> Callable[[], Table]:
    """The first seat plans its declaration with a monster and Plate of Rime in hand.

    :param sent: what is in the plan already.
    """

    def story() -> Table:
        t = table(hands={"a": f"plate-of-rime, {monster}"}, peril={"b": 9}, phase="dungeonlord").does("a", "declare")
        return t.does("a", f"add:{sent}:B") if sent else t

    return story


def revealing() -> Table:
    """Alone, one of two monsters that have just come gets Plate of Rime."""
    t = table(seats=1, map=beside(HEARTH, "wayside-crossing"), at={"a": HEARTH}, hands={"a": "ember-draught"},
              position={"roaming": ["plate-of-rime"]})  # fmt: skip
    return t.rolls(1, 1, "rime-imp", "rime-imp-2").does("a", "move:0")


CHILLED: dict[str, Any] = {"ap": {"a": 3}, "position": {"under": {"hero:0": ["numbing-chill"]}}}

STORIES: dict[str, tuple[Callable[[], Table], str, Callable[[], Table] | None]] = {
    "never-freezes": (resets(), "space:black-sand-road", None),
    "only-sites-freeze": (
        resets(ice_where="sites", map={**USUAL_MAP, "olmgard": (CENTRE + 2 * STEPS[NORTH], 0)}), "space:wolf-crossing", resets(),
    ),
    "frozen": (resets(position=with_ice(last_hearth=1)), f"space:{HEARTH}", resets()),
    "other-terrain": (placed(**CHILLED), "card:numbing-chill", placed(**CHILLED, at={"a": HEARTH})),
    "no-winter": (
        placed(hands={"a": "witchs-mirror"}, glory={"a": 9}, position={"winter": False}), "hand:witchs-mirror",
        placed(hands={"a": "witchs-mirror"}, glory={"a": 9}),
    ),
    "no-such-attack": (attacked_by("pale-bride"), "hand:roll-in-the-snow", attacked_by("rime-imp")),
    "keeps-ice": (thawing("temple-of-cholizar"), "space:temple-of-cholizar", None),
    "no-ice-there": (thawing("last-hearth"), "space:wolf-crossing", thawing("wolf-crossing")),
    "not-beside-target": (avalanche("snowbound-trail"), "space:wolf-crossing", avalanche(HEARTH)),
    "switched-off": (brittle("snowbound-trail"), "card:sunstone-lantern", brittle("wayside-crossing")),
    "protected": (stealing("runed-strap"), "card:rimefang", stealing()),
    "only-portals": (at_the_gate, "space:last-hearth", None),
    "no-healing-here": (
        placed(map=beside(HEARTH, "ashen-waste"), at={"a": "ashen-waste"}, **HURT), "hero:A", placed(**HURT),
    ),
    "monster-first": (planning("rime-imp-2"), "hand:plate-of-rime", planning("rime-imp-2", sent="rime-imp-2")),
    "only-revealed": (revealing, "hand:ember-draught", None),
    "no-cards-left": (in_the_wood(0), "space:hollow-pinewood", in_the_wood(1)),
}  # fmt: skip
