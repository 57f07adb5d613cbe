"""Non-interference: two games that differ only in what a seat cannot know look the same to it, to the byte, and to spectators;
whether somebody was asked at a moment and passed tells nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.games.dungeoneer.table import Table, table
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.state import LORD, State
from undercroft.kernel.ask import text_of
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match
from undercroft.kernel.nature import DictatedNature, SampledNature
from undercroft.kernel.run import Run
from undercroft.kernel.shapes import plain
from undercroft.kernel.view import refusals, view_of

TRIES = ("pass", "end", "declare", "add:zombie:B", "done", "play:leaden-weight:B", "move:0", "nonsense")
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (3, {"no_blank_spots": True}),
    (3, {"resurrection": True, "hero_choice": True}),
    (2, {"optional_discard": True, "unbiased_placement": True}),
    (3, {"nothing_personal": True, "limited_movement": True}),
    (2, {"ap_for_falling": True, "dodge_spikes": True, "saved_ap": "challenge"}),
    (1, {}),
    (1, {"lair_in_solo": True, "hero_choice": True}),
)


def told(match: Match, seat: int | None) -> bytes:
    """All that leaves the server for a seat: its view, what it may take back, and what it hears when it tries things."""
    heard: list[Any] = [view_of(match, seat)]
    if seat is not None:
        heard.append(match.undoable(seat) >= 0)
        asked = any(ask.seat == seat for ask in match.asks())
        heard += [] if asked else [attempt(match, seat, option) for option in TRIES]
    return json.dumps(heard, ensure_ascii=False).encode()


def attempt(match: Match, seat: int, option: str) -> Any:
    """What a seat that is not asked is told when it tries an option."""
    with pytest.raises(BadInput) as error:
        match.answer(seat, option)
    return error.value.to_json()


def begin(seats: int, options: dict[str, Any], seed: int) -> Match:
    return Match(GAME, GAME.read_settings({"turn_limit": 16, **options}, seats), seats, SampledNature(Random(seed)))


def from_state(g: State, settings: dict[str, Any], seats: int, *rolls: str) -> Match:
    """A match that begins with this state."""
    nature = DictatedNature([*rolls]) if rolls else SampledNature(Random(9))
    return Match(GAME, settings, seats, nature, start=GAME.to_position(g))


def from_story(t: Table, *rolls: str) -> Match:
    """A match that begins where a story does."""
    given = {key: value for key, value in GAME.to_position(t.g)["settings"].items() if key != "seats"}
    return from_state(t.g, GAME.read_settings(given, len(t.g.players)), len(t.g.players), *rolls)


def at_random(match: Match, rng: Random) -> Iterator[None]:
    """A random game; stops before each answer."""
    while match.asks():
        yield
        ask = rng.choice(match.asks())
        match.answer(ask.seat, text_of(rng.choice(list(ask.options))), ask.what)


def reasons(run: Run, seat: int) -> dict[str, Any]:
    """Why a seat may not use what it sees."""
    return {id: plain(why.shown()) for id, why in refusals(run, seat, set(), {}).items()}


# -- hands, decks, map hands -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_re_deal_changes_nothing_that_a_seat_sees(seats: int, options: dict[str, Any]) -> None:
    """At moments of random games, in windows and battles too: board, reasons and the words of its own options are the same."""
    rng, match, dealt = Random(7), begin(seats, options, 3), set()
    for _ in at_random(match, rng):
        if rng.random() > 0.08:
            continue
        for seat in range(seats):
            seen = view_of(match, seat)
            run = match.determinize(seat, SampledNature(Random(5)), rng)
            assert plain(GAME.view(run.state, seat)) == seen["board"]
            assert reasons(run, seat) == reasons(match, seat)
            mine = [ask for ask in run.asks() if ask.seat == seat]
            assert [ask.what for ask in mine] == [ask["what"] for ask in seen["asks"]]
            for ask, shown in zip(mine, seen["asks"], strict=True):
                labels = plain([GAME.describe(run.state, ask, option).shown(text_of(option)) for option in ask.options])
                assert labels == shown["options"]
            hands = [player.hand for other, player in enumerate(run.state.players) if other != seat]  # type: ignore[attr-defined]
            dealt.add(hands != [player.hand for other, player in enumerate(match.state.players) if other != seat])  # type: ignore[attr-defined]
    assert True in dealt or seats == 1, "the re-deal really moves cards"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_spectators_see_no_more_than_any_seat(seats: int, options: dict[str, Any]) -> None:
    rng, match = Random(2), begin(seats, options, 8)
    for _ in at_random(match, rng):
        if rng.random() > 0.05:
            continue
        board = view_of(match, None)["board"]
        assert (board["hand"], board["map_hand"], board["moment"], board["known"]) == ([], [], None, {"top": [], "bottom": []})
        secret = {"hand", "map_hand", "moment", "known", "declared_now"}
        for seat in range(seats):
            mine = view_of(match, seat)["board"]
            goals = {**mine["quests"], "goals": []}
            assert {key: value for key, value in {**mine, "quests": goals}.items() if key not in secret} == {
                key: value for key, value in board.items() if key not in secret
            }


def test_the_order_of_the_deck_is_known_to_whoever_looked() -> None:
    def looked(*top: str) -> Match:
        order = {"deck": {"top": [*top]}, "knows_order": dict.fromkeys(top, "A")}
        return from_story(table(hands={"a": "fend-off", "b": "turned-blade"}, position=order))

    one, other = looked("zombie", "bugbear"), looked("legion", "zombie")
    assert view_of(one, 0)["board"]["known"]["top"] == ["zombie", "bugbear"]
    for seat in (1, None):
        assert told(one, seat) == told(other, seat)
    assert told(one, 0) != told(other, 0)
    for seed in range(5):
        mine: Any = one.determinize(0, SampledNature(Random(1)), Random(seed)).state
        assert mine.deck.top == ["zombie", "bugbear"]
    theirs = [one.determinize(1, SampledNature(Random(1)), Random(seed)).state.deck.top for seed in range(5)]  # type: ignore[attr-defined]
    assert any(top != ["zombie", "bugbear"] for top in theirs)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_map_cards_still_to_be_laid_are_secret(seat: int) -> None:
    match = begin(3, {"no_blank_spots": True}, 4)
    rng = Random(1)
    while match.asks()[0].what != "lay":
        ask = match.asks()[0]
        match.answer(ask.seat, text_of(ask.options[0]))
    for _ in range(6):
        seen = view_of(match, seat)
        others = {tuple(match.determinize(seat, SampledNature(Random(1)), Random(seed)).state.players[(seat + 1) % 3].map_hand)
                  for seed in range(6)}  # type: ignore[attr-defined]  # fmt: skip
        assert len(others) > 1
        assert seen["board"]["map_hand"] == match.state.players[seat].map_hand  # type: ignore[attr-defined]
        text = json.dumps(seen["journal"])
        held = [card for other in range(3) if other != seat for card in match.state.players[other].map_hand]  # type: ignore[attr-defined]
        assert held
        assert not [card for card in held if f'"{card}"' in text]
        if not match.asks() or match.asks()[0].what != "lay":
            return
        ask = match.asks()[0]
        match.answer(ask.seat, text_of(rng.choice(list(ask.options))))


# -- the joint declaration ---------------------------------------------------------------------------------------------------------

PLANS = (
    (),
    ("declare",),
    ("declare", "add:zombie:B"),
    ("declare", "add:gloom-bats:B", "add:zombie:C"),
    ("declare", "add:zombie:C"),
)


def planning(*answers: str) -> Match:
    t = table(
        hands={"a": "zombie, gloom-bats", "b": "fend-off"}, peril={"b": 9, "c": 9}, glory={"b": 4}, phase="dungeonlord", seats=3
    )
    match = from_story(t)
    for answer in answers:
        match.answer(0, answer)
    return match


@pytest.mark.parametrize("plan", PLANS[1:])
def test_a_declaration_is_secret_until_it_is_done(plan: tuple[str, ...]) -> None:
    one, other = planning(), planning(*plan)
    for seat in (1, 2, None):
        assert told(one, seat) == told(other, seat)
    assert told(one, 0) != told(other, 0)
    assert view_of(other, 0)["undo"]["can"]


def test_a_declaration_that_is_done_is_open() -> None:
    match = planning("declare", "add:zombie:B", "done")
    for seat in (0, 1, 2, None):
        shown = view_of(match, seat)["board"]["declared_now"]
        assert shown == [{"card": "zombie", "target": "B", "x": shown[0]["x"], "cost": shown[0]["cost"]}]


def test_taking_a_declaration_back_leaves_no_trace() -> None:
    one, other = planning(), planning("declare", "add:zombie:B")
    other.undo(0)
    other.undo(0)
    for seat in (0, 1, 2, None):
        assert told(one, seat) == told(other, seat)


# -- who is asked at a moment ------------------------------------------------------------------------------------------------------


def let_pass(match: Match, seat: int) -> int:
    """Others pass at quiet moments until somebody is asked aloud, or ``seat`` is asked; how often."""
    count = 0
    while match.asks() and match.asks()[0].what in GAME.quiet and match.asks()[0].seat != seat:
        match.answer(match.asks()[0].seat, "pass")
        count += 1
    return count


def apart(hand: str) -> Match:
    """B's hero phase with three heroes in three spaces; A holds this card."""
    hands, at = {"a": hand, "b": "turned-blade"}, {"a": "corridor", "c": "library"}
    return from_story(table(hands=hands, at=at, peril={"b": 9, "c": 9}, ap={"b": 2}, active="b", seats=3))


