"""What holds whatever happens: Golden Rule 2 after every action, loads and carriers together, and no step into a dead end.

Games at random, and crowded positions at random around pits, where a plain search through the rules of stepping and handling says
what a move may do; the rules prune that search, and must come to the same.
"""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from undercroft.games.twister import carrying, moves
from undercroft.games.twister.board import LETTERS, PLACE_NAMES, SQUARE, SQUARE_NAMES, SQUARES
from undercroft.games.twister.game import GAME
from undercroft.games.twister.rooms import PIT, PLANS
from undercroft.games.twister.state import ESCAPED, GONE, SOURCES, State
from undercroft.games.twister.tokens import BOTH, IS_CHARACTER, KIND, NAMES, NOTHING, PARTY, SIDE_OF, SPEED, TOKEN
from undercroft.kernel.ask import text_of
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature


def is_lawful(g: State) -> bool:
    """Golden Rule 2 on every square."""
    return all(g.is_lawful(square, tokens) for square, tokens in g.crowd().items())


def check(g: State, story: object) -> None:
    """What holds between two actions."""
    loose = g.options.stand_by_rope or g.options.loose_on_roped_pit  # options that allow more on a pit
    assert loose or is_lawful(g), story
    assert all(len(tokens) <= 2 for tokens in g.crowd().values()), story
    for seat in (0, 1):
        assert g.points[seat] >= sum(points for each, _, _, points in g.scored if each == seat), story
    assert {source for _, source, _, _ in g.scored} <= set(SOURCES), story
    for token in BOTH:
        load = g.load[token]
        on_board = 0 <= g.at[token] < SQUARES
        assert on_board or not g.is_wounded(token), story
        if IS_CHARACTER[token] and on_board:
            assert not g.is_exit_for(token, g.at[token]), story
        if load >= 0:
            assert (on_board, g.at[load], g.load.count(load)) == (True, g.at[token], 1), story
            if IS_CHARACTER[load]:
                assert (g.is_wounded(load), g.is_wounded(token), SIDE_OF[load]) == (True, False, SIDE_OF[token]), story


def plays(match: Match, rng: Random, decisions: int) -> None:
    """At random, with a liking for what is rare: fights, handling, special abilities. Checked after every action."""
    story: list[str] = []
    while match.asks() and len(story) < decisions:
        ask = rng.choice([each for each in match.asks() if not each.may])
        options = [text_of(option) for option in ask.options]
        rare = [option for option in options if not option.startswith(("move", "go", "end", "stop"))]
        option = rng.choice(rare if rare and rng.random() < 0.6 else options)
        story.append(option)
        match.answer(ask.seat, option, ask.what)
        g = match.state
        if g.mover < 0 and not g.placing and g.battle is None:
            check(g, story[-12:])


@pytest.mark.parametrize("seed", range(12))
def test_the_laws_hold_in_whole_games_with_any_options(seed: int) -> None:
    rng = Random(seed)
    options: dict[str, Any] = {"setup": rng.choice(["free", "fixed"]), "dungeon": rng.choice(["dark", "open"]), "turn_limit": 60}
    for setting in GAME.settings if seed % 3 else ():  # every third game by the usual rules
        if setting.id not in ("setup", "dungeon", "turn_limit"):
            options[setting.id] = rng.choice(setting.choices) if setting.choices else rng.random() < 0.5
    match = Match(GAME, GAME.read_settings(options, 2), 2, SampledNature(rng))
    plays(match, rng, 5000)
    assert match.state.over


# -- crowded positions ----------------------------------------------------------------------------------------------------------


def may_be(position: dict[str, Any]) -> bool:
    """Whether the rules allow such a position."""
    try:
        GAME.from_position(position)
    except BadInput:
        return False
    return True


