"""Boons and treasures with a twist, one of them a hero's ability; the docstring of each is what is printed."""

from __future__ import annotations

from typing import ClassVar

from .....kernel.ask import Choose, MaybeScript, Refused, Script, letter_of, seat_of
from ...cards.fields import ANY, BOON, HERO_PHASE, PERMANENT, RESPONSE, SPEED, TREASURE
from ...state.aims import Aim, Words
from ...state.attacks import is_on, rolling, spelled, standing
from ...state.fighters import in_order
from ...state.moments import CHALLENGE, NOT_ASKED, ROLL, USUAL, Moment
from ...state.state import State
from .. import battle as battles
from .. import moving, piles
from ..challenge import challenge_targets
from ..happening import happen
from ..twist import Fits, Twist
from ..uses import WARD, lacking, refuse_room, work_of
from ..values import body_of, is_protected, printed_cost, readied, stat
from ..way import way_of
from ..windows import window
from ..wounds import CARD, STRIKE, Cause


def is_cheap(g: State, monster: str, most: int) -> bool:
    """Whether the printed cost of a monster is no more than this; 0: it does not matter."""
    return not most or printed_cost(g.cards.adventures[monster]) <= most


class FendOff(Twist):
    """Response: one monster attacking you in this battle is discarded before it rolls; not a quest's monster."""

    name: ClassVar[str] = "fend-off"
    fits: ClassVar[Fits] = Fits(BOON, TREASURE, timing=(RESPONSE,))
    drives_off = True

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        if m.battle is None:
            return []
        most = work_of(g, card).most_cost
        return [
            (attack.monster,) for attack in standing(m.battle)
            if attack.monster in g.cards.adventures and not attack.by_hero and is_cheap(g, attack.monster, most)
        ]  # fmt: skip

    def play(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> MaybeScript:
        attack = next(each for each in m.fought().attacks if each.monster == aim.on)
        attack.gone = attack.removed = True
        g.discard(attack.monster)
        g.tell("driven-off", seat=seat, card=attack.monster)
        g.tell("no-reward", seat=seat, kind="driven")
        return ()


class DemonWard(Twist):
    """Response: for as much glory as is printed on one demon attacking you as its cost, it goes back to its owner's hand."""

    name: ClassVar[str] = "ward-off"
    fits: ClassVar[Fits] = Fits("hero", BOON, TREASURE, when=RESPONSE)
    doing = "ward-off"
    drives_off = True
    priced = True

    def costs(self, g: State, aim: Aim) -> int:
        return printed_cost(g.cards.adventures[aim.on]) if aim.on else 0

    def uses(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        return [
            (attack.monster,) for attack in standing(m.fought())
            if attack.monster in g.cards.adventures and not attack.by_hero and "demon" in g.cards.adventures[attack.monster].types
        ]  # fmt: skip

    def use(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> MaybeScript:
        attack = next(each for each in m.fought().attacks if each.monster == aim.on)
        attack.gone = attack.removed = True
        way_of(g).take_back(g, attack, seat)
        return ()


class FrostSight(Twist):
    """Response: +2 to your counter roll against one attack in this battle."""

    name: ClassVar[str] = "frost-sight"
    fits: ClassVar[Fits] = Fits("hero", BOON, TREASURE, when=RESPONSE)
    doing = "counter"
    counter_change = 2

    def uses(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        return [(spelled(attack),) for attack in rolling(m.fought()) if is_on(attack, seat)]


class MockingSaga(Twist):
    """Once per turn, when you gain glory in the Reward step for wounds on a monster, gain 1 more or give 1 peril to an opponent."""

    name: ClassVar[str] = "mocking-saga"
    fits: ClassVar[Fits] = Fits("hero", BOON, TREASURE)

    def rewarded(self, g: State, seat: int, card: str) -> Script:
        if (seat, card) in g.used:
            return
        g.used.add((seat, card))
        others = [] if way_of(g).peril_deck else [letter_of(other) for other in g.others(seat)]
        answer = str((yield Choose(seat, "saga", [*others, "glory"], about=card))) if others else "glory"
        if answer == "glory":
            yield from happen(g, seat, (("glory", 1, ""),), Cause(CARD, seat, card))
        else:
            yield from happen(g, seat_of(answer), (("peril", 1, ""),), Cause(CARD, seat, card))


class FreeChallenge(Twist):
    """In the Challenge step you may attack without the action point; not again until your next Reset."""

    name: ClassVar[str] = "free-challenge"
    fits: ClassVar[Fits] = Fits(BOON, TREASURE, "hero", when="challenge")
    doing = "challenge"
    attacks = True

    def uses(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        return [(target,) for target in challenge_targets(g, m.fought())]

    def use(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> Script:
        yield from battles.challenge_one(g, m.fought(), seat, aim)


class Retribution(Twist):
    """Attack, without an action point, a hero or monster that attacked this hero in this turn and is still in its space; +1."""

    name: ClassVar[str] = "retribution"
    fits: ClassVar[Fits] = Fits("hero", BOON, when=ANY)
    doing = "attack"
    attacks = True
    attack_plus = 1
    because = "return"

    def uses(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        space = g.players[seat].space
        if m.name == CHALLENGE and m.fought().target == seat:
            return [(target,) for target in challenge_targets(g, m.fought()) if (seat, target) in g.attackers]
        if m.battle is not None or (g.cards.maps[space].entrance and g.options.entrance_peace == "all"):
            return []
        here = [letter_of(other) for other in g.heroes_in(space) if other != seat]
        return [(target,) for target in here if (seat, target) in g.attackers]

    def use(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> Script:
        if m.battle is None:
            yield from battles.hero_attacks(g, seat, aim.seats[0], [(card, self.attack_plus, self.because)])
        else:
            yield from battles.challenge_one(g, m.battle, seat, aim, [(card, self.attack_plus, self.because)])


class BoneWard(Twist):
    """Response: one monster attacking you gets -1 to its attack roll, -2 if it is undead."""

    name: ClassVar[str] = "bone-ward"
    fits: ClassVar[Fits] = Fits("hero", BOON, TREASURE, when=RESPONSE)
    doing = WARD
    because = "attacker:type-undead"

    def uses(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        return [(attack.monster,) for attack in rolling(m.fought()) if attack.monster and not attack.by_hero]

    def attack_change(self, g: State, monster: str) -> int:
        return -2 if self.more_against(g, monster) else -1

    def more_against(self, g: State, monster: str) -> bool:
        return "undead" in body_of(g, monster).types


class DoorOfSmoke(Twist):
    """Move your hero to a space at most three cards away, from card to touching card."""

    name: ClassVar[str] = "door-of-smoke"
    fits: ClassVar[Fits] = Fits(BOON, timing=(HERO_PHASE, ANY, RESPONSE), type="warp")

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        return [(space,) for space in g.dungeon.cards_apart(g.players[seat].space, 3)]

    def play(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> Script:
        yield from moving.warp(g, seat, aim.on, card)


class LightFingers(Twist):
    """A hero in your space: both roll a die and add speed; if you have more, take one readied treasure that fits you."""

    name: ClassVar[str] = "light-fingers"
    fits: ClassVar[Fits] = Fits(BOON, timing=(HERO_PHASE,), several=True)
    contest = SPEED

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        return [(letter_of(other),) for other in g.heroes_in(g.players[seat].space) if other != seat]

    def wins(self, g: State, seat: int, other: int) -> bool:
        return bool(stealable(g, seat, other))

    def play(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> Script:
        other = aim.seats[0]
        yield from window(g, Moment(ROLL, USUAL), in_order(g, seat, other))
        if other not in g.heroes_in(g.players[seat].space):
            return
        mine = g.nature.die() + stat(g, seat, SPEED)
        theirs = g.nature.die() + stat(g, other, SPEED)
        fitting = stealable(g, seat, other)
        how = "lost" if mine <= theirs else "won" if fitting else "vain"
        g.tell("contest", seat=seat, target_seat=letter_of(other), total=mine, against=theirs, how=how)
        if mine <= theirs or not fitting:
            return
        taken = str((yield Choose(seat, "steal", fitting, about=other, among=stealable)))
        g.players[other].inventory.remove(taken)
        g.players[seat].inventory.append(taken)
        moved = [taken, *g.under.get(taken, [])]
        # what a card does once a turn it does once, whoever holds it
        g.used.update([(seat, card) for who, card in g.used if who == other and card in moved])
        g.tell("steals", seat=seat, card=taken, target_seat=letter_of(other))


def stealable(g: State, seat: int, other: int, why: Refused | None = None) -> list[str]:
    """The readied treasures of another hero that fit a hero's limit and types."""
    found = []
    for name in readied(g, other, TREASURE):
        key = "protected" if is_protected(g, name) else refuse_room(g, seat, g.cards.adventures[name])
        if not key:
            found.append(name)
        elif why is not None:
            why.add(lacking(g, seat, key, name, Moment(NOT_ASKED, 0)), f"card:{name}", name)
    return found


# --- treasures ------------------------------------------------------------------------------------------------------------------


class RingOfMagic(Twist):
    """Comes with 1 token. To prevent 1 wound take the token off, or discard the card."""

    name: ClassVar[str] = "prevent-wound"
    fits: ClassVar[Fits] = Fits(TREASURE, BOON, duration=PERMANENT, when="wounded")
    discards = True

    def enters(self, g: State, seat: int, card: str) -> None:
        g.tokens[card] = 1

    def prevent(self, g: State, seat: int, card: str) -> int:
        g.tell("prevents", seat=seat, card=card, spends="token" if g.tokens.get(card) else "card")
        return 1

    def prevented(self, g: State, seat: int, card: str) -> MaybeScript:
        return () if g.tokens.pop(card, 0) else piles.leave_play(g, seat, card, "used")


ENOUGH = 5
"""What a Mail of Small Bones must roll to prevent a wound."""


class MailOfSmallBones(Twist):
    """Once per turn, when a strike would wound you, roll a die: on 5 or 6 prevent 1 of its wounds."""

    name: ClassVar[str] = "mail"
    luck = (7 - ENOUGH) / 6
    fits: ClassVar[Fits] = Fits(TREASURE, BOON, when="wounded")

    def prevents(self, kind: str) -> bool:
        return kind == STRIKE

    def prevent(self, g: State, seat: int, card: str) -> int:
        g.used.add((seat, card))
        die = g.nature.die()
        g.tell("tries-luck", seat=seat, dice=[die], what="wound", card=card, value=ENOUGH, overcome=die >= ENOUGH, was=0, die=0)
        return int(die >= ENOUGH)


class FerrymansRing(Twist):
    """When your life would fall to 0, discard this card: life becomes 1, and the other wounds of that moment are ignored.
    (:func:`..wounds.ferry_of` looks for it.)"""

    name: ClassVar[str] = "ferry"
    fits: ClassVar[Fits] = Fits(TREASURE, BOON)
    saves = True
