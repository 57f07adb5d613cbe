"""Quests: where they are done, attempts by category, escorted tokens (rules §10). What a sacrifice asks stands in
:mod:`.sacrifice`, the dice of chance in :mod:`.luck`, the reward in :mod:`.rewards`."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from ....kernel.ask import PASS, Choose, Option, Question, Refused, Script, asking
from ....kernel.state import mask_of
from ..cards.fields import ENTRANCE, Quest, Threat
from ..state.attacks import Attack
from ..state.dungeon import Dungeon
from ..state.state import HERO, State
from .battle import encounter
from .happening import happen_to_all
from .luck import try_luck
from .piles import refuse_cards, tell_discard
from .reasons import because
from .rewards import replace_quest, succeed
from .rolls import threat_rolls, window_for_luck
from .sacrifice import lacking, sacrifice
from .values import on_table
from .wounds import QUEST, Cause, Verdict

ATTEMPT: Final = "attempt"
CANNOT_GIVE: Final = "cannot-give-that"
"""The reason that says what a sacrifice asks for and what the seat has."""


def is_at(g: State, quest: Quest, space: str, place: int = -1) -> bool:
    """Whether a space is one of a quest's places (or the one with a number)."""
    card = g.cards.maps[space]
    places = quest.places if place < 0 else quest.places[place : place + 1]
    return card.id in places or (card.entrance and ENTRANCE in places)


def open_to(g: State, seat: int) -> list[str]:
    """Quests that a seat may complete: its own and the global ones."""
    return [*g.players[seat].quests, *g.global_quests]


def refuse_attempt(g: State, seat: int, name: str) -> str:
    """Why a quest may not be attempted now, or ""."""
    quest = g.cards.quests[name]
    player = g.players[seat]
    if "escort" in quest.categories:
        return "escort-is-no-attempt"
    if not is_at(g, quest, player.space):
        return "wrong-space"
    if quest.search and not is_found(g, seat, name, player.space):
        return "not-found-yet"
    if (seat, ATTEMPT) in g.used and not player.points():
        return "second-attempt-costs"
    if quest.sacrifice and lacking(g, seat, quest) is not None:
        return CANNOT_GIVE
    return ""


def options(g: State, seat: int, why: Refused | None = None) -> list[Option]:
    """Everything a seat may do for quests in its Hero phase."""
    found: list[Option] = []
    player = g.players[seat]
    for name in open_to(g, seat):
        key = refuse_attempt(g, seat, name)
        if key == "not-found-yet" and not in_reach(g, name, player.space):
            key = "wrong-space"
        if not key:
            found.append((ATTEMPT, name))
        elif key == "escort-is-no-attempt":
            found += for_escort(g, seat, name, why)
        elif key == "not-found-yet" and player.points():
            found.append(("search", name))
        elif why is not None:
            if key in ("not-found-yet", "second-attempt-costs") and player.down:
                key = "knocked-down"
            args = {"quest": name} if key == "wrong-space" else what_lacks(g, seat, name) if key == CANNOT_GIVE else {}
            why.add(because(key, **args), f"quest:{name}", (ATTEMPT, name))
    for name, space in g.dropped.items():
        if space == player.space:
            found.append(("pick-up", name))
        elif why is not None:
            why.add(because("wrong-space", quest=name), f"quest:{name}", ("pick-up", name))
    if why is not None:
        refuse_of_others(g, seat, why)
    return found


def untried(g: State, seat: int) -> str:
    """The quest that a seat could attempt for free where its hero stands, or ""."""
    if (seat, ATTEMPT) in g.used:
        return ""
    return next((name for name in open_to(g, seat) if not refuse_attempt(g, seat, name)), "")


def what_lacks(g: State, seat: int, name: str) -> dict[str, Any]:
    """What a seat lacks for a sacrifice, as its refusal says it."""
    lack = lacking(g, seat, g.cards.quests[name])
    assert lack is not None
    what, count, have = lack
    return {"what": what, "count": count, "have": have}


def refuse_of_others(g: State, seat: int, why: Refused) -> None:
    """Say of the personal quests of other players that they are theirs."""
    for other, player in enumerate(g.players):
        if other != seat:
            for name in player.quests:
                why.add(because("not-yours"), f"quest:{name}")


