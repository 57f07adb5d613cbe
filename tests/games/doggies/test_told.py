"""What the journal tells of a turn, and that a way out is told when it has ended, room by room (§3.2, §4, ruling 40)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.doggies.table import Table, at_random, column, table
from undercroft.kernel.shapes import plain
from undercroft.kernel.story import story_of
from undercroft.text import LANGUAGES, Texts

Told = list[tuple[str, dict[str, Any]]]


def journal(t: Table, seat: str = "B") -> Told:
    """What a seat reads: keys with their arguments."""
    return [(entry["key"], entry["args"]) for entry in t.view(seat)["journal"]]


def walked(dungeon: str, dog: str, way: str, *others: str, **more: Any) -> Told:
    """What everybody else reads of A's way, without where it begins and ends."""
    t = table(dungeon, dog, *others, **more).leaves("A", way)
    told = journal(t)
    assert told[0] == ("sets-out", {"seat": "A"})
    end = [key for key, _ in told].index("leaves")
    return told[1:end]


WAYS = [
    ("ifrit-bow", "joan", "fight",
     "beats", {"room": "ifrit-bow", "weapons": [], "count": 0, "forced": False, "paws": 4, "chest": 0}),
    ("tick-bow", "joan potion-bow", "fight:bow",
     "beats", {"room": "tick-bow", "weapons": ["bow"], "count": 1, "forced": False, "paws": 4, "chest": 0}),
    ("golem-1", "joan", "force",
     "beats", {"room": "golem-1", "weapons": [], "count": 0, "forced": True, "paws": 3, "chest": 0}),
    ("golem-1", "robin", "pass",
     "passes", {"room": "golem-1", "damage": 2, "left": 1}),
    ("coin-1@NSW", "joan", "claim",
     "claims", {"room": "coin-1", "weapon": "", "paws": 4, "lacks": ""}),
    ("coin-1@NSW", "joan", "pass",
     "goes-through", {"room": "coin-1", "opened": False}),
    ("potions-1", "joan", "claim:fireball",
     "claims", {"room": "potions-1", "weapon": "fireball", "paws": 4, "lacks": ""}),
    ("vagabond-bow", "joan", "hire:two",
     "hires", {"room": "vagabond-bow", "side": "two", "paw": False, "paws": 4}),
    ("vagabond-bow", "joan", "hire:paw",
     "hires", {"room": "vagabond-bow", "side": "paw", "paw": True, "paws": 5}),
    ("vagabond-bow", "joan board=7", "hire:paw",
     "hires", {"room": "vagabond-bow", "side": "paw", "paw": False, "paws": 6}),
    ("trap-bow-1", "joan", "take",
     "takes-trap", {"room": "trap-bow-1", "paws": 4}),
    ("trap-bow-1", "robin", "leap",
     "leaps", {"room": "trap-bow-1"}),
    ("door-1@NeSw", "joan", "",
     "goes-through", {"room": "door-1", "opened": False}),
]  # fmt: skip


def stands(t: Table, key: str, seat: str = "B") -> dict[str, Any]:
    """A's dog as another is shown it when a thing is told."""
    frames = plain(story_of(t.match, 0 if seat == "A" else 1, 0))
    told = [entry["n"] for entry in t.view(seat)["journal"] if entry["key"] == key]
    dog: dict[str, Any] = next(frame for frame in frames if frame["n"] == told[0])["board"]["dogs"][0]
    return dog


def test_a_dog_is_out_or_asleep_when_that_is_told() -> None:
    t = table(column("coin-1@NSW"), "joan", "bonk").leaves("A", "n claim out:n")
    assert [stands(t, key)["where"] for key in ("sets-out", "leaves", "countdown")] == ["in", "out", "out"]
    t = table(column("coin-1@NSW"), "joan", "bonk").does("A", "sleep")
    assert stands(t, "sleeps")["where"] == "asleep"


def test_a_dog_stays_where_it_went_until_the_next_round_and_when_the_game_is_over() -> None:
    t = table(column("coin-1@NSW"), "joan", "bonk", round=3).does("A", "sleep").does("B", "sleep")
    assert [dog["where"] for dog in t.view("A")["board"]["dogs"]] == ["asleep", "asleep"]
    assert t.view("A")["over"]
    t = table(column("coin-1@NSW"), "joan", "bonk").does("A", "sleep").does("B", "sleep")
    assert [dog["where"] for dog in t.view("A")["board"]["dogs"]] == ["in", "in"]


