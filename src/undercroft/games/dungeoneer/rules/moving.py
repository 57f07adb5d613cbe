"""Moves: exits, entering a space, hazards, warps, standing up (rules §7)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from ....kernel.ask import Choose, Option, Question, Refused, Script, letter_of
from ..cards.fields import BLOCKED, DANGER, MELEE, OPEN, PIT, SIDES, SPIKES, THREAT, TRAPPED, Effects, Threat
from ..state.dungeon import opposite
from ..state.fighters import everybody
from ..state.moments import ENTER, HERO_CARDS, USUAL, Coming, Moment
from ..state.state import HERO, Player, State
from .happening import happen
from .reasons import because
from .rolls import tell_spared, threat_rolls
from .terrain import linked, times
from .values import ignores, works
from .way import way_of
from .windows import window
from .wounds import CARD, EXIT, HAZARD, Cause, Verdict, complete, knock_down, wound

EXPLORE = "explore"
TRAVEL = "travel"
ONE_WOUND: Final[Effects] = (("wound", 1, ""),)
"""What a trapped exit and spikes do."""


def can_move(g: State, seat: int, why: Refused | None = None) -> list[tuple[int, str]]:
    """The sides through which a hero may try to leave its space, and the spaces beyond."""
    if why is not None:
        here = g.players[seat].space
        linked = {beyond: side for side, beyond in g.dungeon.ways(here)}
        for space in g.dungeon.lies:
            key = refuse_move(g, seat, space)
            if key and (space != here or g.cards.maps[space].work.use is None):
                why.add(because(key), f"space:{space}", ("move", str(linked[space])) if space in linked else None)
    player = g.players[seat]
    if player.down or not (player.ap or g.cards.glides):
        return []
    ways = g.dungeon.ways(player.space)
    return ways if player.ap else [(side, beyond) for side, beyond in ways if not refuse_leaving(g, seat, side, beyond)]


def refuse_move(g: State, seat: int, space: str) -> str:
    """Why a hero may not move into a space, or travel there, or ""."""
    here = g.players[seat].space
    if space == here:
        return "you-are-here"
    sides = {beyond: side for side, beyond in g.dungeon.ways(here)}
    if space not in sides:
        if g.cards.travels:
            symbol = linked(g, here).get(space, "")
            if symbol:
                return refuse_travel(g, seat, symbol)
        return "wall" if space in g.dungeon.adjacent(here) else "not-next-to-you"
    return refuse_leaving(g, seat, sides[space], space)


def refuse_leaving(g: State, seat: int, side: int, beyond: str) -> str:
    """Why a hero may not leave its space for another, or ""."""
    player = g.players[seat]
    if player.down:
        return "knocked-down"
    if player.ap:
        return ""
    tested = g.dungeon.exit(player.space, side).kind == BLOCKED and not is_held_open(g, player.space, side)
    return "no-ap" if tested or not glides_by(g, seat, beyond) else ""  # to try a blocked exit takes a point in any case


def glides_by(g: State, seat: int, beyond: str) -> str:
    """The card by which a move costs the hero no action point, as one may once in a turn; "" if there is none."""
    if not g.cards.glides:
        return ""
    here = g.players[seat].space
    for name, work in works(g, seat):
        if work.glides and (seat, name) not in g.used and min(times(g, here, work.glides), times(g, beyond, work.glides)) > 0:
            return name
    return ""


def pay_move(g: State, seat: int, beyond: str) -> int:
    """Spend what a move costs: an action point, or none by a card. How much it was."""
    card = glides_by(g, seat, beyond)
    if not card:
        return pay_step(g.players[seat])
    g.used.add((seat, card))
    g.tell("glides", seat=seat, card=card)
    return 0


def can_travel(g: State, seat: int) -> list[str]:
    """The spaces to which a hero may travel by a symbol of its space (Y1 to Y3, Y6)."""
    return [space for space, symbol in linked(g, g.players[seat].space).items() if not refuse_travel(g, seat, symbol)]


def refuse_travel(g: State, seat: int, symbol: str) -> str:
    """Why a hero may not travel by a symbol of its space, or ""."""
    player = g.players[seat]
    if player.down:
        return "knocked-down"
    return "" if player.ap or is_free(g, seat, symbol) else "no-ap"


def is_free(g: State, seat: int, symbol: str) -> bool:
    """Whether the hero's space lets it travel by this symbol without an action point, as once in a turn."""
    here = g.players[seat].space
    return symbol in g.cards.maps[here].free and (seat, freely(here)) not in g.used


