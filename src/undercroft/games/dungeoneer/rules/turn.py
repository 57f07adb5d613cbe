"""The five phases of a turn (rules §5)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.ask import Choose, MaybeScript, Option, Refused, Script, asking, letter_of, seat_of
from ....kernel.state import mask_of
from ..cards.fields import MONSTER, TRAP, X
from ..state.attacks import Attack
from ..state.fighters import everybody
from ..state.moments import (
    ATTACKS,
    GLORY_SIDE,
    HERO_CARDS,
    LAST,
    LORD_BANES,
    MENU_HERO,
    MENU_LORD,
    PERIL_SIDE,
    TURN,
    USUAL,
    Moment,
)
from ..state.state import CLOSE, HERO, LORD, MAP, RESET, SETUP, State
from . import ice, moving, piles, quests
from .battle import encounter
from .declaring import DECLARE, DONE, declare_options, each_encounter, encounters, refuse_declaring, spaces_to_reach
from .happening import happen
from .reasons import because
from .setup import set_up
from .solo import Alone
from .sparing import SAVE, is_usual
from .twist import TWISTS
from .uses import usable
from .values import (
    POINTS,
    added_and_taken,
    ap_at_reset,
    ap_parts,
    counts,
    each_of,
    is_protected,
    level_value,
    monster_life,
    price,
    total,
    works,
)
from .way import WAYS, way_of
from .windows import Asking, ask_at, use, window
from .wounds import CARD, Cause, Over, end

LORD_MENU: Final = "lord"
HERO_MENU: Final = "hero"
"""The questions of a turn; :data:`SAVE` is one more."""
END: Final = "end"

WAYS[1] = Alone()


def beat(g: State) -> Script:
    """One top-level choice and all that follows."""
    try:
        if g.phase == SETUP:
            yield from set_up(g)
            g.phase = RESET
        elif g.phase == RESET:
            yield from reset(g)
        elif g.phase == LORD:
            yield from lord(g)
        elif g.phase == MAP:
            yield from explore(g, g.active)
            yield from next_phase(g, HERO)
        elif g.phase == HERO:
            yield from hero(g)
        else:
            yield from close(g)
    except Over:
        return
    if not g.over and g.phase != SETUP and not g.players[g.active].alive:
        pass_turn(g)


def next_phase(g: State, phase: str) -> MaybeScript:
    """Change the phase at once; window T4 follows."""
    g.phase = phase
    m = Moment(TURN, USUAL | ATTACKS)
    m.menu = True
    return window(g, m, everybody(g))


def pass_turn(g: State) -> None:
    """The next living player's turn begins."""
    g.active = g.others(g.active)[0] if g.others(g.active) else g.active
    g.phase = RESET


# --- I. Reset -------------------------------------------------------------------------------------------------------------------


def reset(g: State) -> Script:
    """Effects of the turn before end, exits work anew, the winter roll, action points, the dungeon is new again (§5.1, W21)."""
    seat = g.active
    player = g.players[seat]
    if g.options.turn_limit and g.turn >= g.options.turn_limit:
        way = way_of(g)
        winner = way.leader(g)
        end(g, winner, way.ahead_by(g, winner))
    g.turn += 1
    player.turns += 1
    g.used, g.sprung, g.next_rolls, g.attackers = set(), set(), [], []
    if g.spent:
        g.spent.difference_update([name for name, _ in works(g, seat, anywhere=True)])
    g.declared = False
    for each in g.players:
        each.fall_ap = 0
        each.walk(each.wind)
    lapses = player.ap > 0 and player.saved_last
    player.ap = ap_at_reset(g, seat)
    if g.journal is not None:
        tell_turn(g, seat, lapses)
    if g.winter:
        yield from winter_comes(g, seat)
    player.less_ap = 0
    player.less_by = []
    player.moved = False
    g.visited, g.start_space = {player.space}, player.space
    g.began = player.glory, player.peril, player.life
    for card in [*player.inventory]:
        for hung in [*g.under.get(card, [])]:
            work = g.cards.adventures[hung].work
            left = hung in g.under.get(card, [])  # another one may just have cost the card
            if work.twist and left and counts(g, seat, work) and not is_protected(g, card):
                yield from TWISTS[work.twist].reset(g, seat, hung)
    for card, work in works(g, seat):
        more = work.reset_glory
        if more and g.heroes_in(player.space) == [seat]:
            yield from happen(g, seat, (("glory", more, ""),), Cause(CARD, seat, card))
        elif more:
            g.tell("no-reset-glory", seat=seat, card=card)
    yield from next_phase(g, way_of(g).after_reset)
    if g.journal is not None and g.phase == LORD and player.alive and not has_lord_phase(g, seat):
        tell_no_lord_phase(g, seat)


