"""Quests of the surface, each by what stands on its card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import Table
from tests.games.dungeoneer.test_quests import pass_by
from undercroft.games.dungeoneer.bots.quests import luck
from undercroft.games.dungeoneer.cards.fields import WALL
from undercroft.games.dungeoneer.rules.values import hand_size
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS
from undercroft.games.dungeoneer.view.describe import describe
from undercroft.kernel.shapes import plain

from .table import GAME, HEARTH, beside, reset, table, with_ice

LIBRARY = GAME.stock.cards()
PRINTED = {
    # quest: categories, places, glory of the reward (all: 1 level, 1 life), origin
    "rescue-olaf-flanda": ("escort", "frozen-gorge entrance", 3, "public"),
    "break-the-winter": ("hunt", "temple-of-cholizar", 3, "designed"),
    "lay-the-barrow-king": ("hunt", "barrow-of-kings", 2, "designed"),
    "track-the-rimeclaw": (
        "search hunt",
        "snowbound-trail sledge-road river-bend forest-turning ridge-fork shore-road wayside-crossing black-sand-road"
        " wolf-crossing sunless-pass",
        2,
        "designed",
    ),
    "the-fallen-star": ("search", "black-sand-road volcanic-plateau ashen-waste", 1, "designed"),
    "blood-for-the-stones": ("sacrifice", "choir-of-stones", 3, "designed"),
    "warmth-for-olmgard": ("sacrifice", "olmgard", 2, "designed"),
    "hunger-in-the-pines": ("influence sacrifice", "hollow-pinewood", 1, "designed"),
    "the-frost-foundling": ("influence escort", "gallows-mire hollow-pinewood", 2, "designed"),
    "wager-with-the-north-wind": ("chance", "sunless-pass", 2, "designed"),
    "tame-the-geyser": ("threat", "volcanic-plateau", 2, "designed"),
    "drums-under-the-mountain": ("influence threat", "old-copper-mine", 2, "designed"),
}


def at(space: str, quest: str, **story: Any) -> Table:
    """The first seat's hero in a space with one of its own quests; the second's on the Last Hearth beside it."""
    turned = int(space in ("ghost-peaks", "olmgard"))
    step = STEPS[EAST] if space == "sunless-pass" else STEPS[NORTH]
    places = {HEARTH: (CENTRE, 0), space: (CENTRE + step, turned)}
    return table(**{"map": places, "at": {"a": space, "b": HEARTH}, "quests": {"a": quest}, **story})


def done(t: Table, quest: str) -> bool:
    """Whether the first seat has completed the quest."""
    return quest in t.player("a").completed


def near(quest: str, space: str, whose: str = "personal", steps: int = 1, **more: Any) -> Table:
    """Seat A in a space that many steps north of the Last Hearth, with a quest of its own or a global one; it has moved already."""
    between = ["snowbound-trail", "wayside-crossing"][: steps - 1]
    row = {card: (CENTRE + number * STEPS[NORTH], 0) for number, card in enumerate([HEARTH, *between])}
    row[space] = CENTRE + steps * STEPS[NORTH], int(LIBRARY.maps[space].exits[SOUTH].kind == WALL)
    held = {"quests": {"a": quest}} if whose == "personal" else {"global_quests": quest}
    players = {**more.pop("players", {})}
    players["a"] = {"moved": True, **players.get("a", {})}
    return table(map=row, players=players, **{"at": {"a": space, "b": HEARTH, "c": HEARTH}, "life": {"a": 4}, **held, **more})


def is_completed(t: Table, quest: str, glory: int, life: int = 5) -> bool:
    """Reward taken: 1 level, 1 life, glory; the Hero phase is over."""
    player = t.player("a")
    assert player.completed == [quest]
    assert player.quests == player.escorts == []
    assert (player.level, player.life, player.glory) == (3, life, glory)
    assert t.asked == ("A", "save")
    return True


@pytest.mark.parametrize("quest", PRINTED)
def test_what_is_printed(quest: str) -> None:
    printed = LIBRARY.quests[quest]
    categories, places, glory, origin = PRINTED[quest]
    assert printed.categories == tuple(categories.split())
    assert printed.places == tuple(places.split())
    assert (printed.reward.level, printed.reward.life, printed.reward.glory, printed.origin) == (1, 1, glory, origin)
    assert set(printed.name) == set(printed.text) == {"en", "ru", "uk"}


# --- hunts ----------------------------------------------------------------------------------------------------------------------


def hunting(winter: str = "stay", ice: int = 0, **story: Any) -> Table:
    """The first seat's hero before Cholizar, who has one life left."""
    frozen = with_ice(temple_of_cholizar=1) if ice else {}
    more = {"position": {"tokens": {"break-the-winter": 1}, **frozen}, "ice_after": winter}
    return at("temple-of-cholizar", "break-the-winter", **{**more, **story})


