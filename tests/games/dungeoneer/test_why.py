"""Every reason why something may not be used is told where it is the true one, and with the obstacle away the thing is offered."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.games.dungeoneer.table import DEFEATED, Table, table, with_entrance
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.rules.effects import readied_to_give
from undercroft.games.dungeoneer.rules.entrances import entrances_to_rise, nearest_entrances
from undercroft.games.dungeoneer.rules.piles import lair_surplus, surplus_to_give
from undercroft.games.dungeoneer.rules.quests import boons_to_give, valuables_to_give
from undercroft.games.dungeoneer.rules.reasons import RULE
from undercroft.games.dungeoneer.rules.solo import dearest, treasure_options
from undercroft.games.dungeoneer.rules.wounds import HAZARD, STRIKE, Cause, prevent_options
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS, WEST
from undercroft.games.dungeoneer.state.state import LORD
from undercroft.kernel import shapes
from undercroft.kernel.ask import Among, Choose, Refusal, text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.view import view_of
from undercroft.text import LANGUAGES, Texts

HALL = {
    "tomb-antechamber": (CENTRE, 0), "sealed-vault": (CENTRE + STEPS[NORTH], 0), "corridor": (CENTRE + STEPS[EAST], 0),
    "crypt": (CENTRE + STEPS[EAST] + STEPS[NORTH], 0),
}  # fmt: skip
"""The entrance; the vault, whose only exit leads south to it; beside the vault lies the crypt, behind a wall."""


RODERIK = {"a": "roderik 2", "b": "kron 2"}
FAR = {
    "tomb-antechamber": (CENTRE, 0), "corridor": (CENTRE + STEPS[SOUTH], 0), "crypt": (CENTRE + 2 * STEPS[SOUTH], 0),
}  # fmt: skip
"""The crypt with a corridor between it and the entrance."""


def placed(**more: Any) -> Callable[[], Table]:
    return lambda: table(**more)


def lord(**more: Any) -> Callable[[], Table]:
    return lambda: table(phase=LORD, **more)


def after(*answers: str, rolls: tuple[int | str, ...] = (), who: str = "a", **more: Any) -> Callable[[], Table]:
    """After these answers of the seat; others have nothing to say."""
    return lambda: table(**more).rolls(*rolls).does(who, *answers)


def attacked(*answers: str, rolls: tuple[int | str, ...] = (), **more: Any) -> Callable[[], Table]:
    """B has sent a zombie at A, who is asked; its answers follow."""

    def story() -> Table:
        hands = {"b": "zombie", **more.pop("hands", {})}
        t = table(hands=hands, phase=LORD, active="b", peril={"a": 9}, **more).rolls(*rolls)
        t.does("b", "declare", "add:zombie:A", "done")
        return t.does("a", *answers) if answers else t

    return story


def before_acting(*answers: str) -> Callable[[], Table]:
    """The Hero phase has begun, but first A is asked whether it attacks B, then for banes; and these answers."""

    def story() -> Table:
        t = table(
            at={"a": "library", "b": "library"}, hands={"a": "barrow-blade, hand-through-the-wall"}, glory={"a": 9}, peril={"b": 9},
            ap={"a": 3}, phase=LORD, position={"maps_left": []},
        )  # fmt: skip
        t.does("a", "end")
        while t.g.phase != "hero" or t.asked[0] != "A":
            t.does(t.asked[0], "pass")
        assert t.asked == ("A", "window")
        return t.does("a", *answers)

    return story


def challenged_back() -> Table:
    """B challenges the zombie of A, who responds for it."""
    hands = {"a": "create-darkness, hand-through-the-wall, zombie"}
    t = table(hands=hands, glory={"a": 9}, peril={"b": 9}, ap={"b": 1}, phase=LORD).rolls(3, 3)
    t.does("a", "declare", "add:zombie:B", "done")
    while t.asked != ("B", "challenge"):
        t.does(t.asked[0], "pass")
    t.does("b", "challenge:zombie", "melee")
    while t.asked != ("A", "respond"):
        t.does(t.asked[0], "pass")
    return t


def trapped() -> Table:
    """B has sent a zombie and a trap at A, who may respond."""
    hands = {"a": "fend-off", "b": "zombie, closing-walls"}
    t = table(hands=hands, glory={"a": 9}, phase=LORD, active="b", peril={"a": 9})
    return t.does("b", "declare", "add:zombie:A", "add:closing-walls:A", "done")


def down(**more: Any) -> Callable[[], Table]:
    """A's hero lies on the ground."""
    return placed(**LYING, **more)


def used(*marks: str, **more: Any) -> Callable[[], Table]:
    """A has done this in its turn: ``battle``, or a card that works once."""
    return placed(position={"used": [("A", mark) for mark in marks]}, **more)


def plot(*answers: str, **more: Any) -> Callable[[], Table]:
    """A declares encounters: these, of its zombie (1 peril), legion (4) and a boon, with 4 peril at B."""
    usual: dict[str, Any] = {"hands": {"a": "zombie, legion, fend-off"}, "peril": {"b": 4}, "phase": LORD}
    return after("declare", *answers, **{**usual, **more})


def asked(what: str, story: Callable[[], Table], *rolls: int | str) -> Callable[[], Table]:
    """The story goes on, everybody passing, until A is asked this."""

    def on() -> Table:
        t = story().rolls(*rolls)
        while t.asked != ("A", what):
            t.does(t.asked[0], "pass" if "pass" in t.options else sorted(t.options)[0])
        return t

    return on


