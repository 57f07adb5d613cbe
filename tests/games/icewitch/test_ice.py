"""Winter and ice (rulings W1 to W24): the roll of each Reset, tokens that come, count and go."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeoneer.cards.packs import read_library
from undercroft.games.dungeoneer.game import GAME as LICH_LORD
from undercroft.games.dungeoneer.rules import ice, terrain, values
from undercroft.games.dungeoneer.rules.twists.every import TWISTS
from undercroft.games.dungeoneer.state.dungeon import CENTRE, NORTH, STEPS
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import LANGUAGES
from undercroft.kernel.shapes import plain
from undercroft.text import Texts

from .table import GAME, HEARTH, SET, USUAL_MAP, new_game, reset, table, with_ice

NORTHWARDS = {HEARTH: (CENTRE, 0), "snowbound-trail": (CENTRE + STEPS[NORTH], 0)}


# --- the winter roll ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "freezes"), [(3, False), (4, True), (6, True)])
def test_w1_in_each_reset_the_active_player_rolls_and_on_4_picks_a_space_that_freezes_w2(die: int, freezes: bool) -> None:
    t = reset(die)
    assert [(args["seat"], args["die"], args["value"]) for args in t.told("winter")] == [(0, die, 4)]
    assert (t.asked == ("A", "freeze")) is freezes
    if freezes:
        t.does("a", "wolf-crossing")
        assert t.g.ice == {"wolf-crossing": 1}
        assert [(args["space"], args["card"], args["count"]) for args in t.told("freezes")] == [
            ("wolf-crossing", "winter-witchery", 31)
        ]
    assert len(t.told("turn")) == 1


def test_w2_a_legal_space_must_be_taken_and_of_one_only_nothing_is_asked() -> None:
    assert "pass" not in reset(4).options
    t = reset(4, map=NORTHWARDS, position=with_ice(last_hearth=1))
    assert t.g.ice == {"last-hearth": 1, "snowbound-trail": 1}


def test_w3_every_laid_card_may_freeze_but_no_desert_w15_the_entrance_too() -> None:
    assert reset(4).options == {*USUAL_MAP} - {"black-sand-road"}
    assert reset(4).refused("black-sand-road").key == "never-freezes"  # type: ignore[union-attr]


def test_w3_by_option_only_places_and_rooms_freeze() -> None:
    t = reset(4, ice_where="sites", map={**USUAL_MAP, "olmgard": (CENTRE + 2 * STEPS[NORTH], 0)})
    assert t.options == {HEARTH, "olmgard"}
    assert t.refused("wolf-crossing").key == "only-sites-freeze"  # type: ignore[union-attr]


def test_w4_a_space_has_one_token_at_most_or_by_option_any_number() -> None:
    t = reset(4, position=with_ice(last_hearth=1))
    assert HEARTH not in t.options
    assert t.refused(HEARTH).key == "frozen"  # type: ignore[union-attr]
    t = reset(4, position=with_ice(last_hearth=1), ice_tokens="many").does("a", HEARTH)
    assert t.g.ice == {HEARTH: 2}
    assert terrain.icons(t.g, HEARTH) == 2


def test_w5_w20_a_token_is_one_icon_more_than_the_printed_one() -> None:
    g = table(position=with_ice(snowbound_trail=1, last_hearth=1)).g
    assert [terrain.icons(g, each) for each in ("snowbound-trail", HEARTH, "wolf-crossing")] == [2, 1, 0]
    assert terrain.terrain_in(g, HEARTH, ("water", "arctic", "settlement")) == "arctic"
    assert terrain.terrain_in(g, "wolf-crossing", ("arctic", "water")) == ""


def test_w6_nothing_happens_where_no_space_can_freeze() -> None:
    t = reset(5, map=NORTHWARDS, position=with_ice(last_hearth=1, snowbound_trail=1))
    assert [args["what"] for args in t.told("winter")] == ["nowhere"]
    assert not t.told("freezes")


def test_w7_with_the_supply_used_up_the_die_is_rolled_all_the_same() -> None:
    t = reset(5, position=with_ice(last_hearth=32), ice_tokens="many")
    assert [args["what"] for args in t.told("winter")] == ["used-up"]
    assert t.g.ice == {HEARTH: 32}


def test_w7_a_token_that_is_taken_off_goes_back_to_the_supply() -> None:
    g = table(position=with_ice(last_hearth=1, snowbound_trail=1)).g
    assert terrain.ice_left(g) == 30
    ice.thaw(g, 0, HEARTH, "winter-witchery")
    assert (g.ice, terrain.ice_left(g)) == ({"snowbound-trail": 1}, 31)


def test_w11_the_game_begins_with_the_winter_card_and_without_ice_w22_its_first_turn_rolls() -> None:
    t = new_game(2)
    assert t.g.winter
    assert len(t.told("winter")) == 1


def test_w16_alone_one_rolls_once_a_turn() -> None:
    t = reset(4, seats=1)
    assert t.asked == ("A", "freeze")


def test_the_head_of_a_turn_is_told_before_its_winter() -> None:
    told = [event.key for event in reset(4, readied={"a": "snow-runner"}).does("a", HEARTH).g.journal or []]
    assert told.index("turn") < told.index("winter") < told.index("freezes")


def test_w21_points_that_the_winter_gives_or_takes_are_told_after_it() -> None:
    def points(**story: Any) -> list[tuple[str, int, str]]:
        t = reset(4, **story).does("a", "wayside-crossing")
        assert t.player("a").ap == values.ap_at_reset(t.g, 0)
        return [(each.key, each.args["count"], each.args["card"]) for each in t.g.journal or [] if each.key.endswith("s-ap")]

    chill = {"under": {"hero:0": ["numbing-chill"]}}
    assert points(readied={"a": "snow-runner"}) == [("gains-ap", 1, "snow-runner")]
    assert points(position=chill) == [("loses-ap", 1, "numbing-chill")]
    assert points(readied={"a": "snow-runner"}, position=chill) == []


def test_temple_of_cholizar_keeps_its_ice() -> None:
    g = table(map={**NORTHWARDS, "temple-of-cholizar": (CENTRE + 2 * STEPS[NORTH], 0)},
              position=with_ice(last_hearth=1, temple_of_cholizar=1)).g  # fmt: skip
    assert terrain.thawable(g) == [HEARTH]


# --- the end of the winter ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("after", "left"), [("stay", {HEARTH: 1}), ("go", {})])
def test_w9_w10_the_winter_ends_with_a_quest_and_the_ice_stays_or_by_option_goes(after: str, left: dict[str, int]) -> None:
    t = table(quests={"a": "magic-fish"}, position=with_ice(last_hearth=1), ice_after=after)
    ice.end_winter(t.g, 0, "magic-fish")
    assert (t.g.winter, t.g.ice) == (False, left)
    assert [args["count"] for args in t.told("winter-ends")] == [1 - len(left)]
    ice.freeze(t.g, 0, "wolf-crossing", "magic-fish")  # other cards go on
    assert t.g.ice == {**left, "wolf-crossing": 1}


def test_after_the_winter_nobody_rolls() -> None:
    assert not reset(position={"winter": False}).told("winter")


# --- what is shown and kept -----------------------------------------------------------------------------------------------------


def test_the_board_shows_the_ice_of_each_space_and_the_supply() -> None:
    board = plain(GAME.view(table(position=with_ice(last_hearth=1)).g, 0))
    assert {space["id"]: space["ice"] for space in board["map"] if "ice" in space} == {HEARTH: 1}
    winter = {"card": "winter-witchery", "on": True, "least": 4, "picker": "A", "quest": "break-the-winter", "left": 31, "ice": 1}
    assert board["winter"] == winter
    assert "winter" not in plain(GAME.view(LICH_LORD.new(LICH_LORD.read_settings({}, 2), 2), None))


def test_a_position_keeps_the_ice_and_whether_it_is_winter() -> None:
    t = table(position={**with_ice(last_hearth=1), "winter": False})
    kept = GAME.to_position(t.g)
    assert (kept["ice"], kept["winter"]) == ({HEARTH: 1}, False)
    again = GAME.from_position(kept)
    assert (again.ice, again.winter, again.copy().ice) == ({HEARTH: 1}, False, {HEARTH: 1})
    assert not {"ice", "winter"} & GAME.to_position(table().g).keys()


@pytest.mark.parametrize("given", [{"ice": {"black-sand-road": 1}}, {"ice": {HEARTH: 2}}, {"ice": {"olmgard": 1}}])
def test_a_position_with_ice_where_none_can_lie_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match=r"at ice\."):
        table(position=given)


def test_only_a_game_with_winter_has_its_settings() -> None:
    ids = {"ice_where", "ice_tokens", "ice_after"}
    assert ids <= {setting.id for setting in GAME.settings}
    assert not ids & {setting.id for setting in LICH_LORD.settings}
    for setting in GAME.of_winter:
        for lang in LANGUAGES:
            keys = [setting.id, f"{setting.id}-help", *[f"{setting.id}-{choice}" for choice in setting.choices or ()]]
            assert all(Texts(lang).find(f"dungeoneer-setting-{key}") for key in keys)


def test_there_can_be_one_winter_card() -> None:
    library = read_library((SET, *LICH_LORD.stock.sets), TWISTS)
    assert library.winter is not None
    assert (library.winter.id, library.winter.least, library.winter.tokens, library.winter.spares) == (
        "winter-witchery", 4, 32, ("desert",)
    )  # fmt: skip
    assert GAME.word("winter-witchery", "ru") == "Зимнее колдовство"
    assert GAME.cards(GAME.read_settings({}, 2))["winter-witchery"].name["en"] == "Winter Witchery"  # type: ignore[attr-defined]
