"""Why something may not be done: for every reason there is a position in which somebody is told it, with its paragraph; and with
the obstacle taken away the thing is offered. What comes from outside and is wrong is one sentence, and changes nothing."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from tests.games.doggies.table import Table, column, new_game, table
from tests.games.doggies.why_stories import CHEST, HOLES, STORIES, TRAP, UNASKED, Story, laying, standing, walking, with_quests
from undercroft.games.doggies.cards import WEAPONS
from undercroft.games.doggies.deeds import decisions
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.walk import take_step
from undercroft.games.doggies.ways import decisions_out
from undercroft.kernel.ask import Refused, seat_of, text_of
from undercroft.kernel.errors import BadInput, Illegal, Stale
from undercroft.kernel.view import refusal_of, view_of
from undercroft.text import LANGUAGES, Texts

BY_OPTION = {
    "no-exit-meets", "no-such-card", "no-such-potion", "not-in-supply", "other-potions", "passage-open", "quest-not-dealt",
}  # fmt: skip
"""A place is offered wherever any rotation fits; of a single rotation the option tells why not. So it is with what one has not."""
NEVER_ASKED = {"no-trophy", "no-potion", "robin-leaps"}
"""Reasons of decisions in rooms where nobody is asked (:data:`UNASKED`)."""
NEVER_LEFT = {"quest-kept"}
"""A quest is sealed until all have chosen; then the first round begins."""


def given() -> set[str]:
    """Every reason that the source of the game names."""
    found = set()
    for module in Path(GAME.locales[0]).parent.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                key = node.args[0]
                for part in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
                    assert isinstance(part, ast.Constant)
                    found.add(part.value)
    return found


def test_every_reason_has_its_story() -> None:
    assert given() == (set(STORIES) - {"sealed"}) | BY_OPTION | NEVER_ASKED | NEVER_LEFT


@pytest.mark.parametrize("key", STORIES)
def test_it_is_told_at_its_thing(key: str) -> None:
    seat, thing, rule, story, _, _ = STORIES[key]
    t = story()
    assert not t.offers(seat, thing)
    assert t.why(seat, thing) == (key, rule)


@pytest.mark.parametrize("key", STORIES)
def test_without_the_obstacle_the_thing_is_offered(key: str) -> None:
    seat, thing, _, _, instead, story = STORIES[key]
    t = story()
    assert t.offers(seat, instead or thing)
    assert t.why(seat, instead or thing) == ("", "")


@pytest.mark.parametrize("key", STORIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_a_sentence_in_every_language(key: str, language: str) -> None:
    seat, thing, _, story, _, _ = STORIES[key]
    refusal = story().refusal(seat, thing)
    assert refusal is not None
    sentence = Texts(language).why("doggies", refusal, {"A": "Lena", "B": "Dana", "C": "Luisa"}, seat)
    assert sentence.strip()
    assert "{" not in sentence
    assert "doggies-why" not in sentence


@pytest.mark.parametrize("case", UNASKED)
def test_where_nobody_is_asked_the_room_knows_why(case: str) -> None:
    deed = case.partition(",")[0]
    key, rule, story, without = UNASKED[case]
    for t, told in ((story(), True), (without(), False)):
        w, why = t.w.copy(), Refused()
        take_step(t.g, w, ("go", "n"))
        offered = {option[0] for option in decisions_out(t.g, w, why)}
        assert (deed in offered) != told
        if told:
            refusal = why.things[f"deed:{deed}"]
            assert (refusal.key, refusal.rule) == (key, rule)


def test_no_exit_meets_is_told_of_the_rotation() -> None:
    t = table("", "joan").draws("A", "ifrit-bow")
    refusal = refusal_of(t.match, 0, "n1:1")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("no-exit-meets", "3.1")
    assert "n1:1" not in t.may("A")
    t = table("", "joan").draws("A", "dragon-1")
    assert refusal_of(t.match, 0, "n1:1") is None
    assert "n1:1" in t.may("A")


def test_quest_kept_is_said_of_a_quest_nobody_asks_about() -> None:
    t = new_game(seats=2, dog_choice="random")
    refusal = GAME.refuse(t.g, 0, "quest:hunt-cat")
    assert (refusal.key, refusal.rule) == ("quest-kept", "2")


@pytest.mark.parametrize(("key", "args"), [
    ("dog-taken", {"seat": "A"}), ("dog-not-yet", {"seat": "B"}), ("not-your-turn", {"seat": "B"}),
    ("lay-first", {"room": "coin-1"}), ("too-weak", {"sword": 0, "bow": 0, "fireball": 2, "either": False}),
    ("too-much-damage", {"damage": 1, "spare": 0}),
])  # fmt: skip
def test_it_says_who_and_how_much(key: str, args: dict[str, Any]) -> None:
    seat, thing, _, story, _, _ = STORIES[key]
    refusal = story().refusal(seat, thing)
    assert refusal is not None
    assert refusal["args"] == args


@pytest.mark.parametrize(("dog", "lacks", "either"), [
    ("ruta", (1, 2, 0), False), ("ruta vagabond-sword:two", (1, 1, 0), False), ("ruta vagabond-fireball:two", (1, 2, 0), True),
    ("ruta vagabond-fireball:two vagabond-sword:two", (1, 2, 0), True),
])  # fmt: skip
def test_a_fight_that_hangs_on_a_vagabonds_choice_says_so(dog: str, lacks: tuple[int, int, int], either: bool) -> None:
    """The Dragon takes two symbols of each; where it hangs on what the vagabond gives, both are told, and that it gives one."""
    t = walking(column("dragon-1"), dog, "")()
    w, why = t.w.copy(), Refused()
    take_step(t.g, w, ("go", "n"))
    decisions_out(t.g, w, why)
    assert why.things["deed:fight"].args == dict(zip(WEAPONS, lacks, strict=True)) | {"either": either}


# -- reasons that were untrue ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("thing", "key"), [("space:chest-1", "walked"), ("space:start-2", "walked"), ("space:chest-2", "decide-first")]
)
def test_while_a_room_asks_the_rooms_of_the_way_are_walked_and_the_others_wait(thing: str, key: str) -> None:
    t = walking(column("chest-1", "ifrit-bow", "chest-2"), "joan", "n pass n")()
    assert t.asked == "room"
    assert t.why("A", thing)[0] == key


def test_a_portal_that_was_walked_is_walked_however_far_it_is() -> None:
    t = walking("portal-1@ESW . portal-2@ESW\nstart . .", "joan", "n portal:n1e2")()
    assert t.why("A", "space:portal-1") == ("walked", "3.2")


@pytest.mark.parametrize(("potions", "lacks"), [("", 3), ("potion-fireball", 2), ("potion-fireball potion-fireball", 1)])
def test_too_weak_counts_the_potions_one_holds(potions: str, lacks: int) -> None:
    t = walking(column("golem-1"), f"joan {potions}", "n")()
    refusal = t.refusal("A", "deed:fight")
    assert refusal is not None
    assert (refusal["key"], refusal["args"]["fireball"]) == ("too-weak", lacks)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("dungeon", "deck", "countdown"), [
    (HOLES.format("dragon-1"), None, 0), (HOLES.format("dragon-1"), "", None),
])  # fmt: skip
def test_no_refusal_sends_one_to_an_action_that_is_refused(
    dungeon: str, deck: str | None, countdown: int | None, language: str
) -> None:
    t = table(dungeon, "joan", "robin", deck=deck, countdown=countdown)
    texts = Texts(language)
    told = [texts.why("doggies", t.refusal("A", f"action:{action}") or {}) for action in ("explore", "leave")]
    words = {"en": ("xplore", "eave"), "ru": ("сследу", "ыходите"), "uk": ("осліджу", "иходьте")}[language]
    assert not any(word in sentence for word in words for sentence in told)
    free = table("", "joan", "robin", deck="")
    assert words[1] in texts.why("doggies", free.refusal("A", "action:explore") or {})
    assert words[0] in texts.why("doggies", table(dungeon, "joan", "robin").refusal("A", "action:leave") or {})


def test_with_a_closed_dungeon_leaving_is_not_sent_to_exploring() -> None:
    t = table(HOLES.format("hole/B"), "joan", "robin")
    refusal = t.refusal("A", "action:leave")
    assert refusal is not None
    assert refusal["args"] == {"explore": False, "lacks": "none"}


def test_where_only_damage_keeps_a_dog_in_it_is_said_so() -> None:
    refusal = table(HOLES.format("dragon-1"), "joan", "robin").refusal("A", "action:leave")
    assert refusal is not None
    assert refusal["args"]["lacks"] == "shield"


@pytest.mark.parametrize("story", [
    standing(column("hole/B"), "joan", "robin"), laying(column("hole/B"), "dragon-1", "robin"),
    walking(column("hole/B"), "joan", "", "robin"),
])  # fmt: skip
def test_a_hole_is_a_hole_whatever_is_asked(story: Story) -> None:
    assert story().why("A", "hole:n1") == ("hole", "4")


@pytest.mark.parametrize(("deck", "countdown", "key"), [("", None, "nothing-to-draw"), (None, 0, "countdown-over")])
def test_a_free_place_is_not_sent_to_exploring_that_is_over(deck: str | None, countdown: int | None, key: str) -> None:
    assert table("", "joan", deck=deck, countdown=countdown).why("A", "place:0:-1") == (key, "3.1")


def test_a_room_is_not_sent_to_leaving_where_there_is_no_way_out() -> None:
    assert table(HOLES.format("dragon-1"), "joan", "robin").why("A", "space:dragon-1") == ("no-way-out", "3.2")


def test_robin_who_may_use_a_potion_is_not_told_that_she_only_jumps() -> None:
    t = walking(TRAP, "robin potion-bow", "n", robin_potions="yes")()
    assert t.offers("A", "deed:disarm:potion")
    assert t.why("A", "deed:take") == ("robin-takes-none", "5")


def test_joan_without_a_paw_is_not_told_that_she_would_win_without_her_ability() -> None:
    t = walking(column("ifrit-bow"), "joan spent=5", "")()
    w, why = t.w.copy(), Refused()
    take_step(t.g, w, ("go", "n"))
    decisions_out(t.g, w, why)
    assert {thing: refusal.key for thing, refusal in why.things.items()} == {"deed:fight": "no-paw", "deed:force": "two-paws"}


def test_a_portal_beside_one_bars_nothing_where_only_the_jump_is_shut() -> None:
    """A wall is between them, and behind the other one there is a hole on every side."""
    dungeon = ". hole/B .\nhole/B portal-2@NEW hole/B\nstart portal-1@ESW ."
    t = table(dungeon, "joan", "robin").walks("A", "e")
    assert not t.offers("A", "space:portal-2")
    assert t.why("A", "space:portal-2") == ("no-way-on", "3.2")


def test_a_free_place_is_for_no_dog_that_walks() -> None:
    assert walking(CHEST, "joan", "")().why("A", "place:0:1") == ("one-action", "3")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("spent", ["", "spent=5"])
def test_a_monster_that_stops_the_dog_is_told_with_what_lacks_and_what_it_does(spent: str, lang: str) -> None:
    dog = f"joan bitecalibur frisbow collar potion-sword {spent}" if spent else "joan potion-bow"
    refusal = walking(column("dragon-1", "coin-1@NSW"), dog, "")().refusal("A", "space:dragon-1")
    assert refusal is not None
    assert (refusal["key"], refusal["args"]["damage"], refusal["args"]["spare"]) == ("monster-there", 3, 2)
    lacks = Texts(lang).format("doggies-part-lacking", sword=0, bow=0, fireball=2, either="false")
    assert (lacks in Texts(lang).why("doggies", refusal)) == (not spent)


HAS_NOT: dict[str, tuple[Story, str, str, str]] = {
    # what somebody spends that it has not: where, the answer, the reason and its paragraph
    "a trophy": (walking(TRAP, "joan tick-bow", "n"), "disarm:frisbow", "no-such-card", "4"),
    "a rival's trophy": (walking(TRAP, "joan frisbow", "n", "robin tick-bow"), "disarm:tick-bow", "no-such-card", "4"),
    "a potion, on a trap": (walking(TRAP, "joan tick-bow", "n"), "disarm:potion", "no-such-potion", "4"),
    "a potion, in a fight": (walking(column("tick-bow"), "joan potion-bow", "n"), "fight:sword", "other-potions", "4"),
    "a potion that is not needed": (walking(column("ifrit-bow"), "joan potion-sword", "n"), "fight:sword", "other-potions", "4"),
    "a potion that the supply has not": (
        walking(column("potions-1"), "joan potion-bow potion-bow", "n"), "claim:bow", "not-in-supply", "4",
    ),
    "a paw, to break a wall": (walking("", "bonk spent=5", ""), "break:w", "break-no-paw", "5"),
    "a paw, to break into a room": (walking(column("chest-1@EW"), "bonk spent=5", ""), "break:n", "break-no-paw", "5"),
    "a paw, to break a wall before the action": (
        standing("", "bonk spent=5", bonk_timing="turn"), "break:start:w", "break-no-paw", "5",
    ),
    "a wall, to break it before the action": (standing("", "bonk", bonk_timing="turn"), "break:start:n", "passage-open", "5"),
    "a room beyond, to break into before the action": (
        standing("hole/B start", "bonk", "robin", bonk_timing="turn"), "break:start:w", "hole", "4",
    ),
    "a room to turn again before the action": (
        lambda: table(CHEST, "sharik", sharik_timing="turn").does("A", "rotate:n1:1"), "rotate:n1:2", "turned-already", "5",
    ),
    "a room to turn again as he sets out": (
        lambda: table(CHEST, "sharik").does("A", "leave", "rotate:n1:1"), "rotate:n1:2", "turned-already", "5",
    ),
    "another's quest": (with_quests(), "most-bow", "quest-not-dealt", "2"),
    "nobody's quest": (with_quests(), "hunt-golem", "quest-not-dealt", "2"),
    "a free place, in a hole": (laying(column("hole/B"), "dragon-1", "robin"), "n1:0", "hole", "4"),
}  # fmt: skip


@pytest.mark.parametrize("case", HAS_NOT)
def test_what_one_has_not_is_refused_with_its_own_reason(case: str) -> None:
    story, answer, key, rule = HAS_NOT[case]
    t = story()
    assert answer not in t.may("A")
    refusal = refusal_of(t.match, 0, answer)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == (key, rule)
    for lang in LANGUAGES:
        assert Texts(lang).why("doggies", {"key": refusal.key, "args": refusal.args}).endswith(".")


BREAKS: dict[str, tuple[Story, Story, str, str]] = {
    # where a paw changes nothing: without a paw and with some, the answer, the reason of both
    "into a hole": (
        walking(column("hole/B"), "bonk spent=5", "", "robin"), walking(column("hole/B"), "bonk", "", "robin"), "break:n", "hole",
    ),
    "towards a rival's paw": (
        walking(column("chest-1@EW/B"), "bonk spent=5", "", "robin"), walking(column("chest-1@EW/B"), "bonk", "", "robin"),
        "break:n", "rivals-paw",
    ),
    "back": (
        walking(column("coin-1@NSW", "coin-2@NSW"), "bonk spent=5", "n"),
        walking(column("coin-1@NSW", "coin-2@NSW"), "bonk", "n pass"), "break:s", "walked",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", BREAKS)
def test_what_a_paw_does_not_help_is_not_refused_for_want_of_one(case: str) -> None:
    *stories, answer, key = BREAKS[case]
    for story in stories:
        refusal = refusal_of(story().match, 0, answer)
        assert refusal is not None
        assert refusal.key == key


def test_over_an_open_side_nothing_is_refused_for_want_of_a_paw() -> None:
    t = walking(column("coin-1@NSW", "coin-2@NSW"), "bonk spent=5", "n")()
    assert "go:n" in t.may("A")
    refusal = refusal_of(t.match, 0, "break:n")
    assert refusal is None or refusal.key not in ("no-paw", "break-no-paw")


ANSWERS = {
    "claim": ("chest-1", ["claim"], ""),
    "claim, a potion": ("potions-1", ["claim:sword", "claim:bow", "claim:fireball"], ""),
    "hire": ("vagabond-sword", ["hire:two", "hire:paw"], ""),
    "fight": (
        "golem-1",
        ["fight", "fight:fireball", "fight:bow", "fight:fireball:fireball"],
        "potion-fireball potion-fireball collar",
    ),
    "fight, with one potion": ("tick-bow", ["fight", "fight:bow", "fight:bow:bow", "fight:sword:bow"], "potion-bow potion-bow"),
}
"""By what one does: a room, its answers as one types them, and what the dog has."""


@pytest.mark.parametrize("spent", ["", "spent=5"])
@pytest.mark.parametrize("case", ANSWERS)
def test_every_answer_of_a_kind_is_offered_or_refused_with_a_reason(case: str, spent: str) -> None:
    room, answers, has = ANSWERS[case]
    t = walking(column(room), f"joan {has} {spent}", "")()
    w, why = t.w.copy(), Refused()
    take_step(t.g, w, ("go", "n"))
    offered = {text_of(option) for option in decisions(t.g, w, why)}
    assert {answer for answer in answers if answer not in why.options} == {answer for answer in answers if answer in offered}
    if spent:
        assert not offered & set(answers)


# -- bad input ---------------------------------------------------------------------------------------------------------------------


def standing_of(t: Table) -> Any:
    """All that anybody sees, and the tape."""
    return [view_of(t.match, seat) for seat in (None, *range(t.g.seats))], list(t.match.tape), dict(t.match.sealed)


BAD: list[tuple[str, Story, str, str]] = [
    # what somebody tries, where, who, the answer
    ("lay without an exit that meets", lambda: table("", "joan").draws("A", "ifrit-bow"), "A", "n1:1"),
    ("lay where no exit leads", lambda: table("", "joan").draws("A", "dragon-1"), "A", "n2:0"),
    ("lay on a room", lambda: table(CHEST, "joan").draws("A", "dragon-1"), "A", "n1:0"),
    ("lay in a hole", lambda: table(column("hole/B"), "joan", "robin").draws("A", "dragon-1"), "A", "n1:0"),
    ("turn a card five times", lambda: table("", "joan").draws("A", "dragon-1"), "A", "n1:5"),
    ("enter a room with a rival's paw", walking(column("coin-1@NSW/B"), "joan", "", "robin"), "A", "go:n"),
    ("enter a hole", walking(column("hole/B"), "joan", "", "robin"), "A", "go:n"),
    ("enter a disarmed trap", walking(column("trap-bow-1+tick-bow"), "joan", ""), "A", "go:n"),
    ("walk through a wall", walking(column("chest-1@EW"), "joan", ""), "A", "go:n"),
    ("walk through a door without a key", walking(column("door-1@nEsW"), "joan", ""), "A", "go:n"),
    ("go out by a wall", walking("", "joan", ""), "A", "out:w"),
    ("break a wall as Joan", walking("", "joan", ""), "A", "break:w"),
    ("turn a room as Joan", walking(CHEST, "joan", ""), "A", "rotate:n1:1"),
    ("go to a portal from elsewhere", walking("portal-1@ESW . portal-2@ESW\nstart . .", "joan", ""), "A", "portal:n1"),
    ("spend a paw that one has not", walking(CHEST, "joan spent=5", "n"), "A", "claim"),
    ("break with a paw that one has not", walking("", "bonk spent=5", ""), "A", "break:w"),
    ("force with one paw", walking(column("tick-bow"), "joan potion-bow spent=4", "n", joan_potions="ignore"), "A", "force"),
    ("fight with a potion that one has not", walking(column("tick-bow"), "joan potion-sword", "n"), "A", "fight:bow"),
    ("spend a potion that is not needed", walking(column("ifrit-bow"), "joan potion-sword", "n"), "A", "fight:sword"),
    ("take a potion that is not there", walking(column("potions-1"), "joan potion-bow potion-bow", "n"), "A", "claim:bow"),
    ("disarm with a trophy that one has not", walking(TRAP, "joan frisbow", "n"), "A", "disarm:tick-bow"),
    ("disarm with a rival's trophy", walking(TRAP, "joan frisbow", "n", "robin tick-bow"), "A", "disarm:tick-bow"),
    ("disarm with a wrong trophy", walking(TRAP, "joan frisbow ifrit-sword", "n"), "A", "disarm:ifrit-sword"),
    ("disarm with a potion that one has not", walking(TRAP, "joan frisbow", "n"), "A", "disarm:potion"),
    ("explore with no card", lambda: table("", "joan", deck=""), "A", "explore"),
    ("act out of turn", lambda: table("", "joan", active="B"), "A", "sleep"),
    ("act when asleep", lambda: table("", "joan").sleeps("A"), "A", "explore"),
    ("act when the game is over", lambda: table("", "joan", "robin", round=3).sleeps("A", "B"), "A", "sleep"),
    ("keep another's quest", with_quests(), "A", "most-bow"),
    ("keep a quest that nobody was dealt", with_quests(), "A", "hunt-golem"),
    ("choose a dog that is taken", lambda: new_game(seats=2).does("A", "joan"), "B", "joan"),
    ("say nonsense", lambda: table("", "joan"), "A", "xyzzy" * 100),
    ("say nothing", lambda: table("", "joan"), "A", ""),
]  # fmt: skip


@pytest.mark.parametrize(("story", "seat", "answer"), [pytest.param(*each[1:], id=each[0]) for each in BAD])
def test_an_illegal_answer_is_one_sentence_and_changes_nothing(story: Story, seat: str, answer: str) -> None:
    t = story()
    before = standing_of(t)
    with pytest.raises(Illegal) as error:
        t.match.answer(seat_of(seat), answer)
    sentence = str(error.value)
    assert sentence.endswith(".")
    assert sentence.count(".") == 1
    assert "\n" not in sentence
    assert len(sentence) <= 120
    assert standing_of(t) == before
    for language in LANGUAGES:
        assert Texts(language).format(f"error-{error.value.key}", **error.value.args_)


def test_an_answer_to_a_question_that_has_passed_is_stale() -> None:
    t = table(CHEST, "joan", "robin")
    number = t.match.number_of(t.match.asks()[0])
    t.match.answer(0, "leave", asked_at=number)
    before = standing_of(t)
    for answer in ("leave", "go:n", "out:e"):
        with pytest.raises(Stale):
            t.match.answer(0, answer, asked_at=number)
    assert standing_of(t) == before
    t.match.answer(0, "go:n", asked_at=t.match.number_of(t.match.asks()[0]))
    assert t.asked == "room"


def test_a_second_answer_under_seal_is_stale() -> None:
    t = with_quests("hunt-cat")()
    before = standing_of(t)
    with pytest.raises(Stale):
        t.does("A", "hunt-mimic")
    assert standing_of(t) == before
    t.undoes("A").does("A", "hunt-mimic")
    assert text_of(t.match.sealed[0]) == "hunt-mimic"


def test_nothing_can_be_taken_back_that_is_over() -> None:
    for t in (table("", "joan").leaves("A", "out:n"), table("", "joan").draws("A", "coin-1"), table("", "joan")):
        before = standing_of(t)
        with pytest.raises(BadInput):
            t.undoes("A")
        assert standing_of(t) == before
