"""Why not: for everything that a seat might click and may not use now, what blocks it and what would help."""

from __future__ import annotations

from typing import Any

from ....kernel.ask import Refusal, letter_of
from ..cards.fields import BANE, BOON, LORD_PHASE, MONSTER, TRAP, X
from ..rules import battle as battles
from ..rules import moving, quests
from ..rules.turn import declarable
from ..rules.uses import is_whole, payers, plain, refuse_glory_card, refuse_use, usable, uses_of
from ..rules.values import boon_limit, price, treasure_limit
from ..state.moments import ACTS, CARDS, CHALLENGE, EFFECTS, GLORY_SIDE, LAST, LORD_BANES, MENU_HERO, MENU_LORD, PERIL_SIDE, Moment
from ..state.state import HERO, SETUP, State, hero_key

RULE = {
    "only-in-hero-phase": "5", "only-in-lord-phase": "5", "only-as-response": "9", "only-in-own-turn": "6",
    "only-when-wounded": "17", "only-in-challenge": "9", "not-now": "17", "not-your-turn": "5", "no-choice": "5",
    "too-little-glory": "4", "too-few-ap": "6", "used-already": "5", "boon-limit": "11", "treasure-limit": "11",
    "one-of-a-type": "5", "solo-treasure-in-reward": "14", "solo-boon-on-entrance": "14", "wrong-space": "10",
    "not-found-yet": "10", "second-attempt-costs": "10", "cannot-give-that": "10", "escort-is-no-attempt": "10",
    "nobody-can-pay": "5", "nothing-to-aim-at": "4", "declared-already": "5", "is-whole": "4", "knocked-down": "7",
    "no-ap": "7", "wall": "7", "not-next-to-you": "7", "you-are-here": "7", "no-map-cards": "5",
    "asked-first": "17", "entrance-peace": "9", "one-battle": "9", "not-in-your-space": "9", "not-yours": "10", "defeated": "1",
}  # fmt: skip
"""The paragraph of the rules behind each reason."""

Reasons = dict[str, Refusal]


def refusals(g: State, seat: int) -> Reasons:
    """A reason for every object of the screen that ``seat`` might try and may not use now."""
    if g.phase == SETUP or g.over:
        return {}
    player = g.players[seat]
    found: Reasons = {}
    m = g.moment if g.moment is not None and g.moment.asked == seat else None
    if m is None:
        key = "defeated" if not player.alive else "not-your-turn" if seat != g.active else "no-choice"
        for object in _objects(g, seat):
            found[object] = _reason(key)
        return found
    _hand(g, seat, m, found)
    _readied(g, seat, m, found)
    if m.name == MENU_HERO:
        _spaces(g, seat, found)
        _quests(g, seat, found)
        if not moving.can_explore(g):
            found["act:explore"] = _reason("no-map-cards")
        elif not player.points():
            found["act:explore"] = _reason("knocked-down" if player.down else "no-ap")
    else:
        for object in _objects(g, seat):
            if object.startswith(("space:", "quest:")):
                found[object] = _reason("only-in-hero-phase")
    if m.name == MENU_LORD and g.declared:
        found["act:declare"] = _reason("declared-already")
    _heroes(g, seat, m, found)
    for quest in player.escorts if m.marks & ACTS else ():
        found.pop(f"quest:{quest}", None)  # its token may be left here
    if g.phase == HERO and seat == g.active and m.name != MENU_HERO:  # it is the Hero phase, only something is asked first
        found = {each: _reason("asked-first") if why.key == "only-in-hero-phase" else why for each, why in found.items()}
    return found


def _reason(key: str, **args: Any) -> Refusal:
    return Refusal(key, RULE[key], **args)