@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_dog_is_shown_on_its_way_with_what_it_has_there(seat: str) -> None:
    """A paw that a vagabond brings lies on the board, and no longer beside it; the coin is counted."""
    t = table(column("vagabond-bow@NS"), "joan", "bonk")
    t.does("A", "leave").does("A", "go:n")
    before = t.view("B")["board"]["dogs"][0]
    t.does("A", "hire:paw")
    assert t.view("B")["board"]["dogs"][0] == before, "others are told when it is out"
    t.does("A", "out:n")
    dog = stands(t, "hires", seat)
    had, has = [[each[key] for key in ("paws", "board", "extras", "coins")] for each in (before, dog)]
    assert (had, has) == ([5, 5, 2, 0], [5, 6, 1, -1])
    assert [each["card"]["id"] for each in dog["taken"]] == ["vagabond-bow"]


def test_whoever_walks_sees_its_own_dog_as_it_is_on_the_way() -> None:
    t = table(column("vagabond-bow@NS"), "joan", "bonk")
    t.does("A", "leave").does("A", "go:n").does("A", "hire:paw")
    dog = t.view("A")["board"]["dogs"][0]
    assert [dog[key] for key in ("paws", "board", "extras", "coins")] == [5, 6, 1, -1]


@pytest.mark.parametrize(("room", "dog", "deed", "key", "args"), WAYS)
def test_each_deed_is_told_with_what_it_cost(room: str, dog: str, deed: str, key: str, args: dict[str, Any]) -> None:
    assert walked(column(room), dog, f"n {deed} out:n") == [(key, {"seat": "A", "cell": "n1", **args})]


@pytest.mark.parametrize(("dog", "way", "card", "hole"), [
    ("joan cat-sword", "n pass n disarm:cat-sword e pass out:n", "cat-sword", False),
    ("joan", "n fight n disarm:ifrit-sword e pass out:n", "ifrit-sword", True),
    ("joan potion-sword", "n pass n disarm:potion e pass out:n", "potion-sword", False),
])  # fmt: skip
def test_a_disarmed_trap_is_told_with_what_lies_on_it(dog: str, way: str, card: str, hole: bool) -> None:
    told = walked("""
        trap-sword-2@ES   coin-1@NEW
        ifrit-sword@NS    .
        start             .
    """, dog, way)  # fmt: skip
    assert told[1] == (
        "disarms", {"seat": "A", "room": "trap-sword-2", "cell": "n2", "card": card, "weapon": "sword", "hole": hole}
    )  # fmt: skip


def test_what_bonk_breaks_is_told_with_what_lies_beyond() -> None:
    told = walked("chest-1@NS chest-2@NS\nstart .", "bonk", "n pass break:e claim break:e")
    assert told == [
        ("goes-through", {"seat": "A", "room": "chest-1", "cell": "n1", "opened": False}),
        ("breaks", {"seat": "A", "cell": "n1", "side": "e", "paws": 4, "beyond": "chest-2"}),
        ("claims", {"seat": "A", "room": "chest-2", "cell": "n1e1", "weapon": "", "paws": 3, "lacks": "key"}),
        ("breaks", {"seat": "A", "cell": "n1e1", "side": "e", "paws": 2, "beyond": ""}),
    ]


def test_what_sharik_turns_is_told() -> None:
    told = walked("chest-1@EW\nstart", "sharik", "rotate:n1:0 n claim out:n")
    assert told == [
        ("rotates", {"seat": "A", "room": "chest-1", "cell": "n1", "quarters": 0}),
        ("claims", {"seat": "A", "room": "chest-1", "cell": "n1", "weapon": "", "paws": 4, "lacks": "key"}),
    ]


