"""The scenes of Tomb of the Lich Lord."""

from __future__ import annotations

from tests.e2e.hands import until_still
from tests.e2e.lichlord_story import FALL, GROWN, LORD, SIEGE, THIRD, TURN

from . import Missed, Scene, Visit
from .serve import EITHER, EXIT, LUCK, PIT, RISES, RIVALS, SECOND, SEEKS, TRAPPED, WARDED


def begin(visit: Visit, story: int, pace: str = "instant", seat: str = "A") -> None:
    """A table of three in one of the stories."""
    visit.begin("lichlord", pace, seat=seat, turn_limit=story)


def ready(visit: Visit) -> None:
    """The map has come to rest, and I am asked."""
    visit.mine()
    until_still(visit.page)


def own_turn(visit: Visit) -> None:
    """My hero phase, in the middle of a game."""
    begin(visit, GROWN)
    ready(visit)


def lord(visit: Visit) -> None:
    """My phase of villainy, in the middle of a game."""
    begin(visit, LORD)
    ready(visit)


def attack(visit: Visit, *more: str) -> None:
    """The first seat attacks the second with two monsters, and with more."""
    visit.give("A", "declare", "add:zombie:B", "add:barrow-knight:B", *more)
    if (ask := visit.asked("A")) and ask["what"] == "declare":
        visit.give("A", "done")


def choice(visit: Visit) -> None:
    """I am attacked, and may respond."""
    begin(visit, SIEGE, seat="B")
    attack(visit)
    ready(visit)


def offers(visit: Visit) -> None:
    """I am attacked, and three cards answer."""
    begin(visit, WARDED, seat="B")
    attack(visit)
    for _ in range(9):
        if (ask := visit.asked("B")) and ask["what"] == "respond":
            break
        visit.one("BAC", "pass")
    ready(visit)


def either(visit: Visit) -> None:
    """A threat is overcome with one of two stats."""
    begin(visit, EITHER)
    visit.give("A", "attempt:death-knell")
    for _ in range(20):
        ask = visit.asked("A")
        if ask and ask["what"] == "stat":
            return ready(visit)
        if not visit.one("ABC", "pass"):
            break
    raise Missed("nobody is asked for a stat")


def rivals(visit: Visit) -> None:
    """A hero attacks me."""
    begin(visit, RIVALS, seat="B")
    visit.give("A", "attack:B")
    for _ in range(9):
        if visit.asked("B") or not visit.one("AC", "pass"):
            break
    ready(visit)


def hinted(visit: Visit) -> None:
    """An attack on me strikes, and notes are on."""
    visit.hints = True
    battle(visit)


def battle(visit: Visit) -> None:
    """An attack on me strikes."""
    begin(visit, SIEGE, "calm", seat="B")
    attack(visit)
    visit.play_until("wounded", "ABC", "pass")
    visit.hold("wounded", where="[data-beat] .battle")


def trap(visit: Visit) -> None:
    """A trap is rolled against, beside a fight with two attackers."""
    begin(visit, TRAPPED, "calm", seat="B")
    attack(visit, "add:whispering-darts")
    visit.play_until("threat", "ABC", "pass")
    visit.hold("threat", where="[data-beat] .battle.both")


def declaration(visit: Visit) -> None:
    """Monsters are sent to me."""
    begin(visit, SIEGE, "calm", seat="B")
    attack(visit)
    visit.hold("encounter")


def tested(visit: Visit, story: int, step: str) -> None:
    """I take a step that is a threat, and roll against it."""
    begin(visit, story, "calm")
    visit.give("A", step)
    visit.play_until("threat", "ABC", "pass")
    visit.hold("threat")


def exit_trap(visit: Visit) -> None:
    """I go through an exit with a trap."""
    tested(visit, EXIT, "move:3")


def hazard(visit: Visit) -> None:
    """I enter a space with a hazard."""
    tested(visit, PIT, "move:2")