def for_escort(g: State, seat: int, name: str, why: Refused | None) -> list[Option]:
    """The token of an escort is taken along or delivered. One that the hero has can always be left, so that nothing is refused."""
    quest = g.cards.quests[name]
    player = g.players[seat]
    if name in player.escorts:
        delivers = is_at(g, quest, player.space, 1) and (g.options.deliver_free or may_attempt(g, seat))
        return [("deliver", name)] if delivers else []
    if is_at(g, quest, player.space, 0):
        return [("escort", name)]
    if why is not None:
        there = is_at(g, quest, player.space, 1)
        refusal = because("escort-is-no-attempt") if there else because("wrong-space", quest=name)
        why.add(refusal, f"quest:{name}", ("escort", name))
    return []


def tell_served(g: State, space: str) -> None:
    """Tell the players whose quests something can be done for in a space that it lies there now, and of a global one everybody."""
    for seat in g.living():
        for name in g.players[seat].quests:
            if what := served(g, name, space, name in g.players[seat].escorts):
                g.tell("serves", to=mask_of([seat]), space=space, quest=name, what=what)
    for name in g.global_quests:
        if what := served(g, name, space):
            g.tell("serves", space=space, quest=name, what=what)


def served(g: State, name: str, space: str, escorted: bool = False) -> str:
    """What a space lets heroes do for a quest, or ""; a search where it can succeed.

    :param escorted: whether its token goes with the hero already.
    """
    quest = g.cards.quests[name]
    if "escort" in quest.categories:
        return ("deliver" if escorted else "escort") if is_at(g, quest, space, int(escorted)) else ""
    if not is_at(g, quest, space) or (quest.search and not in_reach(g, name, space)):
        return ""
    return "search" if quest.search else "quest"


def may_attempt(g: State, seat: int) -> bool:
    """Whether an attempt is still free or can be paid."""
    return (seat, ATTEMPT) not in g.used or g.players[seat].points() > 0


def in_reach(g: State, name: str, space: str) -> bool:
    """Whether a search in a space, which is never too near to an entrance then, can succeed at all."""
    return distance(g, space) + 6 >= g.cards.quests[name].search


def is_found(g: State, seat: int, name: str, space: str) -> bool:
    """Whether a seat has found a quest's goal in this space in this turn."""
    return found_at(seat, name, space) in g.used


def found_at(seat: int, name: str, space: str) -> tuple[int, str]:
    """The mark in :attr:`.State.used` of what a seat has found."""
    return seat, f"found:{name}:{space}"


def nth_search(g: State, seat: int) -> int:
    """Note one more search of a seat, and say which of the turn it is: one like another reads as one told twice."""
    count = 1 + sum(who == seat and what.startswith("searched:") for who, what in g.used)
    g.used.add((seat, f"searched:{count}"))
    return count


def distance(g: State, space: str, dungeon: Dungeon | None = None) -> int:
    """What a search in a space adds: spaces strictly between it and the nearest entrance, or moves (ruling 6)."""
    moves = (dungeon or g.dungeon).from_entrance(space)
    return moves if g.options.search_distance == "moves" else max(0, moves - 1)


def do(g: State, seat: int, answer: tuple[str, str]) -> Script:
    """Carry out one of :func:`options`."""
    what, name = answer
    quest = g.cards.quests[name]
    player = g.players[seat]
    if what == "escort":
        take_token(g, seat, name)
    elif what == "pick-up":
        del g.dropped[name]
        player.quests.append(name)
        player.escorts.append(name)
        g.tell("picks-up", seat=seat, quest=name)
    elif what == "deliver":
        if not g.options.deliver_free and pay_attempt(g, seat):
            g.tell("pays-ap", seat=seat, count=1, what="deliver", card=name)
        succeed(g, seat, name, delivers=True)
    elif what == "search":
        player.pay()
        space = player.space
        more = yield from window_for_luck(g, seat, name)
        if not player.alive or player.space != space:
            g.tell("search-lapses", seat=seat, quest=name)
            return
        die = g.nature.die()
        total = die + distance(g, space) + more
        g.tell(
            "searches", seat=seat, quest=name, die=die, plus=total - die, how=g.options.search_distance, total=total,
            value=quest.search, count=nth_search(g, seat), overcome=total >= quest.search,
        )  # fmt: skip
        if total >= quest.search:
            g.used.add(found_at(seat, name, space))
            if quest.categories == ("search",):
                succeed(g, seat, name)
    else:
        yield from attempt(g, seat, name, quest)


def pay_attempt(g: State, seat: int) -> int:
    """The first attempt of a turn is free, each further one costs 1 action point (ruling 5). How much was paid."""
    again = (seat, ATTEMPT) in g.used
    if again:
        g.players[seat].pay()
    g.used.add((seat, ATTEMPT))
    return int(again)