def winter_comes(g: State, seat: int) -> Script:
    """The winter roll. The points of the turn are those that there are after it, and all changes are added up before one is left at
    least (W21); the head of the turn has told those that there were before."""
    player = g.players[seat]
    before = ap_parts(g, seat)
    yield from ice.grow(g, seat)
    more = ap_at_reset(g, seat) - player.ap
    if more:
        player.ap += more
        changed = [part for part in ap_parts(g, seat) if part not in before and (part[1] > 0) == (more > 0)]
        card = changed[0][0] if changed else ""
        g.tell("gains-ap" if more > 0 else "loses-ap", seat=seat, count=abs(more), card=card, how="", form="")


def tell_turn(g: State, seat: int, lapses: bool) -> None:
    """A turn begins: with how many action points, and all that they come from.

    :param lapses: whether a saved point was not used.
    """
    player = g.players[seat]
    level, speed = (0, POINTS) if g.options.limited_movement else (player.level, level_value(g, seat, "speed"))
    parts = ap_parts(g, seat)
    g.tell(
        "turn", seat=seat, turn=g.turn, ap=player.ap, level=level, speed=speed, **added_and_taken(g, parts),
        more_each=each_of(g, [part for part in parts if part[1] > 0]),
        less_each=each_of(g, [part for part in parts if part[1] < 0]),
        least=player.ap > speed + total(parts), lapses=lapses,
    )  # fmt: skip
    living, limit = len(g.living()), g.options.turn_limit
    if 0 < limit < g.turn + living:
        sure = living < 3 or limit <= g.turn + 1  # else a turn comes round sooner once a rival's hero has fallen
        g.tell("last-turn", seat=seat, turn=limit, last=not way_of(g).alone, sure=sure)


# --- II. Dungeonlord phase ------------------------------------------------------------------------------------------------------


def lord(g: State) -> Script:
    """Banes at any moment, encounters declared together once (§5.2)."""
    seat = g.active
    m = Moment(MENU_LORD, USUAL | ATTACKS | LORD_BANES)
    answer: Any = yield from ask_at(g, seat, LORD_MENU, m, lord_options)
    if answer == END:
        if g.declared:  # all have seen it begin
            g.tell("lord-ends", seat=seat)
        else:
            g.tell("lord-passes", seat=seat, peril=max([g.players[other].peril for other in g.others(seat)], default=0))
        yield from next_phase(g, MAP)
        return
    if answer == DECLARE:
        yield from declare(g, seat)
    else:
        yield from use(g, seat, answer, m)
    if g.players[seat].alive:
        yield from window(g, Moment(TURN, USUAL | ATTACKS), g.others(seat))


def lord_options(g: State, seat: int, m: Moment, why: Refused | None = None) -> list[Option]:
    """The menu of phase II."""
    found: list[Option] = [*usable(g, seat, m, PERIL_SIDE, why)]
    if not g.declared and any(True for _ in each_encounter(g, seat, [])):
        found.append(DECLARE)
    if why is not None:
        refuse_declaring(g, seat, why)
        for space in g.dungeon.lies:
            if moving.refuse_move(g, seat, space) in ("not-next-to-you", "wall"):
                why.add(because("heroes-not-spaces"), f"space:{space}")
        for option in on_foot(g, seat, why):  # what bars the hero's way says more than that its phase has not come
            if option[0] != "deliver":  # type: ignore[index]  # the token may be left, so that something is offered
                why.add(because("only-in-hero-phase"), on_foot_thing(g, seat, option), option)
    return [*found, *usable(g, seat, m, GLORY_SIDE, why), END]


def has_lord_phase(g: State, seat: int) -> bool:
    """Whether a seat can afford anything that only the Dungeonlord phase has: a declaration, or a bane timed for it."""
    if not g.declared and any(True for _ in each_encounter(g, seat, [])):
        return True
    m = Moment(MENU_LORD, USUAL | ATTACKS | LORD_BANES)
    return any(not is_usual(g, option) for option in usable(g, seat, m, PERIL_SIDE))


def tell_no_lord_phase(g: State, seat: int) -> None:
    """Tell a player alone why there is nothing to do in its Dungeonlord phase: what its cheapest encounter costs (0: it has none),
    and the most peril that an opponent has."""
    costs = [
        price(g, seat, name, max(0, g.cards.adventures[name].x[0]), other)
        for name in encounters(g, seat) for other in g.others(seat)
    ]  # fmt: skip
    peril = max([g.players[other].peril for other in g.others(seat)], default=0)
    g.tell("no-lord-phase", to=mask_of([seat]), seat=seat, cost=min(costs, default=0), peril=peril)