def test_a_jump_through_a_portal_says_where_one_comes_out() -> None:
    told = walked("portal-1@ESW . portal-2@ESW\nstart . .", "joan", "n portal:n1e2 out:e")
    assert told == [
        ("goes-through", {"seat": "A", "room": "portal-1", "cell": "n1", "opened": False}),
        ("jumps", {"seat": "A", "room": "portal-2", "cell": "n1e2", "x": 2, "across": "e", "y": 1, "down": "n"}),
    ]
    for lang in LANGUAGES:
        texts = Texts(lang)
        where = texts.format("doggies-ui-cell", **told[1][1])
        assert where in texts.log("doggies", {"key": "jumps", "args": told[1][1]}), "as the screen calls the place"


def test_each_of_several_portals_says_where_it_leads() -> None:
    t = table("portal-1@ESW . portal-2@ESW\nstart . portal-3@ESW", "joan").walks("A", "n")
    options = [option for ask in t.view("A")["asks"] for option in ask["options"] if option["key"] == "portal"]
    assert len(options) == 2
    for lang in LANGUAGES:
        assert len({Texts(lang).option("doggies", option) for option in options}) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_disarms_a_trap_is_no_name_of_the_trap(lang: str) -> None:
    """It is spent on the trap: no colon before it, in the journal or on the option (§4)."""
    dungeon = "trap-sword-2@ES coin-1@NEW\nifrit-sword@NS .\nstart ."
    texts = Texts(lang)
    for dog, way, deed in (("joan", "n fight n", "disarm:ifrit-sword"), ("joan potion-sword", "n pass n", "disarm:potion")):
        t = table(dungeon, dog).walks("A", way)
        (option,) = [option for ask in t.view("A")["asks"] for option in ask["options"] if option["id"] == deed]
        assert ":" not in texts.option("doggies", option).split(texts.format("doggies-card-ifrit"))[0]
        t.does("A", deed, "go:e", "pass", "out:n")
        (entry,) = [entry for entry in t.view("B")["journal"] if entry["key"] == "disarms"]
        assert ":" not in texts.log("doggies", entry, {"A": "Ann"}, "B")


def test_who_collects_nothing_reads_whether_it_slept() -> None:
    """§3.3, §6."""
    t = table("coin-1@ESW\nstart", "joan", "robin").sleeps("A").leaves("B", "n pass out:e")
    assert [(args["seat"], args["count"], args["slept"]) for args in t.told("collects")] == [("A", 0, True), ("B", 0, False)]
    for lang in LANGUAGES:
        slept, awake = [
            Texts(lang).log("doggies", {"key": "collects", "args": args}, {}, args["seat"]) for args in t.told("collects")
        ]
        assert slept != awake


@pytest.mark.parametrize("lang", LANGUAGES)
def test_coins_below_zero_have_a_minus_and_no_hyphen(lang: str) -> None:
    args = {"seat": "A", "coins": -2, "best": -1, "cells": [], "how": "left", "exact": True, "secret": "out"}
    said = Texts(lang).log("doggies", {"key": "best-way", "args": args})
    assert "−1" in said
    assert "-" not in said


@pytest.mark.parametrize(("first", "lot"), [("random", True), ("B", False)])
def test_who_goes_first_says_why(first: str, lot: bool) -> None:
    """§2.6, ruling 39."""
    *_, match = at_random(1, 2, first_player=first)
    assert [event.args["lot"] for event in match.journal if event.key == "first-player"] == [lot]


def test_the_end_of_a_way_is_told_with_what_is_left() -> None:
    t = table(column("ifrit-bow", "cerberus-1"), "joan", "robin").leaves("A", "n pass n force out:n")
    assert t.told("leaves", "B") == [{"seat": "A", "damage": 1, "left": 3, "paws": 3, "count": 1}]


FOR_GOOD = {"en": "one more paw for the whole game", "ru": "ещё одна лапка до конца игры", "uk": "ще одна лапка до кінця гри"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "args"),
    [
        ("sleeps", {"seat": "A", "paw": True, "count": 6}),
        ("hires", {"seat": "A", "room": "vagabond-bow", "cell": "n1", "side": "paw", "paw": True, "paws": 5}),
    ],
)
def test_a_paw_that_sleep_or_a_vagabond_brings_is_told_to_stay(lang: str, key: str, args: dict[str, Any]) -> None:
    for paw in (True, False):
        said = Texts(lang).log("doggies", {"key": key, "args": {**args, "paw": paw}}, {"A": "Lena"}).lower()
        assert (FOR_GOOD[lang] in said) == paw


