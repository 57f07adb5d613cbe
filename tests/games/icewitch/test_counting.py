"""Whether something counts where a hero is, and how many times: the same answer for all that ask, whatever card it is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import Table
from undercroft.games.dungeoneer.cards.fields import RollChange, Threat, Use
from undercroft.games.dungeoneer.rules import terrain, values
from undercroft.games.dungeoneer.rules.ice import change_ice
from undercroft.games.dungeoneer.rules.piles import surplus
from undercroft.games.dungeoneer.rules.uses import refuse_room
from undercroft.games.dungeoneer.rules.wounds import ferry_of
from undercroft.games.dungeoneer.state.dungeon import CENTRE, NORTH, SOUTH, STEPS

from .table import GAME, HEARTH, beside, table, with_changed, with_ice

ICE = ("arctic",)
AT_ICE, ELSEWHERE = {"a": "snowbound-trail"}, {"a": "wayside-crossing"}


def test_what_is_for_another_terrain_counts_less_than_not_at_all_and_icons_count_each() -> None:
    g = table(position=with_ice(snowbound_trail=1)).g
    assert terrain.times(g, "snowbound-trail", ()) == terrain.times(g, "snowbound-trail", ICE) == 1
    assert terrain.times(g, "snowbound-trail", ICE, "arctic") == terrain.times(g, "snowbound-trail", (), "arctic") == 2
    assert terrain.times(g, "wolf-crossing", ("forest",), "arctic") == 0
    assert terrain.times(g, "wolf-crossing", ICE, "arctic") == terrain.times(g, "wolf-crossing", ICE) == terrain.ELSEWHERE


@pytest.mark.parametrize(("space", "more"), [("wolf-crossing", 1), ("sunless-pass", 0)])
def test_a_monster_that_counts_icons_in_some_terrain_counts_none_of_any_card_elsewhere(space: str, more: int) -> None:
    t = table(hands={"a": "rime-imp"}, peril={"b": 9}, at={"a": HEARTH, "b": space}, phase="dungeonlord", map=beside(HEARTH, space),
              readied={"a": "host-of-rime"})  # fmt: skip
    t = with_changed(t, "rime-imp", rolls=(RollChange(("attack",), 1, where=("forest",), per="arctic"),))
    t.rolls(1, 6).does("a", "declare", "add:rime-imp:B", "done")
    assert [args["more"] for args in t.told("monster-rolls") if args["of"] == "attack"] == [more]


def test_what_raises_the_rolls_of_enemies_in_some_terrain_says_so() -> None:
    t = table(readied={"a": "northern-blood"}, at=AT_ICE)
    t = with_changed(t, "northern-blood", ICE, rolls=(RollChange(("attack",), 1, enemy=True),))
    assert values.enemy_bonuses(t.g, 0, "snowbound-trail", "melee", None) == [("northern-blood", 1, "terrain:arctic")]


@pytest.mark.parametrize(("at", "plays"), [(AT_ICE, True), (ELSEWHERE, False)])
def test_a_bane_aimed_at_nobody_is_played_where_its_players_hero_is_in_its_terrain(at: dict[str, str], plays: bool) -> None:
    t = table(hands={"a": "host-of-rime"}, peril={"b": 9}, at=at, phase="dungeonlord")
    t = with_changed(t, "host-of-rime", ICE)
    assert ("play:host-of-rime" in t.options) == plays
    if not plays:
        refused = t.why()["hand:host-of-rime"]
        assert (refused.key, refused.args["kind"]) == ("other-terrain", "arctic")


@pytest.mark.parametrize(("space", "dice", "works"), [("wolf-crossing", [1, 6, 6], True), ("wayside-crossing", [1, 6], False)])
def test_alone_a_revealed_bane_does_nothing_in_another_terrain(space: str, dice: list[int], works: bool) -> None:
    t = table(seats=1, map=beside(HEARTH, space, "sledge-road"), at={"a": HEARTH}, life={"a": 4})
    t = with_changed(t, "deep-freeze", ("forest",), effects=(("wound", 1, ""),), twist="")
    t.rolls(*dice, "deep-freeze").does("a", "move:0")
    assert t.told("revealed")
    assert t.life("a") == (3 if works else 4)


@pytest.mark.parametrize(("at", "uses"), [(AT_ICE, True), (ELSEWHERE, False)])
def test_a_use_that_names_no_terrain_is_bound_to_that_of_its_card(at: dict[str, str], uses: bool) -> None:
    t = table(readied={"a": "sunstone-lantern"}, at=at, position=with_ice(last_hearth=1))
    t = with_changed(t, "sunstone-lantern", ICE)
    assert bool([option for option in t.options if option.startswith("use:sunstone-lantern")]) == uses
    if not uses:
        assert t.why()["card:sunstone-lantern"].key == "other-terrain"


@pytest.mark.parametrize(("space", "offered"), [("snowbound-trail", True), ("wolf-crossing", False)])
def test_wounds_are_prevented_only_where_the_use_is_allowed(space: str, offered: bool) -> None:
    t = table(hands={"a": "frostbound-raider"}, peril={"b": 9}, at={"a": HEARTH, "b": space}, phase="dungeonlord",
              readied={"b": "ring-of-magic"})  # fmt: skip
    t = with_changed(t, "ring-of-magic", use=Use("wounded", discard=True, where=ICE))
    t.rolls(6, 1).does("a", "declare", "add:frostbound-raider:B", "done")
    assert (t.asked == ("B", "prevent")) == offered
    assert offered or t.life("b") == 5


@pytest.mark.parametrize(("at", "ring"), [(AT_ICE, "ferrymans-ring"), (ELSEWHERE, "")])
def test_a_card_that_saves_a_hero_saves_it_only_in_its_terrain(at: dict[str, str], ring: str) -> None:
    t = table(readied={"a": "ferrymans-ring"}, at=at)
    assert ferry_of(with_changed(t, "ferrymans-ring", ICE).g, 0) == ring


@pytest.mark.parametrize(("at", "glory"), [(AT_ICE, 1), (ELSEWHERE, 0)])
def test_glory_of_a_reset_comes_only_in_the_terrain_of_its_card(at: dict[str, str], glory: int) -> None:
    story: dict[str, Any] = {"readied": {"a": "snow-runner"}, "at": {"b": HEARTH, **at}, "position": {"winter": False}}
    t = table(**story)
    t = with_changed(t, "snow-runner", ICE, reset_glory=1)
    t.g.phase = "reset"
    t = Table(t.g, t.nature, t.game)
    assert t.glory("a") == glory


def test_4_a_limit_that_is_raised_in_some_terrain_only_is_no_reason_to_discard_elsewhere() -> None:
    boons = "surefooted, northern-blood, trophy-hunter"
    t = table(readied={"a": f"reindeer-sled, {boons}"}, heroes={"a": "ryghus-gar 2"})
    g = with_changed(t, "reindeer-sled", ICE).g
    g.cards.heroes["ryghus-gar"].boons = 2
    assert values.limits(g, 0) == (2, 2)
    assert surplus(g, 0) == []
    g.players[0].space = "snowbound-trail"
    assert values.limits(g, 0) == (3, 3)


@pytest.mark.parametrize(("at", "room"), [(AT_ICE, ""), (ELSEWHERE, "treasure-limit")])
def test_4_a_card_that_raises_its_own_limit_in_some_terrain_is_played_at_the_limit_only_there(
    at: dict[str, str], room: str
) -> None:
    t = table(readied={"a": "rimefang, horned-helm"}, heroes={"a": "ryghus-gar 2"}, at=at)
    g = with_changed(t, "reindeer-sled", ICE).g
    assert refuse_room(g, 0, g.cards.adventures["reindeer-sled"]) == room


def test_8_a_card_that_lays_several_ice_tokens_lays_as_many_as_can_lie_there() -> None:
    one, any_number = table().g, table(ice_tokens="many").g
    for g in (one, any_number):
        change_ice(g, 0, HEARTH, 2, "white-whisperer")
    assert (one.ice, any_number.ice) == ({HEARTH: 1}, {HEARTH: 2})
    change_ice(any_number, 0, HEARTH, -2, "white-whisperer")
    assert any_number.ice == {}


# --- idle questions -------------------------------------------------------------------------------------------------------------


def entering(card: str, fails: tuple[tuple[str, int, str], ...], **story: Any) -> Table:
    """The first seat's hero enters a place with an effect."""
    t = table(map=beside(HEARTH, "wayside-crossing"), at={"a": HEARTH, "b": HEARTH}, hands={"a": card}, glory={"a": 9}, **story)
    t = with_changed(t, "wayside-crossing", threat=Threat(("magic",), 6), fail=fails)
    return t.rolls(1).does("a", "move:0")