@pytest.mark.parametrize(("ice", "more"), [(0, 1), (1, 2)])
def test_9_cholizar_adds_1_per_icon_to_her_attack_roll_and_nothing_to_her_counter_roll(ice: int, more: int) -> None:
    t = hunting(ice=ice, ap={"a": 3}, position={**(with_ice(temple_of_cholizar=1) if ice else {})})
    t.rolls(6, 1).does("a", "attempt:break-the-winter")
    t.rolls(6, 1).does("a", "challenge:break-the-winter", "melee")
    rolls = {args["of"]: (args["total"], args["more"]) for args in t.told("monster-rolls")}
    assert rolls == {"attack": (6 + 4 + more, more), "counter": (1 + 1, 0)}
    assert [args["form"] for args in t.told("attacks")] == ["magic"]


def test_9_host_of_rime_does_not_help_cholizar_and_northern_blood_helps_the_hero() -> None:
    t = hunting(readied={"a": "northern-blood", "b": "host-of-rime"}).rolls(6, 1).does("a", "attempt:break-the-winter")
    told = next(args for args in t.told("monster-rolls") if args["of"] == "attack")
    assert (told["raised"], told["lowered"]) == (["break-the-winter-monster"], ["northern-blood"])
    assert told["total"] == 6 + 4


@pytest.mark.parametrize(("after", "left"), [("stay", {"temple-of-cholizar": 1}), ("go", {})])
def test_break_the_winter_ends_the_winter_when_cholizar_is_defeated(after: str, left: dict[str, int]) -> None:
    t = hunting(after, 1, heroes={"a": "raka 4"}, readied={"a": "winterwood-staff"})
    t.rolls(1, 6).does("a", "attempt:break-the-winter")
    assert done(t, "break-the-winter")
    assert (t.g.winter, t.g.ice) == (False, left)
    assert [args["quest"] for args in t.told("winter-ends")] == ["break-the-winter"]


def test_the_winter_stays_when_the_quest_fails() -> None:
    t = hunting().rolls(6, 1).does("a", "attempt:break-the-winter", "pass")
    assert not done(t, "break-the-winter")
    assert t.g.winter


def test_lay_the_barrow_king_to_rest() -> None:
    t = at("barrow-of-kings", "lay-the-barrow-king", map={HEARTH: (CENTRE, 0), "barrow-of-kings": (CENTRE + STEPS[NORTH], 0)},
           position={"tokens": {"lay-the-barrow-king": 1}}, heroes={"a": "kron 4"})  # fmt: skip
    t.rolls(1, 6).does("a", "attempt:lay-the-barrow-king")
    assert done(t, "lay-the-barrow-king")
    assert t.told("completes")[0]["glory"] == 2


def test_track_the_rimeclaw_is_searched_on_any_road_and_then_hunted_there_counting_its_ice() -> None:
    row = (HEARTH, "wayside-crossing", "snowbound-trail", "wolf-crossing")
    places = {card: (CENTRE + number * STEPS[SOUTH], 0) for number, card in enumerate(row)}
    story = {"map": places, "at": {"a": "snowbound-trail", "b": HEARTH}, "quests": {"a": "track-the-rimeclaw"}}
    t = table(**story, heroes={"a": "kron 4"})
    t.rolls(5).does("a", "search:track-the-rimeclaw")
    assert [(args["plus"], args["value"], args["overcome"]) for args in t.told("searches")] == [(1, 6, True)]
    assert (t.player("a").ap, done(t, "track-the-rimeclaw")) == (2, False)
    t.rolls(1, 6).does("a", "attempt:track-the-rimeclaw")
    assert next(args for args in t.told("monster-rolls") if args["of"] == "attack")["more"] == 1
    assert done(t, "track-the-rimeclaw")


# --- other quests ---------------------------------------------------------------------------------------------------------------


def test_the_fallen_star_is_done_as_soon_as_it_is_found_in_a_desert() -> None:
    t = at("ashen-waste", "the-fallen-star").rolls(6).does("a", "search:the-fallen-star")
    assert done(t, "the-fallen-star")
    assert t.life("a") == 6
    hurt = at("ashen-waste", "the-fallen-star", life={"a": 3}).rolls(6).does("a", "search:the-fallen-star")
    assert hurt.life("a") == 4  # the reward of a quest restores life even there


