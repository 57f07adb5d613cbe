"""Boons of the surface, each by what stands on its card; those that count ice are in ``test_terrain``."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import Table, no_cards
from undercroft.games.dungeoneer.state.dungeon import CENTRE, NORTH, STEPS
from undercroft.kernel.errors import BadInput
from undercroft.kernel.nature import DictatedNature

from .table import GAME, HEARTH, beside, table, with_ice


def plays(card: str, **story: Any) -> Table:
    """The first seat's Hero phase with the card in hand and glory enough."""
    hands = {"a": card, **story.pop("hands", {})}
    return table(hands=hands, glory={"a": 9}, **story)


def test_trophy_hunter_gains_1_glory_for_a_monster_defeated_once_a_battle() -> None:
    def reward(monsters: int, *readied: str) -> int:
        names = ["rime-imp", "rime-imp-2"][:monsters]
        t = table(hands={"a": ", ".join(names)}, peril={"b": 9}, at={"b": HEARTH}, phase="dungeonlord",
                  readied={"b": ", ".join(readied)})  # fmt: skip
        t.rolls(*[1] * monsters, *[6] * monsters).does("a", "declare", *[f"add:{name}:B" for name in names], "done")
        return t.glory("b")

    assert (reward(1), reward(1, "trophy-hunter")) == (1, 2)
    assert (reward(2), reward(2, "trophy-hunter")) == (2, 3)


def test_blazing_brand_discards_an_attacking_monster_whose_printed_cost_is_3_or_less() -> None:
    t = table(hands={"a": "ice-shackled-brute, pale-bride", "b": "blazing-brand"}, peril={"b": 9}, glory={"b": 2},
              at={"b": HEARTH}, phase="dungeonlord")  # fmt: skip
    t.does("a", "declare", "add:ice-shackled-brute:B", "add:pale-bride:B", "done")
    assert {option for option in t.options if option.startswith("play")} == {"play:blazing-brand:pale-bride"}
    t.rolls(1, 6).does("b", "play:blazing-brand:pale-bride")
    assert t.discarded("pale-bride")
    assert {args["card"] for args in t.told("monster-rolls")} == {"ice-shackled-brute"}


def test_step_through_the_mist_goes_to_any_space_that_shows_a_terrain_of_the_heros_ice_counted() -> None:
    t = plays("step-through-the-mist", at={"a": "wolf-crossing"}, position=with_ice(wolf_crossing=1))
    assert {option for option in t.options if option.startswith("play")} == {"play:step-through-the-mist:snowbound-trail"}
    t.does("a", "play:step-through-the-mist:snowbound-trail")
    assert (t.player("a").space, t.player("a").ap, t.peril("a")) == ("snowbound-trail", 3, 2)
    alone = plays("step-through-the-mist", at={"a": "wolf-crossing"})
    assert not [option for option in alone.options if option.startswith("play")]


def test_land_singers_chant_turns_a_card_without_heroes_where_all_rules_of_laying_hold() -> None:
    t = plays("land-singers-chant", at={"a": HEARTH, "b": HEARTH})
    aims = {option.split(":")[2] for option in t.options if option.startswith("play")}
    assert aims == {"black-sand-road"}  # the others look the same turned, or stand for an entrance
    t.does("a", "play:land-singers-chant:black-sand-road")
    assert t.g.dungeon.lies["black-sand-road"][1] == 1
    assert [args["space"] for args in t.told("turns-round")] == ["black-sand-road"]


def test_16_a_card_that_is_turned_keeps_its_ice_and_its_spent_trap_exits() -> None:
    places = {HEARTH: (CENTRE, 0), "ridge-fork": (CENTRE + STEPS[NORTH], 0)}
    t = plays("land-singers-chant", map=places, at={"a": HEARTH, "b": HEARTH},
              position={**with_ice(ridge_fork=1), "sprung": [("ridge-fork", 1)]})  # fmt: skip
    t.does("a", "play:land-singers-chant:ridge-fork")
    assert t.g.ice == {"ridge-fork": 1}
    assert t.g.sprung == {("ridge-fork", 3)}