def put(what: str, among: Among, about: Any, **more: Any) -> Callable[[], Table]:
    """A is asked this, of what a function finds that questions are made with."""

    def story() -> Table:
        t = table(**more)
        t.run.question = Choose(0, what, among(t.g, 0, about, None), about=about, among=among)
        return t

    return story


def second(what: str, among: Among, about: Any) -> Callable[[], Table]:
    """The same in a dungeon whose library is an entrance, too."""

    def story() -> Table:
        t = with_entrance(table(), "library")
        t.run.question = Choose(0, what, among(t.g, 0, about, None), about=about, among=among)
        return t

    return story


LEDGER: dict[str, Any] = {"quests": {"a": "black-ledger"}, "at": {"a": "library", "b": "corridor"}, "glory": {"a": 9}}
"""A stands where its quest's threat is; it may buy up to 3 for the roll."""
HURT: dict[str, Any] = {"heroes": RODERIK, "glory": {"a": 9}, "life": {"a": 3}}
SANCTUM: dict[str, Any] = {
    "map": {"tomb-antechamber": (CENTRE, 0), "inner-sanctum": (CENTRE + STEPS[WEST], 0), "crypt": (CENTRE + STEPS[SOUTH], 0)},
    "at": {"a": "inner-sanctum"},
}  # fmt: skip
GRUDGES: dict[str, Any] = {"hands": {"a": "chain-of-grudges"}, "seats": 4, "phase": LORD}
COURAGE: dict[str, Any] = {
    "hands": {"a": "stolen-courage, leaden-weight, zombie"},
    "peril": {"b": 9},
    "ap": {"b": 1},
    "phase": LORD,
}
SAVED: dict[str, Any] = {"hands": {"a": "leaden-weight"}, "peril": {"b": 9}, "ap": {"a": 1, "b": 2}, "active": "b"}
STEEL: dict[str, Any] = {"readied": {"a": "answering-steel, red-draught"}, "life": {"a": 3}, "ap": {"a": 1}, "rolls": (3, 3)}
MAIL: dict[str, Any] = {"heroes": RODERIK, "readied": {"a": "ring-of-magic, mail-of-small-bones"}}
RUST: dict[str, Any] = {
    "hands": {"a": "creeping-rust"}, "readied": {"b": "barrow-blade"}, "peril": {"b": 9, "c": 9}, "seats": 3,
}  # fmt: skip
BROKE: dict[str, Any] = {
    "hands": {"a": "creeping-rust"}, "readied": {"c": "barrow-blade"}, "peril": {"b": 9, "c": 0}, "seats": 3,
}  # fmt: skip
"""B has peril but no treasure; C has one but no peril."""
WEIGHT: dict[str, Any] = {"hands": {"a": "leaden-weight"}, "peril": {"b": 9, "c": 9}, "seats": 3}
STONES: dict[str, Any] = {"hands": {"a": "shuddering-stones"}, "peril": {"b": 9}, "phase": LORD}
HOME = "tomb-antechamber"
DEAD_END = {HOME: (CENTRE, 0), "sealed-vault": (CENTRE + STEPS[NORTH], 0), "crypt": (CENTRE + STEPS[SOUTH], 0)}
"""The vault may change places with the crypt: its exit leads to the entrance from there, too."""
CLOSE: dict[str, Any] = {"phase": "close"}
FULL_HAND = "leaden-weight, zombie, legion, fend-off, barrow-blade, third-eye"
LYING: dict[str, Any] = {"players": {"a": {"down": True}}}

