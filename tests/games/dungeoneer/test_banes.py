"""The ten banes, a story each."""

from __future__ import annotations

from undercroft.games.dungeoneer.rules.values import ap_at_reset, stat
from undercroft.games.dungeoneer.state.dungeon import CENTRE, NORTH, STEPS
from undercroft.kernel.ask import letter_of

from .table import DEFEATED, Table, table
from .test_odds import label

LORD = "dungeonlord"


def begins(t: Table, seat: int, phase: str) -> Table:
    """Another turn: from its Reset, or in some phase."""
    return t.becomes(active=letter_of(seat), phase=phase)


def test_ruling_25_undead_awakening_makes_undead_cheaper_and_raises_melee_and_magic() -> None:
    """One peril less, but at least 1; melee and magic one higher, in defence too; only for the undead of its player."""
    t = table(
        hands={"a": "undead-awakening, zombie, grave-wraith, night-hamster"}, peril={"b": 9}, ap={"b": 1}, at={"b": "library"},
        phase=LORD,
    )  # fmt: skip
    t.does("a", "play:undead-awakening")
    assert t.player("a").banes == ["undead-awakening"]
    assert t.peril("b") == 4
    t.does("a", "declare", "add:zombie:B", "add:grave-wraith:B", "add:night-hamster:B")
    t.rolls(1, 1, 1, 1, 1, 1).does("a", "done")
    assert t.peril("b") == 4 - 1 - 2 - 1
    assert [args["total"] for args in t.told("monster-rolls")] == [1 + 3, 1 + 4, 1 + 2]
    t.rolls(1, 1).does("b", "challenge:zombie", "magic")
    assert t.told("monster-rolls")[-1]["total"] == 1 + 0 + 1


def test_oiled_gears_makes_traps_cheaper_and_harder() -> None:
    t = table(hands={"a": "oiled-gears, stone-sack"}, peril={"b": 3}, at={"b": "library"}, phase=LORD)
    t.does("a", "play:oiled-gears", "declare", "add:stone-sack:B").rolls(4).does("a", "done")
    assert t.peril("b") == 0
    assert t.told("threat")[0]["value"] == 8


def test_stolen_courage_takes_a_level_and_what_was_completed_still_counts() -> None:
    t = table(
        hands={"a": "stolen-courage"},
        peril={"b": 6},
        heroes={"b": "roderik 3"},
        phase=LORD,
        players={"b": {"completed": ["slay-draky", "magic-fish"]}},
    )
    t.does("a", "play:stolen-courage:B")
    assert (t.player("b").level, t.peril("b"), len(t.player("b").completed)) == (2, 0, 2)
    assert stat(t.g, 1, "melee") == 2
    assert t.discarded("stolen-courage")


def test_stolen_courage_finds_nothing_to_take_at_level_one() -> None:
    t = table(hands={"a": "stolen-courage"}, peril={"b": 6}, heroes={"b": "roderik 1"}, phase=LORD)
    assert "play:stolen-courage:B" not in t.options


def test_leaden_weight_takes_up_to_two_unspent_points_at_any_time() -> None:
    t = table(hands={"b": "leaden-weight"}, peril={"a": 3}, at={"b": "library"})
    t.does("a", "move:0")
    t.does("b", "play:leaden-weight:A")
    assert (t.player("a").ap, t.peril("a")) == (0, 1)  # 3 - 1 for the move - 2; 3 + 1 of the entrance - 3


def test_leaden_weight_takes_a_saved_point_too() -> None:
    t = table(hands={"a": "leaden-weight"}, peril={"b": 3}, ap={"b": 1}, at={"b": "library"}, phase=LORD)
    t.does("a", "play:leaden-weight:B")
    assert t.player("b").ap == 0


def test_ruling_56_leaden_weight_takes_the_point_of_a_fall_and_takes_it_first() -> None:
    t = table(hands={"b": "leaden-weight"}, peril={"a": 3}, ap={"a": 3}, at={"b": "library"}, limited_movement=True)
    t.does("a", "fall").does("b", "pass", "play:leaden-weight:A")
    assert (t.player("a").ap, t.player("a").fall_ap) == (2, 0)
    assert [args["count"] for args in t.told("loses-ap")] == [2]


def test_ruling_56_a_point_of_a_fall_alone_is_enough_for_leaden_weight() -> None:
    t = table(hands={"b": "leaden-weight"}, peril={"a": 3}, ap={"a": 0}, at={"b": "library"}, limited_movement=True)
    t.does("a", "fall").does("b", "pass", "play:leaden-weight:A")
    assert t.player("a").fall_ap == 0
    assert [args["count"] for args in t.told("loses-ap")] == [1]


