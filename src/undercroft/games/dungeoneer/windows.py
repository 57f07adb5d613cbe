"""Timing windows: who may use what at which moment, and in which order they are asked (rules §6, §17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.ask import Choose, Option, Script, asking, letter_of, seat_of
from . import effects
from .cards import (
    ANY,
    ATTACHMENT,
    BANE,
    BOON,
    GLORY_KINDS,
    HERO_PHASE,
    LORD_PHASE,
    PERMANENT,
    RESPONSE,
    TREASURE,
    Adventure,
    RollChange,
    Use,
    X,
)
from .effects import CARD, PASS, Cause
from .state import HERO, State, hero_key
from .twist import TWISTS
from .values import boon_limit, price, readied, treasure_limit, treasure_types

WINDOW = "window"
PAYER = "payer"
AT_ONCE = "at-once"
"""Said of a treasure that is used up the moment it is played, so that no limit counts it (§11)."""
GLORY_SIDE, PERIL_SIDE = 0, 1

MENU_LORD, MENU_HERO, TURN, ENTER, ROLL, RESPONDS, ROLLS, CHALLENGE, LAST, REWARDS = (
    "menu-lord", "menu-hero", "turn", "enter", "roll", "response", "rolls", "challenge", "last", "reward",
)  # fmt: skip


class Coming:
    """A roll that is about to be made: by whom (a seat; -1 a monster), which, in which form, against what, from what."""

    __slots__ = ("attack", "form", "of", "seat", "source", "types")

    def __init__(
        self, seat: int, of: str, form: str, types: tuple[str, ...] | None = None, source: str = "", attack: Any = None
    ) -> None:
        self.seat = seat
        self.of = of
        self.form = form
        self.types = types
        self.source = source
        self.attack = attack

    def against(self) -> str:
        """The monster it is rolled against, or ""."""
        return "" if self.attack is None else str(self.attack.monster)


class Moment:
    """A moment at which something may be used.

    :param name: one of the words above.
    :param marks: of the letters C E U A R G (rules §17).
    :param rolls: the rolls about to be made.
    :param defender: who may respond; -1 outside a response step.
    """

    __slots__ = ("battle", "defender", "marks", "name", "rolls")

    def __init__(self, name: str, marks: str, battle: Any = None, rolls: Sequence[Coming] = (), defender: int = -1) -> None:
        self.name = name
        self.marks = marks
        self.battle = battle
        self.rolls = rolls
        self.defender = defender


def window(g: State, m: Moment, seats: Sequence[int]) -> Script:
    """Ask the seats, boons and treasures first, banes after; after a use the pass begins again, after a bane all of it."""
    while True:
        used = yield from one_pass(g, m, seats, GLORY_SIDE)
        while used:
            used = yield from one_pass(g, m, seats, GLORY_SIDE)
        if not (yield from one_pass(g, m, seats, PERIL_SIDE)):
            return


def one_pass(g: State, m: Moment, seats: Sequence[int], side: int) -> Any:
    """Ask each seat once; ends at the first use, and with the active hero's defeat (ruling 49). Whether there was a use."""
    for seat in seats:
        if not g.players[g.active].alive or not g.players[seat].alive or not usable(g, seat, m, side):
            continue
        answer = yield from asking(lambda seat=seat: Choose(seat, WINDOW, [*usable(g, seat, m, side), PASS]))  # type: ignore[misc]
        if answer != PASS:
            yield from use(g, seat, answer, m)
            return True
    return False


def everybody(g: State) -> list[int]:
    """The active player, then the others clockwise."""
    return g.living()


def usable(g: State, seat: int, m: Moment, side: int) -> list[Option]:
    """Everything a seat may use at this moment on one side of it."""
    return peril_cards(g, seat, m) if side == PERIL_SIDE else [*glory_cards(g, seat, m), *own_uses(g, seat, m), *plain(g, seat, m)]


# --- cards from hand ------------------------------------------------------------------------------------------------------------


def glory_cards(g: State, seat: int, m: Moment) -> list[Option]:
    """Boons and treasures that may be played now."""
    found: list[Option] = []
    adventures = g.library.adventures
    for name in g.players[seat].hand:
        card = adventures[name]
        if card.kind in GLORY_KINDS:
            why = refuse_glory_card(g, seat, name, m)
            if not why:
                found += plays(g, seat, name, m)
            elif why == "treasure-limit" and card.work.use and card.work.use.discard and uses_of(g, seat, name, card.work.use, m):
                found.append(("play", name, AT_ONCE))
    return found