def _objects(g: State, seat: int) -> list[str]:
    """Everything that a seat might click."""
    player = g.players[seat]
    cards = [*player.inventory, *player.lair, *player.banes]
    return [
        *[f"hand:{card}" for card in player.hand], *[f"card:{card}" for card in cards], f"hero:{letter_of(seat)}",
        *[f"space:{space}" for space in g.dungeon.lies], *[f"quest:{quest}" for quest in quests.open_to(g, seat)],
    ]  # fmt: skip


# -- cards ------------------------------------------------------------------------------------------------------------------------


def _hand(g: State, seat: int, m: Moment, found: Reasons) -> None:
    player = g.players[seat]
    playable = playable_now(g, seat, m)
    for name in player.hand:
        reason = why_not_card(g, seat, name, m, playable)
        if reason is not None:
            found[f"hand:{name}"] = reason
    for name in player.lair:
        reason = _why_not_encounter(g, seat, name, m)
        if reason is not None:
            found[f"card:{name}"] = reason


def playable_now(g: State, seat: int, m: Moment) -> set[str]:
    """The cards of the hand that may be played at this moment, encounters aside."""
    options: list[Any] = usable(g, seat, m, PERIL_SIDE) + usable(g, seat, m, GLORY_SIDE)
    return {option[1] for option in options if option[0] == "play"}


def why_not_card(g: State, seat: int, name: str, m: Moment, playable: set[str]) -> Refusal | None:
    """Why a card of the hand may not be played at this moment; None if it may.

    :param playable: what :func:`playable_now` found.
    """
    card = g.cards.adventures[name]
    if card.kind in (MONSTER, TRAP):
        return _why_not_encounter(g, seat, name, m)
    if name in playable:
        return None
    if card.kind == BANE:
        return _why_not_bane(g, seat, name, m)
    key = refuse_glory_card(g, seat, name, m)
    if key == "too-little-glory":
        return _reason(key, cost=card.x_low if card.cost == X else card.cost, glory=g.players[seat].glory)
    if key in ("boon-limit", "treasure-limit"):
        return _reason(key, limit=(boon_limit if card.kind == BOON else treasure_limit)(g, seat))
    if key:
        return _reason(key)
    if any(effect == "heal" for effect, _, _ in card.work.effects) and is_whole(g, seat):
        return _reason("is-whole")
    return _reason("nothing-to-aim-at")


def _why_not_bane(g: State, seat: int, name: str, m: Moment) -> Refusal:
    card = g.cards.adventures[name]
    if card.timing == LORD_PHASE and not (m.marks & LORD_BANES and seat == g.active):
        return _reason("only-in-lord-phase")
    if not m.marks & CARDS:
        return _reason("not-now")
    if not payers(g, seat, card.cost):
        return _reason("nobody-can-pay", cost=card.cost)
    return _reason("nothing-to-aim-at")


def _why_not_encounter(g: State, seat: int, name: str, m: Moment) -> Refusal | None:
    """Monsters and traps come with the joint declaration."""
    if m.name != MENU_LORD:
        return _reason("only-in-lord-phase")
    if g.declared:
        return _reason("declared-already")
    if any(option[1] == name for option in declarable(g, seat, [])):  # type: ignore[index]
        return None
    card = g.cards.adventures[name]
    return _reason("nobody-can-pay", cost=price(g, seat, name, max(0, card.x_low)))


def _readied(g: State, seat: int, m: Moment, found: Reasons) -> None:
    """Effects of readied cards with what hangs under them, of the hero, and in its phase of its space."""
    player = g.players[seat]
    library = g.cards
    sources = [(f"hero:{letter_of(seat)}", player.hero, library.heroes[player.hero].work)]
    hosts = [*player.inventory, *([hero_key(seat)] if m.name == MENU_HERO else [])]
    cards = [*player.inventory, *[card for host in hosts for card in g.under.get(host, [])]]
    sources += [(f"card:{card}", card, library.adventures[card].work) for card in cards]
    if m.name == MENU_HERO:
        sources.append((f"space:{player.space}", player.space, library.maps[player.space].work))
    for object, name, work in sources:
        if work.use is None or uses_of(g, seat, name, work, m):
            continue
        key = "not-now" if not m.marks & EFFECTS else refuse_use(g, seat, name, work.use, m)
        if key == "too-few-ap" and player.down and player.ap >= work.use.ap:
            key = "knocked-down"
        if key == "too-little-glory":
            found[object] = _reason(key, cost=work.use.glory, glory=player.glory)
        elif key:
            found[object] = _reason(key)
        else:
            healing = any(effect == "heal" for effect, _, _ in work.effects)
            found[object] = _reason("is-whole" if healing and is_whole(g, seat) else "nothing-to-aim-at")