def test_rescue_olaf_flanda_is_taken_in_the_gorge_to_any_entrance() -> None:
    t = at("frozen-gorge", "rescue-olaf-flanda").does("a", "escort:rescue-olaf-flanda", "move:2", "deliver:rescue-olaf-flanda")
    assert done(t, "rescue-olaf-flanda")
    assert t.glory("a") == 1 + 3


@pytest.mark.parametrize(("monster", "form", "more"), [("frostbound-raider", "melee", 1), ("pale-bride", "magic", 0)])
@pytest.mark.parametrize("escorts", [True, False])
def test_a7_whoever_attacks_the_hero_with_olaf_in_melee_gets_1_on_the_attack_roll(
    monster: str, form: str, more: int, escorts: bool
) -> None:
    t = table(hands={"a": monster}, peril={"b": 9}, at={"b": HEARTH}, phase="dungeonlord", quests={"b": "rescue-olaf-flanda"},
              players={"b": {"escorts": ["rescue-olaf-flanda"] if escorts else []}})  # fmt: skip
    t.rolls(1, 6).does("a", "declare", f"add:{monster}:B", "done")
    while "drop:rescue-olaf-flanda" in t.options and "pass" in t.options:
        t.does("b", "pass")
    told = next(args for args in t.told("monster-rolls") if args["of"] == "attack")
    assert (told["form"], told["more"]) == (form, more * escorts)


def test_blood_for_the_stones_takes_2_life_of_a_hero_with_3_at_least() -> None:
    t = at("choir-of-stones", "blood-for-the-stones", life={"a": 3}).does("a", "attempt:blood-for-the-stones")
    assert done(t, "blood-for-the-stones")
    assert (t.life("a"), t.told("completes")[0]["glory"]) == (3 - 2 + 1, 3)
    assert "attempt:blood-for-the-stones" not in at("choir-of-stones", "blood-for-the-stones", life={"a": 2}).options


@pytest.mark.parametrize(("die", "life"), [(6, 6), (1, 5)])
def test_tame_the_geyser_wounds_every_hero_there_after_a_failure(die: int, life: int) -> None:
    places = {HEARTH: (CENTRE, 0), "volcanic-plateau": (CENTRE + STEPS[NORTH], 1)}
    t = at("volcanic-plateau", "tame-the-geyser", map=places, at={"a": "volcanic-plateau", "b": "volcanic-plateau"})
    t.rolls(die).does("a", "attempt:tame-the-geyser")
    assert [(args["form"], args["value"]) for args in t.told("threat")] == [("speed", 7)]
    assert (t.life("a"), t.life("b")) == (life, life)
    assert done(t, "tame-the-geyser") is (life == 6)


@pytest.mark.parametrize(("life", "die", "overcome"), [(5, 4, True), (4, 4, False)])
def test_drums_under_the_mountain_test_the_life_that_is_left_and_knock_every_hero_down(life: int, die: int, overcome: bool) -> None:
    places = {HEARTH: (CENTRE, 0), "old-copper-mine": (CENTRE + STEPS[NORTH], 1)}
    t = at("old-copper-mine", "drums-under-the-mountain", map=places, at={"a": "old-copper-mine", "b": "old-copper-mine"},
           life={"a": life})  # fmt: skip
    t.rolls(die).does("a", "attempt:drums-under-the-mountain")
    assert done(t, "drums-under-the-mountain") is overcome
    assert [t.player(seat).down for seat in "ab"] == [not overcome] * 2


@pytest.mark.parametrize(("quests", "common", "needs"), [({"a": "drums-under-the-mountain"}, "", 3), ({}, "", 4),
                                                        ({"b": "drums-under-the-mountain"}, "", 4),
                                                        ({}, "drums-under-the-mountain", 3)])  # fmt: skip
def test_w23_drums_under_the_mountain_let_the_winter_succeed_on_3_for_whom_they_influence(
    quests: dict[str, str], common: str, needs: int
) -> None:
    t = reset(3, quests=quests, global_quests=common)
    assert [(args["value"], args["what"]) for args in t.told("winter")] == [(needs, "freezes" if needs == 3 else "holds")]