NOTHING = {"en": "Nothing taken.", "ru": "Без добычи.", "uk": "Без здобичі."}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_dog_that_carries_nothing_out_is_told_so(lang: str) -> None:
    t = table(column("coin-1@NSW"), "joan coin-2", "robin").leaves("A", "out:e").leaves("B", "n claim out:n")
    said = [Texts(lang).log("doggies", {"key": "leaves", "args": args}, {"A": "Lena", "B": "Bo"}) for args in t.told("leaves")]
    assert [NOTHING[lang] in each for each in said] == [True, False], "what it had before does not count"
    assert all("  " not in each for each in said)


NO_KEY = {"en": "without a key to it yet.", "ru": "Ключа к нему пока нет.", "uk": "Ключа до неї поки немає."}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("dog", "lacks"), [("joan", True), ("pluto", False), ("pluto chest-2", True)])
def test_a_chest_that_no_key_is_left_for_is_told_so(lang: str, dog: str, lacks: bool) -> None:
    (claims,) = table(column("chest-1@NS"), dog, "robin").leaves("A", "n claim out:n").told("claims")
    assert claims["lacks"] == ("key" if lacks else "")
    assert (NO_KEY[lang] in Texts(lang).log("doggies", {"key": "claims", "args": claims}, {"A": "Lena"})) == lacks


def test_nobody_sees_a_way_before_it_has_ended() -> None:
    t = table(column("coin-1@NSW", "ifrit-bow"), "joan", "robin", seats=3)
    before = {seat: t.view(seat) for seat in ("B", "C", "")}
    t.walks("A", "n claim n fight")
    for seat, view in before.items():
        now = t.view(seat)
        assert (now["board"], now["journal"], now["figures"]) == (view["board"], view["journal"], view["figures"])
        assert now["board"]["walk"] is None
    own = t.view("A")["board"]["walk"]
    assert [(step["cell"], step["did"]) for step in own["path"]] == [("start", ""), ("n1", "claim"), ("n2", "fight")]
    assert not any(step["broke"] for step in own["path"])
    assert (own["cell"], own["burden"]["paws"], own["burden"]["coins"], own["burden"]["damage"]) == ("n2", 3, 1, 0)
    t.does("A", "out:n")
    assert [key for key, _ in journal(t)][:4] == ["sets-out", "claims", "beats", "leaves"]


def test_an_option_tells_how_the_dog_would_stand_after_it() -> None:
    t = table(column("ifrit-sword"), "joan", "robin").walks("A", "n")
    then = {option["id"]: option["then"]["burden"] for option in t.view("A")["asks"][0]["options"]}
    assert (then["fight"]["paws"], then["fight"]["damage"], then["fight"]["sum"]) == (4, 0, {"sword": 3, "bow": 1})
    assert (then["pass"]["paws"], then["pass"]["damage"], then["pass"]["sum"]) == (5, 1, {"sword": 2, "bow": 1})


@pytest.mark.parametrize("number", [1, 2])
def test_a_round_begins_with_who_starts_the_first_too(number: int) -> None:
    entry = {"key": "round", "args": {"round": number, "seat": "A"}}
    assert Texts("en").log("doggies", entry, {"A": "Lena"}, "B").endswith("Lena starts.")
    assert Texts("en").log("doggies", entry, {"A": "Lena"}, "A").endswith("You start.")


def test_a_turn_and_a_round_are_told() -> None:
    t = table(column("coin-1@NSW"), "joan", "robin").lays("A", "n2", "chest-1@NS").leaves("B", "n claim n pass out:n").sleeps("A")
    keys = [key for key, _ in journal(t, "")]
    assert keys == [
        "draws", "lays", "sets-out", "claims", "goes-through", "leaves", "countdown", "sleeps", "round-ends",
        "collects", "collects", "best-way", "best-way", "round",
    ]  # fmt: skip
    told = dict(journal(t, ""))
    assert told["draws"] == {"seat": "A", "room": "chest-1", "left": 87}
    assert told["lays"] == {"seat": "A", "room": "chest-1", "cell": "n2", "quarters": 0}
    assert told["sleeps"] == {"seat": "A", "paw": True, "count": 6}
    assert told["round-ends"] == {"round": 1, "seat": "A"}
    assert told["round"] == {"round": 2, "seat": "A"}