STORIES: dict[str, tuple[Callable[[], Table], str, Callable[[], Table] | None]] = {
    # when
    "only-in-hero-phase": (
        lord(hands={"a": "barrow-blade"}, glory={"a": 9}), "hand:barrow-blade",
        placed(hands={"a": "barrow-blade"}, glory={"a": 9}),
    ),
    "only-in-lord-phase": (placed(**{**COURAGE, "phase": "hero"}), "hand:stolen-courage", placed(**COURAGE)),
    "only-as-response": (
        placed(hands={"a": "fend-off"}, glory={"a": 9}), "hand:fend-off", attacked(hands={"a": "fend-off"}, glory={"a": 9}),
    ),
    "response-is-over": (
        asked("challenge", attacked(hands={"a": "fend-off"}, glory={"a": 9}, ap={"a": 1}, rolls=(3, 3))), "hand:fend-off",
        attacked(hands={"a": "fend-off"}, glory={"a": 9}),
    ),
    "only-in-own-turn": (attacked(**HURT, hands={"a": "fend-off"}, ap={"a": 1}), "hero:A", placed(**HURT)),
    "only-when-wounded": (
        placed(readied={"a": "ring-of-magic"}), "card:ring-of-magic",
        asked("prevent", attacked(readied={"a": "ring-of-magic"}, rolls=(6, 1))),
    ),
    "only-in-challenge": (
        placed(readied={"a": "answering-steel"}), "card:answering-steel", asked("challenge", attacked(**STEEL)),
    ),
    "only-at-moments": (
        after("hand:zombie", **CLOSE, hands={"a": "leaden-weight, zombie"}, peril={"b": 9}, ap={"a": 1, "b": 1}),
        "hand:leaden-weight",
        placed(hands={"a": "leaden-weight"}, peril={"b": 9}, ap={"b": 1}),
    ),
    "works-by-itself": (placed(readied={"a": "barrow-blade"}), "card:barrow-blade", None),
    "in-battle": (
        after("attack:B", hands={"a": "barrow-blade"}, glory={"a": 9}), "hand:barrow-blade",
        placed(hands={"a": "barrow-blade"}, glory={"a": 9}),
    ),
    "before-dice": (
        after("attempt:black-ledger", "0", **LEDGER, hands={"a": "lucky-tumble"}), f"space:{HOME}",
        placed(**LEDGER, hands={"a": "lucky-tumble"}),
    ),
    "phase-begins": (before_acting(), "hand:barrow-blade", before_acting("pass", "pass")),
    "encounters-first": (
        asked("window", after("declare", "add:zombie:B", "done", **COURAGE)), "hand:stolen-courage", placed(**COURAGE),
    ),
    "asked-first": (after("attempt:black-ledger", **LEDGER), f"space:{HOME}", placed(**LEDGER)),
    "turn-ends": (placed(**CLOSE, hands={"a": "zombie"}), "seat:B", placed(hands={"a": "zombie"})),
    "points-are-over": (
        asked("window", after("hand:zombie", **CLOSE, hands={"a": FULL_HAND}, peril={"b": 9}, ap={"b": 1}, **LYING)),
        "act:stand-up", down(),
    ),
    "banes-follow": (before_acting(), "hand:hand-through-the-wall", before_acting("pass")),
    "banes-now": (before_acting("pass"), "seat:B", before_acting()),
    "challenge-made": (
        asked("challenge", lambda: asked("challenge", attacked(**STEEL))().rolls(3, 3).does("a", "challenge:B", "melee")),
        "card:red-draught", asked("challenge", attacked(**STEEL)),
    ),
    "only-treasures-now": (
        put("reward-treasure", treasure_options, None, seats=1, hands={"a": "stubborn-legs, barrow-blade"}, glory={"a": 9}),
        "hand:stubborn-legs", placed(seats=1, hands={"a": "stubborn-legs"}, glory={"a": 9}),
    ),
    "defeated": (placed(players={"a": DEFEATED}, active="b", seats=3), "space:crypt", None),
    # accounts
    "too-little-glory": (
        placed(hands={"a": "barrow-blade"}, glory={"a": 3}), "hand:barrow-blade",
        placed(hands={"a": "barrow-blade"}, glory={"a": 4}),
    ),
    "too-few-ap": (placed(**HURT, ap={"a": 0}), "hero:A", placed(**HURT, ap={"a": 1})),
    "used-already": (
        after("use:boot-of-ala-hazad", readied={"a": "boot-of-ala-hazad"}, glory={"a": 9}), "card:boot-of-ala-hazad",
        placed(readied={"a": "boot-of-ala-hazad"}, glory={"a": 9}),
    ),
    "boon-limit": (
        placed(heroes={"a": "pim 2", "b": "kron 2"}, readied={"a": "third-eye"}, hands={"a": "wolfs-pace"}, glory={"a": 9}),
        "hand:wolfs-pace", placed(heroes={"a": "pim 2", "b": "kron 2"}, hands={"a": "wolfs-pace"}, glory={"a": 9}),
    ),
    "treasure-limit": (
        placed(readied={"a": "barrow-blade"}, hands={"a": "dented-visor"}, glory={"a": 9}), "hand:dented-visor",
        placed(hands={"a": "dented-visor"}, glory={"a": 9}),
    ),
    "one-of-a-type": (
        placed(heroes=RODERIK, readied={"a": "barrow-blade"}, hands={"a": "staff-of-cold-sparks"}, glory={"a": 9}),
        "hand:staff-of-cold-sparks", placed(heroes=RODERIK, hands={"a": "staff-of-cold-sparks"}, glory={"a": 9}),
    ),
    "solo-treasure-in-reward": (
        placed(seats=1, hands={"a": "barrow-blade"}, glory={"a": 9}), "hand:barrow-blade",
        put("reward-treasure", treasure_options, None, seats=1, hands={"a": "barrow-blade"}, glory={"a": 9}),
    ),
    "solo-boon-on-entrance": (
        placed(seats=1, hands={"a": "third-eye"}, glory={"a": 9}), "hand:third-eye",
        placed(seats=1, hands={"a": "third-eye"}, glory={"a": 9}, at={"a": HOME}),
    ),
    "nobody-can-pay": (
        lord(hands={"a": "zombie, grave-wraith"}, peril={"b": 2}), "hand:grave-wraith",
        plot(hands={"a": "zombie, grave-wraith"}, peril={"b": 3}),
    ),
    "cannot-pay": (
        after("play:chain-of-grudges:A:B", **GRUDGES, peril={"b": 3, "c": 3, "d": 1}), "seat:D",
        after("play:chain-of-grudges:A:B", **GRUDGES, peril={"b": 3, "c": 3, "d": 3}),
    ),
    "no-target-can-pay": (lord(**BROKE), "hand:creeping-rust", lord(**{**BROKE, "peril": {"b": 9, "c": 2}})),
    "is-whole": (placed(heroes=RODERIK, glory={"a": 9}), "hero:A", placed(**HURT)),
    # aims
    "nothing-to-aim-at": (
        placed(hands={"a": "light-fingers"}, glory={"a": 9}, at={"b": "corridor"}), "hand:light-fingers",
        placed(hands={"a": "light-fingers"}, glory={"a": 9}),
    ),
    "no-such-roll": (
        placed(**LEDGER, hands={"a": "lucky-tumble"}), "hand:lucky-tumble",
        after("attempt:black-ledger", "0", **LEDGER, hands={"a": "lucky-tumble"}),
    ),
    "not-your-fight": (challenged_back, "hand:create-darkness", attacked(hands={"a": "create-darkness"}, glory={"a": 9})),
    "nothing-to-hang-on": (
        placed(hands={"a": "gravediggers-whetstone"}, glory={"a": 9}), "hand:gravediggers-whetstone",
        placed(hands={"a": "gravediggers-whetstone"}, glory={"a": 9}, readied={"a": "barrow-blade"}),
    ),
    "no-host-there": (
        lord(**RUST), "hand:creeping-rust>seat:C",
        lord(**{**RUST, "readied": {"b": "barrow-blade", "c": "dented-visor"}}),
    ),
    "no-host-anywhere": (
        lord(**{**BROKE, "readied": {"a": "barrow-blade"}}), "hand:creeping-rust",
        lord(**{**BROKE, "readied": {"b": "barrow-blade"}}),
    ),
    "no-use-there": (
        placed(**WEIGHT, ap={"b": 1}), "hand:leaden-weight>seat:C", placed(**WEIGHT, ap={"b": 1, "c": 1}),
    ),
    "other-wound": (
        put("prevent", prevent_options, Cause(HAZARD), **MAIL), "card:mail-of-small-bones",
        put("prevent", prevent_options, Cause(STRIKE), **MAIL),
    ),
    # the declaration
    "nothing-to-declare": (lord(hands={"a": "zombie"}), "act:declare", lord(hands={"a": "zombie"}, peril={"b": 1})),
    "declared-already": (
        after("declare", "add:zombie:B", "done", rolls=(1, 6), phase=LORD, hands={"a": "zombie, legion"}, peril={"b": 9}),
        "act:declare", lord(hands={"a": "zombie, legion"}, peril={"b": 9}),
    ),
    "not-an-encounter": (plot(), "hand:fend-off", attacked(hands={"a": "fend-off"}, glory={"a": 9})),
    "in-declaration": (plot("add:zombie:B"), "hand:zombie", plot()),
    "too-little-peril-left": (plot("add:zombie:B"), "hand:legion", plot()),
    "card-first": (plot(), "seat:B", placed()),
    "own-hero-later": (plot(**HURT), "hero:A", lord(**HURT)),
    "declare-something": (plot(), "act:declare", plot("add:zombie:B")),
    # quests
    "wrong-space": (placed(quests={"a": "slay-draky"}), "quest:slay-draky", placed(quests={"a": "slay-draky"}, **SANCTUM)),
    "not-found-yet": (
        placed(quests={"a": "buried-armoury"}, map=FAR, ap={"a": 0}), "quest:buried-armoury",
        placed(quests={"a": "buried-armoury"}, map=FAR),
    ),
    "second-attempt-costs": (
        after("attempt:black-ledger", "0", rolls=(1,), **LEDGER, ap={"a": 0}), "quest:black-ledger",
        after("attempt:black-ledger", "0", rolls=(1,), **LEDGER, ap={"a": 1}),
    ),
    "cannot-give-that": (
        placed(quests={"a": "free-caedmans-soul"}), "quest:free-caedmans-soul",
        placed(quests={"a": "free-caedmans-soul"}, readied={"a": "third-eye"}),
    ),
    "escort-is-no-attempt": (
        placed(quests={"a": "walled-in-mason"}, map=HALL, at={"a": HOME}), "quest:walled-in-mason",
        placed(quests={"a": "walled-in-mason"}, map=HALL, at={"a": "sealed-vault"}),
    ),
    "not-yours": (placed(quests={"b": "slay-draky"}), "quest:slay-draky", placed(quests={"a": "slay-draky"}, **SANCTUM)),
    # the map
    "knocked-down": (down(), f"space:{HOME}", placed()),
    "no-ap": (placed(ap={"a": 0}), f"space:{HOME}", placed()),
    "wall": (placed(map=HALL, at={"a": "sealed-vault", "b": "corridor"}), "space:crypt", placed(at={"a": HOME})),
    "not-next-to-you": (placed(), "space:corridor", placed(at={"a": HOME})),
    "you-are-here": (placed(), "space:crypt", placed(at={"a": HOME})),
    "no-map-cards": (placed(position={"maps_left": []}), "act:explore", placed()),
    "entrance-stays": (after("play:shuddering-stones", **STONES), f"space:{HOME}", None),
    "no-swap": (
        after("play:shuddering-stones", **STONES, map=HALL), "space:sealed-vault",
        after("play:shuddering-stones", **STONES, map=DEAD_END),
    ),
    "place-is-taken": (after("explore", rolls=("turn",), at={"a": HOME}), "space:crypt", placed(at={"a": HOME})),
    "chosen-already": (
        after("play:shuddering-stones", "crypt", **STONES), "space:crypt", after("play:shuddering-stones", **STONES),
    ),
    "not-nearest": (second("entrance", nearest_entrances, HOME), "space:library", second("entrance", nearest_entrances, "library")),
    "only-entrances": (put("rise-at", entrances_to_rise, 0), "space:library", second("rise-at", entrances_to_rise, 0)),
    # heroes
    "entrance-peace": (placed(at={"a": HOME, "b": HOME}), "seat:B", placed()),
    "one-battle": (used("battle"), "seat:B", placed()),
    "not-in-your-space": (placed(at={"b": "corridor"}), "seat:B", placed()),
    "in-another-space": (lord(at={"b": "corridor"}), "seat:B", lord()),
    "saved-for-challenge": (
        asked("window", after("end", who="b", **SAVED, saved_ap="challenge")), "seat:B",
        asked("window", after("end", who="b", **SAVED, saved_ap="all")),
    ),
    "not-in-this-fight": (
        asked("challenge", attacked("play:fend-off:zombie", hands={"a": "fend-off"}, glory={"a": 9}, ap={"a": 1})), "attack:zombie",
        asked("challenge", attacked(ap={"a": 1}, rolls=(3, 3))),
    ),
    "trap-is-no-target": (trapped, "card:closing-walls", None),
    # cards to give away
    "stays-in-play": (
        placed(**CLOSE, hands={"a": "zombie"}, readied={"a": "third-eye"}), "card:third-eye",
        put("give-up", readied_to_give, None, readied={"a": "third-eye"}),
    ),
    "only-readied": (
        put("give-up", readied_to_give, None, hands={"a": "zombie"}, readied={"a": "third-eye"}), "hand:zombie",
        placed(**CLOSE, hands={"a": "zombie"}),
    ),
    "only-from-hand": (
        after("use:library", at={"a": "library"}, hands={"a": "zombie, legion"}, readied={"a": "third-eye"}), "card:third-eye",
        put("give-up", readied_to_give, None, readied={"a": "third-eye"}),
    ),
    "only-from-lair": (
        put("lair-surplus", lair_surplus, None, hands={"a": "zombie"}), "hand:zombie", placed(**CLOSE, hands={"a": "zombie"}),
    ),
    "other-kind": (
        put("give-up", surplus_to_give, None, readied={"a": "third-eye, barrow-blade, dented-visor"}), "card:third-eye",
        put("give-up", surplus_to_give, None, heroes={"a": "pim 2"}, readied={"a": "third-eye, wolfs-pace"}),
    ),
    "rest-too-cheap": (
        put("give-up", boons_to_give, (1, 4), readied={"a": "third-eye, rooted-stance"}), "card:third-eye",
        put("give-up", boons_to_give, (1, 3), readied={"a": "third-eye, rooted-stance"}),
    ),
    "not-asked-for": (
        put("give-up", boons_to_give, (1, 0), readied={"a": "third-eye, barrow-blade"}), "card:barrow-blade",
        put("give-up", valuables_to_give, None, readied={"a": "third-eye, barrow-blade"}),
    ),
    "not-dearest": (
        put("host", dearest, ["barrow-blade", "dented-visor"], seats=1, readied={"a": "barrow-blade, dented-visor"}),
        "card:dented-visor", put("host", dearest, ["dented-visor"], seats=1, readied={"a": "dented-visor"}),
    ),
}  # fmt: skip
"""Of each reason: where it is told, of which thing, and the same with the obstacle away, where the thing is offered; None where
nothing takes it away: what works by itself has no use, a defeated hero is out of the game, entrances never move,
traps have no life."""