@pytest.mark.parametrize("quest", ["break-the-winter", "track-the-rimeclaw", "rescue-olaf-flanda", "drums-under-the-mountain"])
def test_every_quest_gives_a_level_and_1_life(quest: str) -> None:
    reward = LIBRARY.quests[quest].reward
    assert (reward.level, reward.life) == (1, 1)


def olaf(escorts: bool, monster: str, **story: Any) -> Table:
    """A monster of the second seat attacks the hero of the first, which has Olaf with it or not."""
    story = {"quests": {"b": "rescue-olaf-flanda"}, "map": beside(HEARTH, "olmgard"), "at": {"a": HEARTH, "b": "olmgard"}, **story}
    players = {"b": {"escorts": ["rescue-olaf-flanda"] if escorts else []}}
    return table(hands={"a": monster}, peril={"b": 9}, phase="dungeonlord", players=players, **story)


def test_rescue_olaf_flanda_a_hero_that_attacks_in_melee_too() -> None:
    t = olaf(True, "", at={"a": "olmgard", "b": "olmgard"}, heroes={"a": "kron 2"})
    t.becomes({}, phase="hero")
    pass_by(t.rolls(3, 3).does("a", "attack:B", "melee"))
    assert [args["raised"] for args in t.told("rolls") if args["of"] == "attack"] == [["rescue-olaf-flanda"]]


def test_break_the_winter_put_back_unsolved_the_winter_stays() -> None:
    t = table(quests={"a": "break-the-winter"}, at={"a": HEARTH}, glory={"a": 5})
    t.rolls("lay-the-barrow-king").does("a", f"use:{HEARTH}:break-the-winter")
    assert t.g.winter


@pytest.mark.parametrize(("steps", "die", "found"), [(1, 5, False), (1, 6, True), (3, 3, False), (3, 4, True)])
def test_the_fallen_star_any_desert_and_a_die_with_the_distance_must_be_6(steps: int, die: int, found: bool) -> None:
    t = near("the-fallen-star", "black-sand-road", steps=steps)
    t.rolls(die).does("a", "search:the-fallen-star")
    assert [args["overcome"] for args in t.told("searches")] == [found]
    assert t.player("a").ap == 2
    assert not found or is_completed(t, "the-fallen-star", 1)


def test_the_fallen_star_ice_makes_no_desert_and_a_desert_never_freezes() -> None:
    assert "search:the-fallen-star" in near("the-fallen-star", "ashen-waste").options
    assert "search:the-fallen-star" not in near("the-fallen-star", "wolf-crossing", position=with_ice(wolf_crossing=1)).options


@pytest.mark.parametrize("space", ["wolf-crossing", "snowbound-trail"])
def test_track_the_rimeclaw_on_any_road_gloomy_ones_too_and_there_it_counts_the_ice(space: str) -> None:
    t = near("track-the-rimeclaw", space, heroes={"a": "kron 2"})
    t.rolls(6).does("a", "search:track-the-rimeclaw")
    assert t.player("a").ap == 2
    t.rolls(1, 6).does("a", "attempt:track-the-rimeclaw")
    attack = t.told("monster-rolls")[0]
    assert (attack["form"], attack["total"]) == ("speed", 1 + 3 + (space == "snowbound-trail"))
    assert is_completed(t, "track-the-rimeclaw", 2)


def test_track_the_rimeclaw_not_at_a_place_nor_in_a_tunnel() -> None:
    for space in ("gallows-mire", "corridor"):
        assert "search:track-the-rimeclaw" not in near("track-the-rimeclaw", space).options


def test_track_the_rimeclaw_found_it_may_be_fought_there_until_the_end_of_the_turn() -> None:
    t = near("track-the-rimeclaw", "wayside-crossing", ap={"a": 5})
    t.rolls(6).does("a", "search:track-the-rimeclaw")
    assert "search:track-the-rimeclaw" not in t.options
    t.does("a", "move:2")
    assert "attempt:track-the-rimeclaw" not in t.options
    t.does("a", "move:0")
    assert "attempt:track-the-rimeclaw" in t.options


def warmth(readied: str, **story: Any) -> Table:
    """The first seat's hero in Olmgard with these cards."""
    return near("warmth-for-olmgard", "olmgard", heroes={"a": "tahewyn-draexis 2"}, readied={"a": readied}, **story)


def test_warmth_for_olmgard_asks_for_two_permanent_boons_or_treasures_of_choice() -> None:
    t = warmth("rimefang, northern-blood, bearhide-cloak").does("a", "attempt:warmth-for-olmgard")
    assert t.options == {"rimefang", "northern-blood", "bearhide-cloak"}
    t.does("a", "northern-blood", "rimefang")
    assert (t.player("a").inventory, t.glory("a")) == (["bearhide-cloak"], 2)
    assert done(t, "warmth-for-olmgard")


