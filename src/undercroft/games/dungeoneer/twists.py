"""The cards, heroes and spaces with a twist; the docstring of each is what is printed."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ...kernel.ask import Choose, Question, Script, asking, letter_of, seat_of
from . import battle as battles
from . import moving, piles
from .attacks import Attack, Battle, standing
from .cards import ANY, BANE, BOON, HERO_PHASE, LORD_PHASE, MELEE, MONSTER, RESPONSE, SPEED, TREASURE
from .dungeon import Dungeon
from .effects import STRIKE
from .moments import CHALLENGE, ROLL, ROLLS, Moment, everybody
from .piles import GIVE_UP, hung_below
from .state import State
from .twist import TWISTS, Twist
from .values import body_of, readied, stat, treasure_limit, treasure_types
from .windows import window

__all__ = ["TWISTS"]

# --- boons ----------------------------------------------------------------------------------------------------------------------


class FendOff(Twist):
    """Response: one monster attacking you in this battle is discarded before it rolls; not a quest's monster."""

    stands_on: tuple[str, ...] = (BOON, TREASURE)
    played_when: tuple[str, ...] = (RESPONSE,)

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[tuple[str, ...]]:
        if m.battle is None:
            return []
        return [
            (attack.monster,) for attack in standing(m.battle)
            if attack.monster in g.cards.adventures and not attack.by_hero
        ]  # fmt: skip

    def play(self, g: State, seat: int, card: str, at: tuple[str, ...], m: Moment) -> Script:
        attack = next(each for each in m.fought().attacks if each.monster == at[0])
        attack.gone = attack.removed = True
        g.discard(attack.monster)
        g.tell("driven-off", seat=seat, card=attack.monster)
        return
        yield


class FreeChallenge(Twist):
    """In the Challenge step you may attack without the action point; not again until your next Reset."""

    stands_on: tuple[str, ...] = (BOON, TREASURE, "hero")
    used_when = "challenge"
    doing = "challenge"
    attacks = True

    def uses(self, g: State, seat: int, card: str, m: Moment) -> list[tuple[str, ...]]:
        return [(target,) for target in battles.challenge_targets(g, m.fought())]

    def use(self, g: State, seat: int, card: str, at: tuple[str, ...], m: Moment) -> Script:
        yield from battles.challenge_one(g, m.fought(), seat, at[0])


class Retribution(Twist):
    """Attack, without an action point, a hero or monster that attacked this hero in this turn and is still in its space; +1."""

    stands_on: tuple[str, ...] = ("hero", BOON)
    used_when = ANY
    doing = "attack"
    attacks = True

    def uses(self, g: State, seat: int, card: str, m: Moment) -> list[tuple[str, ...]]:
        space = g.players[seat].space
        if m.name == CHALLENGE and m.fought().target == seat:
            return [(target,) for target in battles.challenge_targets(g, m.fought()) if (seat, target) in g.attackers]
        if m.battle is not None or (g.cards.maps[space].entrance and g.options.entrance_peace == "all"):
            return []
        here = [letter_of(other) for other in g.heroes_in(space) if other != seat]
        return [(target,) for target in here if (seat, target) in g.attackers]

    def use(self, g: State, seat: int, card: str, at: tuple[str, ...], m: Moment) -> Script:
        if m.battle is None:
            yield from battles.hero_attacks(g, seat, seat_of(at[0]), [(card, 1)])
        else:
            yield from battles.challenge_one(g, m.battle, seat, at[0], [(card, 1)])


class BoneWard(Twist):
    """Response: one monster attacking you gets -1 to its attack roll, -2 if it is undead."""

    stands_on: tuple[str, ...] = ("hero", BOON, TREASURE)
    used_when = RESPONSE
    doing = "ward"

    def uses(self, g: State, seat: int, card: str, m: Moment) -> list[tuple[str, ...]]:
        return [(attack.monster,) for attack in standing(m.fought()) if attack.monster and not attack.by_hero]

    def use(self, g: State, seat: int, card: str, at: tuple[str, ...], m: Moment) -> Script:
        attack = next(each for each in m.fought().attacks if each.monster == at[0])
        attack.bonuses.append((card, -ward(g, at[0])))
        return
        yield


def ward(g: State, monster: str) -> int:
    """What a Bone Ward takes off this monster's attack roll."""
    return 2 if "undead" in body_of(g, monster).types else 1


class DoorOfSmoke(Twist):
    """Move your hero to a space at most three cards away, from card to touching card."""

    stands_on: tuple[str, ...] = (BOON,)
    played_when: tuple[str, ...] = (HERO_PHASE, ANY, RESPONSE)
    type = "warp"

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[tuple[str, ...]]:
        return [(space,) for space in g.dungeon.cards_apart(g.players[seat].space, 3)]

    def play(self, g: State, seat: int, card: str, at: tuple[str, ...], m: Moment) -> Script:
        yield from moving.warp(g, seat, at[0])