def test_every_reason_has_its_story() -> None:
    assert set(STORIES) == set(RULE)


@pytest.mark.parametrize("key", STORIES)
def test_it_is_told(key: str) -> None:
    story, thing, _ = STORIES[key]
    t = story()
    why = t.why()
    assert thing in why, {id: each.key for id, each in why.items()}
    assert (why[thing].key, why[thing].rule) == (key, RULE[key])
    assert thing not in t.offered() | t.aims()
    refusal = {"key": key, "args": why[thing].args}
    assert all(Texts(lang).why("lichlord", refusal) for lang in LANGUAGES)


@pytest.mark.parametrize("key", [key for key, (_, _, other) in STORIES.items() if other is not None])
def test_with_the_obstacle_away_the_thing_is_offered(key: str) -> None:
    _, thing, other = STORIES[key]
    assert other is not None
    t = other()
    assert thing in t.offered() | t.aims(), (t.ask, t.why().get(thing, Refusal("nothing")).key)
    assert thing not in t.why()


def test_what_is_lacking_is_said_in_figures() -> None:
    figures = {
        "too-little-glory": {"card": "barrow-blade", "how": "play", "cost": 4, "glory": 3}, "treasure-limit": {"limit": 1},
        "nobody-can-pay": {"card": "grave-wraith", "cost": 3}, "wrong-space": {"quest": "slay-draky"},
        "too-little-peril-left": {"card": "legion", "cost": 4, "left": 3}, "not-dearest": {"cost": 4},
        "cannot-pay": {"card": "chain-of-grudges", "cost": 3, "peril": 1},
    }  # fmt: skip
    for key, args in figures.items():
        story, thing, _ = STORIES[key]
        assert story().why()[thing].args == args


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_price_says_what_costs_it(lang: str) -> None:
    texts = Texts(lang)
    stories = [STORIES[key][:2] for key in ("too-little-glory", "nobody-can-pay", "cannot-pay", "too-little-peril-left")]
    used_space = placed(at={"a": HOME, "b": "crypt"}), f"space:{HOME}"
    used_hero = placed(**{**HURT, "glory": {"a": 0}}), "hero:A"
    used_card = placed(readied={"a": "boot-of-ala-hazad"}), "card:boot-of-ala-hazad"
    for story, thing in [*stories, used_space, used_hero, used_card]:
        refusal = story().why()[thing]
        assert GAME.word(str(refusal.args["card"]), lang) in texts.why("lichlord", shapes.plain(refusal.shown())), thing