def test_shared_fire_restores_2_life_and_1_of_another_hero_there() -> None:
    t = plays("shared-fire", life={"a": 2, "b": 2}).does("a", "play:shared-fire:B")
    assert (t.life("a"), t.life("b")) == (4, 3)
    assert not [option for option in plays("shared-fire", at={"b": HEARTH}).options if option.startswith("play")]


def test_shared_fire_gives_no_life_in_the_ashen_waste() -> None:
    waste = {"map": beside(HEARTH, "ashen-waste"), "at": {"a": "ashen-waste", "b": "ashen-waste"}}
    t = plays("shared-fire", life={"a": 2, "b": 2}, **waste).does("a", "play:shared-fire:B")
    assert (t.life("a"), t.life("b")) == (2, 2)
    assert [args["seat"] for args in t.told("no-healing")] == [0, 1]


def test_a_place_that_hangs_on_another_entrance_is_offered_without_the_steps_to_it() -> None:
    """With two entrances a shift may part the map in two."""
    places = {HEARTH: (CENTRE, 0), "tomb-antechamber": (CENTRE + 3 * STEPS[NORTH], 0)}
    t = table(map=places, at={"a": HEARTH, "b": HEARTH}, position={"maps_left": ["wayside-crossing"]})
    t.rolls("wayside-crossing").does("a", "explore")
    ask = t.ask
    assert ask is not None
    steps = {GAME.describe(t.g, ask, option).args["steps"] for option in ask.options}
    assert steps == {0, 1}


# --- attacks that end without dice ----------------------------------------------------------------------------------------------


def meets(card: str, *monsters: str, space: str = "snowbound-trail", form: str = "", **story: Any) -> Table:
    """The first seat's monsters attack the second seat's hero, which has the card in hand."""
    story = {"at": {"b": space}, "glory": {"b": 9}, "peril": {"b": 20}, **story}
    t = table(hands={"a": ", ".join(monsters), "b": card}, phase="dungeonlord", **story)
    t.does("a", "declare", *[f"add:{monster}:B" for monster in monsters], "done", *([form] if form else []))
    while t.asked == ("B", "window"):
        t.does("b", "pass")
    return t


def test_roll_in_the_snow_ends_an_attack_in_melee_or_speed_and_its_hero_falls() -> None:
    t = meets("roll-in-the-snow", "frostbound-raider", "pale-bride", "rime-imp")
    assert plays_of(t) == {"play:roll-in-the-snow:frostbound-raider", "play:roll-in-the-snow:rime-imp"}
    t.rolls(1, 1, 6, 6).does("b", "play:roll-in-the-snow:frostbound-raider")
    assert {args["card"] for args in t.told("monster-rolls")} == {"pale-bride", "rime-imp"}
    assert [args["card"] for args in t.told("attack-ends")] == ["frostbound-raider"]
    assert (t.life("b"), t.player("b").down, t.glory("b")) == (6, True, 8)


def plays_of(t: Table) -> set[str]:
    """What may be played now."""
    return {option for option in t.options if option.startswith("play")}


def test_7_the_attacker_is_unwounded_even_the_helm_stops_no_such_fall_and_who_lies_does_not_roll() -> None:
    t = meets("roll-in-the-snow", "frostbound-raider", readied={"b": "horned-helm"}).does(
        "b", "play:roll-in-the-snow:frostbound-raider"
    )
    assert t.player("b").down
    assert t.asked == ("A", "keep")
    assert t.options == {"hand:frostbound-raider", "lair:frostbound-raider"}
    lies = meets("roll-in-the-snow, ember-draught", "frostbound-raider", players={"b": {"down": True}})
    assert "play:roll-in-the-snow:frostbound-raider" not in lies.options
    assert lies.why("b")["hand:roll-in-the-snow"].key == "knocked-down"


def test_a_card_that_ends_attacks_says_when_none_is_of_its_form() -> None:
    t = meets("roll-in-the-snow, ember-draught", "pale-bride", life={"b": 3})
    assert t.why("b")["hand:roll-in-the-snow"].key == "no-such-attack"