def refuse_glory_card(g: State, seat: int, name: str, m: Moment) -> str:
    """Why a boon or treasure may not be played at this moment (targets left aside), or ""."""
    card = g.library.adventures[name]
    player = g.players[seat]
    if card.timing == HERO_PHASE:
        if "G" not in m.marks or seat != g.active:
            return "only-in-hero-phase"
    elif card.timing == RESPONSE:
        if "R" not in m.marks or seat != m.defender:
            return "only-as-response"
    elif "C" not in m.marks:
        return "not-now"
    if player.glory < (card.x_low if card.cost == X else card.cost):
        return "too-little-glory"
    if card.duration != PERMANENT:
        return ""
    return (refuse_alone(g, card, m) if len(g.players) == 1 else "") or refuse_room(g, seat, card)


def refuse_alone(g: State, card: Adventure, m: Moment) -> str:
    """Alone, permanent treasures are played in the Reward step only, permanent boons on an entrance only (§14)."""
    if card.kind == TREASURE:
        return "" if m.name == REWARDS else "solo-treasure-in-reward"
    return "" if g.library.maps[g.players[0].space].entrance else "solo-boon-on-entrance"


def refuse_room(g: State, seat: int, card: Adventure) -> str:
    """Why a permanent boon or treasure does not fit the hero, or ""; a card that raises its own limit may be played at it (§11)."""
    if card.kind == BOON:
        return "boon-limit" if len(readied(g, seat, BOON)) >= boon_limit(g, seat) + card.work.boons else ""
    if any(type in treasure_types(g, seat) for type in card.types):
        return "one-of-a-type"
    return "treasure-limit" if len(readied(g, seat, TREASURE)) >= treasure_limit(g, seat) + card.work.treasures else ""


def plays(g: State, seat: int, name: str, m: Moment) -> list[Option]:
    """The options to play a card: its name, what it is aimed at, its X."""
    card = g.library.adventures[name]
    work = card.work
    found: list[Option] = []
    if card.duration == ATTACHMENT and card.kind != BANE:
        hosts = [each for each in readied(g, seat, TREASURE) if card.attach in ("treasure", *g.library.adventures[each].types)]
        return [("play", name, host) for host in hosts]
    if work.next_roll is not None:
        rolls = rolls_for(seat, work.next_roll, m)
        if card.cost != X:
            return [("play", name, *roll) for roll in rolls]
        most = min(card.x_high, g.players[seat].glory)
        return [("play", name, *roll, str(x)) for roll in rolls for x in range(card.x_low, most + 1)]
    if work.twist and card.duration != PERMANENT:
        return [("play", name, *at) for at in TWISTS[work.twist].targets(g, seat, name, m)]
    found.append(("play", name))
    return found


def rolls_for(seat: int, change: RollChange, m: Moment) -> list[tuple[str, ...]]:
    """The seat's own rolls about to be made that a change is for: words that name the attack where there are several."""
    against = dict.fromkeys([roll.against() for roll in m.rolls if roll.seat == seat and is_for(change, roll)])
    return [(each,) for each in against] if len(against) > 1 else [() for _ in against]


def is_for(change: RollChange, roll: Coming) -> bool:
    """Whether a change of a next roll is for this one."""
    return roll.of in change.of and (not change.forms or roll.form in change.forms)


def peril_cards(g: State, seat: int, m: Moment) -> list[Option]:
    """Banes that may be played now; ``L`` lets the active player use those of the Dungeonlord phase as well."""
    lord = "L" in m.marks and seat == g.active
    if "C" not in m.marks:
        return []
    found: list[Option] = []
    for name in g.players[seat].hand:
        card = g.library.adventures[name]
        if card.kind == BANE and (card.timing == ANY or (lord and card.timing == LORD_PHASE)):
            found += bane_plays(g, seat, name, m)
    return found


def bane_plays(g: State, seat: int, name: str, m: Moment) -> list[Option]:
    """The options to play a bane: at whom, and on what."""
    card = g.library.adventures[name]
    if card.target == "hero":
        found: list[Option] = []
        for other in g.others(seat):
            if g.players[other].peril >= card.cost:
                found += [("play", name, letter_of(other), *at) for at in bane_targets(g, seat, other, name, m)]
        return found
    if not payers(g, seat, card.cost):
        return []
    if card.work.twist:
        return [("play", name, *at) for at in TWISTS[card.work.twist].targets(g, seat, name, m)]
    return [("play", name)]


def bane_targets(g: State, seat: int, other: int, name: str, m: Moment) -> list[tuple[str, ...]]:
    """What of a hero a bane can be aimed at; nothing where it would do nothing."""
    card = g.library.adventures[name]
    player = g.players[other]
    if card.attach == "treasure":
        return [(treasure,) for treasure in readied(g, other, TREASURE)]
    if card.duration == ATTACHMENT:
        return [()]
    for effect, _, _ in card.work.effects:
        if (effect == "level" and player.level == 1) or (effect == "ap" and player.ap == 0):
            return []
    if card.work.twist:
        return TWISTS[card.work.twist].targets(g, other, name, m)
    return [()]