def test_the_end_is_told_quest_by_quest_and_dog_by_dog() -> None:
    joan = "joan ifrit-bow quest=most-bow coins-1 trap-bow-1 chest-1 keyfly-1"
    robin = "robin ifrit-sword vagabond-sword:two quest=hunt-cat"
    t = table("", joan, robin, shared="hunt-ifrit most-fireball", round=3).sleeps("A", "B")
    told = journal(t, "")
    end = told[[key for key, _ in told].index("hunted") :]
    assert end == [
        ("hunted", {"quest": "hunt-ifrit", "what": "ifrit", "seat": "A", "count": 1, "coins": 2, "own": False}),
        ("hunted", {"quest": "hunt-ifrit", "what": "ifrit", "seat": "B", "count": 1, "coins": 2, "own": False}),
        ("most", {"quest": "most-fireball", "what": "fireball", "seat": "B", "count": 1, "coins": 5, "own": False, "seats": []}),
        (
            "own-quest-failed",
            {"quest": "most-bow", "what": "bow", "seat": "A", "why": "board", "count": 1, "most": 1, "seats": ["B"]},
        ),
        ("own-quest-failed", {"quest": "hunt-cat", "what": "cat", "seat": "B", "why": "hunt", "count": 0, "most": 0, "seats": []}),
        ("scores", {"seat": "A", "coins": 2, "monsters": 0, "chests": 4, "costs": -1, "quest_coins": 2, "total": 7}),
        ("scores", {"seat": "B", "coins": 0, "monsters": 0, "chests": 0, "costs": -1, "quest_coins": 7, "total": 6}),
        ("wins", {"seats": ["A"]}),
    ]


def test_a_shared_hunt_that_nobody_completed_is_judged_like_the_others() -> None:
    t = table("", "joan", "robin cat-bow", shared="hunt-ifrit hunt-cat", round=3).sleeps("A", "B")
    assert t.told("hunted-nobody") == [{"quest": "hunt-ifrit", "what": "ifrit"}]
    judged = [entry["args"]["quest"] for entry in t.view()["journal"] if entry["key"] in ("hunted", "hunted-nobody")]
    assert judged == ["hunt-ifrit", "hunt-cat"]


@pytest.mark.parametrize(("own", "other", "told"), [
    ("joan", "bonk", {"why": "none", "count": 0, "most": 0, "seats": []}),
    ("joan", "bonk frisbow", {"why": "fewer", "count": 0, "most": 2, "seats": ["B"]}),
    ("bonk tick-bow", "sharik ifrit-bow", {"why": "board", "count": 1, "most": 1, "seats": ["B"]}),
    ("joan tick-bow", "sharik ifrit-bow", {"why": "tied", "count": 1, "most": 1, "seats": ["B"]}),
])  # fmt: skip
def test_an_own_quest_that_failed_says_who_had_more(own: str, other: str, told: dict[str, Any]) -> None:
    t = table("", f"{own} quest=most-bow", other, round=3).sleeps("A", "B")
    (args,) = [args for args in t.told("own-quest-failed") if args["seat"] == "A"]
    assert args == {"quest": "most-bow", "what": "bow", "seat": "A", **told}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_30_most_trophies_by_the_board_say_with_whom_they_were_tied(lang: str) -> None:
    t = table("", "bonk tick-bow", "sharik ifrit-bow", shared="most-bow hunt-cat", round=3).sleeps("A", "B")
    (args,) = t.told("most")
    assert (args["seat"], args["count"], args["seats"]) == ("B", 1, ["A"])
    names = {"A": "Lena", "B": "Bo"}
    assert "Lena" in Texts(lang).log("doggies", {"key": "most", "args": args}, names, "")
    assert "Lena" not in Texts(lang).log("doggies", {"key": "most", "args": {**args, "seats": []}}, names, "")


