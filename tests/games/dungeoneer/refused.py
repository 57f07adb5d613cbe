"""Positions in which something may not be used, for the stories that say why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.dungeoneer.table import Table, table, with_entrance
from undercroft.games.dungeoneer.rules.reasons import RULE
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS, WEST
from undercroft.games.dungeoneer.state.state import LORD
from undercroft.kernel.ask import Among, Choose
from undercroft.kernel.game import LANGUAGES
from undercroft.text import Texts

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


def check_told(t: Table, thing: str, key: str, game: str) -> None:
    """This reason is told at the thing, with its paragraph and in all languages; and the thing is not offered."""
    why = t.why()
    assert thing in why, {id: each.key for id, each in why.items()}
    assert (why[thing].key, why[thing].rule) == (key, RULE[key])
    assert thing not in t.offered() | t.aims()
    refusal = {"key": key, "args": why[thing].args}
    assert all(Texts(lang).why(game, refusal) for lang in LANGUAGES)


def check_offered(t: Table, thing: str) -> None:
    """The thing is offered, and no reason is told against it."""
    assert thing in t.offered() | t.aims(), (t.ask, {id: each.key for id, each in t.why().items()})
    assert thing not in t.why()