def payers(g: State, seat: int, cost: int) -> list[int]:
    """Living opponents with that much peril."""
    return [other for other in g.others(seat) if g.players[other].peril >= cost]


# --- effects of readied cards, heroes, spaces -----------------------------------------------------------------------------------


def own_uses(g: State, seat: int, m: Moment) -> list[Option]:
    """Effects of readied cards, attachments, the hero's ability and its space that may be used now."""
    if "E" not in m.marks:
        return []
    player = g.players[seat]
    found: list[Option] = []
    hero = g.library.heroes[player.hero]
    if hero.work.use is not None:
        found += uses_of(g, seat, player.hero, hero.work.use, m)
    adventures = g.library.adventures
    for card in player.inventory:
        use = adventures[card].work.use
        if use is not None:
            found += uses_of(g, seat, card, use, m)
        for hung in g.under.get(card, ()):
            use = adventures[hung].work.use
            if use is not None:
                found += uses_of(g, seat, hung, use, m)
    if m.name == MENU_HERO and seat == g.active:
        for hung in g.under.get(hero_key(seat), ()):
            use = adventures[hung].work.use
            if use is not None:
                found += uses_of(g, seat, hung, use, m)
        use = g.library.maps[player.space].work.use
        if use is not None:
            found += uses_of(g, seat, player.space, use, m)
    return found


def refuse_use(g: State, seat: int, name: str, use: Use, m: Moment) -> str:
    """Why a readied card's effect may not be used at this moment, or ""."""
    player = g.players[seat]
    if use.timing == "wounded":
        return "only-when-wounded"
    if use.timing == "hero" and (seat != g.active or g.phase != HERO or m.name == TURN):
        return "only-in-hero-phase"
    if use.timing == "turn" and seat != g.active:
        return "only-in-own-turn"
    if use.timing == RESPONSE and (m.name != RESPONDS or seat != m.defender):
        return "only-as-response"
    if use.timing == "challenge" and m.name != CHALLENGE:
        return "only-in-challenge"
    if player.glory < use.glory:
        return "too-little-glory"
    if use.ap and (player.points() < use.ap or m.name == LAST):
        return "too-few-ap"
    if (seat, name) in g.used or name in g.spent:
        return "used-already"
    return ""


def uses_of(g: State, seat: int, name: str, use: Use, m: Moment) -> list[Option]:
    """The options to use one effect."""
    if refuse_use(g, seat, name, use, m):
        return []
    work = work_of(g, name)
    if work.next_roll is not None:
        return [("use", name, *roll) for roll in rolls_for(seat, work.next_roll, m)]
    if any(effect == "heal" for effect, _, _ in work.effects) and is_whole(g, seat):
        return []
    if work.twist:
        return [("use", name, *at) for at in TWISTS[work.twist].uses(g, seat, name, m)]
    return [("use", name)]


def is_whole(g: State, seat: int) -> bool:
    """Whether a hero has its printed life."""
    return g.players[seat].life >= g.library.heroes[g.players[seat].hero].life


def work_of(g: State, name: str) -> Any:
    """What a card, hero or space does."""
    library = g.library
    if name in library.adventures:
        return library.adventures[name].work
    return library.heroes[name].work if name in library.heroes else library.maps[name].work


# --- what needs no card ---------------------------------------------------------------------------------------------------------


def plain(g: State, seat: int, m: Moment) -> list[Option]:
    """Standing up, dropping an escorted token, falling for a point (variant 7), attacking a hero in the same space."""
    found: list[Option] = []
    player = g.players[seat]
    if "U" in m.marks:
        late = m.name == LAST  # what needs action points, or gains them, is over
        outside = seat != g.active
        if player.down and not late and (player.ap or player.fall_ap) and not (outside and g.options.saved_ap == "challenge"):
            found.append(("stand-up",))
        found += [("drop", quest) for quest in player.escorts]
        if g.options.limited_movement and not late and not player.down:
            found.append(("fall",))
    if "A" in m.marks:
        found += [("attack", letter_of(other)) for other in attackable(g, seat)]
    return found


def attackable(g: State, seat: int) -> list[int]:
    """Heroes in the same space whom a seat may attack for an action point (§6, §9)."""
    player = g.players[seat]
    if not player.points() or (seat, "battle") in g.used:
        return []
    if g.options.entrance_peace == "all" and g.library.maps[player.space].entrance:
        return []
    if seat != g.active and g.options.saved_ap == "challenge":
        return []
    return [other for other in g.heroes_in(player.space) if other != seat]


# --- carrying it out ------------------------------------------------------------------------------------------------------------