class LightFingers(Twist):
    """A hero in your space: both roll a die and add speed; if you have more, take one readied treasure that fits you."""

    stands_on: tuple[str, ...] = (BOON,)
    played_when: tuple[str, ...] = (HERO_PHASE,)
    several = True

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[tuple[str, ...]]:
        return [(letter_of(other),) for other in g.heroes_in(g.players[seat].space) if other != seat]

    def play(self, g: State, seat: int, card: str, at: tuple[str, ...], m: Moment) -> Script:
        other = seat_of(at[0])
        yield from window(g, Moment(ROLL, "CEU"), [seat, other, *[each for each in everybody(g) if each not in (seat, other)]])
        if other not in g.heroes_in(g.players[seat].space):
            return
        mine = g.nature.die() + stat(g, seat, SPEED)
        theirs = g.nature.die() + stat(g, other, SPEED)
        g.tell("contest", seat=seat, target_seat=at[0], total=mine, against=theirs)
        fitting = [each for each in readied(g, other, TREASURE) if fits(g, seat, each)]
        if mine <= theirs or not fitting:
            return
        taken = str((yield Choose(seat, "steal", fitting)))
        g.players[other].inventory.remove(taken)
        g.players[seat].inventory.append(taken)
        moved = [taken, *g.under.get(taken, [])]
        # what a card does once a turn it does once, whoever holds it
        g.used.update([(seat, card) for who, card in g.used if who == other and card in moved])
        g.tell("steals", seat=seat, card=taken, target_seat=at[0])


def fits(g: State, seat: int, name: str) -> bool:
    """Whether a readied treasure fits a hero's limit and types."""
    card = g.cards.adventures[name]
    types = treasure_types(g, seat)
    return len(readied(g, seat, TREASURE)) < treasure_limit(g, seat) + card.work.treasures and not any(
        type in types for type in card.types
    )


# --- shifts ---------------------------------------------------------------------------------------------------------------------


def lasts(g: State) -> bool:
    """Whether no map card is left, so that the dungeon may be closed."""
    return not g.map_bag and not g.map_below


def turn_with_cards(g: State, before: Dungeon, shifted: tuple[str, ...]) -> None:
    """What marks the exits of shifted cards turns with them."""
    for name in shifted:
        if g.dungeon.lies[name][1] != before.lies[name][1]:
            moving.turn_marks(g, name)


class LabyrinthsFavor(Twist):
    """Move one map card, not an entrance and without a hero, to another legal place; every space keeps a way to an entrance."""

    stands_on: tuple[str, ...] = (BOON,)
    played_when: tuple[str, ...] = (HERO_PHASE,)
    type = "shift"

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[tuple[str, ...]]:
        heroes = {player.space for player in g.players if player.alive}
        return [
            (name,) for name in g.dungeon.lies
            if name not in heroes and not g.cards.maps[name].entrance and g.dungeon.moves(name, lasts(g))
        ]  # fmt: skip

    def play(self, g: State, seat: int, card: str, at: tuple[str, ...], m: Moment) -> Script:
        name = at[0]
        position, turned = (yield Choose(seat, "lay", [("lay", name, *place) for place in g.dungeon.moves(name, lasts(g))]))[2:]
        before = g.dungeon
        g.dungeon = before.without(name).laid(name, position, turned)
        turn_with_cards(g, before, (name,))
        g.tell("shifts", seat=seat, space=name)


class ShudderingStones(Twist):
    """Swap two map cards that are not entrances, each may be turned; heroes travel with their cards."""

    stands_on: tuple[str, ...] = (BANE,)
    played_when: tuple[str, ...] = (LORD_PHASE,)
    type = "shift"
    target: str | None = ""

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[tuple[str, ...]]:
        return [()] if g.dungeon.swaps(lasts(g)) else []

    def play(self, g: State, seat: int, card: str, at: tuple[str, ...], m: Moment) -> Script:
        legal = g.dungeon.swaps(lasts(g))
        one = str((yield Choose(seat, "swap", list(dict.fromkeys([name for pair in legal for name in pair[:2]])))))
        pairs = [(pair if pair[0] == one else (pair[1], pair[0], pair[3], pair[2])) for pair in legal if one in pair[:2]]
        _, other, a, b = yield Choose(seat, "swap-with", pairs)
        before = g.dungeon
        g.dungeon = before.swapped(one, other, a, b)
        turn_with_cards(g, before, (one, other))
        g.tell("swaps", seat=seat, space=one, other=other)


# --- treasures ------------------------------------------------------------------------------------------------------------------