def crowded(rng: Random) -> dict[str, Any]:
    """Up to twenty tokens on a dozen squares: loads, wounded, and somebody with a rope on every second pit."""
    rooms = list(PLANS)
    rng.shuffle(rooms)
    columns = ["A-", *LETTERS, "B-"]
    left, top = rng.randrange(19), rng.randrange(1, 7)
    squares = [f"{column}{row}" for column in columns[left : left + 4] for row in range(top, top + 4)]
    position: dict[str, Any] = {
        "tokens": {name: "killed" if IS_CHARACTER[TOKEN[name]] else "gone" for name in NAMES},
        "rooms": {place: {"room": room, "turns": rng.randrange(4)} for place, room in zip(PLACE_NAMES, rooms, strict=True)},
        "players": {"A": {"actions": ["2"], "first_cycle": False}, "B": {"first_cycle": False}},
        "loads": {}, "wounded": [], "card": "5", "left": 5,
    }  # fmt: skip
    kinds = GAME.from_position(position).plan.kinds
    for pit in [square for square in squares if kinds[SQUARE[square]] == PIT]:
        carrier, rope = rng.choice([name for name in NAMES if IS_CHARACTER[TOKEN[name]]]), rng.choice(["a-rope", "b-rope"])
        position = put(position, carrier, pit, rng, rope)
    for name in rng.sample(NAMES, rng.randrange(8, 22)):
        square = rng.choice(squares)
        mates = [mate for mate, at in position["tokens"].items() if at == square]
        position = put(position, name, square, rng, mates[0] if mates and rng.random() < 0.7 else "")
    return position


def put(position: dict[str, Any], name: str, square: str, rng: Random, load: str) -> dict[str, Any]:
    """The position with a token more, if it may be: wounded or not, perhaps carrying something or carried."""
    if position["tokens"][name] in SQUARE:
        return position
    trial = deepcopy(position)
    trial["tokens"][name] = square
    if IS_CHARACTER[TOKEN[name]] and rng.random() < 0.4:
        trial["wounded"].append(name)
    if load:
        if trial["tokens"][load] not in SQUARE:
            trial["tokens"][load] = square
        carrier, load = (name, load) if IS_CHARACTER[TOKEN[name]] else (load, name)
        trial["loads"][carrier] = load
    return trial if may_be(trial) else position


Seen = frozenset["tuple[int, ...]"]


def onward(g: State, token: int, steps: int, seen: Seen, known: dict[object, set[str]]) -> set[str]:
    """Everything that may come next in a move and can still end lawfully; by plain search.

    :param seen: how the loads were shared out since the last step, which is not offered again.
    """
    key = (steps, tuple(g.at), tuple(g.load), seen)
    if key not in known:
        found: set[str] = set()
        there = [other for other in g.tokens_at(g.at[token]) if other not in (token, g.load[token])]
        for option in carrying.handlings(g, token, there):
            after = carrying.after_handling(g, token, option)
            loads = tuple(after.load)
            if loads not in seen and ends(after, token, steps, seen | {loads}, known):
                found.add(text_of(option))
        for to in g.plan.links[g.at[token]] if steps else ():
            if moves.refuse_pass(g, token, g.at[token], to, g.tokens_at(to)):
                continue
            after = g.copy()
            after.put(token, to)
            if after.is_exit_for(token, to):
                load = after.load[token]
                after.at[token], after.load[token] = ESCAPED, NOTHING
                if load >= 0:
                    after.at[load] = GONE
                lawful = is_lawful(after)
            else:
                lawful = ends(after, token, steps - 1, frozenset([tuple(after.load)]), known)
            if lawful:
                found.add(f"go:{SQUARE_NAMES[to]}")
        known[key] = found
    return known[key]


def ends(g: State, token: int, steps: int, seen: Seen, known: dict[object, set[str]]) -> bool:
    """Whether a move may end here or later."""
    after = g.copy()
    carrying.take_up_rope(after, token)
    return is_lawful(after) or bool(onward(g, token, steps, seen, known))


@pytest.mark.parametrize("seed", range(40))
def test_a_move_offers_exactly_what_can_end_lawfully(seed: int) -> None:
    rng = Random(seed)
    match = Match(GAME, GAME.read_settings({}, 2), 2, SampledNature(rng), crowded(rng))
    g = match.state
    offered = {text_of(option) for ask in match.asks() for option in ask.options}
    for token in PARTY[g.active]:
        if not g.stands(token) or SPEED[KIND[token]] > 4:
            continue  # the plain search is slow for the Thief
        wanted = onward(g, token, SPEED[KIND[token]], frozenset([tuple(g.load)]), {})
        assert (f"move:{NAMES[token]}" in offered) == bool(wanted)
        if wanted:
            other = match.copy()
            other.answer(g.active, f"move:{NAMES[token]}", "act")
            assert {text_of(option) for ask in other.asks() for option in ask.options} == wanted
    plays(match, rng, 60)