def test_whether_somebody_was_asked_and_passed_tells_nothing() -> None:
    """Seat B ends its hero phase; A could play a bane, or not; C watches, and B may take its end back as before."""

    def ended(hand: str) -> tuple[Match, int]:
        match = apart(hand)
        match.answer(1, "end")
        return match, let_pass(match, 2)

    (one, passes), (other, none) = ended("leaden-weight"), ended("zombie")
    assert passes > none == 0
    for seat in (1, 2, None):
        assert told(one, seat) == told(other, seat)
    assert told(one, 0) != told(other, 0)
    assert one.undoable(1) >= 0
    for match in (one, other):
        match.undo(1)
    for seat in (1, 2, None):
        assert told(one, seat) == told(other, seat)


def test_the_moment_is_shown_to_nobody_but_who_is_asked() -> None:
    match = apart("leaden-weight")
    match.answer(1, "end")
    assert match.asks()[0].what == "window"
    for seat in (1, 2, None):
        view = view_of(match, seat)
        assert (view["waiting"], view["asks"], view["board"]["moment"], view["moment"]) == ([], [], None, True)
    assert view_of(match, 0)["waiting"] == ["A"]
    assert view_of(match, 0)["board"]["moment"]["kind"] == "turn"


ALOUD = ("play", "use", "add", "declare", "hand", "drop", "attack", "challenge")
"""Options that would show a card, or lead to draws and looks that differ rightly."""


