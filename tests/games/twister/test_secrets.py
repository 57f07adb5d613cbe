"""Non-interference: two games that differ only in what a seat cannot know look the same to it, to the byte, and to spectators."""

from __future__ import annotations

import json
import random
from random import Random
from typing import Any

import pytest

from tests.games.twister.table import Table, new_game, table
from undercroft.games.twister.game import GAME
from undercroft.games.twister.tokens import PARTY
from undercroft.kernel.ask import Choose, text_of
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.shapes import plain
from undercroft.kernel.view import view_of

TRIES = ("stand:b-thief:B-2", "hide:b-thief:I", "hide:b-rope:III", "0", "6", "end", "move:b-thief", "place:b-rope:a1", "nonsense")


def told(match: Match, seat: int | None) -> bytes:
    """All that leaves the server for a seat: its view, what it may take back, and what it hears when it tries things."""
    heard: list[Any] = [view_of(match, seat)]
    if seat is not None:
        heard.append(match.undoable(seat) >= 0)
        heard += [attempt(match.copy(), seat, option) for option in TRIES]
    return json.dumps(heard, ensure_ascii=False).encode()


def attempt(match: Match, seat: int, option: str) -> Any:
    """What a seat is told when it tries an option."""
    try:
        match.answer(seat, option)
    except BadInput as error:
        return error.to_json()
    return "done"


def same_for(one: Table, other: Table, seat: int) -> None:
    """This seat, and spectators, cannot tell the two apart; the other seat can."""
    for each in (seat, None):
        assert told(one.match, each) == told(other.match, each), f"seat {each}"
    assert told(one.match, 1 - seat) != told(other.match, 1 - seat), "the pair is a real one"


STARTS = ("stand:a-thief:A-2", "stand:a-troll:A-4", "stand:a-wizard:A-7", "stand:a-goblin:A-9")
OTHER_STARTS = ("stand:a-cleric:A-9", "stand:a-warrior:A-7", "stand:a-mekanork:A-4", "stand:a-wall-walker:A-2")
B_STARTS = ("stand:b-thief:B-2", "stand:b-troll:B-4", "stand:b-wizard:B-7", "stand:b-goblin:B-9")


@pytest.mark.parametrize("answers", range(1, 5))
def test_the_choice_of_starters_is_secret(answers: int) -> None:
    one, other = (new_game(["A"]).does("A", *starts[:answers]) for starts in (STARTS, OTHER_STARTS))
    same_for(one, other, 1)
    for t in (one, other):
        t.does("B", *B_STARTS[:3])
    same_for(one, other, 1)


def hiding(starts: tuple[str, ...]) -> Table:
    return new_game(["A", "A"]).does("A", *starts).does("B", *B_STARTS)


def test_starters_stay_secret_while_tokens_are_hidden() -> None:
    one, other = hiding(STARTS), hiding(OTHER_STARTS)
    same_for(one, other, 1)
    for t in (one, other):
        t.does("A", "hide:a-rope:III").does("B", "hide:b-rope:III")
    same_for(one, other, 1)


@pytest.mark.parametrize("thing", ["a-rope", "a-treasure", "a-cleric"])
def test_which_token_went_into_a_room_is_secret(thing: str) -> None:
    one, other = hiding(STARTS).does("A", "hide:a-sword:III"), hiding(STARTS).does("A", f"hide:{thing}:III")
    same_for(one, other, 1)


def test_how_many_tokens_of_which_side_lie_in_a_room_is_open() -> None:
    one, other = hiding(STARTS).does("A", "hide:a-sword:III"), hiding(STARTS).does("A", "hide:a-sword:IV")
    assert told(one.match, 1) != told(other.match, 1)


DARK = {"a-thief": "A-2", "b-thief": "B-4", "b-rope": "on I", "b-goblin": "on I", "b-sword": "on VIII", "b-cleric": "on VIII"}
SWAPPED = {**DARK, "b-rope": "on VIII", "b-cleric": "on I", "b-goblin": "on VIII", "b-sword": "on I"}