def test_a_seat_shows_its_quests_coins_when_they_are_counted_and_not_before() -> None:
    joan = "joan ifrit-bow quest=most-bow coins-1 trap-bow-1 chest-1 keyfly-1"
    robin = "robin ifrit-sword vagabond-sword:two quest=hunt-cat"
    t = table("", joan, robin, shared="hunt-ifrit most-fireball", round=3).sleeps("A", "B")
    keys = {entry["n"]: entry["key"] for entry in t.view("A")["journal"]}
    shown = [(keys[frame.n], [dog["coins"] for dog in plain(frame)["board"]["dogs"]]) for frame in story_of(t.match, 0, 0)]
    end = shown[[key for key, _ in shown].index("hunted") :]
    assert {tuple(coins) for key, coins in end if key not in ("scores", "wins")} == {(5, -1)}
    assert [coins for key, coins in end if key in ("scores", "wins")] == [[7, -1], [7, 6], [7, 6]]


def test_a_room_behind_a_wall_that_was_broken_says_so() -> None:
    t = table(column("chest-1@EW", "coin-1@ESW"), "bonk").walks("A", "break:n")
    assert [(step["cell"], step["broke"]) for step in t.view("A")["board"]["walk"]["path"]] == [("start", False), ("n1", True)]


def test_07_a_vagabond_is_called_by_the_side_it_is_hired_by() -> None:
    """Hired for its sword or bow it disarms a trap of bows; nobody reads of the fireball on its other side."""
    t = table(column("vagabond-fireball", "trap-bow-1", "coin-1@NSW"), "joan", "robin").walks("A", "n hire:two n")
    (disarm,) = [option for ask in t.view("A")["asks"] for option in ask["options"] if option["key"] == "disarm"]
    assert (disarm["id"], disarm["args"]["card"]) == ("disarm:vagabond-fireball", "vagabond-fireball-two")
    t.does("A", "disarm:vagabond-fireball", "go:n", "pass", "out:n")
    assert next(args["card"] for key, args in journal(t) if key == "disarms") == "vagabond-fireball-two"


@pytest.mark.parametrize(("side", "called"), [("two", "vagabond-bow-two"), ("paw", "vagabond-bow")])
def test_07_a_collected_vagabond_is_called_by_its_side(side: str, called: str) -> None:
    t = table(column("vagabond-bow"), "joan", "robin").leaves("A", f"n hire:{side} out:n").sleeps("B")
    (collected,) = [args for key, args in journal(t) if key == "collects" and args["seat"] == "A"]
    assert (collected["cards"], collected["called"]) == (["vagabond-bow"], [called])
    for lang, other in {"en": "(bow)", "ru": "(лук)", "uk": "(лук)"}.items():
        name = Texts(lang).format(f"doggies-card-{called}")
        assert (other in name) == (side == "paw")


def test_07_a_trap_is_disarmed_by_a_vagabond_of_two_weapons_in_these_words() -> None:
    for lang, (one, two, other) in {
        "en": ("sword", "bow", "fireball"),
        "ru": ("меч", "лук", "шар"),
        "uk": ("меч", "лук", "куля"),
    }.items():
        texts = Texts(lang)
        for key in ("option-disarm", "log-disarms"):
            args = texts.named("doggies", {"card": "vagabond-fireball-two", "seat": "A", "hole": False})
            said = texts.format(f"doggies-{key}", **args)
            assert one in said
            assert two in said
            assert other not in said


def test_a_key_that_opens_a_chest_taken_before_is_told_with_its_coins() -> None:
    """Joan takes the chest first; the Keyfly's key opens it."""
    way = """
        keyfly-1
        chest-1@NS
        start
    """
    t = table(way, "joan potion-fireball", "robin").leaves("A", "n claim n fight:fireball out:n")
    assert [args["chest"] for key, args in journal(t) if key == "beats"] == [4]


def test_a_card_used_on_a_trap_is_out_of_the_way_before_the_dog_is_outside() -> None:
    way = """
        coin-1
        trap-fireball-1@NS
        ifrit-fireball@NS
        start
    """
    t = table(way, "joan", "robin").walks("A", "n fight n disarm:ifrit-fireball")
    board = t.view("A")["board"]
    assert {room["cell"] for room in board["rooms"] if room["hole"]} == {"n1"}
    assert [step["used"] for step in board["walk"]["path"]] == [False, True, False]
