"""Reasons why something may not be done now: the paragraph behind each, and when things can be used (rules §17)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.ask import Refusal
from ..cards.fields import ANY, HERO_PHASE, LORD_PHASE, RESPONSE
from ..state.moments import MENU_HERO, NOT_ASKED, TURN, Moment
from ..state.state import HERO, LORD, MAP, State

RULE: Final[dict[str, str]] = {
    # when
    "only-in-hero-phase": "5", "only-in-lord-phase": "5", "only-as-response": "9", "response-is-over": "9", "only-in-own-turn": "6",
    "only-when-wounded": "17", "only-in-challenge": "9", "only-at-moments": "17", "works-by-itself": "4",
    "in-battle": "9", "before-dice": "17", "phase-begins": "17", "encounters-first": "5", "asked-first": "17", "turn-ends": "17",
    "points-are-over": "5",
    "banes-follow": "17", "banes-now": "17", "challenge-made": "9", "only-treasures-now": "14", "defeated": "1",
    # accounts and limits
    "too-little-glory": "4", "too-few-ap": "6", "used-already": "5", "boon-limit": "11", "treasure-limit": "11",
    "one-of-a-type": "5", "solo-treasure-in-reward": "14", "solo-boon-on-entrance": "14", "nobody-can-pay": "5",
    "cannot-pay": "5", "no-target-can-pay": "5", "is-whole": "4",
    "other-terrain": "4", "no-healing-here": "4", "no-winter": "4", "no-cards-left": "4",
    # aims
    "nothing-to-aim-at": "4", "no-such-roll": "17", "not-your-fight": "9", "nothing-to-hang-on": "4", "other-wound": "17",
    "no-such-attack": "9", "no-host-there": "4", "no-host-anywhere": "4", "no-use-there": "4",
    # the declaration
    "nothing-to-declare": "5",
    "declared-already": "5", "not-an-encounter": "5", "in-declaration": "5", "too-little-peril-left": "5",
    "card-first": "5", "monster-first": "5", "declare-something": "5", "own-hero-later": "5", "heroes-not-spaces": "5",
    # quests
    "wrong-space": "10", "not-found-yet": "10", "second-attempt-costs": "10", "cannot-give-that": "10",
    "escort-is-no-attempt": "10", "not-yours": "10",
    # the map
    "knocked-down": "7", "no-ap": "7", "wall": "7", "not-next-to-you": "7", "you-are-here": "7", "no-map-cards": "5",
    "no-map-fits": "5",
    "entrance-stays": "7", "no-swap": "7", "place-is-taken": "7", "chosen-already": "7", "not-nearest": "4", "only-entrances": "13",
    "only-portals": "7", "not-beside-target": "9", "keeps-ice": "7", "switched-off": "4", "protected": "4", "no-ice-there": "7",
    "never-freezes": "7", "only-sites-freeze": "7", "frozen": "7",
    # heroes
    "entrance-peace": "9", "one-battle": "9", "not-in-your-space": "9", "in-another-space": "9",
    "saved-for-challenge": "9", "not-in-this-fight": "9", "trap-is-no-target": "9",
    # cards to give away
    "stays-in-play": "5", "only-readied": "11", "only-from-hand": "4", "only-from-lair": "9", "other-kind": "11",
    "rest-too-cheap": "10", "not-asked-for": "10", "not-dearest": "14", "only-revealed": "14",
}  # fmt: skip
"""The paragraph of the rules page behind each reason."""

GENERAL: Final = frozenset({
    "in-battle", "before-dice", "phase-begins", "encounters-first", "asked-first", "only-at-moments", "banes-follow", "banes-now",
    "only-treasures-now", "own-hero-later",
})  # fmt: skip
"""Reasons that say no more than "not now", or what has to be over first. All others name the time of the thing, what it lacks, or
the step that leads to it in the question that is open."""

WHEN: Final[dict[str, str]] = {
    HERO_PHASE: "only-in-hero-phase", LORD_PHASE: "only-in-lord-phase", RESPONSE: "only-as-response", "turn": "only-in-own-turn",
    "wounded": "only-when-wounded", "challenge": "only-in-challenge", ANY: "only-at-moments",
}  # fmt: skip
"""The reason that says when something of this timing can be used."""

PHASES: Final[dict[str, str]] = {"only-in-hero-phase": HERO, "only-in-lord-phase": LORD}
"""The phases that such reasons name."""


def because(key: str, **args: Any) -> Refusal:
    """A reason with its paragraph."""
    return Refusal(key, RULE[key], **args)


def glory_lacking(g: State, seat: int, card: str, cost: int, how: str) -> Refusal:
    """What a card costs to ``play``, or to ``use`` where it lies, is more than the seat's glory."""
    return because("too-little-glory", card=card, how=how, cost=cost, glory=g.players[seat].glory)


def cannot_pay(card: str, cost: int, peril: int) -> Refusal:
    """An opponent has less peril than a card costs."""
    return because("cannot-pay", card=card, cost=cost, peril=peril)


def not_yet(g: State, seat: int, key: str, m: Moment) -> str:
    """The reason itself; but where it names the phase or turn that it is, what has to be over first. Of a response it says where it
    comes too late."""
    if key == "only-in-own-turn":
        return "only-at-moments" if seat == g.active else key
    if key == "only-as-response" and g.battle is not None and g.battle.defender == seat:
        return key if g.battle.step in ("attack", "response") else "response-is-over"
    if seat != g.active or g.phase != PHASES.get(key):
        return key
    if m.name == TURN and not g.plan:
        return "phase-begins"
    return first(g, seat, m)


def hero_phase_to_come(g: State, seat: int) -> bool:
    """Whether a seat's Hero phase is still to come, or to go on, in this turn: what else is in the way then is there already."""
    return seat == g.active and g.phase in (LORD, MAP, HERO)


def too_far_to_attack(m: Moment) -> str:
    """Why a hero in another space is not attacked: who chooses what its hero does can go there."""
    return "not-in-your-space" if m.name == MENU_HERO else "in-another-space"


def first(g: State, seat: int, m: Moment) -> str:
    """What has to be over first; in another's turn a seat only waits for the next moment at which it is asked."""
    if seat != g.active:
        return "only-at-moments"
    if g.battle is not None:
        return "in-battle"
    if g.declared and g.plan:
        return "encounters-first"
    return "asked-first" if m.name == NOT_ASKED else "before-dice"