def use(g: State, seat: int, answer: Any, m: Moment) -> Script:
    """Pay for what a seat chose and carry it out."""
    what = answer[0]
    if what == "play":
        yield from play(g, seat, answer[1], answer[2:], m)
    elif what == "use":
        yield from use_effect(g, seat, answer[1], answer[2:], m)
    elif what == "stand-up":
        from .moving import stand_up

        yield from stand_up(g, seat)
    elif what == "drop":
        from .quests import drop

        drop(g, seat, answer[1])
    elif what == "fall":
        g.players[seat].fall_ap += 1
        yield from effects.happen(g, seat, (("knockdown", 1, ""),), Cause(CARD, seat))
    elif what == "attack":
        from .battle import hero_attacks

        g.players[seat].pay()
        g.used.add((seat, "battle"))
        yield from hero_attacks(g, seat, seat_of(answer[1]))


def play(g: State, seat: int, name: str, at: tuple[str, ...], m: Moment) -> Script:
    """A card from hand is paid for and played: it works, is readied, or hangs under something (§4)."""
    card = g.library.adventures[name]
    player = g.players[seat]
    x = int(at[-1]) if card.cost == X else 0
    cost = price(g, seat, name, x)
    player.hand.remove(name)
    if card.kind in GLORY_KINDS:
        player.glory -= cost
        g.tell("plays", seat=seat, card=name, cost=cost, at=list(at))
    else:
        target = seat_of(at[0]) if card.target == "hero" else -1
        payer = target if target >= 0 else (yield from choose_payer(g, seat, name, cost, at, m))
        g.players[payer].peril -= cost
        g.tell("plays-bane", seat=seat, card=name, cost=cost, payer=letter_of(payer), at=list(at))
        if target >= 0:
            yield from play_bane_on(g, seat, target, name, at[1:], m)
            return
    if card.duration == ATTACHMENT:
        effects.hang(g, at[0], name)
        return
    if card.duration == PERMANENT:
        (player.banes if card.kind == BANE else player.inventory).append(name)
        if card.work.twist:
            TWISTS[card.work.twist].enters(g, seat, name)
        if AT_ONCE in at:
            yield from use_effect(g, seat, name, (), m)
        return
    g.discard(name)
    yield from works_at_once(g, seat, name, card, at, x, m)


def works_at_once(g: State, seat: int, name: str, card: Adventure, at: tuple[str, ...], x: int, m: Moment) -> Script:
    """What an instant card, or the effect of a readied one, does."""
    work = card.work
    if work.next_roll is not None:
        named = at[:-1] if card.cost == X else at
        g.next_rolls.append((seat, name, x, named[0] if named else ""))
    if m.battle is not None and (work.battle_rolls or work.battle_strikes):
        m.battle.helps.append((seat, name))
    yield from effects.happen(g, seat, work.effects, Cause(CARD, seat, name))
    if work.twist:
        yield from TWISTS[work.twist].play(g, seat, name, at, m)


def play_bane_on(g: State, seat: int, target: int, name: str, at: tuple[str, ...], m: Moment) -> Script:
    """A bane aimed at a hero."""
    card = g.library.adventures[name]
    if card.duration == ATTACHMENT:
        effects.hang(g, at[0] if card.attach == "treasure" else hero_key(target), name)
        return
    g.discard(name)
    yield from effects.happen(g, target, card.work.effects, Cause(CARD, seat, name))
    if card.work.twist:
        yield from TWISTS[card.work.twist].play(g, target, name, at, m)


def choose_payer(g: State, seat: int, name: str, cost: int, at: tuple[str, ...], m: Moment) -> Any:
    """Who pays the peril of a card without a single target: any one opponent (§5 II)."""
    can = payers(g, seat, cost)
    if len(can) == 1:
        return can[0]
    answer = yield Choose(seat, PAYER, [letter_of(each) for each in can])
    return seat_of(str(answer))


def use_effect(g: State, seat: int, name: str, at: tuple[str, ...], m: Moment) -> Script:
    """An effect of a readied card, a hero or a space is paid for and used."""
    player = g.players[seat]
    work = work_of(g, name)
    use: Use = work.use
    player.glory -= use.glory
    player.pay(use.ap)
    if use.once == "turn":
        g.used.add((seat, name))
    elif use.once == "round":
        g.spent.add(name)
    g.tell("uses", seat=seat, card=name, at=list(at))
    if use.discard and name in player.inventory:
        yield from effects.leave_play(g, seat, name)
    if work.next_roll is not None:
        g.next_rolls.append((seat, name, 0, at[0] if at else ""))
    if m.battle is not None and (work.battle_rolls or work.battle_strikes):
        m.battle.helps.append((seat, name))
    yield from effects.happen(g, seat, work.effects, Cause(CARD, seat, name))
    if work.twist:
        yield from TWISTS[work.twist].use(g, seat, name, at, m)