class RingOfMagic(Twist):
    """Comes with 1 token. To prevent 1 wound take the token off, or discard the card."""

    stands_on: tuple[str, ...] = (TREASURE, BOON)
    used_when = "wounded"
    on_card = True
    discards = True

    def enters(self, g: State, seat: int, card: str) -> None:
        g.tokens[card] = 1

    def prevent(self, g: State, seat: int, card: str) -> Generator[Question, Any, int]:
        g.tell("prevents", seat=seat, card=card)
        if g.tokens.pop(card, 0) == 0:
            yield from piles.leave_play(g, seat, card)
        return 1


class MailOfSmallBones(Twist):
    """Once per turn, when a strike would wound you, roll a die: on 5 or 6 prevent 1 of its wounds."""

    stands_on: tuple[str, ...] = (TREASURE, BOON)
    used_when = "wounded"

    def prevents(self, kind: str) -> bool:
        return kind == STRIKE

    def prevent(self, g: State, seat: int, card: str) -> Generator[Question, Any, int]:
        g.used.add((seat, card))
        die = g.nature.die()
        g.tell("tries-luck", seat=seat, dice=[die])
        return int(die >= 5)
        yield


class FerrymansRing(Twist):
    """When your life would fall to 0, discard this card: life becomes 1, and the other wounds of that moment are ignored.
    (:func:`..effects.ferry_of` looks for it.)"""

    stands_on: tuple[str, ...] = (TREASURE, BOON)
    saves = True


# --- banes ----------------------------------------------------------------------------------------------------------------------


class GraveShackles(Twist):
    """In its Hero phase the hero's player may pay 4 glory to discard this card."""

    stands_on: tuple[str, ...] = (BANE,)
    used_when = HERO_PHASE
    attach = "hero"
    doing = "rid"
    discards = True

    def use(self, g: State, seat: int, card: str, at: tuple[str, ...], m: Moment) -> Script:
        piles.unhang(g, card)
        g.tell("discards", seat=seat, card=card)
        return
        yield


class CreepingRust(Twist):
    """In each Reset of its player: pay 1 glory or discard the treasure."""

    stands_on: tuple[str, ...] = (BANE,)
    attach = TREASURE

    def reset(self, g: State, seat: int, card: str) -> Script:
        host = hung_below(g, card)
        player = g.players[seat]
        if player.glory and (yield Choose(seat, "rust", (("pay", host), ("discard", host))))[0] == "pay":
            player.glory -= 1
            g.tell("pays-glory", seat=seat, count=1, card=card)
        else:
            yield from piles.leave_play(g, seat, host)


class HandThroughTheWall(Twist):
    """Move the target hero to a space touching its own, even through a wall. (``seat`` is the target.)"""

    stands_on: tuple[str, ...] = (BANE,)
    played_when: tuple[str, ...] = (LORD_PHASE, ANY)
    type = "warp"
    target: str | None = "hero"

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[tuple[str, ...]]:
        return [(space,) for space in g.dungeon.adjacent(g.players[seat].space)]

    def play(self, g: State, seat: int, card: str, at: tuple[str, ...], m: Moment) -> Script:
        yield from moving.warp(g, seat, at[0])


class ChainOfGrudges(Twist):
    """Two heroes in one space, not an entrance: the first attacks the second in melee at no cost; no challenge."""

    stands_on: tuple[str, ...] = (BANE,)
    played_when: tuple[str, ...] = (LORD_PHASE,)
    several = True
    target: str | None = ""

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[tuple[str, ...]]:
        found: list[tuple[str, ...]] = []
        for one in g.living():
            space = g.players[one].space
            if not g.cards.maps[space].entrance:
                found += [(letter_of(one), letter_of(other)) for other in g.heroes_in(space) if other != one]
        return found

    def play(self, g: State, seat: int, card: str, at: tuple[str, ...], m: Moment) -> Script:
        yield from battles.hero_attacks(g, seat_of(at[0]), seat_of(at[1]), may_challenge=False, form=MELEE)


class ScentOfBlood(Twist):
    """Before the attack roll of a monster attacking an opponent: +2 to that roll, +3 for vermin. (``seat`` is the opponent.)"""

    stands_on: tuple[str, ...] = (BANE,)
    played_when: tuple[str, ...] = (ANY,)
    target: str | None = "hero"
    waits = True

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[tuple[str, ...]]:
        return [
            (attack.monster,) for roll in m.rolls
            if m.name == ROLLS and roll.of == "attack" and (attack := roll.attack) is not None
            and attack.monster and not attack.by_hero and attack.hero == seat
        ]  # fmt: skip

    def play(self, g: State, seat: int, card: str, at: tuple[str, ...], m: Moment) -> Script:
        self.comes(g, card, next(each for each in m.fought().attacks if each.monster == at[0]))
        return
        yield

    def comes(self, g: State, card: str, attack: Attack) -> None:
        attack.bonuses.append((card, scent(g, attack)))