def test_mirror_of_ice_ends_a_magic_attack_at_ice_and_wounds_its_attacker() -> None:
    t = meets("mirror-of-ice", "hoarfrost-tormentor", form="magic")
    t.does("b", "play:mirror-of-ice:hoarfrost-tormentor")
    assert [(args["count"], args["life"]) for args in t.told("attack-ends")] == [(1, 1)]
    assert not t.told("monster-rolls")
    assert t.options == {"lair:hoarfrost-tormentor", "discard:hoarfrost-tormentor"}
    t.does("a", "discard:hoarfrost-tormentor")
    assert t.glory("b") == 9 - 3 + 1
    assert not plays_of(meets("mirror-of-ice, ember-draught", "pale-bride", space="last-hearth", life={"b": 3})) & {
        "play:mirror-of-ice:pale-bride"
    }


def test_8_a_monster_whose_last_life_the_mirror_takes_is_defeated_without_any_strike() -> None:
    t = meets("mirror-of-ice", "pale-bride", readied={"b": "trophy-hunter"}).does("b", "play:mirror-of-ice:pale-bride")
    assert t.discarded("pale-bride")
    assert not t.told("struck")
    assert t.glory("b") == 9 - 3 + 1 + 1


def test_8_mirror_of_ice_wounds_a_hero_that_attacks_by_magic() -> None:
    t = table(
        hands={"b": "mirror-of-ice"}, glory={"b": 9}, at={"a": "snowbound-trail", "b": "snowbound-trail"}, heroes={"a": "lorel 2"}
    )
    t.does("a", "attack:B", "magic").does("b", "play:mirror-of-ice:A")
    assert (t.life("a"), t.life("b")) == (t.g.cards.heroes[t.player("a").hero].life - 1, 6)
    assert not t.told("rolls")


def test_a14_a_herald_whose_attack_has_ended_still_helps_the_others() -> None:
    t = meets("mirror-of-ice", "herald-of-the-host", "frostbound-raider", position={"winter": False})
    t.rolls(1, 6).does("b", "play:mirror-of-ice:herald-of-the-host")
    raider = next(args for args in t.told("monster-rolls") if args["card"] == "frostbound-raider")
    assert "herald-of-the-host" not in raider["raised"]  # its one life is gone
    both = meets("roll-in-the-snow", "herald-of-the-host", "frostbound-raider", "chillblood-hound")
    both.rolls(1, 1, 6, 6).does("b", "play:roll-in-the-snow:chillblood-hound")
    assert "herald-of-the-host" in next(a for a in both.told("monster-rolls") if a["card"] == "frostbound-raider")["raised"]


# --- points, omens, thaws -------------------------------------------------------------------------------------------------------


def test_second_wind_gives_a_point_that_lapses_at_the_end_of_the_turn_and_is_spent_first() -> None:
    t = plays("second-wind", ap={"a": 1}).does("a", "play:second-wind")
    assert (t.player("a").ap, t.player("a").wind) == (2, 1)
    moved = plays("second-wind", ap={"a": 1}).does("a", "play:second-wind", "move:0")
    assert (moved.player("a").ap, moved.player("a").wind) == (1, 0)


def test_a18_the_point_of_second_wind_is_never_saved() -> None:
    t = no_cards(plays("second-wind", ap={"a": 0}, at={"b": HEARTH}, position={"winter": False}))
    t.rolls("second-wind").does("a", "play:second-wind", "end")
    assert not t.told("saves")
    assert t.player("a").ap == 0
    both = no_cards(plays("second-wind", ap={"a": 1}, at={"b": HEARTH}, position={"winter": False}))
    both.rolls("second-wind").does("a", "play:second-wind", "end", "save")
    assert (both.player("a").ap, both.player("a").wind) == (1, 0)


def test_17_second_wind_in_anothers_turn_pays_for_a_challenge_though_nothing_is_saved() -> None:
    t = meets("second-wind", "pale-bride", saved_ap="challenge").rolls(6, 1).does("b", "play:second-wind")
    assert "challenge:pale-bride" in t.options
    t.rolls(6, 1).does("b", "challenge:pale-bride", "melee")
    assert (t.player("b").ap, t.player("b").wind) == (0, 0)


def test_a18_the_point_of_second_wind_is_gone_after_the_turn_in_which_it_came() -> None:
    g = plays("second-wind").g
    g.players[1].ap, g.players[1].wind, g.phase = 2, 1, "reset"
    Table(g, DictatedNature(["1"]), GAME)
    assert (g.players[1].ap, g.players[1].wind) == (1, 0)