def freely(space: str) -> str:
    """The mark in :attr:`.State.used` of a free use of a space's symbol."""
    return f"free:{space}"


def travel(g: State, seat: int, space: str) -> Script:
    """Travel by a symbol for 1 action point: the hero enters in its own turn; an exit that it held open closes (Y2, Y4, Y5)."""
    player = g.players[seat]
    symbol = linked(g, player.space)[space]
    paid = 0
    if is_free(g, seat, symbol):
        g.used.add((seat, freely(player.space)))
    else:
        paid = pay_step(player)
    yield from enter(g, seat, space, paid=paid, symbol=symbol)


def move(g: State, seat: int, side: int) -> Script:
    """Leave through an exit for 1 action point: the exit is tested before the point is paid (§7)."""
    player = g.players[seat]
    here, came = player.space, player.came
    leaving = g.dungeon.exit(here, side)
    there = g.dungeon.beyond(here, side)
    lost = 0
    holder = holder_of(g, seat, here, side) if leaving.kind == BLOCKED else -1
    by = "" if holder < 0 else letter_of(holder)
    if leaving.kind != OPEN:  # of a plain step it says enough where it ends
        g.tell("leaves", seat=seat, space=here, beyond=there, kind=leaving.kind, open=by != "", by_seat=by)
    if leaving.kind == BLOCKED and holder < 0:
        assert leaving.threat is not None
        failed = yield from threat_rolls(g, [seat], leaving.threat, "blocked", card=here)
        if not player.alive or player.came != came:
            return
        if failed:
            lost = pay_step(player)
        if player.down or (
            player.ap < 1 and not glides_by(g, seat, there)
        ):  # overcome, too, the exit is open: whoever lost the point before the dice stands on it
            player.thresholds.append(side)
            g.tell("on-threshold", seat=seat, space=here, beyond=there, ap=lost, down=player.down)
            return
    elif leaving.kind == TRAPPED and not is_sprung(g, here, side):
        assert leaving.threat is not None
        failed = yield from threat_rolls(g, [seat], leaving.threat, "exit", card=here, fails=ONE_WOUND)
        if player.came != came:
            return
        g.sprung.add((here, side))
        if failed:
            yield from wound(g, [(seat, 1)], Cause(EXIT, -1, here, lost=failed))
        if not player.alive or player.came != came or player.down:
            return
    yield from enter(g, seat, there, side, lost + pay_move(g, seat, there))


def pay_step(player: Player) -> int:
    """Spend a point on moving, if there is one: whoever lost it before the dice of a trap leaves all the same. How many it was."""
    paid = min(1, player.ap)
    player.walk(paid)
    return paid


def is_held_open(g: State, space: str, side: int) -> bool:
    """Whether a hero on the threshold holds this exit open, for all who leave through it (ruling 20)."""
    return holder_of(g, -1, space, side) >= 0


def holder_of(g: State, seat: int, space: str, side: int) -> int:
    """Whose hero holds an exit open, this seat's before others, or -1."""
    holders = [each for each in g.heroes_in(space) if side in g.players[each].thresholds]
    return seat if seat in holders else holders[0] if holders else -1


def is_sprung(g: State, space: str, side: int) -> bool:
    """Whether a trap exit tests nobody any more in this turn: it works once a turn, unless the table plays otherwise."""
    return g.options.trap_exits == "once" and (space, side) in g.sprung


