"""The fourteen quests and their seven categories (rules §1, §10)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeoneer.cards.fields import WALL
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS

from .table import DEFEATED, Table, table

ENTRANCE = "tomb-antechamber"
PRINTED = {
    # quest: categories, places, glory of the reward (all: 1 level, 1 life)
    "maiden-in-distress": ("influence escort", "inner-sanctum entrance", 3),
    "slay-draky": ("hunt", "inner-sanctum", 2),
    "magic-fish": ("chance", "troll-bridge", 1),
    "free-caedmans-soul": ("sacrifice", "crypt", 3),
    "bone-regent": ("hunt", "blade-gallery", 3),
    "rat-mother": ("hunt", "drowned-well", 2),
    "hidden-phylactery": ("search threat", "turn passage corridor corner dark-crossroads weeping-fork", 3),
    "buried-armoury": (
        "search",
        "inner-sanctum troll-bridge crypt library throne-of-ashes embalmers-hall blade-gallery drowned-well scrying-pool"
        " sealed-vault",
        2,
    ),
    "saints-ashes": ("escort", "crypt scrying-pool", 2),
    "walled-in-mason": ("escort", "sealed-vault entrance", 2),
    "black-ledger": ("threat", "library", 2),
    "feed-the-font": ("sacrifice", "drowned-well", 3),
    "dice-with-the-dead": ("chance", "embalmers-hall", 2),
    "death-knell": ("influence threat", "throne-of-ashes", 3),
}


def near(quest: str, space: str, whose: str = "personal", steps: int = 1, **more: Any) -> Table:
    """Seat A in a space that many steps north of the entrance, with a quest of its own or a global one; it has moved already."""
    turned = int(GAME.stock.cards().maps[space].exits[SOUTH].kind == WALL)
    places = {ENTRANCE: (CENTRE, 0), space: (CENTRE + steps * STEPS[NORTH], turned), "dark-crossroads-2": (CENTRE + STEPS[EAST], 0)}
    for number, name in enumerate(["corridor", "corridor-2", "library"][: steps - 1]):
        places[name] = (CENTRE + (number + 1) * STEPS[NORTH], 0)
    held = {"quests": {"a": quest}} if whose == "personal" else {"global_quests": quest}
    players = more.pop("players", {})
    players = {**players, "a": {"moved": True, **players.get("a", {})}}
    given = {"at": {"a": space, "b": ENTRANCE, "c": ENTRANCE}, "life": {"a": 4}, **held, **more}
    return table(map=places, players=players, **given)


def is_completed(t: Table, quest: str, glory: int) -> bool:
    """Reward taken: 1 level, 1 life, glory; the Hero phase is over."""
    player = t.player("a")
    assert player.completed == [quest]
    assert player.quests == []
    assert (player.level, player.life, player.glory) == (3, 5, glory)
    assert t.asked == ("A", "save")
    return True


def pass_by(t: Table) -> Table:
    """Whoever could drop a token or challenge does not."""
    while t.ask is not None and t.ask.what in ("window", "respond", "challenge") and "pass" in t.options:
        t.does(t.asked[0].lower(), "pass")
    return t


# --- all ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("quest", PRINTED)
def test_what_is_printed(quest: str) -> None:
    printed = GAME.stock.cards().quests[quest]
    categories, places, glory = PRINTED[quest]
    assert printed.categories == tuple(categories.split())
    assert printed.places == tuple(places.split())
    assert (printed.reward.level, printed.reward.life, printed.reward.glory) == (1, 1, glory)
    assert set(printed.name) == set(printed.text) == {"en", "ru", "uk"}


def test_there_are_fourteen_quests() -> None:
    assert set(GAME.stock.cards().quests) == set(PRINTED)


@pytest.mark.parametrize("quest", [quest for quest in PRINTED if "escort" not in PRINTED[quest][0]])
def test_a_quest_is_attempted_in_its_space_only(quest: str) -> None:
    t = near(quest, "turn" if "turn" not in PRINTED[quest][1] else "crypt", readied={"a": "third-eye, barrow-blade"})
    assert not [option for option in t.options if quest in option]


def test_a_personal_quest_is_closed_to_others() -> None:
    t = near("black-ledger", "library", quests={"b": "black-ledger"})
    assert "attempt:black-ledger" not in t.options


def test_a_completed_personal_quest_is_not_replaced() -> None:
    t = near("magic-fish", "troll-bridge")
    t.rolls(5).does("a", "attempt:magic-fish")
    assert is_completed(t, "magic-fish", 1)
    assert t.g.global_quests == []


def test_a_completed_global_quest_is_replaced_at_once() -> None:
    t = near("magic-fish", "troll-bridge", "global")
    t.rolls(5, "rat-mother").does("a", "attempt:magic-fish")
    assert is_completed(t, "magic-fish", 1)
    assert t.g.global_quests == ["rat-mother"]


def test_ruling_28_without_quests_left_no_global_quest_comes() -> None:
    t = near("magic-fish", "troll-bridge", "global", position={"quests_left": []})
    t.rolls(5).does("a", "attempt:magic-fish")
    assert t.g.global_quests == []


def test_the_reward_goes_above_neither_level_4_nor_the_printed_life() -> None:
    t = near("magic-fish", "troll-bridge", heroes={"a": "kron 4"}, life={"a": 6})
    t.rolls(5).does("a", "attempt:magic-fish")
    assert (t.player("a").level, t.life("a")) == (4, 6)


def test_success_ends_the_hero_phase_and_a_point_may_still_be_saved() -> None:
    t = near("magic-fish", "troll-bridge", ap={"a": 3})
    t.rolls(5).does("a", "attempt:magic-fish")
    assert t.asked == ("A", "save")
    t.rolls("zombie", "legion", "bugbear", "soot-imp", "gloom-bats").does("a", "save")
    assert t.player("a").ap == 1


def test_ruling_5_the_first_attempt_of_a_turn_is_free_whichever_quest_and_each_further_one_costs_a_point() -> None:
    t = near("magic-fish", "troll-bridge", ap={"a": 2}, quests={"a": "magic-fish, buried-armoury"})
    t.rolls(1).does("a", "attempt:magic-fish")
    assert t.player("a").ap == 2
    t.rolls(1).does("a", "attempt:magic-fish")
    assert t.player("a").ap == 1
    t.rolls(1).does("a", "attempt:magic-fish")
    assert t.player("a").ap == 0
    assert "attempt:magic-fish" not in t.options


def test_the_free_attempt_is_one_for_all_quests_together() -> None:
    t = near("magic-fish", "library", ap={"a": 1}, quests={"a": "black-ledger"}, global_quests="magic-fish")
    t.rolls(1).does("a", "attempt:black-ledger")
    t.becomes({"a": {"space": "troll-bridge"}}, map={**GAME.to_position(t.g)["map"], "troll-bridge": (0, 1, 0)}, maps_left=None)
    t.rolls(1).does("a", "attempt:magic-fish")
    assert t.player("a").ap == 0


def test_ruling_17_a_hero_that_lies_makes_the_free_attempt_but_pays_for_none() -> None:
    t = near("magic-fish", "troll-bridge", ap={"a": 2}, players={"a": {"down": True}})
    t.rolls(1).does("a", "attempt:magic-fish", "pass")  # the pass: it might stand up before the die
    assert "attempt:magic-fish" not in t.options


def test_a_new_quest_for_everybody_is_told_after_the_one_that_was_completed() -> None:
    t = near("magic-fish", "troll-bridge", "global", position={"quests_left": ["black-ledger"]})
    t.rolls(6, "black-ledger").does("a", "attempt:magic-fish")
    keys = [event.key for event in t.g.journal or []]
    assert keys[-3:] == ["completes", "heals", "next-quest"]  # all that a quest brings, then the next one
    assert t.g.global_quests == ["black-ledger"]
    assert t.told("next-quest") == [{"seat": 0, "quest": "black-ledger", "other": "magic-fish", "taken": False}]


@pytest.mark.parametrize(("life", "key"), [(None, "stays-whole"), (1, "heals")])
def test_a_hero_with_all_its_life_is_told_that_the_reward_gives_it_none(life: int | None, key: str) -> None:
    t = near("magic-fish", "troll-bridge", life={"a": life} if life else {})
    t.rolls(6).does("a", "attempt:magic-fish")
    assert [event.key for event in t.g.journal or [] if event.key in ("heals", "stays-whole")] == [key]


def test_the_next_turn_brings_a_free_attempt_again() -> None:
    t = near("magic-fish", "troll-bridge", phase="reset", position={"used": [("A", "attempt")], "maps_left": []})
    t.does("a", "end").rolls(5).does("a", "attempt:magic-fish")
    assert t.player("a").completed == ["magic-fish"]


def test_who_is_moved_away_before_the_die_has_no_attempt_left() -> None:
    """Before the dice of chance and of a search any-time cards may be played (window P)."""
    t = near("magic-fish", "troll-bridge", hands={"b": "hand-through-the-wall"}, peril={"a": 2})
    t.does("a", "attempt:magic-fish")
    assert t.asked == ("B", "window")
    t.does("b", f"play:hand-through-the-wall:A:{ENTRANCE}")
    assert t.told("attempt-fails")
    assert not t.told("tries-luck")
    assert t.asked == ("A", "hero")


# --- the end --------------------------------------------------------------------------------------------------------------------


def test_the_third_quest_wins_personal_and_global_counted_alike() -> None:
    t = near("magic-fish", "troll-bridge", "global", players={"a": {"completed": ["slay-draky", "rat-mother"]}})
    t.rolls(5, "bone-regent").does("a", "attempt:magic-fish")
    assert t.g.over
    assert t.g.winner == 0
    assert GAME.score(t.g) == [1.0, 0.0]


def test_lost_levels_take_no_completed_quest_away() -> None:
    t = table(
        hands={"a": "stolen-courage"},
        peril={"b": 6},
        phase="dungeonlord",
        players={"b": {"completed": ["slay-draky", "rat-mother"]}},
    )
    t.does("a", "play:stolen-courage:B")
    assert t.player("b").level == 1
    assert len(t.player("b").completed) == 2


def test_the_last_player_whose_hero_lives_wins() -> None:
    t = table(hands={"a": "zombie"}, peril={"b": 1}, life={"b": 1}, at={"a": "library"}, phase="dungeonlord")
    t.rolls(6, 1).does("a", "declare", "add:zombie:B", "done")
    assert t.g.over
    assert t.g.winner == 0


def test_a_defeated_player_is_out_and_the_others_play_on() -> None:
    t = table(
        seats=3, hands={"a": "zombie", "b": "fend-off"}, readied={"b": "oiled-gears, third-eye"}, peril={"b": 1}, life={"b": 1},
        quests={"b": "slay-draky, saints-ashes"}, at={"a": "library"}, phase="dungeonlord",
        players={"b": {"lair": ["legion"], "escorts": ["saints-ashes"]}},
    )  # fmt: skip
    t.rolls(6, 1).does("a", "declare", "add:zombie:B", "done")
    pass_by(t).does("a", "lair:zombie", "nobody")
    assert not t.g.over
    assert t.g.living() == [0, 2]
    assert t.discarded("fend-off", "oiled-gears", "third-eye", "legion")  # ruling 22
    assert t.player("b").quests == []
    assert t.g.dropped == {"saints-ashes": "crypt"}
    assert "slay-draky" not in t.g.quest_bag


def test_ruling_48_if_all_fall_at_once_the_dungeonlord_whose_card_did_it_wins() -> None:
    t = table(hands={"a": "closing-walls"}, peril={"b": 5}, life={"a": 1, "b": 1}, phase="dungeonlord")
    t.rolls(1, 1).does("a", "declare", "add:closing-walls:B", "done")
    assert t.g.winner == 0


def test_ruling_48_of_a_quest_that_fells_all_the_player_who_set_it_off_wins() -> None:
    t = near("black-ledger", "library", life={"a": 1, "b": 1}, at={"a": "library", "b": "library"})
    t.rolls(1).does("a", "attempt:black-ledger")
    assert t.g.winner == 0


def test_if_the_bugbears_cry_fells_all_who_defeated_it_is_the_last() -> None:
    t = table(hands={"a": "bugbear"}, peril={"b": 3}, life={"a": 1, "b": 1}, phase="dungeonlord", heroes={"b": "kron 4"})
    t.rolls(1, 6).does("a", "declare", "add:bugbear:B", "done")
    assert t.g.winner == 1


def test_ruling_49_a_hero_that_falls_in_its_own_turn_ends_it_without_phase_v() -> None:
    t = near("black-ledger", "library", seats=3, life={"a": 1}, hands={"a": "zombie"})
    t.rolls(1).does("a", "attempt:black-ledger")
    assert t.g.active == 1
    assert not t.told("discards")


def test_ruling_50_peril_of_the_eliminated_pays_for_nothing() -> None:
    t = table(
        seats=3, hands={"a": "shuddering-stones, zombie"}, peril={"b": 9}, at={"a": "library"}, phase="dungeonlord",
        players={"b": DEFEATED},
    )  # fmt: skip
    assert t.options == {"end"}


def test_ruling_55_the_player_to_the_left_is_the_next_who_lives() -> None:
    t = near("slay-draky", "inner-sanctum", seats=3, players={"b": DEFEATED})
    t.does("a", "attempt:slay-draky")
    assert t.asked == ("C", "form")