@pytest.mark.parametrize("where", ["corridor", "crypt"])
def test_at_the_end_of_a_turn_nobody_is_told_to_go_to_a_hero_and_attack_it(where: str) -> None:
    discarding = table(phase="close", hands={"a": "zombie"}, at={"b": where})
    assert discarding.asked == ("A", "discard")
    assert discarding.why()["seat:B"].key == "turn-ends"
    saving = discarding.does("a", "hand:zombie")
    assert saving.asked == ("A", "save")
    assert saving.why()["seat:B"].key == "turn-ends"


def test_where_nobody_can_walk_nobody_is_told_to_go_to_a_hero() -> None:
    t = table(at={"a": HOME, "b": "corridor"}, heroes={"a": "kron 2", "b": "roderik 2"})
    assert t.why()["seat:B"].key == "not-in-your-space"
    t.rolls("turn").does("a", "explore")
    assert t.asked == ("A", "lay")
    assert t.why()["seat:B"].key == "in-another-space"


def test_the_own_figure_on_the_map_says_who_encounters_are_for() -> None:
    assert plot()().why()["seat:A"].key == "own-hero-later"


def test_whoever_sent_a_monster_is_not_told_to_challenge_it() -> None:
    t = plot("add:zombie:B", rolls=(3, 3))().does("a", "done")
    while t.asked != ("A", "keep"):
        t.does(t.asked[0], sorted(t.options)[0] if "pass" not in t.options else "pass")
    assert t.why()["attack:zombie"].key == "not-your-fight"
    assert trapped().why()["attack:zombie"].key == "only-in-challenge"


