"""Non-interference: two matches that differ only in what a seat cannot know look the same to it, to the byte, and to spectators."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.games.raiders.table import Table, table
from undercroft.games.raiders.game import GAME
from undercroft.kernel.ask import LETTERS, seat_of, text_of
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match
from undercroft.kernel.nature import CommittedNature, DictatedNature, SampledNature
from undercroft.kernel.record import Record
from undercroft.kernel.view import view_of

Make = Callable[[str], Table]


def told(match: Match, seat: int | None) -> bytes:
    """All that leaves the server for a seat: its view, what it may take back, and what it hears when it tries things."""
    heard: list[Any] = [view_of(match, seat)]
    if seat is not None:
        heard.append(match.undoable(seat))
        for option in ("1", "5", "key", "sword", "crystal", "torch", "nonsense"):
            heard.append(attempt(match.copy(), seat, option))
        heard.append(attempt(match.copy(), seat, ""))
    return json.dumps(heard, ensure_ascii=False).encode()


def attempt(match: Match, seat: int, option: str) -> Any:
    """What a seat is told when it tries an option (or, with none, to take back); nothing when it is fine."""
    try:
        if option:
            mine = [ask for ask in match.asks() if ask.seat == seat]
            if any(option == text_of(each) for ask in mine for each in ask.options):
                return "may"
            match.answer(seat, option)
        elif match.undoable(seat) < 0:
            match.undo(seat)
    except BadInput as error:
        return error.to_json()
    return None


def same_for(one: Table, other: Table, seats: str) -> None:
    """These seats, and spectators, cannot tell the two apart."""
    for seat in (None, *[seat_of(letter) for letter in seats]):
        mine, theirs = told(one.match, seat), told(other.match, seat)
        assert len(mine) == len(theirs)
        assert mine == theirs, f"seat {seat}"


def differ_for(one: Table, other: Table, seats: str) -> None:
    """These seats know the difference, so the pair is a real one."""
    for letter in seats:
        assert told(one.match, seat_of(letter)) != told(other.match, seat_of(letter))


# -- dark rooms that somebody has looked at ----------------------------------------------------------------------------------------

TABLES: list[dict[str, Any]] = [
    {"seats": 3}, {"seats": 4, "odds": False}, {"seats": 3, "quick": True}, {"seats": 5, "quick": True, "odds": False},
    {"seats": 2},
]  # fmt: skip


@pytest.mark.parametrize("how", TABLES)
def test_what_anothers_torch_has_shown_is_seen_by_nobody_else(how: dict[str, Any]) -> None:
    one, other = (table("vault-4", ahead=f"?{room}=B ?", **how) for room in ("lava", "dragon"))
    differ_for(one, other, "B")
    seats = LETTERS[: how["seats"]]
    same_for(one, other, seats.replace("B", ""))
    order = seats if how.get("quick") else one.view()["board"]["order"]
    for seat in order[:-1]:
        for each in (one, other):
            each.lays(f"{seat} 2")
        same_for(one, other, seats.replace("B", ""))


@pytest.mark.parametrize("how", TABLES)
def test_what_a_torch_shows_is_shown_to_its_holder_only(how: dict[str, Any]) -> None:
    pair = [table("vault-4", ahead="? lava ?", items={"B": "torch"}, nature=rooms, **how)
            for rooms in ("dragon spikes", "troll cube")]  # fmt: skip
    for t in pair:
        t.lays("A 1").lights("B")
    differ_for(pair[0], pair[1], "B")
    same_for(pair[0], pair[1], LETTERS[: how["seats"]].replace("B", ""))


def test_two_torches_show_the_same_room_and_the_third_hero_learns_nothing() -> None:
    pair = [table("vault-4", seats=3, ahead="?", items={"A": "torch", "B": "torch"}, nature=room) for room in ("dragon", "troll")]
    for t in pair:
        t.lights("B").lays("A 3").lights("A").lays("B 3")
    differ_for(pair[0], pair[1], "AB")
    same_for(pair[0], pair[1], "C")


def test_the_same_random_answers_look_the_same_until_the_dark_room_is_entered() -> None:
    for seed in range(12):
        one, other = (table("vault-4", seats=3, place=2, ahead=f"lava ?{room}=C", items={"A": "crystal torch", "C": "crystal"},
                            odds=seed % 2 == 0) for room in ("boulder", "dragon"))  # fmt: skip
        rng = Random(seed)
        while one.g.room < 3 and one.g.level == 1:
            if one.g.torches_lit & 1:
                break  # A has looked: nothing is hidden from it
            same_for(one, other, "AB")
            ask = rng.choice(one.match.asks())
            option = text_of(rng.choice(list(ask.options)))
            for each in (one, other):
                each.match.answer(ask.seat, option, ask.what)


# -- sealed answers ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("room", ["vault-4", "troll", "lava", "storeroom-items"])
def test_a_sealed_answer_is_seen_by_its_seat_only(room: str, seats: int) -> None:
    cards = ["1", "5", "crystal", *{"vault-4": ["key"], "troll": ["sword"]}.get(room, [])]
    pair = [table(room, seats=seats, quick=True, items={"B": "key sword crystal"}).lays(f"B {card}") for card in cards]
    for other in pair[1:]:
        differ_for(pair[0], other, "B")
        same_for(pair[0], other, LETTERS[:seats].replace("B", ""))


def test_a_sealed_answer_changed_three_times_tells_nothing() -> None:
    one = table("vault-4", seats=3, quick=True).lays("B 1")
    other = table("vault-4", seats=3, quick=True).lays("B 5").undoes("B").lays("B 4").undoes("B").lays("B 2")
    same_for(one, other, "AC")


def test_sealed_answers_stay_hidden_through_a_torch() -> None:
    pair = [table("vault-4", seats=3, quick=True, ahead="?", items={"C": "torch"}, nature="lava").lays(f"B {card}").lights("C")
            for card in ("1", "5")]  # fmt: skip
    differ_for(pair[0], pair[1], "B")
    same_for(pair[0], pair[1], "AC")


# -- hands -------------------------------------------------------------------------------------------------------------------------

HANDS = [
    ({"B": "torch", "C": "key"}, {"B": "key", "C": "torch"}),
    ({"B": "crystal sword", "C": "torch torch"}, {"B": "torch torch", "C": "crystal sword"}),
    ({"B": "torch crystal", "C": "key sword"}, {"B": "key sword", "C": "torch crystal"}),
]


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("room", ["vault-4", "troll", "lava", "storeroom-items"])
@pytest.mark.parametrize("quick", [False, True])
def test_without_odds_hands_are_hidden(hands: tuple[dict[str, str], ...], room: str, quick: bool) -> None:
    """Who holds a torch, and so could light it now, shows neither in who is waited for nor in any number."""
    one, other = (table(room, seats=4, odds=False, quick=quick, ahead="? spikes", items=items) for items in hands)
    differ_for(one, other, "BC")
    same_for(one, other, "AD")
    for seat, card in (("A", "3"), ("B", "2"), ("C", "4")):
        for each in (one, other):
            each.lays(f"{seat} {card}")
        same_for(one, other, "AD")


def test_without_odds_a_storeroom_tells_what_was_taken_and_no_more() -> None:
    hands = ({"B": "torch", "C": "key"}, {"B": "key", "C": "torch"})
    one, other = (table("storeroom-items", seats=4, odds=False, items=items).lays("A 1", "B 3", "C 2", "D 3") for items in hands)
    same_for(one, other, "AD")


def test_with_odds_hands_are_what_anybody_could_have_written_down() -> None:
    t = table("vault-4", seats=4, items={"B": "torch"})
    assert t.view("A")["board"]["odds"]["held"]["B"] == {"torch": 1}


# -- chance ------------------------------------------------------------------------------------------------------------------------


def test_the_secret_of_chance_shows_in_nothing_before_it_is_used() -> None:
    for seats in (1, 2, 3, 4, 5):
        first = Match(GAME, GAME.read_settings({}, seats), seats, CommittedNature(b"one"))
        text = first.record().dumps()
        one, other = (Match.load(Record.loads(text), CommittedNature(key, len(first.tape))) for key in (b"one", b"two"))
        for seat in (None, *range(seats)):
            assert told(one, seat) == told(other, seat)


def test_the_bag_has_no_order() -> None:
    """The same rooms out of the bag by different ways leave the same game."""
    pair = [table("vault-4", seats=3, level=1, ahead="? ?", items={"B": "torch"}, nature=rooms).lights("B")
            for rooms in ("dragon troll", "troll dragon")]  # fmt: skip
    assert pair[0].g.bag == pair[1].g.bag
    same_for(pair[0], pair[1], "AC")


# -- bots --------------------------------------------------------------------------------------------------------------------------


def determinized(t: Table, seat: str, seed: int) -> str:
    """The whole state that a search for a seat would work on."""
    run = t.match.determinize(seat_of(seat), SampledNature(Random(0)), Random(seed))
    state: Any = run.state
    asks = [repr(ask) for ask in run.asks()]
    laid = [hero.laid for hero in state.heroes]
    return json.dumps([state.rooms, state.faces, state.bag, state.sides, state.supply, laid, asks, run.sealed])


def test_a_search_for_a_seat_works_on_the_same_whatever_is_hidden_from_it() -> None:
    seen = [table("vault-4", seats=3, ahead=f"?{room}=B ?") for room in ("lava", "dragon")]
    lit = [table("vault-4", seats=3, ahead="? ?", items={"B": "torch"}, nature=rooms).lights("B")
           for rooms in ("lava cube", "snake magnet")]  # fmt: skip
    sealed = [table("vault-4", seats=3, quick=True).lays(f"B {card}", "A 2") for card in ("1", "5")]
    for one, other in (seen, lit, sealed):
        for seed in range(10):
            assert determinized(one, "A", seed) == determinized(other, "A", seed)


def test_a_search_keeps_what_its_own_seat_knows() -> None:
    t = table("vault-4", seats=3, ahead="?lava=B ?")
    rooms = set()
    for seed in range(30):
        known: Any = t.match.determinize(1, SampledNature(Random(0)), Random(seed)).state
        dealt: Any = t.match.determinize(0, SampledNature(Random(0)), Random(seed)).state
        assert known.rooms[1] == "lava"
        assert sorted([*dealt.bag, dealt.rooms[1]]) == sorted([*t.g.bag, "lava"])
        rooms.add(dealt.rooms[1])
    assert len(rooms) > 5


def test_a_search_goes_on_from_dictated_chance() -> None:
    t = table("vault-4", seats=3, ahead="?")
    run = t.match.determinize(0, DictatedNature(["dragon"], SampledNature(Random(1))), Random(1))
    for _ in range(3):
        run.give(run.asks()[0], "1")
    state: Any = run.state
    assert state.rooms[1] == "dragon"