def turn_marks(g: State, space: str) -> None:
    """Turn the marks of a laid card that was turned: exits that somebody holds open or has passed."""
    for seat in g.heroes_in(space):
        player = g.players[seat]
        player.thresholds = [opposite(side) for side in player.thresholds]
    g.sprung = {(name, opposite(side) if name == space else side) for name, side in g.sprung}


def arrive(g: State, seat: int, space: str, kind: str, paid: int = 0, by: str = "", left: str = "", symbol: str = "") -> None:
    """Put the hero into another space; an exit that it held open closes.

    :param kind: of the exit of that space through which it walks in.
    :param left: the kind of the exit that it leaves by; where that has a test of its own, nobody wonders about the other side’s.
    :param paid: action points that it took.
    :param by: the card that moves it, if it does not walk.
    :param symbol: by which it travels, if it does.
    """
    player = g.players[seat]
    here, player.space = player.space, space
    player.came += 1
    player.thresholds = []
    player.brought = seat != g.active
    if seat == g.active:
        player.moved = True
    if symbol:
        g.tell("travels", seat=seat, space=space, symbol=symbol, ap=paid)
    else:
        g.tell("enters", seat=seat, space=space, walks=kind != "", ap=paid, card=by, kind=left, left=here if kind else "")
    if kind in (BLOCKED, TRAPPED) and left not in (BLOCKED, TRAPPED):
        g.tell("untested", seat=seat, space=space, kind=kind)
    if seat != g.active or space in g.visited:
        g.tell("no-gain", seat=seat, space=space, known=seat == g.active)


def far_kind(g: State, space: str, side: int) -> str:
    """The kind of the exit that a hero comes in by which leaves a space on this side: it is no test for it, but looks like one."""
    return g.dungeon.exit(g.dungeon.beyond(space, side), opposite(side)).kind


def enter(g: State, seat: int, space: str, side: int = -1, paid: int = 0, by: str = "", symbol: str = "") -> Script:
    """The hero comes into a space. Only in its own turn: peril and glory of a new space, then hazards (§7). Alone, what the peril
    has revealed comes before and after them (§14, ruling 32).

    :param side: by which it has left the space before, if it walks.
    :param paid: action points that the walk took.
    :param by: the card that moves it, if it does not walk.
    :param symbol: by which it travels, if it does.
    """
    here = g.players[seat].space
    kind, left = ("", "") if side < 0 else (far_kind(g, here, side), g.dungeon.exit(here, side).kind)
    arrive(g, seat, space, kind, paid, by, left, symbol)
    if seat != g.active:
        for hazard in hazards_of(g, space):
            tell_spared(g, seat, space, hazard)
        return
    is_new = space not in g.visited
    g.visited.add(space)
    complete(g, seat)
    way = way_of(g)
    revealed = way.income(g, seat, space) if is_new else []
    yield from way.play_banes(g, revealed)
    yield from hazards(g, seat, space)
    yield from way.meet(g, revealed, space)


def hazards(g: State, seat: int, space: str) -> Script:
    """Before a hazard, and the effect of a space on whoever enters, the glory just gained may be spent (window T6, at once the one
    before the dice; A13)."""
    threats = hazards_of(g, space)
    card = g.cards.maps[space]
    if not threats and card.threat is None:
        return
    rolls = [
        Coming(seat, THREAT, form, None, "hazard", None, threat.value, ONE_WOUND if hazard == SPIKES else ())
        for hazard, threat in threats.items() if not ignores(g, seat, hazard) for form in threat.stats
    ]  # fmt: skip
    if card.threat is not None:
        rolls += [Coming(seat, THREAT, form, None, "place", None, card.threat.value, card.fail) for form in card.threat.stats]
    earlier, g.next_rolls = g.next_rolls, []
    came = g.players[seat].came
    # pulled in here in another phase, one plays no cards of the Hero phase
    marks = USUAL | HERO_CARDS if g.phase == HERO else USUAL
    yield from window(g, Moment(ENTER, marks, None, rolls), everybody(g))
    if g.players[seat].alive and g.players[seat].came == came:
        yield from meet_hazards(g, seat, space)
    if card.threat is not None and g.players[seat].alive and g.players[seat].came == came:
        failed = yield from threat_rolls(g, [seat], card.threat, "place", asked=True, card=space, fails=card.fail)
        if failed:  # no hazard: nothing that is about hazards changes it (A12)
            yield from happen(g, seat, card.fail, Cause(CARD, -1, space, lost=failed))
    # what was played for a roll that was not made after all (a cloak put on, spikes dodged) helps no other roll
    g.next_rolls = earlier