def harmless(match: Match, seat: int) -> list[str]:
    """What somebody can do in both of two worlds that shows no card."""
    ask = match.asks()[0]
    options = [text_of(option) for option in ask.options]
    if ask.seat == seat and ask.what == "hero":
        options.remove("end")  # the seat would draw
    return [option for option in options if not option.startswith(ALOUD)]


def in_step(worlds: list[Match], seat: int, rng: Random) -> Iterator[tuple[list[int], bool]]:
    """Do the same in both worlds; after each step how often others passed in each, and whether they look alike to another seat."""
    for _ in range(12):
        passes = [let_pass(world, seat) for world in worlds]
        if any(event.key == "defeated" for event in worlds[0].journal):
            return  # a hand has come to light
        for each in (seat, None):
            assert told(worlds[0], each) == told(worlds[1], each)
        other = (seat + 1) % worlds[0].seats
        yield passes, told(worlds[0], other) == told(worlds[1], other)
        if not worlds[0].asks():
            return
        asks = [world.asks()[0] for world in worlds]
        assert (asks[0].seat, asks[0].what) == (asks[1].seat, asks[1].what)
        both = [option for option in harmless(worlds[0], seat) if option in harmless(worlds[1], seat)]
        if not both:
            return
        option = rng.choice(both)
        for world in worlds:
            world.answer(world.asks()[0].seat, option)