def declare(g: State, seat: int) -> Script:
    """The joint declaration: every card, its target, its payment; then all is shown, paid and resolved (§5.2)."""
    chosen: list[tuple[str, int, int]] = []
    g.spread = {}
    while True:
        g.plan = chosen
        answer: Any = yield from asking(
            lambda chosen=chosen: Choose(seat, DECLARE, declare_options(g, seat, chosen), about=chosen, among=declare_options)  # type: ignore[misc]
        )
        if answer == DONE:
            break
        card = g.cards.adventures[answer[1]]
        chosen.append((answer[1], seat_of(answer[2]), int(answer[3]) if len(answer) > 3 and card.cost == X else 0))
        if card.spreads:
            yield from spread(g, seat, *chosen[-1])
        elif card.attach:
            g.spread = {**g.spread, answer[1]: [answer[3]]}
    held = {*g.players[seat].hand, *g.players[seat].lair}
    # a search may have dealt the hand anew meanwhile
    chosen = [each for each in chosen if held.issuperset([each[0], *hosts_of(g, each[0])])]
    hung = [each for each in chosen if g.cards.adventures[each[0]].attach]
    chosen = g.plan = [each for each in chosen if each not in hung]
    g.declared = True
    for name, payer, _ in hung:
        hang_declared(g, seat, name, payer)
    for name, target, x in chosen:
        player = g.players[seat]
        cost = price(g, seat, name, x, target)
        g.players[target].peril -= cost
        where = "hand" if name in player.hand else "lair"
        (player.hand if where == "hand" else player.lair).remove(name)
        g.tell("encounter", seat=seat, card=name, target_seat=letter_of(target), x=x, cost=cost, where=where)
        for space in g.spread.get(name, ()):
            g.tell("spreads", seat=seat, card=name, space=space)
    yield from resolve(g, seat, chosen)
    g.plan, g.spread = [], {}


def hosts_of(g: State, name: str) -> list[str]:
    """The monster under which a card goes that is declared with it; none of an encounter."""
    return g.spread.get(name, []) if g.cards.adventures[name].attach else []


def hang_declared(g: State, seat: int, name: str, payer: int) -> None:
    """An attachment is paid for and goes under the monster that is declared with it."""
    host, cost = g.spread[name][0], price(g, seat, name)
    g.players[payer].peril -= cost
    g.players[seat].hand.remove(name)
    del g.spread[name]
    piles.hang(g, host, name)
    g.tell(
        "plays-bane-on", seat=seat, card=name, cost=cost, on=host, payer_seat=letter_of(payer), own=True, turn_seat=letter_of(seat)
    )


def spread(g: State, seat: int, name: str, target: int, x: int) -> Script:
    """A trap that spreads also hits heroes in spaces touching that of its target, which its player names as it is declared."""
    g.spread = {**g.spread, name: []}
    about = (name, target)
    for _ in range(x - 1):
        spaces = spaces_to_reach(g, seat, about)
        space = spaces[0] if len(spaces) == 1 else str((yield Choose(seat, "spread", spaces, about=about, among=spaces_to_reach)))
        g.spread = {**g.spread, name: [*g.spread[name], space]}


def resolve(g: State, seat: int, chosen: list[tuple[str, int, int]]) -> Script:
    """Window T2, then a battle for each target, in the declared order (ruling 7)."""
    targets = list(dict.fromkeys([target for _, target, _ in chosen]))
    spaces = {target: g.players[target].space for target in targets}
    heroes = [player.hero for player in g.players]
    rest = [other for other in everybody(g) if other not in targets and other != seat]
    attacked = [other for other in everybody(g) if other in targets]
    yield from window(g, Moment(TURN, USUAL), [*attacked, *rest, seat])
    for number, target in enumerate(targets):
        if number:
            g.plan = [each for each in chosen if each[1] in targets[number:]]  # whose battle is over is attacked no longer
            yield from window(g, Moment(TURN, USUAL | ATTACKS | LORD_BANES), everybody(g))
        if not g.players[seat].alive or g.players[seat].hero != heroes[seat]:  # its turn has ended (ruling 49)
            g.discard(*[name for name, hit, _ in chosen if hit in targets[number:]])
            return
        traps = [(seat, name, x) for name, hit, x in chosen if hit == target and g.cards.adventures[name].kind == TRAP]
        attacks = [
            Attack(seat, name, target, life=monster_life(g, name))
            for name, hit, _ in chosen if hit == target and g.cards.adventures[name].kind == MONSTER
        ]  # fmt: skip
        yield from encounter(g, target, spaces[target], attacks, traps, hero=heroes[target])


def explore(g: State, seat: int) -> Script:
    """A map card is laid; whose quests it serves hears of it."""
    laid = yield from moving.lay_map_card(g, seat)
    if laid and g.journal is not None:
        quests.tell_served(g, laid)


# --- IV. Hero phase -------------------------------------------------------------------------------------------------------------