def hazards_of(g: State, space: str) -> dict[str, Threat]:
    """The spikes and the pit of a space, each with its threat."""
    card = g.cards.maps[space]
    return {hazard: threat for hazard, threat in ((SPIKES, card.spikes), (PIT, card.pit)) if threat is not None}


def meet_hazards(g: State, seat: int, space: str) -> Script:
    """Spikes and pit, at every entry in the own turn."""
    card = g.cards.maps[space]
    player = g.players[seat]
    came = player.came
    if card.spikes is not None and ignores(g, seat, SPIKES):
        tell_spared(g, seat, space, SPIKES)
    elif card.spikes is not None and not (yield from dodges(g, seat)):
        failed = yield from threat_rolls(g, [seat], card.spikes, "hazard", asked=True, card=space, hazard=SPIKES)
        if failed and player.space == space:
            yield from wound(g, [(seat, 1)], Cause(HAZARD, -1, space, lost=failed))
    if card.pit is None or not player.alive or player.came != came:
        return
    if ignores(g, seat, PIT):
        tell_spared(g, seat, space, PIT)
    else:
        failed = yield from threat_rolls(g, [seat], card.pit, "hazard", asked=True, card=space, hazard=PIT)
        if failed and player.space == space:
            knock_down(g, seat, 0, Cause(HAZARD, -1, space, lost=failed))


def dodges(g: State, seat: int) -> Verdict:
    """Variant 9: 1 action point avoids the spikes without a roll."""
    player = g.players[seat]
    if not g.options.dodge_spikes or not player.points():
        return False
    answer: str = yield Choose(seat, "dodge", ("dodge", "roll"))
    if answer == "dodge":
        player.pay()
        g.tell("pays-ap", seat=seat, count=1, what="spikes", card=player.space)
    return answer == "dodge"


def danger_for(g: State, seat: int, space: str) -> int:
    """How much harder trap encounters are for a hero in this space (§7, ruling 42)."""
    if not g.options.danger_for_all and g.players[seat].brought:
        return 0
    return 0 if ignores(g, seat, DANGER) else g.cards.maps[space].danger


def warp(g: State, seat: int, space: str, by: str) -> Script:
    """Put the hero into another space, by a card; it stays knocked down. In its own turn it enters as usual (§7)."""
    if space != g.players[seat].space:
        yield from enter(g, seat, space, by=by)


def stand_up(g: State, seat: int) -> Script:
    """Stand up for 1 action point; some cards also ask for a melee roll (§7)."""
    player = g.players[seat]
    saved = seat != g.active and not player.fell
    if player.fell:
        player.walk()
    else:
        player.pay()
    if player.standup:
        g.rising.add(seat)
        failed = yield from threat_rolls(g, [seat], Threat((MELEE,), player.standup), "standup")
        g.rising.discard(seat)
        if failed:
            g.tell("stays-down", seat=seat)
            return
    player.down = player.fell = False
    player.standup = 0
    battle = g.battle
    g.tell("stands-up", seat=seat, apart=battle is not None and seat != battle.target, saved=saved)