def test_where_heroes_can_be_attacked_before_the_hero_phase_that_phase_is_no_reason() -> None:
    t = plot("add:zombie:B", at={"b": "corridor"}, rolls=(3, 3))()
    t.does("a", "done")
    while t.asked != ("A", "keep"):
        t.does(t.asked[0], sorted(t.options)[0] if "pass" not in t.options else "pass")
    assert t.why()["seat:B"].key == "in-another-space"


def test_the_phase_is_the_reason_only_where_nothing_else_is_in_the_way() -> None:
    """In the Dungeonlord phase; the Hero phase is next."""

    def told(thing: str, **more: Any) -> str:
        return table(phase=LORD, **more).why()[thing].key

    blade = {"hands": {"a": "barrow-blade"}}
    assert told("hand:barrow-blade", **blade, glory={"a": 9}) == "only-in-hero-phase"
    assert told("hand:barrow-blade", **blade, glory={"a": 3}) == "too-little-glory"
    assert told("hand:barrow-blade", **blade, glory={"a": 9}, readied={"a": "dented-visor"}) == "treasure-limit"
    whetstone = {"hands": {"a": "gravediggers-whetstone"}, "glory": {"a": 9}}
    assert told("hand:gravediggers-whetstone", **whetstone) == "nothing-to-hang-on"
    assert told("hand:gravediggers-whetstone", **whetstone, readied={"a": "barrow-blade"}) == "only-in-hero-phase"
    assert told("space:crypt") == "you-are-here"
    assert told(f"space:{HOME}") == "only-in-hero-phase"
    assert told("space:corridor") == "not-next-to-you"
    assert told(f"space:{HOME}", ap={"a": 0}) == "no-ap"
    assert told("quest:slay-draky", quests={"a": "slay-draky"}) == "wrong-space"
    assert told("quest:slay-draky", quests={"a": "slay-draky"}, **SANCTUM) == "only-in-hero-phase"
    assert told("quest:slay-draky", quests={"b": "slay-draky"}) == "not-yours"
    assert told("act:explore") == "only-in-hero-phase"
    assert told("act:explore", ap={"a": 0}) == "no-ap"


def test_in_the_turn_of_another_the_phase_is_the_reason_whatever_it_costs() -> None:
    t = plot("add:zombie:B", hands={"a": "zombie", "b": "barrow-blade, fend-off"}, glory={"b": 3})().does("a", "done")
    assert t.asked[0] == "B"
    assert t.why("b")["hand:barrow-blade"].key == "only-in-hero-phase"


def test_a_card_aimed_at_whom_it_cannot_have_says_why() -> None:
    weight = table(**WEIGHT, ap={"b": 1, "c": 1}, players={"c": {"peril": 0}})
    assert "hand:leaden-weight" in weight.offered()
    refusal = weight.refused("play:leaden-weight:C")
    assert refusal is not None
    assert (refusal.key, refusal.args) == ("cannot-pay", {"card": "leaden-weight", "cost": 3, "peril": 0})
    assert weight.why()["hand:leaden-weight>seat:C"].shown() == refusal.shown()


@pytest.mark.parametrize(
    ("card", "others", "at_b", "cost"),
    [
        ("creeping-rust", {"readied": {"c": "barrow-blade"}}, "no-host-there", 2),
        ("stolen-courage", {"heroes": {"b": "roderik 1", "c": "kron 2"}}, "no-use-there", 6),
        ("leaden-weight", {"ap": {"b": 0, "c": 1}}, "no-use-there", 3),
    ],
)
def test_a_bane_aimed_at_nobody_says_of_each_opponent_why(card: str, others: dict[str, Any], at_b: str, cost: int) -> None:
    """B has the peril, and nothing that the card works on; C has that, but no peril."""
    t = table(hands={"a": card}, peril={"b": 9, "c": 0}, seats=3, phase=LORD, **others)
    why = t.why()
    told = {thing: (why[thing].key, why[thing].args) for thing in (f"hand:{card}", f"hand:{card}>seat:B", f"hand:{card}>seat:C")}
    assert told == {
        f"hand:{card}": ("no-target-can-pay", {"card": card, "cost": cost}),
        f"hand:{card}>seat:B": (at_b, {"card": card}),
        f"hand:{card}>seat:C": ("cannot-pay", {"card": card, "cost": cost, "peril": 0}),
    }
    for option in (f"play:{card}:B", f"play:{card}:C"):
        refusal = t.refused(option)
        assert refusal is not None
        assert refusal.key == told[f"hand:{card}>seat:{option[-1]}"][0]