# -- the hero phase ---------------------------------------------------------------------------------------------------------------


def _spaces(g: State, seat: int, found: Reasons) -> None:
    player = g.players[seat]
    ways = {beyond for _, beyond in moving.can_move(g, seat)}
    touching = g.dungeon.adjacent(player.space)
    linked = {beyond for _, beyond in g.dungeon.ways(player.space)}
    for space in g.dungeon.lies:
        if space in ways or (space == player.space and g.cards.maps[space].work.use is not None):
            continue
        if space == player.space:
            key = "you-are-here"
        elif space not in touching:
            key = "not-next-to-you"
        elif space not in linked:
            key = "wall"
        else:
            key = "knocked-down" if player.down else "no-ap"
        found[f"space:{space}"] = _reason(key)


def _quests(g: State, seat: int, found: Reasons) -> None:
    offered = {option[1] for option in quests.options(g, seat)}  # type: ignore[index]
    mine = quests.open_to(g, seat)
    for name in {quest for player in g.players for quest in player.quests} - set(mine):
        found[f"quest:{name}"] = _reason("not-yours")
    for name in g.dropped:
        if name not in offered:
            found[f"quest:{name}"] = _reason("wrong-space", quest=name)
    for name in mine:
        if name in offered:
            continue
        quest = g.cards.quests[name]
        if "escort" in quest.categories:
            there = quests.is_at(g, quest, g.players[seat].space, 1)
            carried = name in g.players[seat].escorts
            costs = "knocked-down" if g.players[seat].down else "second-attempt-costs"
            key = "wrong-space" if not there else costs if carried else "escort-is-no-attempt"
            found[f"quest:{name}"] = _reason(key, quest=name) if key == "wrong-space" else _reason(key)
            continue
        key = quests.refuse_attempt(g, seat, name)
        if key == "not-found-yet":
            if not quests.may_search(g, seat, name):
                key = "wrong-space"  # too near to an entrance
            elif g.players[seat].down:
                key = "knocked-down"
        elif key == "second-attempt-costs" and g.players[seat].down:
            key = "knocked-down"
        if key:
            found[f"quest:{name}"] = _reason(key, quest=name) if key == "wrong-space" else _reason(key)


def _heroes(g: State, seat: int, m: Moment, found: Reasons) -> None:
    """Why other heroes may not be attacked."""
    offered = {option[1] for option in plain(g, seat, m) if option[0] == "attack"}  # type: ignore[index]
    if m.name == CHALLENGE:
        options = battles.challenge_options(g, m.fought(), m)
        offered |= {option[1] for option in options if option[0] == "challenge"}  # type: ignore[index]
    player = g.players[seat]
    for other in g.others(seat):
        letter = letter_of(other)
        if letter in offered or f"seat:{letter}" in found:
            continue
        if g.players[other].space != player.space:
            key = "not-in-your-space"
        elif g.cards.maps[player.space].entrance and (m.name == CHALLENGE or g.options.entrance_peace == "all"):
            key = "entrance-peace"
        elif (seat, "battle") in g.used:
            key = "one-battle"
        elif not player.points() or m.name == LAST:
            key = "knocked-down" if player.down else "no-ap"
        else:
            key = "not-now"
        found[f"seat:{letter}"] = _reason(key)