def scent(g: State, attack: Attack) -> int:
    """What a Scent of Blood adds to this monster's attack roll."""
    return 3 if "vermin" in body_of(g, attack.monster).types else 2


class GhoulPack(Twist):
    """+1 to its attack roll for each other undead attacking the same hero at that moment."""

    stands_on: tuple[str, ...] = (MONSTER,)

    def attack_bonus(self, g: State, battle: Battle, attack: Attack) -> int:
        return sum(other is not attack and "undead" in body_of(g, other.monster).types for other in standing(battle))


# --- spaces ---------------------------------------------------------------------------------------------------------------------


class TombAntechamber(Twist):
    """Discard one of your personal quests and draw a new one."""

    stands_on: tuple[str, ...] = ("map",)
    used_when = HERO_PHASE
    doing = "quest"

    def uses(self, g: State, seat: int, card: str, m: Moment) -> list[tuple[str, ...]]:
        player = g.players[seat]
        return [(quest,) for quest in player.quests if quest not in player.escorts] if g.quest_bag else []

    def use(self, g: State, seat: int, card: str, at: tuple[str, ...], m: Moment) -> Script:
        new = g.nature.draw("quest", g.quest_bag)
        player = g.players[seat]
        player.quests[player.quests.index(at[0])] = new
        g.quest_bag = sorted([*g.quest_bag, at[0]])
        g.tokens.pop(at[0], None)  # whoever draws it anew meets a monster without wounds (ruling 27)
        g.tell("quest", seat=seat, quest=new)
        return
        yield


class LibrarySpace(Twist):
    """Discard 1 card from your hand, then draw 1."""

    stands_on: tuple[str, ...] = ("map",)
    used_when = HERO_PHASE
    doing = "card"

    def uses(self, g: State, seat: int, card: str, m: Moment) -> list[tuple[str, ...]]:
        return [()] if g.players[seat].hand else []

    def use(self, g: State, seat: int, card: str, at: tuple[str, ...], m: Moment) -> Script:
        player = g.players[seat]
        gone = str((yield from asking(lambda: Choose(seat, GIVE_UP, [*player.hand]))))
        player.hand.remove(gone)
        g.discard(gone)
        g.tell("discards", seat=seat, card=gone)
        piles.draw_cards(g, seat, len(player.hand) + 1)


class ScryingPool(Twist):
    """Look at the top 2 adventure cards and put each on the top or the bottom of the deck."""

    stands_on: tuple[str, ...] = ("map",)
    used_when = HERO_PHASE
    doing = "deck"

    def use(self, g: State, seat: int, card: str, at: tuple[str, ...], m: Moment) -> Script:
        top = g.deck.top = look(g, 2)  # what was seen lies in the state, no local holds it while its player is asked
        g.tell("looks", to=1 << seat, seat=seat, cards=top[:2])
        below = {each: who for each, who in g.knows_order.items() if each in top[2:] + g.deck.bottom}
        g.knows_order = {**below, **dict.fromkeys(top[:2], seat)}
        del top
        for number in range(min(2, len(g.deck.top)) - 1, -1, -1):
            answer: Any = yield from asking(
                lambda number=number: Choose(seat, "scry", [(place, g.deck.top[number]) for place in ("top", "bottom")])  # type: ignore[misc]
            )
            if answer[0] == "bottom":
                g.deck.bottom.append(g.deck.top.pop(number))


def look(g: State, count: int) -> list[str]:
    """The known cards on top of the deck, when ``count`` more have been taken from it and laid back."""
    seen = [each for each in [g.deck.draw(g.nature) for _ in range(count)] if each]
    return [*seen, *g.deck.top]


TWISTS.update(
    {
        "fend-off": FendOff(),
        "free-challenge": FreeChallenge(),
        "retribution": Retribution(),
        "bone-ward": BoneWard(),
        "door-of-smoke": DoorOfSmoke(),
        "light-fingers": LightFingers(),
        "move-map-card": LabyrinthsFavor(),
        "swap-map-cards": ShudderingStones(),
        "prevent-wound": RingOfMagic(),
        "mail": MailOfSmallBones(),
        "ferry": FerrymansRing(),
        "buy-off": GraveShackles(),
        "rust": CreepingRust(),
        "through-the-wall": HandThroughTheWall(),
        "chain-of-grudges": ChainOfGrudges(),
        "scent-of-blood": ScentOfBlood(),
        "pack": GhoulPack(),
        "new-quest": TombAntechamber(),
        "swap-card": LibrarySpace(),
        "look-ahead": ScryingPool(),
    }
)