def attempt(g: State, seat: int, name: str, quest: Quest) -> Script:
    """Try a quest; every category it has must be fulfilled."""
    cost = pay_attempt(g, seat)
    g.tell("attempts", seat=seat, quest=name, ap=cost)
    player = g.players[seat]
    came = player.came
    done = True
    if quest.monster is not None:  # a mere hunt is completed as soon as it is slain, wherever the hero is by then
        done = (yield from hunt(g, seat, name, quest)) and (quest.is_mere_hunt() or player.came == came)
    if done and quest.sacrifice:
        done = yield from sacrifice(g, seat, name, quest)
    if done and quest.threat is not None:
        done = (yield from face_threat(g, seat, name, quest)) and player.came == came
    if done and quest.dice:
        done = (yield from try_luck(g, seat, name, quest)) and player.came == came
    if done and player.alive:
        succeed(g, seat, name)
    elif player.alive:
        life = quest.monster.life if quest.monster else 0
        g.tell("attempt-fails", seat=seat, quest=name, ends=g.phase != HERO, count=g.tokens.get(name, 0), value=life)


def hunt(g: State, seat: int, name: str, quest: Quest) -> Verdict:
    """The quest's monster attacks first; wounds stay on it until the quest is completed, the last one too (ruling 27)."""
    assert quest.monster is not None
    left = quest.monster.life - g.tokens.get(name, 0)
    if left <= 0:
        return True  # slain in an earlier attempt, when something else that the quest asks was missing
    attack = Attack(-1, name, seat, life=left)
    yield from encounter(g, seat, g.players[seat].space, [attack], [], name)
    return attack.gone


def face_threat(g: State, seat: int, name: str, quest: Quest) -> Verdict:
    """Overcome the printed threat; a failure befalls every hero in the space."""
    assert quest.threat is not None
    player = g.players[seat]
    space = player.space
    bonus = 0
    if quest.bonus and player.glory:
        bonus = int(
            str((yield Choose(seat, "buy", [str(each) for each in range(min(quest.bonus, player.glory) + 1)], about=quest)))
        )
        player.glory -= bonus
        if bonus:
            g.tell("pays", seat=seat, count=bonus, what="bonus", card=name)
    burnt = yield from burn_cards(g, seat, name, quest)
    threat = Threat(quest.threat.stats, quest.threat.value - burnt) if burnt else quest.threat
    failed = yield from threat_rolls(g, [seat], threat, "quest", paid=bonus, card=name, fails=quest.fail)
    if failed and player.space == space:
        yield from happen_to_all(g, g.heroes_in(space), quest.fail, Cause(QUEST, -1, name, lost=failed, tried=seat))
    return not failed


def burn_cards(g: State, seat: int, name: str, quest: Quest) -> Generator[Question, Any, int]:
    """Cards of the hand that are discarded for +1 each before the roll; how many."""
    player = g.players[seat]
    for burnt in range(quest.cards):
        if not player.hand:
            return burnt
        card = yield from asking(lambda: Choose(seat, "burn", [*player.hand, PASS], about=name, among=cards_to_burn))
        if card == PASS:
            return burnt
        player.hand.remove(str(card))
        g.discard(str(card))
        tell_discard(g, seat, str(card), "quest", name)
    return quest.cards


def cards_to_burn(g: State, seat: int, about: str, why: Refused | None = None) -> list[Option]:
    """The cards of a hand of which one more may go, or none."""
    if why is not None:
        refuse_cards(g, seat, [*on_table(g, seat), *g.players[seat].lair], because("only-from-hand"), why)
    return [*g.players[seat].hand, PASS]


def take_token(g: State, seat: int, name: str) -> None:
    """At the first space: the token goes with the hero; a global escort becomes personal (§10)."""
    player = g.players[seat]
    was_global = name in g.global_quests
    if was_global:
        g.global_quests.remove(name)
        player.quests.append(name)
    player.escorts.append(name)
    beyond = g.cards.quests[name].places[1]
    g.tell("escorts", seat=seat, quest=name, space=player.space, taken=was_global, beyond=beyond)
    if was_global:
        replace_quest(g, seat, name, taken=True)


def drop(g: State, seat: int, name: str) -> None:
    """The token stays in the space; whoever picks it up has the quest (§10, ruling 45)."""
    player = g.players[seat]
    player.escorts.remove(name)
    player.quests.remove(name)
    g.dropped[name] = player.space
    g.tell("drops", seat=seat, quest=name, space=player.space)
