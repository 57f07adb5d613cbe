"""What a seat cannot know shows in nothing it is sent (ruling 37): the quests that others were dealt or keep, and the deck.

Two games that differ only in that look the same to it, to the byte, and to spectators.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.games.doggies.table import Table, at_random, new_game, table
from undercroft.games.doggies.cards import QUESTS
from undercroft.games.doggies.game import GAME
from undercroft.kernel.ask import seat_of, text_of
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match
from undercroft.kernel.nature import CommittedNature, SampledNature
from undercroft.kernel.record import Record
from undercroft.kernel.shapes import plain
from undercroft.kernel.story import story_of
from undercroft.kernel.view import view_of

TRIES = ("leave", "explore", "sleep", "go:n", "out:e", "hunt-cat", "hunt-mimic", "most-bow", "nonsense", "")


def told(match: Match, seat: int | None) -> bytes:
    """All that leaves the server for a seat: its view, what it may take back, and what it hears when it tries things."""
    heard: list[Any] = [view_of(match, seat)]
    if seat is not None:
        heard.append(match.undoable(seat))
        heard += [attempt(match.copy(), seat, option) for option in TRIES]
    return json.dumps(heard, ensure_ascii=False).encode()


def attempt(match: Match, seat: int, option: str) -> Any:
    """What a seat is told when it tries an option, or with none to take back; nothing when it is fine."""
    try:
        if not option:
            match.undo(seat)
        elif any(option == text_of(each) for ask in match.asks() if ask.seat == seat for each in ask.options):
            return "may"
        else:
            match.answer(seat, option)
    except BadInput as error:
        return error.to_json()
    return None


def same_for(one: Table, other: Table, seats: str) -> None:
    """These seats, and spectators, cannot tell the two apart."""
    for seat in (None, *map(seat_of, seats)):
        assert told(one.match, seat) == told(other.match, seat), f"seat {seat}"


def differ_for(one: Table, other: Table, seats: str) -> None:
    """These seats know the difference, so the pair is a real one."""
    for seat in map(seat_of, seats):
        assert told(one.match, seat) != told(other.match, seat)


def dealt(*quests: str, seats: int = 3, **settings: Any) -> Table:
    """Quests are dealt, two to A, two to B and so on; nobody has chosen."""
    return new_game("joan", "robin", "ruta", *quests, seats=seats, dog_choice="random", **settings)


MINE, THIRD = ("hunt-cat", "hunt-mimic"), ("hunt-golem", "hunt-tick")


def test_what_others_were_dealt_is_not_seen() -> None:
    one, other = (dealt(*MINE, *pair, *THIRD) for pair in (("most-bow", "most-sword"), ("hunt-ifrit", "hunt-eyecat")))
    differ_for(one, other, "B")
    same_for(one, other, "AC")
    assert [card["quest"] for card in one.view("A")["board"]["dealt"]] == list(MINE)
    assert one.view()["board"]["dealt"] == []
    assert [entry["args"]["cards"] for entry in one.view("A")["journal"] if entry["key"] == "quests-dealt"] == [list(MINE)]


def test_what_another_has_chosen_under_seal_is_not_seen() -> None:
    one, other = (dealt(*MINE, "most-bow", "most-sword", *THIRD).does("B", quest) for quest in ("most-bow", "most-sword"))
    differ_for(one, other, "B")
    same_for(one, other, "AC")
    for each in (one, other):
        each.does("A", "hunt-cat")
    same_for(one, other, "AC")


def test_the_order_in_which_quests_come_is_not_seen() -> None:
    one, other = (dealt(*MINE, *pair, *THIRD) for pair in (("most-bow", "most-sword"), ("most-sword", "most-bow")))
    same_for(one, other, "ABC")


SECRET_PAIRS = [("hunt-ifrit", "most-sword"), ("hunt-squirrel", "most-fireball"), ("most-sword", "most-fireball")]


@pytest.mark.parametrize(("one", "other"), SECRET_PAIRS)
@pytest.mark.parametrize("helper", [True, False])
def test_a_personal_quest_shows_in_nothing_until_the_game_is_over(one: str, other: str, helper: bool) -> None:
    """The same game is played at random with either of them; the shared row is the same."""
    pair = [dealt(*MINE, kept, "most-bow", *THIRD, helper=helper) for kept in (one, other)]
    for t, kept in zip(pair, (one, other), strict=True):
        t.does("A", "hunt-cat").does("B", kept).does("C", "hunt-golem")
        t.match.source.then = SampledNature(Random(11))  # type: ignore[attr-defined]
    assert pair[0].g.shared == pair[1].g.shared
    rng = Random(f"{one}/{other}")
    turns = 0
    while pair[0].match.asks():
        if turns % 3 == 0 or rng.random() < 0.2:
            differ_for(*pair, "B")
            same_for(*pair, "AC")
        ask = pair[0].match.asks()[0]
        options = [text_of(option) for option in ask.options]
        assert options == [text_of(option) for option in pair[1].match.asks()[0].options], "what may be done does not depend on it"
        answer = "explore" if "explore" in options and rng.random() < 0.8 else rng.choice(options)
        for t in pair:
            t.match.answer(ask.seat, answer, ask.what)
        turns += 1
    assert turns > 15
    for seat in (None, 0, 2):
        assert open_frames(pair[0], seat) == open_frames(pair[1], seat), f"what was told to seat {seat} on the way"
    assert [t.view("A")["board"]["dogs"][1]["quest"]["quest"] for t in pair] == [one, other], "in the end it is turned up"


@pytest.mark.parametrize("seed", range(6))
def test_no_view_names_what_another_has(seed: int) -> None:
    for match in at_random(seed, 2 + seed % 3, explore=0.7):
        g: Any = match.state
        if g.over:
            break
        for seat in (None, *range(g.seats)):
            text = json.dumps(view_of(match, seat))
            for other, dog in enumerate(g.dogs):
                own = [quest for quest in (*dog.dealt, dog.quest) if quest]
                assert [quest in text for quest in own] == [other == seat] * len(own)


def test_how_far_one_is_with_the_own_quest_is_told_to_its_seat_only() -> None:
    t = table("", "joan quest=hunt-ifrit ifrit-bow ifrit-sword", "robin quest=most-bow", shared="hunt-cat hunt-golem")
    own = {seat: t.view(seat)["board"]["own"] for seat in ("A", "B", "")}
    card = {"quest": "hunt-ifrit", "kind": "hunt", "what": "ifrit", "coins": 2}
    assert own["A"] == card | {"counts": {"A": 2, "B": 0}, "holder": None}
    assert (own["B"]["counts"], own["B"]["holder"]) == ({"A": 1, "B": 0}, "A")
    assert own[""] is None


def test_reasons_tell_a_seat_of_its_own_quests_only() -> None:
    t = dealt(*MINE, "most-bow", "most-sword", *THIRD)
    quests = {option["id"] for ask in t.view("A")["asks"] for option in ask["options"]}
    assert quests == set(MINE)
    t.does("A", "hunt-cat")
    assert {thing for thing in t.view("A")["why"] if thing.startswith("quest")} == {"quest:hunt-cat", "quest:hunt-mimic"}
    assert not {thing for thing in t.view("C")["why"] if thing.startswith("quest")}


def test_the_quests_that_left_the_game_are_never_named() -> None:
    """§2: those left over leave it unseen, in the end, too."""
    *_, match = at_random(3, 2, explore=0.3)
    g: Any = match.state
    held = {*g.shared, *[dog.quest for dog in g.dogs]}
    text = json.dumps(view_of(match, None))
    assert all((f'"{quest}"' in text) == (quest in held) for quest in QUESTS)


@pytest.mark.parametrize("way", ["n fight out:n", "n pass out:n"])
def test_a_way_out_that_is_told_does_not_betray_the_hunt_of_whoever_walks(way: str) -> None:
    """Whoever walks is told what the beaten monster brings; to others it is worth what is printed on it, and shared hunts."""
    one, other = (
        table("ifrit-bow@NS\nstart", "bonk quest=hunt-ifrit", "joan", seats=3, shared="hunt-cat hunt-golem hunt-mimic"),
        table("ifrit-bow@NS\nstart", "bonk quest=hunt-tick", "joan", seats=3, shared="hunt-cat hunt-golem hunt-mimic"),
    )
    for t in (one, other):
        t.leaves("A", way)
    for seat in (None, 1, 2):
        assert frames(one, seat) == frames(other, seat), f"seat {seat}"
    assert frames(one, 0) != frames(other, 0), "its own quest is in its own frames"


def test_whoever_sees_a_way_out_told_is_shown_the_coins_that_it_may_know_of() -> None:
    t = table("ifrit-bow@NS\nstart", "bonk quest=hunt-ifrit", "joan", shared="hunt-cat hunt-golem").leaves("A", "n fight out:n")
    assert [brought(t, seat) for seat in (0, 1, None)] == [2, 0, 0]
    t = table("ifrit-bow@NS\nstart", "bonk", "joan", shared="hunt-ifrit hunt-golem").leaves("A", "n fight out:n")
    assert brought(t, None) == 2, "everybody knows the shared hunts"


def frames(t: Table, seat: int | None) -> Any:
    """The table as a seat is shown it at each entry of its journal."""
    return plain(story_of(t.match, seat, 0))


def open_frames(t: Table, seat: int | None) -> list[Any]:
    """The frames before the quests are turned up in the end."""
    return [frame for frame in frames(t, seat) if not frame["board"]["dogs"][1:] or frame["board"]["dogs"][1]["quest"] is None]


def brought(t: Table, seat: int | None) -> int:
    """The coins that a seat is shown in the end of a way out that is told."""
    last: int = [frame["board"]["walk"]["burden"]["coins"] for frame in frames(t, seat) if frame["board"]["walk"]][-1]
    return last


# -- the deck ----------------------------------------------------------------------------------------------------------------------


def test_the_secret_of_chance_shows_in_nothing_before_it_is_used() -> None:
    for seats in (2, 3, 4):
        first = Match(GAME, GAME.read_settings({}, seats), seats, CommittedNature(b"one"))
        for seat, dog in zip(range(seats), ("joan", "robin", "ruta", "bonk"), strict=False):
            first.answer(seat, dog)
        for seat in range(seats):
            first.answer(seat, first.state.dogs[seat].dealt[0])
        text = first.record().dumps()
        one, other = (Match.load(Record.loads(text), CommittedNature(key, len(first.tape))) for key in (b"one", b"two"))
        for seat in (None, *range(seats)):
            assert told(one, seat) == told(other, seat)


def test_what_is_drawn_is_not_known_before() -> None:
    one, other = (table("", "joan", "robin") for _ in "12")
    same_for(one, other, "AB")
    one.draws("A", "dragon-1")
    other.draws("A", "coin-1")
    differ_for(one, other, "AB")
    assert "dragon-1" not in json.dumps(table("", "joan").view("A"))


def test_a_countdown_tells_a_count_and_no_cards() -> None:
    text = json.dumps(table("", "joan", "robin").leaves("A", "out:n").view("B"))
    assert '"deck": 4' in text
    assert "coin-" not in text
    assert "dragon-" not in text


# -- searches ----------------------------------------------------------------------------------------------------------------------


def determinized(t: Table, seat: str, seed: int) -> list[Any]:
    """What a search for a seat would work on, and what is asked there."""
    run = t.match.determinize(seat_of(seat), SampledNature(Random(0)), Random(seed))
    g: Any = run.state
    return [[(dog.quest, dog.dealt) for dog in g.dogs], g.shared, g.bag, list(map(repr, run.asks()))]


def test_a_search_for_a_seat_works_on_the_same_whatever_is_hidden_from_it() -> None:
    for seed in range(8):
        one, other = (dealt(*MINE, *pair, *THIRD) for pair in (("most-bow", "most-sword"), ("hunt-ifrit", "hunt-eyecat")))
        assert determinized(one, "A", seed) == determinized(other, "A", seed)
        pair = [
            table("", "joan quest=hunt-cat", f"robin quest={quest}", shared="hunt-mimic hunt-golem")
            for quest in ("hunt-ifrit", "most-bow")
        ]
        assert determinized(pair[0], "A", seed) == determinized(pair[1], "A", seed)


def test_a_search_keeps_what_its_seat_knows_and_deals_the_rest_anew() -> None:
    t = table("", "joan quest=hunt-cat", "robin quest=hunt-ifrit", shared="hunt-mimic hunt-golem")
    guesses = set()
    for seed in range(60):
        (own, _), (others, _) = determinized(t, "A", seed)[0]
        assert own == "hunt-cat"
        assert others not in ("hunt-cat", "hunt-mimic", "hunt-golem")
        guesses.add(others)
    assert len(guesses) == 9, "any of the quests that A does not see"