def form(visit: Visit) -> None:
    """I strike back, and choose how."""
    begin(visit, SIEGE, seat="B")
    attack(visit)
    for _ in range(20):
        ask = visit.asked("B")
        if ask and ask["what"] == "form":
            return ready(visit)
        if ask and ask["what"] == "challenge":
            visit.give("B", "challenge:")
        elif not visit.one("BAC", "pass"):
            break
    raise Missed("nobody is asked for a form")


def defeat(visit: Visit) -> None:
    """My own hero is defeated."""
    begin(visit, FALL, "calm", seat="B")
    attack(visit, "add:bone-colossus:B")
    visit.play_until("defeated", "ABC", "pass")
    visit.hold(where=".defeat")


def draw(visit: Visit) -> None:
    """I draw a card of my deck."""
    begin(visit, TURN, "calm")
    visit.give("A", "end")
    visit.play_until("draws-what", "ABC", "pass", "end")
    visit.hold("draws-what")


def map_card(visit: Visit) -> None:
    """I draw a card of the map."""
    begin(visit, TURN, "calm")
    visit.give("A", "end")
    visit.play_until("draws-map", "ABC", "pass", "end")
    visit.hold("draws-map")


def lay(visit: Visit) -> None:
    """I lay a card of the map."""
    begin(visit, TURN)
    visit.give("A", "end")
    ready(visit)


def search(visit: Visit) -> None:
    """I search for my quest."""
    begin(visit, SEEKS, "calm")
    visit.give("A", "search:")
    visit.play_until("searches", "BC", "pass")
    visit.hold("searches", "search-lapses")


def luck(visit: Visit) -> None:
    """I try my luck with a quest."""
    begin(visit, LUCK, "calm")
    visit.give("A", "attempt:magic-fish")
    visit.play_until("tries-luck", "ABC", "pass")
    visit.hold("tries-luck")


def soul(visit: Visit) -> None:
    """The first seat does its quest in the crypt."""
    visit.give("A", "attempt:free-caedmans-soul")
    visit.play_until("completes", "ABC", "pass")


def quest(visit: Visit) -> None:
    """My second quest is done."""
    begin(visit, SECOND, "calm")
    soul(visit)
    visit.hold("completes")


def third(visit: Visit) -> None:
    """Somebody wins by a third quest."""
    begin(visit, THIRD, "calm", seat="B")
    soul(visit)
    visit.hold("wins")


def rises(visit: Visit) -> None:
    """A new hero comes for one that was defeated."""
    begin(visit, RISES, "calm")
    attack(visit, "add:bone-colossus:B")
    visit.play_until("rises", "ABC", "pass")
    visit.hold("rises")


def lost(visit: Visit) -> None:
    """The game is over, and somebody else has won."""
    begin(visit, THIRD, seat="B")
    soul(visit)
    while visit.one("ABC"):
        pass
    visit.wait(".end .ranks")


def end(visit: Visit) -> None:
    """The game is over by a third quest."""
    begin(visit, THIRD)
    soul(visit)
    while visit.one("ABC"):
        pass
    visit.wait(".end .ranks")


SCENES = (
    Scene("lich-turn", own_turn), Scene("lich-lord", lord, "dungeoneer"), Scene("battle-choice", choice), Scene("battle", battle),
    Scene("lich-trap", trap), Scene("lich-form", form), Scene("defeat", defeat), Scene("lich-draw", draw), Scene("lich-lay", lay),
    Scene("lich-search", search), Scene("lich-offers", offers), Scene("lich-stat", either), Scene("lich-heroes", rivals),
    Scene("lich-hints", hinted), Scene("lich-declaration", declaration), Scene("lich-exit", exit_trap),
    Scene("lich-hazard", hazard), Scene("lich-map", map_card), Scene("lich-luck", luck), Scene("lich-quest", quest),
    Scene("lich-third", third), Scene("lich-rises", rises), Scene("end-lich", end), Scene("end-lost", lost),
)  # fmt: skip