@pytest.mark.parametrize(
    ("seats", "games", "options"), [(3, 3, {}), (4, 3, {"optional_discard": True}), (2, 7, {"saved_ap": "all"})]
)
def test_two_worlds_look_the_same_for_as_long_as_no_card_is_shown(seats: int, games: int, options: dict[str, Any]) -> None:
    """From moments of random games on, the same is done in the world as it is and in one dealt anew: a seat and spectators read the
    same after each step, although others are asked at other moments, and pass."""
    rng = Random(4)
    compared = differ = unlike = 0
    for seed in range(games):
        match = begin(seats, options, seed)
        for _ in at_random(match, rng):
            if rng.random() > 0.06 or match.state.phase in ("setup", "close"):  # type: ignore[attr-defined]
                continue
            seat = rng.randrange(seats)
            g: Any = match.settled.copy()
            GAME.determinize(g, seat, rng)
            for passes, same in in_step([from_state(state, match.settings, seats) for state in (match.settled, g)], seat, rng):
                differ += passes[0] != passes[1]
                unlike += not same
                compared += 1
    assert compared > 60
    assert unlike > 30, "the worlds are really two"
    assert differ, "others really are asked at other moments"


# -- searching ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (2, {"no_blank_spots": True}), (1, {})])
def test_a_re_deal_keeps_every_card_once_and_offers_what_is_legal_in_it(seats: int, options: dict[str, Any]) -> None:
    rng, match = Random(3), begin(seats, options, 5)
    for _ in at_random(match, rng):
        if rng.random() > 0.05:
            continue
        for seat in range(seats):
            one, other = (match.determinize(seat, SampledNature(Random(5)), Random(5)) for _ in range(2))
            g: Any = one.state
            assert [player.hand for player in g.players] == [player.hand for player in other.state.players]  # type: ignore[attr-defined]
            before: Any = match.state
            for place in ("hand", "map_hand"):
                assert sorted(len(getattr(p, place)) for p in g.players) == sorted(len(getattr(p, place)) for p in before.players)
            assert hidden(g) == hidden(before)
            for ask in one.asks():
                for option in ask.options:
                    if ask.seat != seat and isinstance(option, tuple) and option[0] == "play":
                        assert option[1] in g.players[ask.seat].hand


def hidden(g: Any) -> list[str]:
    """Everything in hands and decks."""
    deck = [*g.deck.top, *g.deck.bag, *g.deck.bottom]
    return sorted([card for player in g.players for card in [*player.hand, *player.map_hand]] + deck)


def test_what_others_hold_does_not_change_a_deal() -> None:
    one, other = (
        from_story(table(hands={"a": "fend-off", "b": hand}, phase=LORD)) for hand in ("zombie, legion", "bugbear, leaden-weight")
    )
    for seed in range(8):
        deals = [match.determinize(0, SampledNature(Random(1)), Random(seed)).state for match in (one, other)]
        assert deals[0].players[1].hand == deals[1].players[1].hand  # type: ignore[attr-defined]
        assert deals[0].deck.bag == deals[1].deck.bag  # type: ignore[attr-defined]


def test_while_a_payer_is_chosen_nobody_else_sees_which_card_is_paid_for() -> None:
    """The card has left the hand: that its player is asked for a payer says as much."""
    t = table(
        seats=3, hands={"a": "chain-of-grudges, zombie"}, peril={"b": 3, "c": 3},
        at={"a": "crypt", "b": "crypt", "c": "library"}, phase=LORD,
    )  # fmt: skip
    match = from_story(t, "1", "1")
    match.answer(0, "play:chain-of-grudges:A:B")
    assert [(ask.seat, ask.what) for ask in match.asks()] == [(0, "payer")]
    for seat in (1, 2, None):
        assert view_of(match, seat)["board"]["players"][0]["hand"] == 1
        assert b"chain-of-grudges" not in told(match, seat)
    assert [card["id"] for card in view_of(match, 0)["board"]["hand"]] == ["zombie"]
    match.answer(0, "C")
    for seat in (1, 2, None):
        assert "chain-of-grudges" in view_of(match, seat)["board"]["discards"]
        assert view_of(match, seat)["board"]["players"][2]["peril"] == 0