def test_warmth_for_olmgard_what_hangs_under_a_card_is_lost_with_it_and_never_counts() -> None:
    story = {"position": {"under": {"rimefang": ["ember-oil"]}}}
    assert "attempt:warmth-for-olmgard" not in warmth("rimefang", **story).options
    t = warmth("rimefang, bearhide-cloak", **story).does("a", "attempt:warmth-for-olmgard")
    assert "ember-oil" not in t.options
    t.does("a", "rimefang", "bearhide-cloak")
    assert t.g.under == {}
    assert done(t, "warmth-for-olmgard")


def test_hunger_in_the_pines_takes_5_glory_and_no_roll() -> None:
    t = near("hunger-in-the-pines", "hollow-pinewood", glory={"a": 6}).does("a", "attempt:hunger-in-the-pines")
    assert is_completed(t, "hunger-in-the-pines", 6 - 5 + 1)
    poor = near("hunger-in-the-pines", "hollow-pinewood", glory={"a": 4})
    refusal = poor.refused("attempt:hunger-in-the-pines")
    assert refusal is not None
    assert (refusal.key, refusal.args) == ("cannot-give-that", {"what": "glory", "count": 5, "have": 4})


@pytest.mark.parametrize(("whose", "size"), [("a", 4), ("b", 5), ("global", 4)])
def test_hunger_in_the_pines_its_owner_or_all_draw_up_to_4(whose: str, size: int) -> None:
    held = {"global_quests": "hunger-in-the-pines"} if whose == "global" else {"quests": {whose: "hunger-in-the-pines"}}
    assert hand_size(table(**held).g, 0) == size


def test_a6_with_hunger_and_arctic_knowledge_both_count() -> None:
    story = {"quests": {"a": "hunger-in-the-pines"}, "heroes": {"a": "ryghus-gar 2"}, "at": {"a": "snowbound-trail"}}
    assert hand_size(table(**story).g, 0) == 5 + 1 - 1


@pytest.mark.parametrize(
    ("monster", "escorts", "cost"),
    [("ice-shackled-brute", True, 3), ("ice-shackled-brute", False, 4), ("rime-imp", True, 1), ("pale-bride", True, 3)],
)
def test_the_frost_foundling_demons_against_its_hero_cost_1_less_but_1_at_least(monster: str, escorts: bool, cost: int) -> None:
    t = foundling(monster, cost, escorts)
    t.does("a", "declare", f"add:{monster}:B")
    assert plain(GAME.view(t.g, 0))["declared_now"][0]["cost"] == cost
    t.rolls(1, 1).does("a", "done")
    assert [args["cost"] for args in t.told("encounter")] == [cost]
    assert t.player("b").peril == 0


def foundling(monster: str, peril: int, escorts: bool = True, **story: Any) -> Table:
    """The second seat's hero has the foundling with it, or not; the third's has not."""
    held = {"quests": {"b": "the-frost-foundling"}, "players": {"b": {"escorts": ["the-frost-foundling"] if escorts else []}}}
    story = {"hands": {"a": monster}, "peril": {"b": peril, "c": peril}, "phase": "dungeonlord", **held, **story}
    return table(**story)


def test_the_frost_foundling_it_is_cheaper_against_its_own_hero_only() -> None:
    t = foundling("ice-shackled-brute", 3, seats=3).does("a", "declare")
    assert t.options == {"add:ice-shackled-brute:B"}
    assert "add:ice-shackled-brute:C" in foundling("ice-shackled-brute", 4, seats=3).does("a", "declare").options


def test_the_frost_foundling_from_the_gallows_mire_to_the_hollow_pinewood() -> None:
    t = near("the-frost-foundling", "gallows-mire").does("a", "escort:the-frost-foundling")
    assert t.player("a").escorts == ["the-frost-foundling"]
    t = near("the-frost-foundling", "hollow-pinewood", players={"a": {"escorts": ["the-frost-foundling"]}})
    t.does("a", "deliver:the-frost-foundling")
    assert is_completed(t, "the-frost-foundling", 2)