def test_the_declaration_is_offered_for_each_encounter_that_somebody_can_pay() -> None:
    t = table(
        phase=LORD,
        hands={"a": "zombie, bone-colossus, fend-off"},
        players={"a": {"lair": ["barrow-knight"]}},
        peril={"b": 5, "c": 0},
        seats=3,
    )
    assert {"act:declare", "hand:zombie", "card:barrow-knight"} <= t.offered()
    why = {thing: each.key for thing, each in t.why().items()}
    assert why["hand:bone-colossus"] == "nobody-can-pay"
    assert why["hand:zombie>seat:C"] == "cannot-pay"
    assert not {"act:declare", "hand:zombie", "card:barrow-knight", "hand:zombie>seat:B"} & why.keys()
    done = after("declare", "add:zombie:B", "done", rolls=(1, 6), phase=LORD, hands={"a": "zombie, legion"}, peril={"b": 9})()
    assert [done.why()[thing].key for thing in ("act:declare", "hand:legion")] == ["declared-already"] * 2


def test_an_encounter_declared_at_whom_it_cannot_have_says_why() -> None:
    t = plot("add:zombie:B", hands={"a": "zombie, legion, fend-off"}, peril={"b": 4, "c": 9}, seats=3)()
    refusals = {option: t.refused(option) for option in ("add:legion:B", "add:zombie:C", "add:fend-off:C")}
    keys = {option: refusal and refusal.key for option, refusal in refusals.items()}
    assert keys == {"add:legion:B": "cannot-pay", "add:zombie:C": "in-declaration", "add:fend-off:C": "not-an-encounter"}
    assert "hand:legion" in t.offered()
    assert t.why()["hand:legion>seat:B"].args == {"card": "legion", "cost": 4, "peril": 3}


def test_while_encounters_are_declared_every_card_says_its_own_reason() -> None:
    t = plot("add:zombie:B", readied={"a": "barrow-blade"})()
    why = {thing: each.key for thing, each in t.why().items() if thing.startswith(("hand:", "card:"))}
    assert why == {
        "hand:zombie": "in-declaration", "hand:legion": "too-little-peril-left", "hand:fend-off": "not-an-encounter",
        "card:barrow-blade": "not-an-encounter",
    }  # fmt: skip


def test_what_is_offered_for_discarding_carries_no_reason_and_the_rest_says_when() -> None:
    t = table(phase="close", hands={"a": "zombie, fend-off"}, quests={"a": "slay-draky"}, readied={"a": "third-eye"})
    assert t.asked == ("A", "discard")
    why = {thing: each.key for thing, each in t.why().items()}
    assert not {"hand:zombie", "hand:fend-off"} & why.keys()
    assert why["space:crypt"] == why["quest:slay-draky"] == why["act:explore"] == "only-in-hero-phase"


def test_the_token_of_an_escort_may_be_left_and_so_has_no_reason() -> None:
    t = table(quests={"a": "saints-ashes"}, players={"a": {"escorts": ["saints-ashes"]}})
    assert "drop:saints-ashes" in t.options
    assert "quest:saints-ashes" not in t.why()


def test_a_search_too_near_to_the_entrance_is_no_matter_of_points() -> None:
    t = table(quests={"a": "buried-armoury"})
    assert t.why()["quest:buried-armoury"].key == "wrong-space"


def test_the_effect_of_a_space_is_offered_or_refused() -> None:
    t = table(at={"a": HOME, "b": "crypt"}, glory={"a": 9}, quests={"a": "slay-draky"})
    assert f"space:{HOME}" not in t.why()
    t = table(at={"a": HOME, "b": "crypt"}, quests={"a": "slay-draky"})
    assert t.why()[f"space:{HOME}"].key == "too-little-glory"


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"limited_movement": True}), (4, {"resurrection": True}), (1, {}), (3, {"no_blank_spots": True})],
)
def test_nothing_that_is_offered_has_a_reason(seats: int, options: dict[str, Any]) -> None:
    """At every question of random games."""
    texts = [Texts(lang) for lang in LANGUAGES]
    rng = Random(3)
    told: set[str] = set()
    for seed in (1,):
        settings = GAME.read_settings({"turn_limit": 16, **options}, seats)
        match = Match(GAME, settings, seats, SampledNature(Random(seed)))
        while match.asks():
            ask = match.asks()[0]
            view = view_of(match, ask.seat, told=len(match.journal))
            offered = {option["touches"][0] for option in view["asks"][0]["options"]}
            assert not offered & set(view["why"])
            for why in view["why"].values():
                assert why["rule"] == RULE[why["key"]]
                said = [text.why("lichlord", why) for text in texts] if why["key"] not in told else []
                assert not [each for each in said if "{" in each or "dungeoneer-" in each]
                told.add(why["key"])
            if "hero" in {ask["what"] for ask in view["asks"]}:
                mine = {f"hand:{card['id']}" for card in view["board"]["hand"]}
                assert mine <= offered | set(view["why"]), "every card in hand is offered or says why not"
            match.answer(ask.seat, text_of(rng.choice(list(ask.options))), ask.what)
    assert len(told) > 8


