"""Banes and monsters with a twist; the docstring of each is what is printed."""

from __future__ import annotations

from typing import ClassVar, Final

from .....kernel.ask import Choose, MaybeScript, Script, letter_of
from ...cards.fields import ANY, BANE, HERO_PHASE, LORD_PHASE, MAGIC, MELEE, MONSTER, SPEED, TREASURE, Threat
from ...state.aims import Aim, Words
from ...state.attacks import Attack, Battle, monster_owner, standing
from ...state.moments import ROLLS, Moment
from ...state.state import State
from .. import battle as battles
from .. import moving, piles
from ..moving import ONE_WOUND
from ..piles import hung_below
from ..rolls import threat_rolls
from ..twist import Fits, Twist
from ..uses import RID
from ..values import body_of
from ..wounds import MONSTER_TEXT, Cause, wound


class GraveShackles(Twist):
    """In its Hero phase the hero's player may pay what the card says to discard it."""

    name: ClassVar[str] = "buy-off"
    fits: ClassVar[Fits] = Fits(BANE, attach="hero", when=HERO_PHASE)
    doing = RID
    discards = True

    def use(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> MaybeScript:
        use = g.cards.adventures[card].work.use
        assert use is not None
        piles.unhang(g, card)
        g.tell("discards", seat=seat, card=card, why=RID, on="", cost=use.glory, ap=use.ap, form="")
        return ()


class CreepingRust(Twist):
    """In each Reset of its player: pay 1 glory or discard the treasure."""

    name: ClassVar[str] = "rust"
    fits: ClassVar[Fits] = Fits(BANE, attach=TREASURE)

    def reset(self, g: State, seat: int, card: str) -> Script:
        host = hung_below(g, card)
        player = g.players[seat]
        able = player.glory > 0
        if able and (yield Choose(seat, "rust", (("pay", host), ("discard", host)), about=host))[0] == "pay":
            player.glory -= 1
            g.tell("pays-glory", seat=seat, count=1, card=card)
        else:
            yield from piles.leave_play(g, seat, host, "unpaid" if able else "unable", card)


class HandThroughTheWall(Twist):
    """Move the target hero to a space touching its own, even through a wall.

    ``seat`` is the target.
    """

    name: ClassVar[str] = "through-the-wall"
    fits: ClassVar[Fits] = Fits(BANE, timing=(LORD_PHASE, ANY), type="warp", target="hero")
    moves = True

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        return [(space,) for space in g.dungeon.adjacent(g.players[seat].space)]

    def play(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> Script:
        yield from moving.warp(g, seat, aim.on, card)


class ChainOfGrudges(Twist):
    """Two heroes in one space, not an entrance: the first attacks the second in melee at no cost; no challenge."""

    name: ClassVar[str] = "chain-of-grudges"
    fits: ClassVar[Fits] = Fits(BANE, timing=(LORD_PHASE,), several=True, target="")
    sets_on = MELEE

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        found: list[Words] = []
        for one in g.living():
            space = g.players[one].space
            if not g.cards.maps[space].entrance:
                found += [(letter_of(one), letter_of(other)) for other in g.heroes_in(space) if other != one]
        return found

    def play(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> Script:
        attacker, attacked = aim.seats
        yield from battles.hero_attacks(g, attacker, attacked, may_challenge=False, form=MELEE)


class ScentOfBlood(Twist):
    """Before the attack roll of a monster attacking an opponent: +2 to that roll, +3 for vermin.

    ``seat`` is the opponent.
    """

    name: ClassVar[str] = "scent-of-blood"
    fits: ClassVar[Fits] = Fits(BANE, timing=(ANY,), target="hero")
    waits = True
    because = "attacker:type-vermin"

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        return [
            (attack.monster,) for roll in m.rolls
            if m.name == ROLLS and roll.of == "attack" and (attack := roll.attack) is not None
            and attack.monster and not attack.by_hero and attack.hero == seat
        ]  # fmt: skip

    def comes(self, g: State, card: str, attack: Attack) -> None:
        attack.bonuses.append(self.attack_part(g, card, attack.monster))

    def attack_change(self, g: State, monster: str) -> int:
        return 3 if self.more_against(g, monster) else 2

    def more_against(self, g: State, monster: str) -> bool:
        return "vermin" in body_of(g, monster).types


class GhoulPack(Twist):
    """+1 to its attack roll for each other undead attacking the same hero at that moment."""

    name: ClassVar[str] = "pack"
    fits: ClassVar[Fits] = Fits(MONSTER)
    because = "beside:type-undead"

    def attack_bonus(self, g: State, battle: Battle, attack: Attack) -> int:
        return sum(other is not attack and "undead" in body_of(g, other.monster).types for other in standing(battle))


class IcyBreath(Twist):
    """Its magic strike is a speed 4+ threat to every other hero in the space: 1 wound."""

    name: ClassVar[str] = "icy-breath"
    fits: ClassVar[Fits] = Fits(MONSTER)

    def strikes(self, g: State, seat: int, attack: Attack) -> Script:
        if attack.form != MAGIC or g.battle is None:
            return
        others = [other for other in g.heroes_in(g.battle.space) if other != seat]
        if others:
            owner = monster_owner(attack)
            failed = yield from threat_rolls(g, others, BREATH, "monster", card=attack.monster, fails=ONE_WOUND)
            yield from wound(g, [(other, 1) for other in failed], Cause(MONSTER_TEXT, owner, attack.monster, lost=failed))


BREATH: Final = Threat((SPEED,), 4)