def idle(t: Table) -> bool:
    """Whether the question is answered by the house."""
    ask = t.ask
    assert ask is not None
    return bool(t.game.spare(t.g, ask))


def test_nobody_is_asked_before_the_effect_of_a_place_for_what_the_hero_phase_offers_again() -> None:
    t = entering("northern-blood", (("knockdown", 1, ""),))
    assert t.asked == ("A", "window")
    assert idle(t)


def test_whoever_may_lose_glory_by_a_place_is_asked_before_it_a13() -> None:
    assert not idle(entering("northern-blood", (("glory", -2, ""),)))


def test_whoever_may_die_by_a_place_is_asked_to_heal_before_it() -> None:
    two = (("wound", 2, ""),)
    assert not idle(entering("ember-draught", two, life={"a": 2}))
    assert idle(entering("northern-blood", two, life={"a": 2}))


# --- what is foretold -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("here", "there", "counts"), [("wayside-crossing", "ghost-peaks", True), ("snowbound-trail", "ashen-waste", False)]
)
def test_what_a_place_will_test_is_reckoned_with_the_terrain_of_that_place(here: str, there: str, counts: bool) -> None:
    """Cold Clarity counts on the Ghost Peaks, wherever the hero comes from, and in no desert."""
    north = {here: (CENTRE, 0), there: (CENTRE + STEPS[NORTH], 0), HEARTH: (CENTRE + STEPS[SOUTH], 0)}
    t = table(map=north, at={"a": here, "b": HEARTH}, readied={"a": "cold-clarity"})
    t = with_changed(t, there, threat=Threat(("magic",), 4), fail=(("glory", -2, ""),))
    ask = t.ask
    assert ask is not None
    (option,) = [each for each in ask.options if each[0] == "move" and each[1] == "0"]
    (risk,) = GAME.describe(t.g, ask, option).then.risks
    assert ([part.card for part in risk.parts if part.card == "cold-clarity"] != []) == counts
    assert t.g.players[0].space == here
