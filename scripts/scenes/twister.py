"""The scenes of Dungeon Twister."""

from __future__ import annotations

from tests.e2e.hands import press, until_still

from . import Scene, Visit
from .serve import LAST, MIDDLE

HURT = ("wounded", "killed")


def begin(visit: Visit, pace: str = "instant", story: int = MIDDLE, seat: str = "A") -> None:
    """A game of two from its middle on."""
    visit.begin("twister", pace, seats=2, seat=seat, turn_limit=story)


def ready(visit: Visit) -> None:
    """The board has come to rest, and I am asked."""
    visit.mine()
    visit.wait(".window .world")
    until_still(visit.page)


def own_turn(visit: Visit) -> None:
    """My turn, with a character picked."""
    begin(visit)
    ready(visit)
    press(visit.page, "a-cleric")
    until_still(visit.page)


def aim(visit: Visit) -> None:
    """I am about to attack: who takes part is shown before."""
    begin(visit)
    ready(visit)
    press(visit.page, "a-warrior")
    press(visit.page, "b-goblin")
    visit.wait(".fight")
    until_still(visit.page)


def reveal(visit: Visit) -> None:
    """A dark room is turned up, and what lies on it is to be placed."""
    begin(visit, "calm")
    visit.give("A", "reveal")
    visit.hold("reveals")


def place(visit: Visit) -> None:
    """I place what lay on the room that was turned up."""
    begin(visit)
    visit.give("A", "reveal")
    ready(visit)


def action(visit: Visit) -> None:
    """The other player turns an action card."""
    begin(visit, "calm")
    visit.give("A", "end")
    visit.give("B", "3")
    visit.hold("plays-card")


def walk(visit: Visit) -> None:
    """The other player's thief walks."""
    begin(visit, "calm", seat="B")  # whoever walks knows of it
    visit.give("A", "move:a-thief", "go:t8", "stop")
    visit.hold("moves")


def gear(visit: Visit) -> None:
    """A room turns."""
    begin(visit, "calm")
    visit.give("A", "turn:a-mekanork")
    visit.hold("turns")


def placed(visit: Visit) -> None:
    """The other player puts down what lay on a dark room."""
    begin(visit, "calm", seat="B")
    visit.give("A", "reveal")
    visit.play_until("places", "AB")
    visit.hold("places")


def leave(visit: Visit) -> None:
    """The thief leaves the dungeon with the treasure, and scores."""
    begin(visit, "calm")
    visit.give("A", "move:a-thief", "go:t8", "go:B-8")
    visit.hold("leaves", "carries-out", "scores")


def combat(visit: Visit) -> None:
    """A combat of two against two is decided."""
    begin(visit, "calm")
    visit.give("A", "attack")
    visit.give("A", "5")
    visit.give("B", "1")
    visit.hold(*HURT)


def card(visit: Visit) -> None:
    """I choose the card of a combat, in secret."""
    begin(visit)
    visit.give("A", "attack")
    ready(visit)


def bring_out(visit: Visit) -> None:
    """The thief carries the treasure out of the dungeon."""
    visit.give("A", "move:a-thief", "go:t8", "go:B-8", "end")


def end(visit: Visit) -> None:
    """The game is over: the thief brings the treasure out."""
    begin(visit, story=LAST)
    bring_out(visit)
    visit.wait(".end .ranks")


def replay(visit: Visit) -> None:
    """The replay, read turn by turn."""
    begin(visit, story=LAST)
    visit.give("A", "turn:a-mekanork", "attack:a-warrior:b-goblin", "5")
    visit.give("B", "1")
    bring_out(visit)
    visit.open(f"/t/{visit.table}/replay#step=6")
    visit.wait("[role=slider]")
    until_still(visit.page)


SCENES = (
    Scene("twister-turn", own_turn, "twister"), Scene("twister-aim", aim), Scene("twister-reveal", reveal),
    Scene("twister-place", place), Scene("twister-card", card), Scene("twister-combat", combat), Scene("twister-action", action),
    Scene("twister-walk", walk), Scene("twister-gear", gear), Scene("twister-placed", placed), Scene("twister-exit", leave),
    Scene("end-twister", end), Scene("replay-turns", replay, "replay"),
)  # fmt: skip
