"""What a seat may know of a game of Dungeons & Doggies: all but the personal quests of others and the deck (ruling 37)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET

from ...kernel.ask import Choose, Option, Refusal, Refused, letter_of, text_of, thing_of
from ...kernel.figures import counted
from ...kernel.game import Label
from ...kernel.shapes import Figure, Overall, plain
from . import shapes
from .burden import HERE, Deed, Taken, Walk
from .cards import DOGS, MONSTER, MOST_PAWS, POTIONS, QUESTS, ROOMS, ROUNDS, WEAPONS, Room, Symbols
from .deeds import asks_nothing, damage_of, decide
from .figures import COLUMNS
from .grid import HOME, SIDES, cell_of, name_of, place_of, place_thing, whereabouts
from .routes import HELPER_NODES, best_onward, best_route
from .rules import EXPLORE, LEAVE, PLACE, SLEEP, TURN, WALK, counted_out
from .scoring import Score, coins_of, fates_of, most_of, open_coins, ranks_of, scores_of, sure_coins, times_done, trophies_of
from .setup import DOG, QUEST
from .state import ASLEEP, IN, NO_PILE, NOBODY, OUT, State
from .walk import (
    BREAK,
    CLAIM,
    DISARM,
    FIGHT,
    HIRE,
    JUMP_TO,
    LEAP,
    PASS,
    POTION,
    ROTATE,
    STEPS,
    leaves,
    opens_door,
    set_out,
    take_step,
    thing_beyond,
)
from .ways import decisions_out

SIDE_KINDS = ("wall", "open", "door", "broken")


def view(g: State, seat: int | None) -> shapes.Board:
    """The board for ``seat``, or for a spectator."""
    w = g.walk if g.walk is not None and (g.walk.told or g.walk.seat == seat) else None
    own = None if seat is None or seat >= len(g.dogs) else g.dogs[seat]
    return shapes.Board(
        round=g.round,
        rounds=ROUNDS,
        first=None if g.first == NOBODY else letter_of(g.first),
        active=None if g.active == NOBODY or g.over else letter_of(g.active),
        deck=g.left_to_draw(),
        countdown=g.pile != NO_PILE,
        drawn=_card(g, ROOMS[g.drawn]) if g.drawn else None,
        rooms=[_place(g, w, cell) for cell in sorted(g.rooms)],
        holes=[_hole(g, cell) for cell in sorted(g.holes)],
        sites=[shapes.Site(*_spot(cell)) for cell in sorted(g.sites())],
        dogs=[_dog(g, each, seat, w) for each in range(len(g.dogs))],
        boards=list(g.boards),
        dealt=[] if own is None else [_quest_card(quest) for quest in own.dealt],
        own=_quest(g, own.quest) if own is not None and own.quest else None,
        shared=[_quest(g, quest) for quest in g.shared],
        supply=_symbols(g.supply if w is None else w.supply),
        walk=None if w is None else _walk(g, w, seat),
        best=_best(g, seat) if g.options.helper and seat is not None else None,
    )


def _best(g: State, seat: int) -> shapes.Best | None:
    """The best way out from here, for whoever is to act or walks."""
    w = g.walk
    if g.over or not g.round or g.active != seat or g.drawn or g.dogs[seat].where != IN or (w is not None and w.told):
        return None
    route = best_route(g, seat, budget=HELPER_NODES) if w is None else best_onward(g, w, budget=HELPER_NODES)
    if route is None:
        return None
    story = route.story if w is None else w.story + route.story
    return shapes.Best(
        route.coins, [name_of(cell) for cell in route.cells], route.out, route.exact, [text_of(deed) for deed in story]
    )  # fmt: skip


def _spot(cell: int) -> tuple[str, int, int]:
    """The name of a cell, and where it is: x to the east, y to the south of the start."""
    y, x = place_of(cell)
    return name_of(cell), x, y


def _symbols(symbols: Symbols) -> dict[str, int]:
    return {WEAPONS[weapon]: count for weapon, count in enumerate(symbols) if count}


def _pairs(w: Walk) -> list[list[str]]:
    """The two weapons of each vagabond that was hired for one of them."""
    return [[WEAPONS[weapon] for weapon in pair] for pair in w.pairs]


def _sides(sides: Sequence[int]) -> list[str]:
    return [SIDE_KINDS[side] for side in sides]


def _card(g: State, room: Room) -> shapes.RoomCard:
    """A card with the figures it has at this table."""
    return card_of(room, damage_of(g, room))


def card_of(room: Room, damage: int) -> shapes.RoomCard:
    """A card as a client receives it."""
    card = shapes.RoomCard(room.id, room.name, room.kind, _sides(room.sides[0]))
    if room.kind == MONSTER:
        card.needs, card.damage = _symbols(room.needs), damage
    if any(room.trophy):
        card.trophy = _symbols(room.trophy)
    card.shield = room.shield or UNSET
    card.key = room.key or UNSET
    card.coins = room.coins or UNSET
    if room.weapon >= 0:
        card.weapon = WEAPONS[room.weapon]
    if room.two:
        card.two = [WEAPONS[weapon] for weapon in room.two]
    return card


def _place(g: State, w: Walk | None, cell: int) -> shapes.Place:
    """A room as it lies; on a way out that this seat sees, as it is so far."""
    sides, quarters = g.sides.get(cell, (0, 0, 0, 0)), g.quarters[cell]
    paw, paws, covered = g.paws.get(cell, NOBODY), 2 if cell in g.forced else 1, g.covered.get(cell)
    if w is not None:
        sides = w.sides.get(cell, sides)
        quarters = dict(w.turned).get(cell, quarters)
        if any(taken.cell == cell for taken in w.taken) or cell in w.holes:
            paw, paws = w.seat, 2 if cell in w.forced else 1
        covered = dict(w.covered).get(cell, covered)
    if paw == NOBODY:
        return shapes.Place(*_spot(cell), _card(g, g.rooms[cell]), quarters, _sides(sides), covered=covered)
    hole = w is not None and cell in w.holes
    return shapes.Place(*_spot(cell), _card(g, g.rooms[cell]), quarters, _sides(sides), letter_of(paw), paws, covered, hole)


def _hole(g: State, cell: int) -> shapes.Hole:
    return shapes.Hole(*_spot(cell), letter_of(g.holes[cell]), 2 if cell in g.forced else 1)


def _dog(g: State, each: int, seat: int | None, walk: Walk | None) -> shapes.Dog:
    dog = g.dogs[each]
    w = walk if walk is not None and walk.seat == each else set_out(g, each)
    return shapes.Dog(
        seat=letter_of(each),
        dog=dog.card.id,
        attack=_symbols(dog.card.attack),
        shields=dog.card.shields,
        sum=_symbols(w.attack),
        pairs=_pairs(w),
        all_shields=w.shields,
        keys=w.keys,
        paws=w.paws,
        board=w.board,
        extras=MOST_PAWS - w.board,
        potions=_symbols(w.potions),
        taken=[_taken(g, taken) for taken in w.taken],
        coins=Score(g, each).total if each < g.counted else coins_of(dog.card.id, w.taken),
        where=dog.where,
        quest=_quest_card(dog.quest) if dog.quest and (each == seat or g.over) else None,
    )


def _taken(g: State, taken: Taken) -> shapes.Taken:
    return shapes.Taken(_card(g, taken.room), taken.side, None if taken.cell == HERE else name_of(taken.cell))


def _quest_card(id: str) -> shapes.QuestCard:
    quest = QUESTS[id]
    return shapes.QuestCard(id, "hunt" if quest.monster else "most", quest.what, quest.coins)


def _quest(g: State, id: str) -> shapes.Quest:
    quest, card = QUESTS[id], _quest_card(id)
    if quest.monster:
        counts = [times_done(g, seat, quest) for seat in range(len(g.dogs))]
        holder = NOBODY
    else:
        counts = [trophies_of(dog, quest.weapon) for dog in g.dogs]
        holder = most_of(g, quest.weapon)
    standing = {letter_of(seat): count for seat, count in enumerate(counts)}
    return shapes.Quest(id, card.kind, card.what, card.coins, standing, None if holder < 0 else letter_of(holder))


def _walk(g: State, w: Walk, seat: int | None) -> shapes.Walk:
    path = _path(g, w, own=w.seat == seat)
    return shapes.Walk(letter_of(w.seat), name_of(w.cell), path, _burden(g, w, own=w.seat == seat))


def _path(g: State, w: Walk, own: bool) -> list[shapes.Step]:
    """The rooms of a way out, walked once more: what each changed of its coins, and where a key opened a door."""
    again = set_out(g, w.seat)
    path = [shapes.Step(name_of(again.cell), "")]
    before = _burden(g, again, own)
    at_steps = {HOME: 0}
    for deed in w.story:
        if deed[0] in STEPS:
            at, opened = again.cell, opens_door(again, deed)
            take_step(g, again, deed)
            if again.cell != at:
                at_steps[again.cell] = len(path)
                path.append(shapes.Step(name_of(again.cell), "", deed[0] == BREAK))
            path[-1].key |= opened
            continue
        step = path[-1]
        step.did = text_of(deed)
        if own and len(again.path) - 1 in w.unasked:
            step.unasked = _only(g, again)[1]
        decide(g, again, deed)
        after = _burden(g, again, own)
        step.quests = after.quests - before.quests
        step.coins = after.coins - before.coins - step.quests
        before = after
    for cell in again.holes:
        path[at_steps[cell]].used = True
    return path


SAID_OTHERWISE: Final = frozenset({"could-beat-it", "robin-takes-none"})
"""Reasons not told of a room behind a step: the fight itself has its reason, and a leap costs nothing."""


def _only(g: State, w: Walk) -> tuple[Deed | None, list[shapes.NotDone]]:
    """What one does in the room just entered where nobody is asked, and why nothing else can be done; none where one is asked."""
    why = Refused()
    deeds = decisions_out(g, w, why)
    if len(deeds) != 1:
        return None, []
    (deed,) = deeds
    found: list[shapes.NotDone] = []
    for thing, refusal in why.things.items():
        what = thing_of(thing)[1]
        if refusal.key not in SAID_OTHERWISE:
            found.append(shapes.NotDone(deed="other" if what == deed[0] else what, why=refusal.key, **refusal.args))
    found.sort(key=lambda each: each.deed != PASS)  # a room that cannot be walked through is why anything is done there
    return deed, found


def _burden(g: State, w: Walk, own: bool = True) -> shapes.Burden:
    """What a way out has cost and brought; its own quest counts for whoever walks, and shows to nobody else (ruling 37)."""
    coins = sure_coins if own else open_coins
    before = g.dogs[w.seat].taken
    brought = coins(g, w.seat, w.taken) - coins(g, w.seat, before)
    dog = g.dogs[w.seat].card.id
    return shapes.Burden(
        damage=w.damage,
        shields=w.shields,
        paws=w.paws,
        coins=brought,
        quests=brought - coins_of(dog, w.taken) + coins_of(dog, before),
        sum=_symbols(w.attack),
        pairs=_pairs(w),
        keys=w.keys,
        potions=_symbols(w.potions),
    )


# -- options and refusals -------------------------------------------------------------------------------------------------------


def describe(g: State, ask: Choose, option: Option) -> Label:
    """How an option is shown. The first thing it touches is what one clicks: a cell, a card, a button."""
    if ask.what == DOG:
        return Label("dog", [f"dog:{option}"], dog=str(option))
    if ask.what == QUEST:
        quest = _quest_card(str(option))
        return Label("quest", [f"quest:{option}"], quest=quest.quest, goal=quest.kind, what=quest.what)
    if ask.what == PLACE and isinstance(option, tuple):
        cell = cell_of(option[0])
        row, column = place_of(cell)
        sides = ROOMS[g.drawn].sides
        same = sides.index(sides[option[1]])  # where it lies alike turned less, one of both is enough to choose by
        return Label("place", [place_thing(cell)], space=g.drawn, x=column, y=row, turned=option[1], same=same, cell=option[0])
    if ask.what == TURN and isinstance(option, str):
        if option == SLEEP:
            return Label(SLEEP, ["action:sleep"], warn=SLEEP if len(ask.options) > 1 else "", **_slept(g, ask.seat))
        return Label(option, [f"action:{option}"], final=option == EXPLORE)
    assert isinstance(option, tuple)
    if ask.what == TURN:
        return _ability(g, option)
    assert g.walk is not None
    return _step(g, g.walk, option) if ask.what == WALK else _deed(g, g.walk, option)


def _slept(g: State, seat: int) -> dict[str, Any]:
    """What sleeping brings, which is said before: a paw only while one is left, and none of use in the last round; how many cards
    are counted out where it starts the countdown (§3.3, ruling 52)."""
    paw = "last" if g.round == ROUNDS else "won" if g.dogs[seat].extras else "none"
    return {"paw": paw, "count": counted_out(g, ASLEEP) or 0}


def _ability(g: State, deed: Deed) -> Label:
    """What Bonk or Sharik does before the action, or Sharik before his first step."""
    room = g.rooms[cell_of(deed[1])].id
    if deed[0] == BREAK:
        return Label("break", [f"side:{room}:{deed[2]}"], space=room, side=deed[2])
    by = (int(deed[2]) - g.quarters[cell_of(deed[1])]) % 4
    return Label("rotate", [f"turn:{room}", f"space:{room}"], space=room, turned=int(deed[2]), by=by)


def _step(g: State, w: Walk, step: Deed) -> Label:
    """A step of the way out, with how the dog would stand after it, and after what is forced on it there."""
    after = w.copy()
    out = leaves(g, w, step)
    take_step(g, after, step)
    then = shapes.Then(_burden(g, after))
    unasked: dict[str, Any] = {"why": "none"}
    if not out and step[0] != ROTATE:
        deed, reasons = _only(g, after)
        if deed is not None:
            decide(g, after, deed)
            then = shapes.Then(_burden(g, after))
            if reasons and (deed[0] not in (PASS, LEAP) or after.damage > w.damage):
                card = w.called(after.covered[-1][1]) if deed[0] == DISARM else ""
                unasked = {**plain(reasons[0]), "does": deed[0], "card": card}
    if step[0] == ROTATE:
        label = _ability(g, step)
        label.then = then
        return label
    if step[0] == JUMP_TO:
        cell = cell_of(step[1])
        room = g.rooms[cell].id
        return Label("portal", [f"space:{room}"], then=then, space=room, **whereabouts(cell), **unasked)
    thing = thing_beyond(g, w, SIDES.index(step[1]))
    key = ("break-out" if out else "break-through") if step[0] == BREAK else step[0]
    if out:
        return Label(key, [thing], final=out, then=then, side=step[1], space="")
    return Label(key, [thing], then=then, side=step[1], space=thing_of(thing)[1], **unasked)


def _deed(g: State, w: Walk, deed: Deed) -> Label:
    """A decision in a room, with how the dog would stand after it."""
    after = w.copy()
    decide(g, after, deed)
    room = g.rooms[w.cell]
    then = shapes.Then(_burden(g, after))
    touches = [f"deed:{text_of(deed)}", f"space:{room.id}"]
    what = deed[0]
    if what == DISARM and deed[1] != POTION:
        hole = len(after.holes) > len(w.holes)
        return Label("disarm", [touches[0], f"taken:{deed[1]}"], then=then, room=room.id, card=w.called(deed[1]), hole=hole)
    if what == DISARM:
        return Label("disarm-potion", touches, then=then, room=room.id, weapon=WEAPONS[room.weapon])
    if what == HIRE:
        return Label("hire", touches, then=then, room=room.id, side=deed[1], paw=after.board > w.board)
    if what == CLAIM and len(deed) > 1:
        return Label("claim-potion", touches, then=then, room=room.id, weapon=deed[1])
    if what == FIGHT:
        return Label("fight", touches, then=then, room=room.id, weapons=list(deed[1:]), count=len(deed) - 1)
    if what == PASS:
        return Label(
            "pass-monster" if room.kind == MONSTER else "pass", touches, then=then, room=room.id, damage=after.damage - w.damage
        )
    if what == CLAIM:
        return Label(CLAIM, touches, then=then, room=room.id, empty=room.kind == POTIONS)
    return Label(what, touches, then=then, room=room.id)


def things(g: State, seat: int) -> list[str]:
    """What a seat might try: boards, its two quests, the three actions, and every room and free place of the table."""
    if not g.round:
        own = g.dogs[seat].dealt if seat < len(g.dogs) else ()
        return [*[f"dog:{dog}" for dog in sorted(DOGS)], *[f"quest:{quest}" for quest in own]]
    spaces = [f"space:{room.id}" for room in g.rooms.values()]
    free = [*[place_thing(cell) for cell in sorted(g.sites())], *[f"hole:{name_of(cell)}" for cell in g.holes]]
    return [*[f"action:{action}" for action in (EXPLORE, LEAVE, SLEEP)], *spaces, *free]


def refuse(g: State, seat: int, thing: str) -> Refusal:
    """Why a thing may not be used that none of the seat's open questions is about."""
    kind, name = thing_of(thing)
    if g.over:
        return Refusal("game-over", rule="7")
    if not g.round:
        return _before_the_first_round(g, seat, kind)
    dog = g.dogs[seat]
    if dog.where != IN:
        return Refusal("you-are-out" if dog.where == OUT else "you-sleep", rule="3")
    if g.active != seat:
        return Refusal("not-your-turn", rule="3", seat=letter_of(g.active))
    if kind == "action":
        return Refusal("one-action", rule="3")
    if kind == "hole":
        return Refusal("hole", rule="4")
    if g.drawn:
        return Refusal("lay-first", rule="3.1", room=g.drawn)
    if g.walk is None:
        return Refusal("leave-first", rule="3.2") if kind == "space" else Refusal("explore-first", rule="3.1")
    if kind == "place":
        return Refusal("one-action", rule="3")
    room = g.rooms[g.walk.cell]
    if kind == "space":
        if room.id == name:
            return Refusal("you-are-here", rule="3.2")
        if any(g.rooms[cell].id == name for cell in g.walk.path):
            return Refusal("walked", rule="3.2")
    if g.walk.did[-1] == () and not asks_nothing(room):
        return Refusal("decide-first", rule="3.2", room=room.id)
    return Refusal("not-beside", rule="3.2")


def _before_the_first_round(g: State, seat: int, kind: str) -> Refusal:
    """Why a board or a quest may not be chosen now."""
    if kind == "dog":
        if seat < len(g.dogs):
            return Refusal("dog-chosen", rule="2")
        return Refusal("dog-not-yet", rule="2", seat=letter_of(len(g.dogs)))
    return Refusal("quest-kept", rule="2")


# -- the result ----------------------------------------------------------------------------------------------------------------


def result(g: State) -> shapes.Result:
    """The coins of every dog with where they are from, best first. Who leaves before it has a dog is there without one."""
    scores = scores_of(g)
    dogs = [(dog.card.id, dog.quest) for dog in g.dogs] + [("", "")] * (g.seats - len(g.dogs))
    rows = [
        shapes.Row(letter_of(seat), rank, dog, fate, quest, dict(score.quests), score.total, counted(COLUMNS, g, seat))
        for seat, ((dog, quest), score, rank, fate) in enumerate(zip(dogs, scores, ranks_of(scores), fates_of(scores), strict=True))
    ]
    rows.sort(key=lambda row: row.rank)
    winners = [row.seat for row in rows if row.rank == 1]
    return shapes.Result(winners, rows, Overall(turns=Figure(g.turn)))