def hero(g: State) -> Script:
    """Moves, exploring, glory cards, quests, an attack, in any order (§5.4)."""
    seat = g.active
    m = Moment(MENU_HERO, USUAL | ATTACKS | HERO_CARDS)
    answer: Any = yield from ask_at(g, seat, HERO_MENU, m, hero_options)
    if answer == END:
        quest = quests.untried(g, seat)
        g.tell("hero-ends", seat=seat, ap=g.players[seat].ap + g.players[seat].fall_ap, quest=quest, untried=quest != "")
        yield from next_phase(g, CLOSE)
        return
    what = answer[0]
    if what == "move":
        yield from moving.move(g, seat, int(answer[1]))
    elif what == moving.TRAVEL:
        yield from moving.travel(g, seat, answer[1])
    elif what == moving.EXPLORE:
        yield from explore(g, seat)
    elif what in (quests.ATTEMPT, "search", "escort", "deliver", "pick-up"):
        yield from quests.do(g, seat, answer)
        yield from piles.keep_all_limits(g)
    else:
        yield from use(g, seat, answer, m)
    if g.players[seat].alive:
        yield from window(g, Moment(TURN, USUAL | ATTACKS), everybody(g) if g.phase == CLOSE else g.others(seat))


def hero_options(g: State, seat: int, m: Moment, why: Refused | None = None) -> list[Option]:
    """The menu of phase IV."""
    found = on_foot(g, seat, why)
    return [*found, *usable(g, seat, m, GLORY_SIDE, why), *usable(g, seat, m, PERIL_SIDE, why), END]


def on_foot(g: State, seat: int, why: Refused | None = None) -> list[Option]:
    """Moves, travel, exploring and quests: what only the Hero phase has."""
    found: list[Option] = [("move", str(side)) for side, _ in moving.can_move(g, seat, why)]
    if g.cards.travels:
        found += [(moving.TRAVEL, space) for space in moving.can_travel(g, seat)]
    key = moving.refuse_explore(g, seat)
    if not key:
        found.append((moving.EXPLORE,))
    elif why is not None:
        why.add(because(key), "act:explore", (moving.EXPLORE,))
    return found + quests.options(g, seat, why)


def on_foot_thing(g: State, seat: int, option: Any) -> str:
    """The screen object that one clicks for an option of :func:`on_foot`."""
    what, *name = option
    if what == "move":
        return f"space:{g.dungeon.beyond(g.players[seat].space, int(name[0]))}"
    if what == moving.TRAVEL:
        return f"space:{name[0]}"
    return f"quest:{name[0]}" if name else f"act:{what}"


# --- V. Discard / draw ----------------------------------------------------------------------------------------------------------


def close(g: State) -> Script:
    """One card is discarded, income of those who stayed (without hazards: ruling 31), saving a point, drawing cards (§5.5)."""
    seat = g.active
    player = g.players[seat]
    way = way_of(g)
    if way.discards:
        yield from piles.discard_one(g, seat)
    if not player.moved:
        revealed = way.income(g, seat, player.space, stays=True)
        yield from way.play_banes(g, revealed)
        yield from way.meet(g, revealed, player.space)
    lost = yield from save(g, seat)
    yield from way.draw_at_end(g, seat)
    yield from last_window(g)
    if player.alive:
        tell_end(g, seat, lost)
        pass_turn(g)


def tell_end(g: State, seat: int, lost: int) -> None:
    """A turn is over: what it has changed for its player, by the accounts that everybody sees.

    :param lost: action points that were not used.
    """
    player = g.players[seat]
    glory, peril, life = g.began or (player.glory, player.peril, player.life)
    g.tell(
        "turn-ends", seat=seat, count=lost, glory=player.glory, glory_before=glory, peril=player.peril, peril_before=peril,
        life=player.life, life_before=life, change=player.life - life, saved=player.saved_last,
        glory_change=player.glory - glory, peril_change=player.peril - peril,
    )  # fmt: skip


def last_window(g: State) -> Script:
    """Ask in window T7. The point just saved cannot be used yet, not even for what comes up inside this window."""
    player = g.players[g.active]
    player.waits = True
    yield from window(g, Moment(LAST, USUAL), everybody(g))
    player.waits = False


def save(g: State, seat: int) -> Asking:
    """One action point may be saved for use outside the own turn; all others are lost. How many."""
    player = g.players[seat]
    player.saved_last = False
    saves = player.ap > player.wind and may_save(g)
    if saves and (yield Choose(seat, SAVE, ("save", "no"))) == "save":
        player.saved_last = True
    lost = player.ap - int(player.saved_last)
    player.ap = 1 if player.saved_last else 0
    player.wind = player.fall_ap = 0
    if player.saved_last:
        g.tell("saves", seat=seat, uses=g.options.saved_ap)
    return lost


def may_save(g: State) -> bool:
    """Whether a point may be saved at the end of a turn: not in variant 7."""
    return way_of(g).saves and not g.options.limited_movement