def test_grave_shackles_withhold_a_point_until_they_are_bought_off() -> None:
    t = table(hands={"a": "grave-shackles"}, peril={"b": 4}, glory={"b": 4}, heroes={"b": "roderik 2"}, phase=LORD)
    t.does("a", "play:grave-shackles:B")
    assert t.g.under == {"hero:1": ["grave-shackles"]}
    assert ap_at_reset(t.g, 1) == 2
    begins(t, 1, "hero").does("b", "use:grave-shackles")
    assert (t.glory("b"), ap_at_reset(t.g, 1)) == (0, 3)
    assert t.discarded("grave-shackles")
    assert [(each["why"], each["cost"]) for each in t.told("discards")] == [("rid", 4)]  # the glory is told as the card goes


def test_grave_shackles_leave_at_least_one_point_and_cannot_be_bought_off_elsewhen() -> None:
    t = table(hands={"a": "grave-shackles"}, peril={"b": 4}, glory={"b": 9}, heroes={"b": "roderik 1"}, phase=LORD)
    t.does("a", "play:grave-shackles:B")
    t.becomes({"b": {"less_ap": 3}}, active="B", phase=LORD)
    assert ap_at_reset(t.g, 1) == 1
    assert "use:grave-shackles" not in t.options


def test_creeping_rust_is_paid_at_each_reset_or_eats_the_treasure() -> None:
    t = table(hands={"a": "creeping-rust"}, readied={"b": "ashen-cloak"}, peril={"b": 2}, glory={"b": 1}, phase=LORD)
    t.does("a", "play:creeping-rust:B:ashen-cloak")
    assert t.peril("b") == 0
    begins(t, 1, "reset")
    assert t.options == {"pay:ashen-cloak", "discard:ashen-cloak"}
    t.does("b", "pay:ashen-cloak")
    assert (t.glory("b"), t.player("b").inventory) == (0, ["ashen-cloak"])
    begins(t, 1, "reset")  # without glory there is nothing to ask
    assert t.player("b").inventory == []
    assert t.discarded("ashen-cloak", "creeping-rust")


def test_creeping_rust_may_be_let_go_with_the_treasure() -> None:
    t = table(hands={"a": "creeping-rust"}, readied={"b": "ashen-cloak"}, peril={"b": 2}, glory={"b": 5}, phase=LORD)
    t.does("a", "play:creeping-rust:B:ashen-cloak")
    begins(t, 1, "reset").does("b", "discard:ashen-cloak")
    assert (t.glory("b"), t.player("b").inventory) == (5, [])


def test_shuddering_stones_swap_two_map_cards_with_their_heroes() -> None:
    t = table(hands={"a": "shuddering-stones"}, peril={"b": 3}, at={"b": "corridor"}, phase=LORD)
    before = dict(t.g.dungeon.lies)
    t.does("a", "play:shuddering-stones", "crypt")
    swap = next(option for option in sorted(t.options) if option.startswith("crypt:corridor"))
    t.does("a", swap)
    assert t.g.dungeon.lies["crypt"][0] == before["corridor"][0]
    assert t.g.dungeon.lies["corridor"][0] == before["crypt"][0]
    assert (t.player("a").space, t.player("b").space) == ("crypt", "corridor")
    assert (t.peril("b"), t.glory("b")) == (0, 0)
    assert t.discarded("shuddering-stones")


def test_which_map_cards_may_be_swapped_is_known_before_the_price_is_paid() -> None:
    t = table(hands={"a": "shuddering-stones"}, peril={"b": 3}, at={"b": "corridor"}, phase=LORD)
    then = label(t, "play:shuddering-stones").then
    t.does("a", "play:shuddering-stones")
    assert set(then.shifts) == t.options
    assert "crypt" in t.options


def test_hand_through_the_wall_moves_its_target_to_a_touching_space() -> None:
    """In another's turn nothing is gained."""
    t = table(hands={"a": "hand-through-the-wall"}, peril={"b": 2}, at={"b": "tomb-antechamber"}, phase=LORD)
    found = {option.split(":")[3] for option in t.options if option.startswith("play:hand-through-the-wall:B")}
    assert found == {"corridor", "dark-crossroads", "crypt", "library"}
    t.does("a", "play:hand-through-the-wall:B:library")
    assert t.player("b").space == "library"
    assert (t.glory("b"), t.peril("b")) == (0, 0)