def refuse_explore(g: State, seat: int) -> str:
    """Why a hero may not draw a map card, or ""."""
    player = g.players[seat]
    if not player.points():
        return "knocked-down" if player.down else "no-ap"
    return "" if can_explore(g) else "no-map-fits" if g.map_below else "no-map-cards"


def can_explore(g: State) -> bool:
    """Whether a map card is left that may find a place. Everybody knows those under the deck."""
    return bool(g.map_bag) or any(g.dungeon.places(card, len(g.map_below) == 1) for card in g.map_below)


def lay_map_card(g: State, seat: int) -> Generator[Question, Any, str]:
    """Draw a map card and lay it where it fits; one without a place goes under the deck, each once (ruling 13). In the Hero phase
    it takes an action point. Which card now lies, "" for none."""
    explores = g.phase == HERO
    misfits: list[str] = []
    had = bool(g.map_bag)
    while g.map_bag or len(g.map_below) > len(misfits):
        card = g.nature.draw("map", g.map_bag) if g.map_bag else g.map_below.pop(0)
        places = g.dungeon.places(card, lasts(g))
        if not places:
            g.map_below.append(card)
            misfits.append(card)
            g.tell("map-does-not-fit", seat=seat, space=card)
            continue
        if explores:
            g.players[seat].pay()  # not before: a card that fits nowhere costs nothing (ruling 53)
        g.tell("draws-map", seat=seat, space=card, ap=int(explores))
        layer = who_lays(g, seat, card)
        position, turned = (
            yield Choose(layer, "lay", [("lay", card, *place) for place in places], about=card, among=places_to_lay)
        )[2:]
        g.dungeon = g.dungeon.laid(card, position, turned)
        tell_laid(g, seat, card)
        tell_end_of_maps(g)
        return card
    if misfits and had:
        tell_end_of_maps(g)
    return ""


def tell_laid(g: State, seat: int, card: str) -> None:
    """A map card lies, beside which other one, on which side of that: one to which it is open, if there is such a card."""
    if g.journal is None:
        return
    touching = [(each, beyond) for each in range(4) if (beyond := g.dungeon.beyond(card, each))]
    side, beyond = next(iter([*g.dungeon.ways(card), *touching]))
    g.tell("lays", seat=seat, space=card, turned=g.dungeon.lies[card][1], beyond=beyond, side=SIDES[opposite(side)])


def tell_end_of_maps(g: State) -> None:
    """Say that no map card is left to find, when the last one is gone: exploring is no longer offered."""
    if not can_explore(g):
        g.tell("map-ends", count=len(g.map_below))


def lasts(g: State) -> bool:
    """Whether no map card is left, so that the dungeon may be closed."""
    return not g.map_bag and not g.map_below


def places_to_lay(g: State, seat: int, card: str, why: Refused | None = None) -> list[Option]:
    """Where a drawn map card can be laid."""
    if why is not None:
        refuse_laid(g, why)
    return [("lay", card, *place) for place in g.dungeon.places(card, lasts(g))]


def refuse_laid(g: State, why: Refused) -> None:
    """Say of each laid card that another one cannot be laid there."""
    for space in g.dungeon.lies:
        why.add(because("place-is-taken"), f"space:{space}")


def who_lays(g: State, seat: int, card: str) -> int:
    """Who lays a drawn map card. Variant 5: one that a personal quest needs is passed to the left until it concerns nobody's own
    quests; after a full circle whoever drew it lays it."""
    if not g.options.unbiased_placement:
        return seat
    for other in [seat, *g.others(seat)]:
        if not any(needs(g, quest, card) for quest in g.players[other].quests):
            return other
    return seat


def needs(g: State, name: str, card: str) -> bool:
    """Whether a quest names this space; of an escort only the first counts, of a search none."""
    quest = g.cards.quests[name]
    places = quest.named()[:1] if "escort" in quest.categories else quest.named()
    return g.cards.maps[card].id in places