def test_who_is_not_asked_is_told_when_a_thing_can_be_used() -> None:
    t = table(hands={"b": "zombie, fend-off, barrow-blade, leaden-weight"}, seats=3)
    why = {thing: each.key for thing, each in t.why("b").items()}
    assert [why[f"hand:{card}"] for card in ("zombie", "fend-off", "barrow-blade", "leaden-weight")] == [
        "only-in-lord-phase", "only-as-response", "only-in-hero-phase", "only-at-moments",
    ]  # fmt: skip
    assert why["space:corridor"] == "only-in-hero-phase"


def test_whom_one_could_attack_is_no_matter_before_the_own_hero_phase() -> None:
    at = {"a": HOME, "b": HOME}
    assert table(at=at, ap={"b": 0}).why("b")["seat:A"].key == "only-in-hero-phase"
    assert table(ap={"b": 0}).why("b")["seat:A"].key == "only-in-hero-phase"
    assert after("explore", rolls=("turn",), at=at)().why()["seat:B"].key == "entrance-peace"


def test_where_entrances_bar_challenges_only_it_is_something_else_that_bars_an_attack() -> None:
    at = {"a": HOME, "b": HOME}
    assert used("battle", at=at, entrance_peace="challenge")().why()["seat:B"].key == "one-battle"
    assert table(at=at, entrance_peace="challenge", ap={"a": 0}).why()["seat:B"].key == "no-ap"


def test_while_a_map_card_is_laid_a_hero_elsewhere_is_no_space() -> None:
    t = table(at={"a": HOME, "b": "corridor"}, phase=LORD).rolls("turn").does("a", "end")
    assert t.asked == ("A", "lay")
    assert t.why()["seat:B"].key == "in-another-space"
    together = table(at={"a": "library", "b": "library"}, phase=LORD).rolls("turn").does("a", "end", "pass")
    assert together.asked == ("A", "lay")
    assert together.why()["seat:B"].key == "asked-first"
    lay = sorted(option for option in together.options if option.startswith("lay:"))
    assert "seat:B" in together.does("a", lay[0]).offered()


def test_a_saved_point_attacks_in_anothers_turn_so_that_the_own_hero_phase_is_no_reason() -> None:
    def waiting(points: int) -> Table:
        return table(at={"a": "tomb-antechamber", "b": "corridor"}, ap={"a": 3, "b": points})

    assert waiting(0).why("b")["seat:A"].key == "only-in-hero-phase"
    assert waiting(1).why("b")["seat:A"].key == "in-another-space"
    together = table(at={"a": "library", "b": "library"}, ap={"a": 3, "b": 1}, quests={"a": "slay-draky"})
    assert together.why("b")["seat:A"].key == "only-at-moments"
    together.does("a", "end", "pass")
    assert together.asked == ("B", "window")
    assert "seat:A" in together.offered("b")


def test_in_anothers_turn_nobody_is_told_that_the_own_phase_goes_on() -> None:
    """B, asked before the dice of A's attack, may neither stand up nor attack now; its next moment comes after them."""
    t = table(
        at={"a": "library", "b": "library"}, ap={"a": 3, "b": 1}, hands={"b": "leaden-weight"}, peril={"a": 9},
        players={"b": {"down": True}},
    )  # fmt: skip
    t.does("a", "attack:B", "melee")
    while t.g.moment is None or t.g.moment.name != "rolls":
        t.does(t.asked[0], "pass")
    assert t.asked == ("B", "window")
    assert t.why("b")["act:stand-up"].key == "only-at-moments"


def test_a_monster_that_is_gone_is_not_kept_for_the_challenge() -> None:
    hands = {"a": "fend-off", "b": "zombie, night-hamster"}
    t = table(hands=hands, glory={"a": 9}, phase=LORD, active="b", peril={"a": 9}).rolls(6, 1)
    t.does("b", "declare", "add:zombie:A", "add:night-hamster:A", "done").does("a", "play:fend-off:zombie")
    while t.asked != ("B", "keep"):
        t.does(t.asked[0], "pass")
    why = {thing: each.key for thing, each in t.why("a").items() if thing.startswith("attack:")}
    assert why == {"attack:zombie": "not-in-this-fight", "attack:night-hamster": "only-in-challenge"}


def test_alone_no_reason_names_a_phase_that_there_is_not() -> None:
    """A lair comes by itself, and treasures are for the Reward step, at the end of a turn as well."""
    solo: dict[str, Any] = {"seats": 1, "heroes": {"a": "roderik 2"}, "hands": {"a": "barrow-blade, third-eye"}, "glory": {"a": 9}}
    for phase in ("hero", "close"):
        t = table(**solo, players={"a": {"lair": ["zombie"], "moved": True}}, lair_in_solo=True, phase=phase)
        why = {thing: each.key for thing, each in t.why().items()}
        assert why["card:zombie"] == "works-by-itself"
        assert why["hand:barrow-blade"] == "solo-treasure-in-reward"


def test_quests_of_a_hero_that_is_about_to_be_followed_are_still_its_own() -> None:
    t = table(
        seats=3, hands={"a": "zombie"}, peril={"b": 4}, life={"b": 1}, quests={"b": "slay-draky"}, at={"a": "library"}, phase=LORD,
        resurrection=True,
    )  # fmt: skip
    t.rolls(6, 1).does("a", "declare", "add:zombie:B", "done")
    while t.asked != ("B", "new-hero"):
        t.does(t.asked[0], "pass")
    assert t.why("a")["quest:slay-draky"].key == "not-yours"
