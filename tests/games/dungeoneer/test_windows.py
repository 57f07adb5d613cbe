"""Who is asked when, in which order, and what may be used where (rules §17)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, STEPS, WEST

from .table import Table, table

LORD = "dungeonlord"
GALLERY = {
    "tomb-antechamber": (CENTRE, 0), "blade-gallery": (CENTRE + STEPS[EAST], 0), "corridor": (CENTRE + STEPS[NORTH], 0),
    "inner-sanctum": (CENTRE + STEPS[WEST], 0),
}  # fmt: skip
APART = {"a": "library", "b": "corridor", "c": "crypt", "d": "dark-crossroads"}
PROMPTS = ("window", "respond")


def lying(players: Mapping[str, Mapping[str, object]] | None = None, **given: object) -> Table:
    """Everybody lies on the floor with an action point, so that each may stand up (mark U) in every window that allows it."""
    seats = int(str(given.get("seats", 4)))
    usual: dict[str, object] = {
        "seats": 4, "at": APART, "ap": dict.fromkeys("abcd"[:seats], 1), "heroes": {"a": "roderik 2", "b": "vashti 2"},
    }  # fmt: skip
    down = {seat: {"down": True, **(players or {}).get(seat, {})} for seat in "abcd"[:seats]}
    return table(**{**usual, **given, "players": down})  # type: ignore[arg-type]


def passes(t: Table) -> str:
    """Everybody passes until something else than a window is asked; the letters of those who were asked."""
    seats = ""
    while t.ask is not None and t.asked[1] in PROMPTS:
        seats += t.asked[0]
        t.does(t.asked[0].lower(), "pass")
    return seats


# --- in a turn ------------------------------------------------------------------------------------------------------------------


def test_t1_after_the_reset_everybody_is_asked_the_active_player_first() -> None:
    t = lying(phase="reset", active="b")
    assert passes(t) == "BCDA"
    assert t.asked == ("B", "lord")


def test_t2_targets_are_asked_first_and_the_active_player_last() -> None:
    """Targets clockwise from the active player, whatever the order of the declaration."""
    t = lying(hands={"b": "zombie, night-hamster"}, active="b", peril={"a": 1, "d": 1}, phase=LORD)
    t.does("b", "declare", "add:zombie:A", "add:night-hamster:D", "done")
    assert t.asked == ("D", "window")
    seats = ""
    while t.asked[1] == "window":
        seats += t.asked[0]
        t.does(t.asked[0].lower(), "pass")
    assert seats == "DACB"
    assert t.asked == ("A", "respond")  # the battles follow the declaration


def test_t2_knows_no_attack() -> None:
    t = table(
        seats=3,
        hands={"a": "zombie"},
        peril={"b": 1},
        ap={"b": 1},
        at={"a": "corridor", "b": "library", "c": "library"},
        phase=LORD,
    )
    t.rolls(1, 1).does("a", "declare", "add:zombie:B", "done")
    assert t.asked == ("B", "challenge")  # nothing was asked in between
    t.does("b", "pass").does("a", "hand:zombie")
    assert t.asked == ("B", "window")  # T3
    assert t.options == {"attack:C", "pass"}


def test_t2_whoever_leaves_then_is_out_of_reach() -> None:
    t = table(seats=3, hands={"a": "zombie", "c": "hand-through-the-wall"}, peril={"b": 3}, at={"b": "library"}, phase=LORD)
    t.does("a", "declare", "add:zombie:B", "done").does("c", "play:hand-through-the-wall:B:tomb-antechamber")
    assert t.told("monster-rolls") == []
    assert t.peril("b") == 0
    assert t.options == {"hand:zombie", "lair:zombie"}


def test_t3_after_a_bane_the_others_are_asked() -> None:
    t = lying(hands={"a": "oiled-gears"}, peril={"b": 2}, phase=LORD)
    t.does("a", "play:oiled-gears")
    assert passes(t) == "BCD"
    assert t.asked == ("A", "lord")


def test_t3_after_every_other_use_from_the_menu_too() -> None:
    t = lying(phase=LORD).does("a", "stand-up")
    assert passes(t) == "BCD"


def test_t3_between_two_battles_the_active_player_is_asked_as_well_and_may_play_its_banes() -> None:
    t = table(
        seats=3, hands={"a": "zombie, night-hamster, oiled-gears"}, peril={"b": 3, "c": 1}, at={"b": "library", "c": "corridor"},
        heroes={"c": "raka 2"}, phase=LORD,
    )  # fmt: skip
    t.rolls(1, 1).does("a", "declare", "add:zombie:B", "add:night-hamster:C", "done", "hand:zombie")
    assert t.asked == ("A", "window")
    assert t.options == {"play:oiled-gears", "pass"}
    t.rolls(1, 1).does("a", "play:oiled-gears")
    assert t.player("a").banes == ["oiled-gears"]
    assert t.asked == ("A", "keep")


def test_t3_after_the_last_battle_only_the_others() -> None:
    t = table(seats=3, hands={"a": "zombie"}, peril={"b": 1}, ap={"b": 1, "c": 1}, at={"b": "library"}, phase=LORD,
              players={"b": {"down": True}, "c": {"down": True}})  # fmt: skip
    t.does("a", "declare", "add:zombie:B", "done").rolls(1, 1)
    while t.asked[1] != "keep":
        t.does(t.asked[0].lower(), "pass")
    t.does("a", "hand:zombie")
    assert passes(t) == "BC"
    assert t.asked == ("A", "lord")


def test_t4_at_every_change_of_phase_everybody_is_asked() -> None:
    """II to III, III to IV when the map card lies, IV to V."""
    t = lying(phase=LORD).rolls("corner").does("a", "end")
    assert passes(t) == "ABCD"
    assert t.asked == ("A", "lay")
    t.does("a", sorted(t.options)[0])
    assert passes(t) == "ABCD"
    assert t.asked == ("A", "hero")
    t.does("a", "end")
    assert passes(t) == "ABCD"
    assert t.asked == ("A", "save")  # an empty hand: nothing to discard


def test_t4_after_a_completed_quest_too() -> None:
    t = lying(quests={"a": "free-caedmans-soul"}, readied={"a": "rooted-stance"}, at={**APART, "a": "crypt", "c": "library"})
    t.does("a", "attempt:free-caedmans-soul", "rooted-stance")
    assert passes(t) == "ABCD"
    assert t.asked == ("A", "save")


def test_t5_after_every_finished_action_the_others_are_asked() -> None:
    """A glory card, a special action, a move with all that follows, a map card laid."""
    t = lying(hands={"a": "backpack"}, glory={"a": 3}, readied={"a": "ashen-cloak"}, at={**APART, "a": "tomb-antechamber"})
    t.does("a", "play:backpack")
    assert passes(t) == "BCD"
    t.does("a", "stand-up")
    assert passes(t) == "BCD"
    t.becomes({"a": {"ap": 3}})
    t.does("a", "move:0")
    assert passes(t) == "BCD"
    t.rolls("corner").does("a", "explore")
    t.does("a", sorted(t.options)[0])
    assert passes(t) == "BCD"


def test_t6_the_mover_may_spend_the_glory_of_the_space_before_its_hazard() -> None:
    """On Hero-phase cards as well; the mover is asked first; nobody else may play such cards."""
    t = table(
        hands={"a": "ashen-cloak", "b": "backpack"}, glory={"b": 9}, at={"a": "tomb-antechamber", "b": "corridor"}, map=GALLERY
    )
    t.does("a", "move:1")
    assert t.asked == ("A", "window")
    assert t.options == {"play:ashen-cloak", "pass"}
    t.does("a", "play:ashen-cloak")  # 3 glory of the gallery: the spikes are ignored
    assert t.asked == ("A", "hero")
    assert t.told("threat") == []


def test_t6_is_at_once_the_window_before_the_hazards_dice() -> None:
    t = table(hands={"a": "lucky-tumble"}, at={"a": "tomb-antechamber", "b": "corridor"}, map=GALLERY)
    t.does("a", "move:1")
    assert t.options == {"play:lucky-tumble", "pass"}
    t.rolls(1).does("a", "play:lucky-tumble")
    assert t.told("threat")[0]["total"] == 1 + 3 + 3
    t = table(hands={"a": "lucky-tumble"}, at={"a": "tomb-antechamber", "b": "corridor"}, map=GALLERY)
    t.rolls(1).does("a", "move:1", "pass")
    assert t.life("a") == 5  # asked once, not twice


def test_t6_lies_in_the_hero_phase() -> None:
    """Effects of the own Hero phase may be used there, but not between two phases."""
    t = table(readied={"a": "boot-of-ala-hazad"}, at={"a": "tomb-antechamber", "b": "corridor"}, map=GALLERY, ap={"a": 1})
    t.does("a", "move:1")
    assert t.options == {"use:boot-of-ala-hazad", "pass"}
    t.rolls(6).does("a", "use:boot-of-ala-hazad", "end")
    assert t.asked == ("A", "discard")


def test_t4_is_not_yet_the_hero_phase() -> None:
    t = table(readied={"a": "boot-of-ala-hazad"}, glory={"a": 9}, phase=LORD, at={"a": "library", "b": "corridor"})
    t.rolls("corner").does("a", "end")
    t.does("a", sorted(t.options)[0])
    assert t.asked == ("A", "hero")


def test_t6_is_left_out_where_nothing_happens_on_entering() -> None:
    t = table(hands={"a": "ashen-cloak"}, glory={"a": 3}, at={"a": "tomb-antechamber", "b": "crypt"}).does("a", "move:0")
    assert t.asked == ("A", "hero")


def test_t6_asks_the_mover_before_the_others() -> None:
    t = lying(
        map=GALLERY, at={"a": "tomb-antechamber", "b": "corridor", "c": "corridor", "d": "corridor"}, hands={"a": "lucky-tumble"},
        players={"a": {"down": False, "ap": 3}},
    )  # fmt: skip
    t.does("a", "move:1").rolls(6)
    assert passes(t) == "ABCD" + "BCD"  # and T5


def test_phase_five_has_no_window_but_one_at_its_end_without_action_points() -> None:
    """T7: what costs no action point; the active player may not use its saved one yet, nobody stands up or attacks."""
    t = table(
        hands={"a": "backpack", "c": "hand-through-the-wall"}, seats=3, readied={"b": "red-draught"}, life={"b": 5}, peril={"a": 9},
        ap={"a": 1, "b": 1, "c": 1}, at={"a": "library", "b": "crypt", "c": "crypt"}, heroes={"a": "kron 2", "c": "raka 2"},
        players={"c": {"down": True}},
    )  # fmt: skip
    t.does("a", "end")
    passes(t)
    assert t.asked == ("A", "discard")
    t.does("a", "hand:backpack")
    assert t.asked == ("A", "save")
    t.rolls("barrow-blade", "zombie", "legion", "bugbear", "soot-imp").does("a", "save")
    assert t.asked == ("B", "window")
    assert t.options == {"use:red-draught", "pass"}
    t.does("b", "pass")
    assert t.asked == ("C", "window")
    assert "stand-up" not in t.options
    assert {option.split(":")[0] for option in t.options} == {"play", "pass"}
    t.does("c", "pass")
    assert t.told("turn")[-1]["seat"] == 1


def test_ruling_49_with_the_active_hero_the_windows_of_its_turn_end_too() -> None:
    t = lying(
        hands={},
        life={"a": 1},
        seats=4,
        at={"a": "tomb-antechamber", "b": "corridor", "c": "corridor", "d": "corridor"},
        map=GALLERY,
        players={"a": {"down": False, "ap": 3}},
    )
    t.rolls(1).does("a", "move:1")
    assert passes(t) == "ABCD" + "BCD"  # T6 (the Paladin could heal with the glory of the space), T1 of the next turn
    assert not t.player("a").alive
    assert t.told("turn")[-1]["seat"] == 1


def test_ruling_49_a_window_closes_in_which_the_active_hero_falls() -> None:
    t = table(
        seats=3,
        at={"a": "tomb-antechamber", "b": "corridor", "c": "crypt"},
        ap={"a": 3, "b": 1, "c": 1},
        life={"a": 1},
        players={"c": {"down": True}},
    )
    t.does("a", "move:0").does("b", "attack:A", "melee").rolls(6, 1).does("c", "pass")  # the response
    assert not t.player("a").alive
    assert t.told("turn")[-1]["seat"] == 1  # before the third seat was asked
    assert t.g.phase == LORD
    assert [each["paid"] for each in t.told("hero-attacks-hero")] == ["saved"]


# --- rolls and wounds -----------------------------------------------------------------------------------------------------------


def test_p_the_seats_that_roll_are_asked_first_then_all_dice_in_seat_order() -> None:
    t = lying(hands={"a": "closing-walls", "d": "lucky-tumble"}, peril={"c": 5}, glory={"d": 1}, phase=LORD,
              at={"a": "library", "b": "corridor", "c": "crypt", "d": "crypt"})  # fmt: skip
    t.does("a", "declare", "add:closing-walls:C", "done")
    seats = ""
    while "play:lucky-tumble" not in t.options:
        seats += t.asked[0]
        t.does(t.asked[0].lower(), "pass")
    assert seats == "CBDA" + "CABD" + "C"  # T2, the response, and the first of those who roll
    t.rolls(1, 1).does("d", "play:lucky-tumble")
    assert t.asked == ("C", "window")  # the pass begins again
    assert passes(t)[:4] == "CDAB"
    assert [args["seat"] for args in t.told("threat")] == [2, 3]


def test_p_before_the_dice_of_an_exit() -> None:
    t = table(
        hands={"a": "surge-of-will"},
        glory={"a": 1},
        at={"a": "library", "b": "corridor"},
        ap={"a": 3, "b": 1},
        players={"b": {"down": True}},
    )
    t.does("a", "move:1")
    assert t.asked == ("A", "window")
    t.rolls(1).does("a", "play:surge-of-will:1").does("b", "pass")
    assert t.told("threat")[0]["total"] == 1 + 3 + 1


def test_x_only_the_player_of_the_wounded_hero_is_asked_and_only_about_the_wound() -> None:
    t = table(
        seats=3, hands={"a": "zombie", "c": "leaden-weight"}, readied={"b": "ring-of-magic, red-draught"}, life={"b": 4},
        heroes={"b": "pim 2"}, peril={"b": 9}, ap={"b": 1}, at={"b": "library"}, phase=LORD,
    )  # fmt: skip
    t.does("a", "declare", "add:zombie:B", "done").rolls(6, 1)
    while t.asked[1] != "prevent":
        t.does(t.asked[0].lower(), "pass")
    assert t.asked == ("B", "prevent")
    assert t.options == {"use:ring-of-magic", "pass"}


def test_x_several_at_once_are_all_asked_before_any_life_is_lost() -> None:
    t = table(
        seats=3, hands={"a": "closing-walls"}, readied={"b": "ring-of-magic", "c": "backpack"}, peril={"b": 5},
        at={"b": "library", "c": "library"}, phase=LORD,
    )  # fmt: skip
    t.does("a", "declare", "add:closing-walls:B").rolls(1, 1).does("a", "done")
    assert t.asked == ("B", "prevent")
    assert (t.life("b"), t.life("c")) == (6, 6)
    t.does("b", "pass")
    assert (t.life("b"), t.life("c")) == (4, 4)


def test_x_at_the_last_life_there_is_no_further_question() -> None:
    t = table(
        seats=3, hands={"a": "zombie"}, readied={"b": "red-draught"}, life={"b": 1}, peril={"b": 9}, at={"b": "library"}, phase=LORD
    )
    t.does("a", "declare", "add:zombie:B", "done").rolls(6, 1)
    while t.asked[1] != "keep":
        t.does("b", "pass")
    assert not t.player("b").alive
    assert t.discarded("red-draught")


# --- the order of asking --------------------------------------------------------------------------------------------------------


def test_a_glory_pass_goes_before_the_peril_pass() -> None:
    """A seat that could do both is asked twice; a seat with nothing is not asked."""
    t = lying(hands={"b": "hand-through-the-wall"}, peril={"c": 2}, players={"d": {"down": False}})
    t.does("a", "stand-up")
    assert t.asked == ("B", "window")
    assert t.options == {"stand-up", "pass"}
    t.does("b", "pass")
    assert t.asked == ("C", "window")
    t.does("c", "pass")
    assert t.asked == ("B", "window")
    assert "stand-up" not in t.options
    assert "play:hand-through-the-wall:C:tomb-antechamber" in t.options


def test_after_a_use_the_pass_begins_again_at_its_first_seat() -> None:
    t = lying().does("a", "stand-up").does("b", "pass").does("c", "stand-up")
    assert t.asked == ("B", "window")
    assert passes(t) == "BD"


def test_after_a_peril_use_the_whole_window_begins_again() -> None:
    t = lying(hands={"b": "hand-through-the-wall"}, peril={"c": 2}).does("a", "stand-up")
    for seat in "bcd":
        t.does(seat, "pass")
    t.does("b", "play:hand-through-the-wall:C:tomb-antechamber")
    assert t.asked == ("B", "window")
    assert t.options == {"stand-up", "pass"}
    assert passes(t) == "BCD"


def test_a_use_is_carried_out_completely_before_anybody_is_asked_again() -> None:
    """An attack from a window runs to its end, then the pass begins again."""
    t = table(
        seats=3, at={"a": "tomb-antechamber", "b": "library", "c": "library"}, ap={"a": 3, "b": 1, "c": 1}, hands={"a": "backpack"}
    )
    t.does("a", "move:0")
    assert t.asked == ("B", "window")
    t.rolls(1, 1).does("b", "attack:C", "melee")
    assert t.asked == ("C", "challenge")
    t.rolls(1, 1).does("c", "challenge:B", "melee")
    assert t.asked == ("A", "hero")


# --- in a battle ----------------------------------------------------------------------------------------------------------------


def battle(**given: object) -> Table:
    """The third of four seats is attacked by the second, whose turn it is; everybody lies and could stand up."""
    usual: dict[str, object] = {"hands": {"b": "zombie"}, "active": "b", "peril": {"c": 9}, "phase": LORD}
    t = lying(**{**usual, **given})
    t.does("b", "declare", "add:zombie:C", "done")
    while t.asked[1] == "window":
        t.does(t.asked[0].lower(), "pass")
    return t


def test_response_the_defender_first_then_attacker_and_others() -> None:
    t = battle().rolls(1, 1)
    assert t.asked == ("C", "respond")
    seats = ""
    while t.asked[1] == "respond":
        seats += t.asked[0]
        t.does(t.asked[0].lower(), "pass")
    assert seats == "CBDA"


def test_between_two_battles_only_whose_is_still_to_come_is_attacked() -> None:
    """Whoever wants to be asked only when attacked is left alone once its own battle is over (ruling 7: in the declared order)."""
    t = table(
        seats=3, hands={"a": "hand-through-the-wall", "b": "zombie, barrow-knight", "c": "leaden-weight"}, active="b",
        peril={"a": 9, "b": 9, "c": 9}, phase=LORD, at={"a": "corridor", "b": "library", "c": "crypt"},
    )  # fmt: skip
    t.rolls(3, 3, 3, 3).does("b", "declare", "add:zombie:C", "add:barrow-knight:A", "done")
    seen: list[dict[str, bool]] = []
    for battles in range(2):
        seen.append({})
        while t.asked[1] == "window" and t.g.battle is None:
            assert t.ask is not None
            moment = GAME.moment(t.g, t.ask)
            assert moment is not None
            seen[battles][t.asked[0]] = moment.attacked
            t.does(t.asked[0].lower(), "pass")
        while t.g.battle is not None and not battles:
            t.does(t.asked[0].lower(), {"keep": "hand:zombie", "reward": "nobody"}.get(t.asked[1], "pass"))
    assert (seen[0]["A"], seen[0]["C"]) == (True, True)
    assert (seen[1]["A"], seen[1]["C"]) == (True, False)


def test_response_after_any_use_the_defender_is_asked_again() -> None:
    t = battle()
    t.does("c", "pass").does("b", "pass").does("d", "stand-up")
    assert t.asked == ("C", "respond")


def test_whoever_stands_up_in_anothers_battle_is_said_to_have_no_part_in_it() -> None:
    assert lying(phase=LORD).does("a", "stand-up").told("stands-up") == [{"seat": 0, "apart": False, "saved": False}]
    assert battle().does("c", "pass").does("b", "pass").does("d", "stand-up").told("stands-up") == [
        {"seat": 3, "apart": True, "saved": True}
    ]
    assert battle().does("c", "stand-up").told("stands-up") == [{"seat": 2, "apart": False, "saved": True}]


def test_response_cards_belong_to_that_step_and_to_the_defender() -> None:
    t = battle(hands={"b": "zombie", "c": "create-darkness", "d": "fend-off"}, glory={"b": 9, "c": 9, "d": 9})
    assert t.options == {"play:create-darkness", "stand-up", "pass"}
    t.does("c", "pass").does("b", "pass")
    assert t.asked == ("D", "respond")
    assert t.options == {"stand-up", "pass"}


def test_before_the_attack_rolls_the_attacker_is_asked_first_before_the_counter_rolls_the_defender() -> None:
    """Then the others clockwise; nobody stands up there; the totals of step III are known in step IV."""
    t = table(
        seats=4, active="b", phase=LORD, hands={"a": "leaden-weight", "b": "zombie", "d": "hand-through-the-wall"}, at=APART,
        heroes={"b": "roderik 2"}, life={"b": 5, "c": 5}, glory={"b": 3}, readied={"c": "red-draught"}, peril={"b": 3, "c": 9},
        ap={"b": 3, "d": 1},
        players={"d": {"down": True}},
    )  # fmt: skip
    t.does("b", "declare", "add:zombie:C", "done")
    while t.asked[1] == "window":  # T2
        t.does(t.asked[0].lower(), "pass")
    while t.asked[1] == "respond":
        t.does(t.asked[0].lower(), "pass")
    t.rolls(3, 1)
    order = ["", ""]
    while t.asked[1] == "window":
        order[len(t.told("monster-rolls"))] += t.asked[0]
        assert "stand-up" not in t.options
        t.does(t.asked[0].lower(), "pass")
        if t.told("rolls"):
            break
    assert order == ["BCDA", "CBDA"]
    assert t.told("monster-rolls")[0]["total"] == 3 + 2 + 1


def test_scent_and_surge_show_attacker_and_defender_in_their_order() -> None:
    """Two seats with a glory effect each: Lorel attacks by magic, Vashti has her ring set with an ember."""
    t = table(
        at={"a": "library", "b": "library"}, heroes={"a": "lorel 2", "b": "vashti 2"}, glory={"a": 1, "b": 2},
        hands={"a": "", "b": "surge-of-will"},
    )  # fmt: skip
    t.does("a", "attack:B", "magic")
    assert t.asked == ("A", "window")
    assert t.options == {"use:lorel", "pass"}
    t.rolls(1, 5, 1).does("a", "use:lorel")
    assert t.told("rolls")[0]["total"] == 5 + 3
    assert t.asked == ("B", "window")
    assert t.options == {"play:surge-of-will:1", "play:surge-of-will:2", "pass"}


def test_no_window_between_comparison_lair_and_reward() -> None:
    t = battle().rolls(6, 1)
    while t.asked[1] == "respond":
        t.does(t.asked[0].lower(), "pass")
    assert t.asked == ("C", "challenge")
    assert t.options == {"stand-up", "pass"}  # only the attacked player
    t.does("c", "pass")
    assert t.asked == ("B", "keep")
    t.does("b", "hand:zombie")
    assert t.asked == ("B", "reward")
    t.does("b", "nobody")
    assert passes(t) == "CDA"


def test_in_a_hunt_the_left_neighbour_answers_for_the_monster() -> None:
    """It is asked as the attacker; the hunter is the defender."""
    t = table(
        seats=3, quests={"a": "slay-draky"}, at={"a": "inner-sanctum", "b": "corridor", "c": "corridor"}, map=GALLERY,
        hands={"a": "create-darkness", "b": "scent-of-blood"}, glory={"a": 2}, peril={"a": 1},
    )  # fmt: skip
    t.does("a", "attempt:slay-draky").does("b", "melee")
    assert t.asked == ("A", "respond")
    t.does("a", "pass")
    assert t.asked == ("B", "window")
    t.rolls(1, 6).does("b", "play:scent-of-blood:A:slay-draky")
    assert t.told("monster-rolls")[0]["total"] == 1 + 2 + 2


# --- what may be used where -----------------------------------------------------------------------------------------------------


def test_hero_phase_cards_wait_for_the_own_hero_phase() -> None:
    t = table(hands={"a": "backpack", "b": "stubborn-legs"}, glory={"a": 9, "b": 9}, phase=LORD)
    assert "play:backpack" not in t.options
    t = table(hands={"b": "stubborn-legs"}, glory={"b": 9}, at={"a": "tomb-antechamber", "b": "library"}).does("a", "move:0")
    assert t.asked == ("A", "hero")


def test_phase_two_banes_wait_for_the_own_dungeonlord_phase() -> None:
    t = table(
        hands={"a": "oiled-gears", "b": "undead-awakening"}, peril={"a": 9, "b": 9}, at={"a": "tomb-antechamber", "b": "library"}
    )
    assert not [option for option in t.options if option.startswith("play")]
    t.does("a", "move:0")
    assert t.asked == ("A", "hero")


def test_banes_are_free_at_any_moment_of_the_phase_before_and_after_the_encounters() -> None:
    t = table(
        hands={"a": "oiled-gears, zombie, creeping-rust"},
        readied={"b": "ashen-cloak"},
        peril={"b": 5},
        at={"b": "library"},
        phase=LORD,
    )
    t.does("a", "play:oiled-gears").rolls(1, 1).does("a", "declare", "add:zombie:B", "done", "hand:zombie")
    t.does("a", "play:creeping-rust:B:ashen-cloak")
    assert t.peril("b") == 0


def test_peril_given_as_reward_comes_too_late_for_encounters_but_pays_for_a_bane() -> None:
    t = table(hands={"a": "zombie, night-hamster, oiled-gears"}, peril={"b": 2}, at={"b": "library"}, phase=LORD)
    t.does("a", "declare", "add:zombie:B").rolls(6, 1).does("a", "done", "hand:zombie", "B")
    assert "declare" not in t.options
    assert "play:oiled-gears" in t.options


def test_a_knocked_down_hero_only_stands_up_or_does_what_costs_no_point() -> None:
    t = table(
        readied={"a": "boot-of-ala-hazad"}, glory={"a": 9}, hands={"a": "backpack"}, heroes={"a": "roderik 2", "b": "kron 2"},
        life={"a": 5}, players={"a": {"down": True}},
    )  # fmt: skip
    assert t.options == {"play:backpack", "use:boot-of-ala-hazad", "stand-up", "end"}


def test_the_saved_point_is_all_there_is_outside_the_own_turn() -> None:
    t = table(at={"a": "tomb-antechamber", "b": "library"}, ap={"a": 3, "b": 0}, players={"b": {"down": True}})
    assert t.does("a", "move:0").asked == ("A", "hero")