def test_a_position_says_how_many_points_lapse_and_no_more_than_there_are() -> None:
    g = plays("second-wind", ap={"a": 2}, players={"a": {"wind": 1}}).g
    assert GAME.to_position(g)["players"]["A"]["wind"] == 1
    assert "wind" not in GAME.to_position(g)["players"]["B"]
    with pytest.raises(BadInput):
        plays("second-wind", ap={"a": 2}, players={"a": {"wind": 3}})


def test_17_whoever_lies_may_only_stand_up_with_it() -> None:
    t = meets("second-wind", "pale-bride", saved_ap="challenge", players={"b": {"down": True}}).does("b", "play:second-wind")
    assert t.options == {"stand-up", "pass"}
    t.rolls(1, 6).does("b", "stand-up")
    assert (t.player("b").down, t.player("b").ap, t.player("b").wind) == (False, 0, 0)


def test_lucky_omen_adds_2_to_the_total_of_a_search() -> None:
    places = {HEARTH: (CENTRE, 0), "black-sand-road": (CENTRE + STEPS[NORTH], 0)}
    t = plays("lucky-omen", map=places, at={"a": "black-sand-road", "b": HEARTH}, quests={"a": "the-fallen-star"})
    t.does("a", "search:the-fallen-star")
    assert "play:lucky-omen" in t.options
    t.rolls(3).does("a", "play:lucky-omen")
    assert [(args["die"], args["total"]) for args in t.told("searches")] == [(3, 5)]
    assert t.g.next_rolls == []


def test_a21_lucky_omen_helps_dice_of_chance_and_harms_where_they_should_be_low() -> None:
    road = {HEARTH: (CENTRE, 0), "sunless-pass": (CENTRE + STEPS[NORTH], 0)}
    t = plays("lucky-omen", map=road, at={"a": "sunless-pass", "b": HEARTH}, quests={"a": "wager-with-the-north-wind"})
    t.does("a", "attempt:wager-with-the-north-wind").rolls(1).does("a", "play:lucky-omen")
    assert [args["overcome"] for args in t.told("tries-luck")] == [False]
    assert [args["count"] for args in t.told("raises-dice")] == [2]


def test_lucky_omen_adds_2_to_a_counter_roll() -> None:
    t = table(hands={"a": "frostbound-raider", "b": "lucky-omen"}, peril={"b": 9}, glory={"b": 2}, at={"b": HEARTH},
              phase="dungeonlord").rolls(1)  # fmt: skip
    t.does("a", "declare", "add:frostbound-raider:B", "done").rolls(6).does("b", "play:lucky-omen")
    assert [args["more"] for args in t.told("rolls")] == [2]


def test_great_thaw_takes_x_ice_tokens_and_gives_a_point_for_every_2() -> None:
    frozen = with_ice(last_hearth=1, wolf_crossing=1, wayside_crossing=1)
    t = plays("great-thaw", position=frozen)
    assert plays_of(t) == {f"play:great-thaw:{x}" for x in (1, 2, 3)}
    t.does("a", "play:great-thaw:2")
    assert t.asked == ("A", "thaw")
    assert t.options == {HEARTH, "wolf-crossing", "wayside-crossing"}
    t.does("a", "wolf-crossing", HEARTH)
    assert (t.g.ice, t.player("a").ap, t.glory("a")) == ({"wayside-crossing": 1}, 4, 7)
    one = plays("great-thaw", position=frozen).does("a", "play:great-thaw:1", HEARTH)
    assert one.player("a").ap == 3
    assert not plays_of(plays("great-thaw"))


def test_9_great_thaw_counts_no_token_of_the_temple() -> None:
    places = {
        HEARTH: (CENTRE, 0),
        "snowbound-trail": (CENTRE + STEPS[NORTH], 0),
        "temple-of-cholizar": (CENTRE + 2 * STEPS[NORTH], 0),
    }
    t = plays("great-thaw", map=places, at={"a": HEARTH, "b": HEARTH}, position=with_ice(temple_of_cholizar=1, last_hearth=1))
    assert plays_of(t) == {"play:great-thaw:1"}
    t.does("a", "play:great-thaw:1")
    assert t.g.ice == {"temple-of-cholizar": 1}