def test_what_lies_in_dark_rooms_is_secret_in_the_game() -> None:
    one, other = (table(tokens, dark="I VIII") for tokens in (DARK, SWAPPED))
    same_for(one, other, 0)
    for t in (one, other):
        t.does("A", "move:a-thief", "go:A-3")
    same_for(one, other, 0)
    for t in (one, other):
        t.does("A", "stop", "end")
    same_for(one, other, 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_sealed_combat_card_is_secret(seat: int) -> None:
    one, other = (table({"a-thief": "A-2", "b-troll": "a2"}).does("A", "attack:a-thief:b-troll") for _ in range(2))
    for t, card in ((one, "6"), (other, "0")):
        t.match.answer(seat, card, "combat")
    same_for(one, other, 1 - seat)


def test_that_a_card_was_sealed_is_open_and_nothing_of_it_is() -> None:
    t = table({"a-thief": "A-2", "b-troll": "a2"}).does("A", "attack:a-thief:b-troll")
    t.match.answer(0, "6", "combat")
    view = t.view("B")
    assert (view["ready"], view["waiting"], view["sealed"]) == (["A"], ["B"], None)
    assert "6" in view["board"]["players"][0]["combat"], "cards are spent when they are shown"


# -- searching ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tokens", [DARK, SWAPPED])
def test_a_re_deal_keeps_how_many_lie_where_and_all_that_is_known(tokens: dict[str, str]) -> None:
    t = table(tokens, dark="I VIII")
    seen = view_of(t.match, 0)
    for seed in range(20):
        run = t.match.determinize(0, SampledNature(Random(seed)), Random(seed))
        assert plain(GAME.view(run.state, 0)) == seen["board"]


@pytest.mark.parametrize("tokens", [DARK, SWAPPED])
def test_a_re_deal_while_a_room_is_filled_keeps_the_tokens_that_lie_open_there(tokens: dict[str, str]) -> None:
    t = table(tokens, dark="I VIII", chance=["1L", "0"]).does("A", "reveal:a-thief:I")
    seen, dealt = view_of(t.match, 0), set()
    for seed in range(40):
        g: Any = t.match.determinize(0, SampledNature(Random(seed)), Random(seed)).state
        assert plain(GAME.view(g, 0)) == seen["board"]
        dealt.add(tuple(g.at))
    assert len(dealt) == 1, "of B's four tokens two lie open, and so the other two are known"


def test_a_re_deal_of_the_set_up_keeps_four_characters_on_the_dots() -> None:
    t = hiding(STARTS).does("A", "hide:a-rope:III")
    seen = set()
    for seed in range(60):
        g: Any = t.match.determinize(1, SampledNature(Random(seed)), Random(seed)).state
        starters = tuple(token for token in PARTY[0] if 0 <= g.at[token] < 1000)
        assert len(starters) == 4
        assert plain(GAME.view(g, 1)) == plain(GAME.view(t.match.state, 1))
        seen.add(starters)
    assert len(seen) > 20, "all kinds of starters come up"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_re_deal_offers_only_what_is_legal_in_it(seat: int) -> None:
    """At moments of a random game; equal seeds deal alike."""
    rng = random.Random(11)
    t = new_game(["A", "B"], turn_limit=20)
    while t.match.asks():
        if rng.random() < 0.1:
            dealt = [t.match.determinize(seat, SampledNature(Random(5)), Random(5)) for _ in range(2)]
            assert dealt[0].state.at == dealt[1].state.at  # type: ignore[attr-defined]
            for ask in dealt[0].asks():
                assert_legal(dealt[0].state, ask)
        ask = rng.choice([ask for ask in t.match.asks() if not ask.may])
        t.match.answer(ask.seat, text_of(rng.choice(ask.options)), ask.what)


def assert_legal(g: Any, ask: Choose) -> None:
    """Options of the set-up speak only of tokens that are still in hand in this deal."""
    if ask.what in ("starter", "hide"):
        from undercroft.games.twister.tokens import TOKEN

        assert all(g.at[TOKEN[option[1]]] == -1 for option in ask.options)  # type: ignore[index]


def test_what_the_other_side_hides_does_not_change_a_deal() -> None:
    one, other = (table(tokens, dark="I VIII") for tokens in (DARK, SWAPPED))
    for seed in range(10):
        deals = [t.match.determinize(0, SampledNature(Random(seed)), Random(seed)).state.at for t in (one, other)]  # type: ignore[attr-defined]
        assert deals[0] == deals[1]


def contents(thing: Any) -> Any:
    """Everything within a state, whatever it is kept in; but for what belongs to the host."""
    if isinstance(thing, dict):
        return {key: contents(each) for key, each in thing.items()}
    if isinstance(thing, list | tuple):
        return [contents(each) for each in thing]
    if not type(thing).__module__.startswith("undercroft."):
        return thing
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    fields = {*slots, *getattr(thing, "__dict__", ()), *getattr(thing, "__struct_fields__", ())} - {"__dict__"}
    return {name: contents(getattr(thing, name)) for name in fields - {"journal", "nature", "options", "witness"}}


def test_in_a_combat_nothing_in_a_re_deal_keeps_what_lies_hidden() -> None:
    one, other = (table({**tokens, "a-thief": "A-8", "b-troll": "a8"}, dark="I VIII") for tokens in (DARK, SWAPPED))
    for t in (one, other):
        t.does("A", "attack:a-thief:b-troll")
    deals = [contents(t.match.determinize(0, SampledNature(Random(7)), Random(7)).state) for t in (one, other)]
    assert deals[0]["battle"] is not None
    assert deals[0] == deals[1]