@pytest.mark.parametrize(("tokens", "die", "won"), [(0, 1, True), (0, 2, False), (2, 2, True), (2, 3, False)])
def test_wager_with_the_north_wind_a_1_or_no_more_than_the_tokens_on_the_map(tokens: int, die: int, won: bool) -> None:
    t = near("wager-with-the-north-wind", "sunless-pass", position={"ice": dict.fromkeys(["sunless-pass", HEARTH][:tokens], 1)})
    t.rolls(die).does("a", "attempt:wager-with-the-north-wind")
    told = [(args["what"], args["value"], args["overcome"]) for args in t.told("tries-luck")]
    assert told == [("ice", max(1, tokens), won)]
    assert done(t, "wager-with-the-north-wind") is won


@pytest.mark.parametrize(("tokens", "percent"), [(0, 17), (2, 33)])
def test_wager_with_the_north_wind_its_chance_counts_the_tokens_but_no_printed_icon(tokens: int, percent: int) -> None:
    t = near("wager-with-the-north-wind", "sunless-pass", position={"ice": dict.fromkeys(["sunless-pass", HEARTH][:tokens], 1)})
    assert t.ask is not None
    assert describe(t.g, t.ask, ("attempt", "wager-with-the-north-wind")).args["percent"] == percent
    assert luck(t.g, LIBRARY.quests["wager-with-the-north-wind"], 0) == pytest.approx(max(1, tokens) / 6)


def names_of_the_dead(*dice: int, **story: Any) -> Table:
    """The first seat attempts it on the Ghost Peaks, where the second is, too."""
    peaks = {HEARTH: (CENTRE, 0), "ghost-peaks": (CENTRE + STEPS[SOUTH], 0)}
    story = {"hands": {"a": "zombie, legion, bugbear, rime-imp"}, **story}
    t = table(map=story.pop("map", peaks), at={"a": "ghost-peaks", "b": "ghost-peaks"}, quests={"a": "names-of-the-dead"},
              glory={"a": 3, "b": 2}, heroes={"a": "kron 2"}, **story)  # fmt: skip
    return t.rolls(*dice).does("a", "attempt:names-of-the-dead")


def test_names_of_the_dead_takes_up_to_3_cards_for_1_each_before_the_roll() -> None:
    t = names_of_the_dead(3)
    assert t.asked == ("A", "burn")
    t.does("a", "zombie", "legion", "bugbear")
    assert [(args["value"], args["overcome"]) for args in t.told("threat")] == [(3, True)]
    assert t.player("a").completed == ["names-of-the-dead"]
    assert t.discarded("zombie", "legion", "bugbear")


def test_names_of_the_dead_costs_every_player_with_a_hero_there_1_glory_when_it_fails() -> None:
    t = names_of_the_dead(1).does("a", "pass")
    assert [args["value"] for args in t.told("threat")] == [6]
    assert (t.glory("a"), t.glory("b")) == (2, 1)


def smugglers(*dice: int, seats: int = 2, glory: int = 0) -> Table:
    """The first seat attempts the Smugglers' Dice in the Gallows Mire."""
    mire = {HEARTH: (CENTRE, 0), "gallows-mire": (CENTRE + STEPS[EAST], 0)}
    t = table(map=mire, at={"a": "gallows-mire"}, quests={"a": "smugglers-dice"}, glory={"a": glory}, seats=seats)
    return t.rolls(*dice).does("a", "attempt:smugglers-dice")


@pytest.mark.parametrize(("dice", "done"), [((3, 4, 1, 5), True), ((3, 4, 2, 5), False), ((1, 1, 6, 6), False)])
def test_smugglers_dice_need_more_than_the_two_of_the_player_to_the_left_a_tie_fails(dice: tuple[int, ...], done: bool) -> None:
    t = smugglers(*dice)
    assert (t.player("a").completed == ["smugglers-dice"]) == done
    assert [(args["seat"], args["dice"]) for args in t.told("rolls-against")] == [(1, [*dice[2:]])]
    assert [args["value"] for args in t.told("tries-luck")] == [sum(dice[2:]) + 1]


def test_smugglers_dice_roll_three_for_2_glory_and_drop_the_lowest() -> None:
    t = smugglers(glory=3)
    assert t.asked == ("A", "extra-die")
    t.rolls(1, 4, 5, 4, 4).does("a", "pay")
    assert t.player("a").completed == ["smugglers-dice"]
    low = smugglers(glory=3).rolls(2, 2, 5, 4, 4).does("a", "pay")
    assert low.player("a").completed == []


def test_v11_alone_the_smugglers_dice_fall_by_themselves() -> None:
    assert smugglers(6, 6, 1, 1, 6, 6, 6, seats=1).player("a").completed == ["smugglers-dice"]