def test_hand_through_the_wall_minds_no_wall() -> None:
    beside = {"tomb-antechamber": (CENTRE, 0), "corridor": (CENTRE + STEPS[NORTH], 0), "turn": (CENTRE + STEPS[NORTH] + 1, 0)}
    t = table(hands={"a": "hand-through-the-wall"}, peril={"b": 2}, at={"a": "corridor", "b": "corridor"}, map=beside, phase=LORD)
    t.does("a", "play:hand-through-the-wall:B:turn")
    assert t.player("b").space == "turn"


def test_chain_of_grudges_makes_one_hero_attack_another_at_no_cost() -> None:
    """In melee; the attacked hero may respond but not challenge; nothing of it counts as a battle started."""
    t = table(
        seats=3, hands={"a": "chain-of-grudges", "c": "create-darkness"}, peril={"b": 3}, glory={"c": 2}, ap={"c": 1},
        at={"a": "library"}, heroes={"b": "roderik 2", "c": "pim 2"}, phase=LORD,
    )  # fmt: skip
    t.does("a", "play:chain-of-grudges:B:C")
    assert t.asked == ("C", "respond")
    t.rolls(6, 1).does("c", "play:create-darkness")
    assert [args["total"] for args in t.told("rolls")] == [6 + 2 - 2, 1 + 2]
    assert t.life("c") == 5
    assert t.asked == ("C", "window")  # after the bane, as after every bane
    assert "attack:B" in t.options


def test_chain_of_grudges_does_not_work_on_an_entrance() -> None:
    t = table(
        seats=3, hands={"a": "chain-of-grudges"}, peril={"b": 3}, phase=LORD,
        at={"a": "library", "b": "tomb-antechamber", "c": "tomb-antechamber"},
    )  # fmt: skip
    assert not [option for option in t.options if option.startswith("play:chain")]


def test_scent_of_blood_is_paid_by_whoever_is_attacked() -> None:
    """+2 to the attack roll of a monster, +3 of vermin; anybody may play it, the attacked opponent pays."""
    t = table(
        seats=3, hands={"a": "zombie, night-hamster", "c": "scent-of-blood"}, peril={"a": 5, "b": 3}, at={"b": "library"},
        phase=LORD,
    )  # fmt: skip
    t.does("a", "declare", "add:zombie:B", "add:night-hamster:B", "done")
    assert t.asked == ("C", "window")
    assert t.options == {"play:scent-of-blood:B:zombie", "play:scent-of-blood:B:night-hamster", "pass"}
    t.rolls(1, 1, 1, 1).does("c", "play:scent-of-blood:B:night-hamster")
    assert [args["total"] for args in t.told("monster-rolls")] == [1 + 2, 1 + 2 + 3]
    assert (t.peril("a"), t.peril("b")) == (5, 0)


def test_scent_of_blood_needs_the_peril_of_the_attacked() -> None:
    t = table(
        seats=3, hands={"a": "zombie", "c": "scent-of-blood"}, peril={"a": 5, "b": 1}, at={"b": "library"}, phase=LORD,
    )  # fmt: skip
    t.does("a", "declare", "add:zombie:B").rolls(1, 2).does("a", "done")
    assert t.told("monster-rolls")[0]["total"] == 1 + 2


def test_scent_of_blood_cannot_be_turned_on_oneself() -> None:
    t = table(hands={"a": "zombie", "b": "scent-of-blood"}, peril={"a": 9, "b": 9}, at={"b": "library"}, phase=LORD)
    t.does("a", "declare", "add:zombie:B").rolls(1, 2).does("a", "done")
    assert t.told("monster-rolls")[0]["total"] == 1 + 2


def test_a_bane_is_paid_with_its_targets_peril_and_no_other() -> None:
    """§5: a card aimed at a hero is paid with that hero's player's peril; one's own peril pays for nothing."""
    t = table(seats=3, hands={"a": "leaden-weight"}, peril={"a": 9, "c": 3}, ap={"b": 1, "c": 1}, phase=LORD)
    assert [option for option in t.options if option.startswith("play")] == ["play:leaden-weight:C"]


def test_ruling_50_the_peril_of_the_fallen_pays_for_nothing() -> None:
    t = table(
        seats=3, hands={"a": "shuddering-stones, zombie"}, peril={"b": 0, "c": 9}, at={"a": "library"}, phase=LORD,
        players={"c": DEFEATED},
    )  # fmt: skip
    assert t.options == {"end"}
