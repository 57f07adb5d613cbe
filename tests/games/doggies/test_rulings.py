"""The numbered rulings 1 to 54 of the rules page, one test or more each; where a ruling is an option, each of its values."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from tests.games.doggies.table import Chance, Table, at_random, column, new_game, table
from undercroft.games.doggies.cards import DOGS, WEAPONS
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.rules import SLEEP, TURN
from undercroft.games.doggies.scoring import most_of, ranks_of, scores_of
from undercroft.kernel.ask import text_of
from undercroft.kernel.errors import BadInput, Illegal
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.record import Record


def beside(room: str) -> str:
    """A room north of the start, and a coin with an exit to the table east of it."""
    return f"{room} coin-15@NEW\nstart ."


def fates(t: Table) -> dict[str, str]:
    return {row["seat"]: row["fate"] for row in t.view()["result"]["rows"]}


def test_every_ruling_of_the_page_has_its_test() -> None:
    page = (GAME.locales[0] / "rules.en.md").read_text(encoding="utf-8")
    numbers = {int(number) for number in re.findall(r"^\| (\d+) \|", page, re.MULTILINE)}
    assert numbers == set(range(1, 55))
    assert {int(name[5:7]) for name in globals() if re.match(r"test_\d\d_", name)} == numbers


# -- damage ------------------------------------------------------------------------------------------------------------------------


def test_01_three_shields_bear_two_damage() -> None:
    t = table(column("ifrit-bow", "ifrit-sword"), "robin").walks("A", "n pass n pass")
    assert (t.w.damage, t.w.shields) == (2, 3)
    assert "out:n" in t.may("A")
    t = table(column("ifrit-bow", "ifrit-sword", "ifrit-fireball"), "robin").walks("A", "")
    assert "go:n" not in t.may("A")


BEHIND_THE_DRAGON = column("dragon-1", "cerberus-1@NES")


def test_02_a_shield_won_after_the_damage_comes_too_late() -> None:
    t = table(BEHIND_THE_DRAGON, "joan ifrit-sword").walks("A", "")
    assert "go:n" not in t.may("A")


def test_02_a_shield_won_before_the_damage_helps() -> None:
    t = table(column("cerberus-1@NES", "dragon-1"), "joan ifrit-sword").leaves("A", "n fight n pass out:n")
    assert t.dog("A").where == "out"
    assert t.told("leaves") == [{"seat": "A", "damage": 3, "left": 1, "paws": 4, "count": 1}]


def test_02_option_whole_path_compares_at_the_exit() -> None:
    t = table(BEHIND_THE_DRAGON, "joan ifrit-sword", damage_check="whole_path").walks("A", "n pass")
    assert t.may("A") == ["go:n"], "3 damage against 3 shields: no exit of the dragon's room will do"
    t.does("A", "go:n")
    assert (t.asked, t.w.did[-1]) == ("walk", ("fight",)), "passing would be 5 damage: nothing else leads out"
    assert "out:n" in t.may("A")


@pytest.mark.parametrize("check", ["running", "whole_path"])
def test_02_in_both_ways_equal_damage_is_too_much(check: str) -> None:
    t = table(column("dragon-1"), "ruta", "joan", damage_check=check)
    assert t.leaves("A", "n pass out:n").dog("A").where == "out"
    t = table(column("dragon-1"), "joan", damage_check=check).walks("A", "")
    assert "go:n" not in t.may("A")


# -- fights, trophies, traps -------------------------------------------------------------------------------------------------------


def test_03_without_a_paw_a_fight_cannot_be_won() -> None:
    t = table(column("ifrit-bow"), "joan spent=5").walks("A", "n")
    assert (t.w.did[-1], t.w.damage) == (("pass",), 1)
    t = table(column("ifrit-bow"), "joan spent=4").walks("A", "n")
    assert t.may("A") == ["fight", "pass"]


def test_04_a_trophy_helps_from_the_next_step_in_any_number_of_fights() -> None:
    """Robin has no sword of her own; the Mimic's beats two Cats and a Skeledog."""
    t = table("cat-bow@SW\nstart", "robin").walks("A", "n")
    assert t.w.did[-1] == ("pass",)
    t = table("""
        .                skeledog-bow@ES   cat-fireball@NW
        mimic-sword@ES   cat-bow@NW        .
        start            .                 .
    """, "robin").leaves("A", "n fight e fight n fight e fight out:n")  # fmt: skip
    assert t.dog("A").paws == 1


def test_05_a_card_won_now_and_spent_on_a_trap_is_lost_and_leaves_a_hole() -> None:
    t = table("""
        trap-sword-2@ES   coin-1@NEW
        ifrit-sword       .
        start             .
    """, "joan", shared="hunt-ifrit most-sword").leaves("A", "n fight n disarm:ifrit-sword e pass out:n")  # fmt: skip
    assert t.cards("A") == []
    assert t.paws == {"n1": "A"}
    assert "n1" not in t.rooms
    assert t.dog("A").paws == 4, "its paw stays spent"
    t.sleeps("B")
    assert t.dog("A").paws == 5, "until the round ends"
    assert sorted(t.g.removed) == ["ifrit-sword", "trap-sword-2"]
    assert [times for _, times in t.score("A").quests] == [0, 0, 0]


HOLES = """
    hole/B   .
    start    hole/B
    hole/B   .
"""


def test_06_exits_towards_a_hole_are_no_exits_and_no_sites() -> None:
    t = table("""
        coin-1@ESW   hole/B
        start        .
    """, "joan", "robin")  # fmt: skip
    assert "n1e1" not in t.sites
    t.walks("A", "n pass")
    assert t.may("A") == ["out:w"]
    t = table("coin-1@ESW\nstart", "joan", "robin")
    assert "n1e1" in t.sites
    assert t.walks("A", "n pass").may("A") == ["out:e", "out:w"]


TROPHIES = [
    ("sword", "ifrit-sword mimic-sword bitecalibur", "ifrit-bow frisbow collar cerberus-1 golem-1 eyecat-1 keyfly-1 dragon-1"),
    ("bow", "tick-bow frisbow", "tick-sword bitecalibur collar cerberus-2 keyfly-2 chest-1 coin-1 potions-1 trap-bow-3"),
    ("fireball", "squirrel-fireball collar", "squirrel-sword bitecalibur eyecat-2 keyfly-3 dragon-2"),
]


@pytest.mark.parametrize(("weapon", "fit", "others"), TROPHIES)
def test_07_any_card_that_shows_the_weapon_disarms(weapon: str, fit: str, others: str) -> None:
    t = table(beside(f"trap-{weapon}-2@ES"), f"ruta {fit} {others}").walks("A", "n")
    assert t.may("A") == [*[f"disarm:{card}" for card in fit.split()], "take"]


@pytest.mark.parametrize(("vagabond", "shows"), [
    ("vagabond-sword:paw", "sword"), ("vagabond-bow:paw", "bow"), ("vagabond-fireball:paw", "fireball"),
    ("vagabond-sword:two", "bow fireball"), ("vagabond-bow:two", "sword fireball"), ("vagabond-fireball:two", "sword bow"),
])  # fmt: skip
def test_07_a_vagabond_disarms_by_any_symbol_of_its_side(vagabond: str, shows: str) -> None:
    card = vagabond.partition(":")[0]
    for weapon in WEAPONS:
        t = table(beside(f"trap-{weapon}-2@ES"), f"ruta {vagabond}")
        assert (f"disarm:{card}" in " ".join(t.ways("A"))) == (weapon in shows.split())


def test_07_an_artifact_is_lost_with_both_symbols() -> None:
    t = table(beside("trap-sword-2@ES"), "joan bitecalibur")
    assert t.view()["board"]["dogs"][0]["sum"] == {"sword": 4, "bow": 1}
    t.leaves("A", "n disarm:bitecalibur e pass out:n")
    assert t.view()["board"]["dogs"][0]["sum"] == {"sword": 2, "bow": 1}


TWO_TRAPS = """
    trap-sword-3@ESW   coin-1@NEW
    trap-sword-1       .
    start              .
"""


def test_08_each_trap_takes_a_card_of_its_own() -> None:
    t = table(TWO_TRAPS, "joan ifrit-sword").walks("A", "n disarm:ifrit-sword n")
    assert t.w.did[-1] == ("take",), "no other card is left"
    t = table(TWO_TRAPS, "joan ifrit-sword bitecalibur").walks("A", "n disarm:bitecalibur n")
    assert t.may("A") == ["disarm:ifrit-sword", "take"], "an artifact's second sword is gone with it"


def test_09_a_trap_taken_along_cannot_be_disarmed_later() -> None:
    t = table("""
        ifrit-sword   .
        trap-sword-1  .
        start         .
    """, "joan").leaves("A", "n take n fight out:n")  # fmt: skip
    assert t.cards("A") == ["trap-sword-1", "ifrit-sword"]
    t.sleeps("B")
    assert t.collected("A") == ["trap-sword-1", "ifrit-sword"]
    assert t.score("A").traps == 1
    assert t.g.removed == ()


# -- the deck, the countdown, sleep ------------------------------------------------------------------------------------------------


def test_10_in_a_closed_dungeon_nobody_explores_and_only_bonk_gets_out() -> None:
    t = table(HOLES, "joan", "robin")
    assert t.may("A") == ["sleep"]
    assert t.why("A", "action:explore") == ("closed", "3.1")
    cards = len(t.g.bag)
    with pytest.raises(Illegal):
        t.does("A", "explore")
    assert len(t.g.bag) == cards, "nothing is drawn"
    t = table(HOLES, "bonk", "robin")
    assert t.may("A") == ["leave", "sleep"]
    assert t.walks("A", "").may("A") == ["break:w"]


def test_10_sharik_gets_out_of_a_closed_dungeon_where_a_turn_opens_one() -> None:
    closed = """
        hole/B               .
        mimic-sword@NE   hole/B
        start            hole/B
        hole/B               .
    """
    assert table(closed, "joan", "robin").may("A") == ["sleep"]
    t = table(closed, "sharik", "robin")
    assert (t.sites, t.may("A")) == (set(), ["leave", "sleep"])
    t.leaves("A", "rotate:n1:1 n pass out:w")
    assert [entry["damage"] for entry in t.told("leaves")] == [1]


@pytest.mark.parametrize(("room", "broken"), [("door-1@NeSw", ""), ("ifrit-bow@NS", "C n1 e"), ("mimic-bow@ES", "")])
def test_10_any_card_fits_where_one_exit_is_left(room: str, broken: str) -> None:
    t = table(f"""
        .        hole/B   .
        hole/B   {room}   .
        hole/B   start    hole/B
        .        hole/B   .
    """, "joan", "robin", "bonk out", broken=broken)  # fmt: skip
    assert t.sites == {"n1e1"}
    for card in t.g.bag:
        assert Table(t.match.copy(), t.chance).draws("A", card).may("A", "n1e1"), card


def test_11_a_short_deck_gives_what_is_there() -> None:
    t = table("", "joan", seats=3, deck="coin-1 coin-2 coin-3").leaves("A", "out:n")
    assert t.g.pile == 3
    assert t.told("countdown") == [{"count": 3, "dogs": 2}]
    assert table("", "joan", seats=3).leaves("A", "out:n").g.pile == 8


def test_12_with_no_card_to_draw_one_leaves_or_sleeps() -> None:
    t = table("", "joan", deck="")
    assert t.may("A") == ["leave", "sleep"]
    t = table("", "joan", countdown=0)
    assert t.may("A") == ["leave", "sleep"]
    assert table("", "joan", countdown=1).may("A") == ["explore", "leave", "sleep"]


@pytest.mark.parametrize("seed", range(4))
def test_12_sleep_is_always_offered(seed: int) -> None:
    turns = [match.asks()[0] for match in at_random(seed, 3, bonk_timing="turn") if match.asks() and match.asks()[0].what == TURN]
    assert len(turns) > 6
    assert all(SLEEP in ask.options for ask in turns)


def test_13_sleep_starts_no_countdown_and_sleepers_do_not_count() -> None:
    t = table("", "joan", seats=4).sleeps("A")
    assert t.g.pile == -1
    assert t.leaves("B", "out:n").g.pile == 8


def test_14_when_all_sleep_nobody_collects_and_the_last_goes_first() -> None:
    t = table("coin-1\nstart", "joan", "robin", "ruta", active="B", seats=3)
    t.sleeps("B", "C", "A")
    assert (t.g.round, t.g.first, t.turn) == (2, 0, "A")
    assert [t.cards(seat) for seat in "ABC"] == [[], [], []]
    assert "coin-1" in t.g.bag


def test_15_a_dog_alone_awake_explores_to_the_end_of_the_deck() -> None:
    t = table("", "joan", deck="coin-1 coin-2 coin-3").sleeps("A")
    assert t.g.pile == -1
    t.lays("B", "n1", "coin-1@ESW").lays("B", "e1", "coin-2@NSW").lays("B", "s1", "coin-3@NEW")
    assert t.may("B") == ["leave", "sleep"]


def test_15_option_the_first_to_sleep_starts_the_countdown_too() -> None:
    t = table("", "joan", countdown_trigger="leave_or_sleep").sleeps("A")
    assert t.g.pile == 4
    assert t.told("countdown") == [{"count": 4, "dogs": 1}]


@pytest.mark.parametrize("trigger", ["leave", "leave_or_sleep"])
def test_16_the_last_dog_awake_leaves_without_a_countdown(trigger: str) -> None:
    t = table("", "joan", "robin asleep", countdown_trigger=trigger).leaves("A", "out:n")
    assert t.told("countdown") == []
    assert (t.g.round, t.g.pile, t.turn) == (2, -1, "A")


# -- portals -----------------------------------------------------------------------------------------------------------------------


def test_17_a_single_portal_is_an_ordinary_room() -> None:
    t = table("portal-1@ESW\nstart", "joan").walks("A", "n")
    assert (t.asked, t.may("A")) == ("walk", ["out:e", "out:w"])


def test_18_going_to_a_portal_visits_both() -> None:
    t = table("""
        portal-1@ESW   .           .
        start          potions-1   portal-2@NSW
    """, "joan").walks("A", "n portal:e2")  # fmt: skip
    assert t.may("A") == ["out:n", "out:s", "go:w"]
    t.does("A", "go:w", "pass")
    assert t.may("A") == ["out:n", "out:s"], "the start and both portals have been walked"


def test_18_three_portals_are_all_joined() -> None:
    t = table("""
        portal-1@ESW   .         .
        start          door-1    portal-2@NSW
        portal-3@NES   .         .
    """, "joan").walks("A", "n")  # fmt: skip
    assert {"portal:e2", "portal:s1"} <= set(t.may("A"))
    assert t.does("A", "portal:e2").may("A", "portal") == ["portal:s1"]


def test_18_portals_are_no_neighbours_for_building() -> None:
    t = table("portal-1@ESW\nstart", "joan")
    assert t.sites == {"n1e1", "n1w1", "e1", "s1"}
    far = table("portal-1@ESW . . portal-2@ESW\nstart . . .", "joan")
    assert far.sites == t.sites | {"n1e2", "n1e4", "e3"}


# -- Bonk --------------------------------------------------------------------------------------------------------------------------


def test_19_a_broken_edge_is_open_whatever_lies_there_later() -> None:
    t = table("""
        .            start
        coin-1@NEW   coin-2@NEW
    """, "bonk", "joan").leaves("A", "break:w")  # fmt: skip
    t.lays("B", "w1", "ifrit-bow@NS")
    assert "go:w" in t.walks("B", "").may("B"), "the Ifrit's wall is no wall there"


def test_19_nothing_is_broken_into_a_hole_or_a_rivals_room() -> None:
    around = """
        .        ifrit-bow@NS     .
        {west}   ifrit-sword@NS   {east}
        .        start            .
    """
    t = table(around.format(west="hole/B", east="ifrit-fireball@NS/B"), "bonk", "joan").walks("A", "n fight")
    assert t.may("A") == ["go:n"]
    t = table(around.format(west=".", east="ifrit-fireball@NS"), "bonk", "joan").walks("A", "n fight")
    assert t.may("A") == ["go:n", "break:e", "break:w"]


def test_19_he_breaks_any_number_of_edges() -> None:
    t = table("""
        chest-1@NS   chest-2@NS   vagabond-sword@NS
        start        .            .
    """, "bonk").leaves("A", "n pass break:e pass break:e pass break:e")  # fmt: skip
    assert t.dog("A").paws == 2
    assert [(each["cell"], each["side"]) for each in GAME.to_position(t.g)["broken"]] == [("n1", "e"), ("n1e1", "e"), ("n1e2", "e")]


def test_20_bonk_breaks_only_on_his_way_out() -> None:
    t = table("ifrit-bow@NS\nstart", "bonk")
    assert t.may("A") == ["explore", "leave", "sleep"]
    assert "break:w" in t.walks("A", "").may("A")


def test_20_option_turn_he_also_breaks_before_his_action() -> None:
    t = table("ifrit-bow@NS\nstart", "bonk", bonk_timing="turn")
    assert set(t.may("A", "break")) == {"break:start:w", "break:n1:e", "break:n1:w"}
    t.does("A", "break:start:w")
    assert (t.turn, t.asked, t.dog("A").paws) == ("A", "turn", 4)
    assert "break:w" not in t.walks("A", "").may("A"), "it is open already"
    assert {"out:w", "go:n"} <= set(t.may("A"))
    assert "break:e" in t.does("A", "go:n", "fight").may("A"), "on his way, too"


def test_21_an_opening_to_the_table_is_a_site() -> None:
    t = table("", "bonk", "joan")
    assert "w1" not in t.sites
    assert "w1" in t.leaves("A", "break:w").sites
    t.lays("B", "w1", "coin-1@ESW")
    assert t.rooms == {"w1": "coin-1"}


# -- Sharik ------------------------------------------------------------------------------------------------------------------------

AROUND = """
    cat-bow@ES   .
    start        ifrit-bow@NS
    coin-1@ESW   .
"""


def test_22_sharik_turns_rooms_before_his_first_step() -> None:
    t = table(AROUND, "sharik", "joan")
    assert t.may("A", "rotate") == []
    t.walks("A", "")
    others = {f"rotate:{cell}:{quarters}" for cell in ("n1", "e1", "s1") for quarters in (1, 2, 3)}
    assert set(t.may("A", "rotate")) == others, "each to any rotation but the one it has"
    t.does("A", "rotate:e1:1", "rotate:s1:2", "go:s", "pass")
    assert t.may("A", "rotate") == []
    t.does("A", "out:e")
    laid = {place["cell"]: place["turned"] for place in t.view("B")["board"]["rooms"]}
    assert (laid["n1"], laid["e1"], laid["s1"]) == (0, 1, 2), "it stays so for everybody"
    assert t.dog("A").paws == 5, "it costs no paw"


def test_22_who_composes_the_way_sees_the_dungeon_as_it_is_then_and_others_do_not() -> None:
    t = table(AROUND, "sharik", "joan").walks("A", "rotate:e1:1")
    seen = {seat: {place["cell"]: place for place in t.view(seat)["board"]["rooms"]} for seat in ("A", "B", "")}
    assert (seen["A"]["e1"]["turned"], seen["A"]["e1"]["sides"]) == (1, ["wall", "open", "wall", "open"])
    for other in ("B", ""):
        assert (seen[other]["e1"]["turned"], seen[other]["e1"]["sides"]) == (0, ["open", "wall", "open", "wall"])
    t.undoes("A")
    assert {place["cell"]: place["turned"] for place in t.view("A")["board"]["rooms"]}["e1"] == 0


def test_40_paws_used_cards_and_broken_sides_are_seen_by_who_composes_the_way() -> None:
    t = table("""
        coin-1@ESW
        trap-sword-1@NS
        ifrit-sword@NS
        start
    """, "bonk", "joan").walks("A", "n fight n disarm:ifrit-sword")  # fmt: skip
    mine, others = ({place["cell"]: place for place in t.view(seat)["board"]["rooms"]} for seat in "AB")
    assert (mine["n1"]["paw"], mine["n2"]["covered"]) == ("A", "ifrit-sword")
    assert (others["n1"]["paw"], others["n2"]["covered"]) == (None, None)
    t = table("ifrit-sword@NS coin-1@NSE\nstart .", "bonk", "joan").walks("A", "n pass break:e")
    sides = [{place["cell"]: place["sides"] for place in t.view(seat)["board"]["rooms"]}["n1"][1] for seat in "AB"]
    assert sides == ["broken", "wall"]


def test_22_option_turn_he_also_turns_them_before_his_action() -> None:
    t = table(AROUND, "sharik", sharik_timing="turn")
    assert len(t.may("A", "rotate")) == 9
    t.does("A", "rotate:e1:1")
    assert (t.turn, t.asked) == ("A", "turn")
    assert "e2" in t.sites, "the Ifrit's exits are east and west now"
    assert "go:e" in t.walks("A", "").may("A")


def test_23_turned_rooms_need_not_fit_and_paws_stay() -> None:
    t = table("""
        cat-bow@ES/B
        start
    """, "sharik", "joan", seats=3).leaves("A", "rotate:n1:2 out:e")  # fmt: skip
    assert t.paws == {"n1": "B"}
    laid = {place["cell"]: place for place in t.view()["board"]["rooms"]}
    assert laid["n1"]["sides"] == ["open", "wall", "wall", "open"], "no exit of it meets the start any more"


def test_23_holes_covered_traps_and_free_cells_cannot_be_turned() -> None:
    t = table("""
        .   trap-bow-1+potion-bow   .
        .   start                   hole/B
        .   coin-1@NEW              .
    """, "sharik", "joan", seats=3).walks("A", "")  # fmt: skip
    assert {option.split(":")[1] for option in t.may("A", "rotate")} == {"s1"}


def test_23_turning_may_cut_off_or_open() -> None:
    chest = "chest-1@NS\nstart"
    assert "go:n" not in table(chest, "sharik").walks("A", "rotate:n1:1").may("A")
    chest = "chest-1@EW\nstart"
    assert "go:n" not in table(chest, "sharik").walks("A", "").may("A")
    assert "go:n" in table(chest, "sharik").walks("A", "rotate:n1:0").may("A")


def test_23_a_broken_edge_stays_where_it_is() -> None:
    t = table("chest-3@ES\nstart", "sharik", "bonk out", seats=3, broken="B n1 w").leaves("A", "rotate:n1:1 n pass out:w")
    laid = {place["cell"]: place for place in t.view()["board"]["rooms"]}
    assert laid["n1"]["sides"] == ["wall", "wall", "open", "broken"], "its east exit is south now, its south exit broken"


# -- Joan, Robin, Pluto, vagabonds, potions ----------------------------------------------------------------------------------------


def test_24_joan_could_beat_it_with_her_potions() -> None:
    t = table(column("tick-sword"), "joan potion-bow").walks("A", "n")
    assert t.may("A") == ["fight:bow", "pass"]
    assert t.why("A", "deed:force") == ("could-beat-it", "5")
    t = table(column("tick-sword"), "joan potion-sword").walks("A", "n")
    assert t.may("A") == ["force", "pass"]


def test_24_option_ignore_her_potions_do_not_count() -> None:
    t = table(column("tick-sword"), "joan potion-bow", joan_potions="ignore").walks("A", "n")
    assert set(t.may("A")) == {"fight:bow", "force", "pass"}
    assert t.leaves("A", "force out:n").potions("A") == "bow", "forcing spends none"


@pytest.mark.parametrize("joan_potions", ["count", "ignore"])
def test_24_the_better_choice_of_a_vagabond_counts(joan_potions: str) -> None:
    t = table(column("tick-sword"), "joan vagabond-sword:two", joan_potions=joan_potions).walks("A", "n")
    assert t.may("A") == ["fight", "pass"]


def test_24_a_vagabond_and_a_potion_count_together() -> None:
    t = table(column("squirrel-sword"), "joan vagabond-bow:two potion-fireball").walks("A", "n")
    assert t.may("A") == ["fight:fireball", "pass"]


def test_25_robin_only_jumps() -> None:
    t = table(beside("trap-bow-2@ES"), "robin potion-bow tick-bow vagabond-bow:paw").walks("A", "n")
    assert (t.asked, t.w.did[-1]) == ("walk", ("leap",))


def test_25_option_yes_she_may_disarm_with_a_potion() -> None:
    potion = "robin potion-bow tick-bow vagabond-bow:paw"
    t = table(beside("trap-bow-2@ES"), potion, robin_potions="yes").walks("A", "n")
    assert set(t.may("A")) == {"leap", "disarm:potion"}
    t.leaves("A", "disarm:potion e pass out:n")
    assert t.potions("A") == ""
    t = table(beside("trap-bow-2@ES"), "robin potion-sword", robin_potions="yes").walks("A", "n")
    assert t.w.did[-1] == ("leap",), "a sword is no bow"


def test_26_pluto_opens_a_chest_more_than_he_has_key_cards() -> None:
    chests = "chest-1 chest-2 chest-3"
    assert table("", f"pluto {chests}").score("A").chests == 4
    assert table("", f"pluto keyfly-1 {chests}").score("A").chests == 8
    assert table("", f"pluto keyfly-1 keyfly-2 keyfly-3 {chests}").score("A").chests == 12
    assert table("", f"joan keyfly-1 {chests}").score("A").chests == 4


def test_27_with_seven_paws_a_vagabond_brings_none() -> None:
    t = table(column("vagabond-bow"), "joan board=7").walks("A", "n")
    assert set(t.may("A")) == {"hire:two", "hire:paw", "pass"}
    t.leaves("A", "hire:paw out:n")
    assert (t.dog("A").board, t.dog("A").paws) == (7, 6)
    t = table(column("vagabond-bow"), "joan board=6").leaves("A", "n hire:paw out:n")
    assert (t.dog("A").board, t.dog("A").paws) == (7, 6)


def test_28_with_no_potion_left_the_room_may_be_claimed_for_nothing() -> None:
    all_six = " ".join(f"potion-{weapon}" for weapon in WEAPONS for _ in range(2))
    t = table(column("potions-1"), "joan", f"robin {all_six}").walks("A", "n")
    assert t.may("A") == ["claim", "pass"]
    t.leaves("A", "claim out:n")
    assert (t.cards("A"), t.potions("A")) == (["potions-1"], "")


def test_29_several_potions_in_one_fight_and_one_just_found() -> None:
    t = table(column("squirrel-sword"), "joan potion-fireball potion-fireball").walks("A", "n")
    assert "fight:fireball:fireball" in t.may("A")
    t = table(column("potions-1", "squirrel-sword"), "joan potion-fireball")
    t.leaves("A", "n claim:fireball n fight:fireball:fireball out:n")
    assert (t.cards("A"), t.potions("A")) == (["potions-1", "squirrel-sword"], "")
    assert t.supply.count("fireball") == 2, "both are back"


# -- quests and scoring ------------------------------------------------------------------------------------------------------------


def test_30_most_takes_at_least_one_symbol() -> None:
    t = table("", "joan", "robin", shared="most-sword most-bow")
    assert [most_of(t.g, weapon) for weapon in range(3)] == [-1, -1, -1], "two swords on Joan's board do not count"
    t = table("", "joan", "robin ifrit-sword", shared="most-sword most-bow")
    assert most_of(t.g, 0) == 1


def test_31_both_symbols_of_a_vagabond_count_in_quests() -> None:
    t = table("", "joan vagabond-sword:two", "robin ifrit-sword", shared="most-bow most-fireball")
    assert [most_of(t.g, weapon) for weapon in range(3)] == [1, 0, 0]
    t = table("", "joan vagabond-sword:paw", "robin", shared="most-bow most-fireball")
    assert [most_of(t.g, weapon) for weapon in range(3)] == [0, -1, -1]


def tied(**settings: Any) -> Table:
    """Both have four coins: A by two Ifrits, B by one Gelatin Cat and two coins on a card."""
    return table(
        "", "joan ifrit-bow ifrit-fireball", "pluto cat-bow coins-1", shared="hunt-ifrit hunt-cat", round=3, **settings
    ).sleeps("A", "B")


def test_32_a_tie_counts_every_completion() -> None:
    t = tied()
    assert [score.total for score in scores_of(t.g)] == [4, 4]
    assert fates(t) == {"A": "won", "B": "fewer-quests"}


def test_32_option_quests_counts_each_quest_once() -> None:
    assert fates(tied(quest_tiebreak="quests")) == {"A": "shared", "B": "shared"}


def test_32_most_trophies_count_once() -> None:
    t = table("", "joan ifrit-sword tick-sword", "pluto cat-bow cat-fireball coin-1", shared="most-sword hunt-cat", round=3)
    t.sleeps("A", "B")
    assert [score.total for score in scores_of(t.g)] == [5, 5]
    assert fates(t) == {"A": "fewer-quests", "B": "won"}


def test_33_a_beaten_monster_that_was_spent_does_not_count() -> None:
    """Not even one that was beaten in an earlier round."""
    t = table(beside("trap-sword-2@ES"), "joan ifrit-sword", "robin", shared="hunt-ifrit most-sword", round=3)
    assert dict(t.score("A").quests)["hunt-ifrit"] == 1
    t.leaves("A", "n disarm:ifrit-sword e pass out:n").sleeps("B")
    assert t.g.over
    assert dict(t.score("A").quests)["hunt-ifrit"] == 0


def test_34_totals_may_be_below_zero() -> None:
    t = table("", "joan trap-bow-1 trap-bow-2 vagabond-bow:two", round=3).sleeps("A", "B")
    assert t.score("A").total == -3
    assert fates(t) == {"A": "less", "B": "won"}


def test_35_a_door_to_the_table_is_an_exit_only_with_a_key() -> None:
    doors = column("door-1@NeSw")
    assert table(doors, "joan").walks("A", "n").may("A") == ["out:n"]
    assert table(doors, "pluto").walks("A", "n").may("A") == ["out:n", "out:e", "out:w"]
    assert table(doors, "joan keyfly-1").walks("A", "n").may("A") == ["out:n", "out:e", "out:w"]


def test_36_a_golems_coin_is_no_coin_card() -> None:
    t = table("", "sharik golem-1 coins-1")
    assert (t.score("A").coins, t.score("A").monsters) == (2, 1)


def test_37_only_personal_quests_and_the_deck_are_secret() -> None:
    t = table("", "joan quest=hunt-cat trap-bow-1", "robin quest=hunt-mimic potion-bow")
    for seat, known in (("A", ["hunt-cat", None]), ("B", [None, "hunt-mimic"]), ("", [None, None])):
        board = t.view(seat)["board"]
        assert [dog["quest"] and dog["quest"]["quest"] for dog in board["dogs"]] == known
        assert board["dogs"][0]["taken"][0]["card"]["id"] == "trap-bow-1", "what lies face down was seen by all"
        assert board["dogs"][1]["potions"] == {"bow": 1}
        assert board["deck"] == 88
    t = table("", "joan quest=hunt-cat", "robin quest=hunt-mimic", round=3).sleeps("A", "B")
    assert [dog["quest"]["quest"] for dog in t.view()["board"]["dogs"]] == ["hunt-cat", "hunt-mimic"], (
        "in the end all are turned up"
    )


def test_38_a_disarmed_trap_has_no_exits_until_the_round_ends() -> None:
    t = table("""
        trap-bow-3@ESW+tick-bow   .
        start                     .
    """, "joan", "robin")  # fmt: skip
    assert t.sites == {"e1", "s1"}
    t = table("""
        trap-bow-3@ESW   .
        start            .
    """, "joan", "robin")  # fmt: skip
    assert t.sites == {"e1", "s1", "n1e1", "n1w1"}


def test_38_not_even_over_an_edge_that_bonk_broke() -> None:
    how = {"broken": "B n1 n", "seats": 3}
    assert "n2" not in table("trap-bow-3@ESW+tick-bow\nstart", "joan", "bonk out", **how).sites
    assert "n2" in table("trap-bow-3@ESW\nstart", "joan", "bonk out", **how).sites
    t = table("trap-bow-3@ESW coin-1@NEW\nstart .", "joan tick-bow", "bonk out", **how).walks("A", "n disarm:tick-bow")
    assert t.may("A") == ["go:e"]


def test_38_whoever_has_disarmed_it_goes_on_into_a_room_but_not_out() -> None:
    corridor = "trap-bow-3@ESW   coin-1@ESW\nstart   ."
    t = table(corridor, "joan tick-bow").walks("A", "n disarm:tick-bow")
    assert t.may("A") == ["go:e"]
    assert t.why("A", "out:w") == ("exit-covered", "4")
    assert table(corridor, "joan tick-bow").walks("A", "n take").may("A") == ["go:e", "out:w"]


def test_38_the_trap_that_one_disarms_is_no_way_out_for_oneself_either() -> None:
    """Where its own exit is the only one left, disarming is refused, and the step says so."""
    t = table("trap-bow-1\nstart", "joan tick-bow").walks("A", "n")
    assert t.may("A") == ["out:n"]
    step = t.view("A")["board"]["walk"]["path"][-1]
    assert (step["did"], [(each["deed"], each["why"]) for each in step["unasked"]]) == ("take", [("disarm", "no-way-on")])


# -- how a game begins -------------------------------------------------------------------------------------------------------------


def test_39_dogs_are_chosen_from_seat_a_on_out_of_the_boards_left() -> None:
    t = new_game(seats=3)
    assert (t.turn, t.asked) == ("A", "dog")
    assert t.may("A") == sorted(DOGS)
    t.does("A", "ruta")
    assert t.turn == "B"
    assert t.may("B") == ["bonk", "joan", "pluto", "robin", "sharik"]
    t.does("B", "joan").does("C", "robin")
    assert (t.turn, t.asked) == ("ABC", "quest")


def test_39_option_random_draws_them() -> None:
    t = new_game("ruta", "joan", "pluto", seats=3, dog_choice="random")
    assert [dog.card.id for dog in t.g.dogs] == ["ruta", "joan", "pluto"]
    assert t.asked == "quest"


def test_39_quests_are_kept_at_once_before_potions_and_the_first_player() -> None:
    t = new_game(
        "hunt-cat", "hunt-mimic", "most-bow", "most-sword", "bow", "fireball", "B", seats=2
    ).does("A", "joan").does("B", "robin")  # fmt: skip
    assert t.may("A") == ["hunt-cat", "hunt-mimic"]
    t.does("A", "hunt-mimic")
    assert t.view("B")["board"]["shared"] == [], "the row is turned up when all have chosen"
    assert t.potions("A") == t.potions("B") == ""
    assert t.view("B")["board"]["first"] is None
    t.does("B", "most-bow")
    assert (t.dog("A").quest, t.dog("B").quest, t.g.shared) == ("hunt-mimic", "most-bow", ["hunt-cat", "most-sword"])
    assert (t.potions("A"), t.potions("B"), t.turn) == ("bow", "fireball", "B")


def begun(t: Table) -> Table:
    """The set-up by the first option of everybody."""
    while not t.g.round:
        ask = t.match.asks()[0]
        t.match.answer(ask.seat, text_of(ask.options[0]))
    return t


def test_39_the_first_player_by_lot_or_as_the_table_says() -> None:
    settings = GAME.read_settings({}, 3)
    games = [Table(Match(GAME, settings, 3, SampledNature(Random(seed))), Chance([])) for seed in range(20)]
    assert {begun(t).turn for t in games} == {"A", "B", "C"}
    for seat in "ABC":
        assert begun(new_game(seats=3, first_player=seat)).turn == seat
    with pytest.raises(BadInput) as error:
        new_game(seats=3, first_player="D")
    assert (error.value.key, error.value.args_["choices"]) == ("setting-choice", "random, A, B, C")


# -- leaving, step by step ---------------------------------------------------------------------------------------------------------


def test_40_leaving_is_offered_only_if_some_way_leads_out() -> None:
    past_the_dragon = """
        hole/B   .
        start    dragon-1
        hole/B   .
    """
    t = table(past_the_dragon, "joan", "robin")
    assert t.may("A") == ["explore", "sleep"]
    assert t.why("A", "action:leave") == ("no-way-out", "3.2")
    assert "leave" in table(past_the_dragon, "ruta", "robin").may("A"), "five shields bear the Dragon"


def test_40_only_steps_from_which_a_way_goes_on() -> None:
    t = table("hole/B\nchest-1\nstart", "joan", "robin").walks("A", "")
    assert "go:n" not in t.may("A")
    assert t.why("A", "space:chest-1") == ("no-way-on", "3.2")
    assert "go:n" in table("chest-1\nstart", "joan", "robin").walks("A", "").may("A")


def test_40_only_decisions_from_which_a_way_goes_on() -> None:
    """The last paw is needed for the trap beyond the chest."""
    chest_and_trap = column("chest-1@NS", "trap-bow-1@NS")
    t = table(chest_and_trap, "joan spent=4").walks("A", "n")
    assert t.w.did[-1] == ("pass",)
    assert table(chest_and_trap, "joan spent=3").walks("A", "n").may("A") == ["claim", "pass"]


def test_40_steps_are_taken_back_until_the_dog_is_outside() -> None:
    t = table(column("chest-1", "chest-2"), "joan", "robin").walks("A", "n claim n claim")
    for _ in range(5):
        assert t.turn == "A"
        t.undoes("A")
    assert t.may("A") == ["explore", "leave", "sleep"]
    t.leaves("A", "n claim n claim out:n")
    with pytest.raises(BadInput):
        t.undoes("A")
    assert t.cards("A") == ["chest-1", "chest-2"]


def test_40_nothing_counts_before_the_dog_is_outside() -> None:
    t = table(column("potions-1", "squirrel-bow"), "joan potion-fireball", "robin")
    t.walks("A", "n claim:fireball n fight:fireball:fireball")
    assert (t.paws, t.cards("A"), t.potions("A"), t.dog("A").paws) == ({}, [], "fireball", 5)
    t.does("A", "out:n")
    assert (t.paws, t.potions("A"), t.dog("A").paws) == ({"n1": "A", "n2": "A"}, "", 3)


ROOM_QUESTIONS = [
    ("ifrit-bow", "joan", "fight pass"),
    ("squirrel-bow", "joan", "force pass"),
    ("coin-1@ESW", "joan", "claim pass"),
    ("coins-1@ESW", "joan", "claim pass"),
    ("frisbow@NES", "joan", "claim pass"),
    ("chest-1", "joan", "claim pass"),
    ("potions-1", "joan", "claim:sword claim:bow claim:fireball pass"),
    ("vagabond-bow", "joan", "hire:two hire:paw pass"),
    ("vagabond-bow", "joan board=7", "hire:two hire:paw pass"),
    ("trap-bow-3@ESW", "ruta tick-bow frisbow potion-bow", "disarm:tick-bow disarm:frisbow disarm:potion take"),
    ("trap-bow-3@ESW", "robin potion-bow", ""),
    ("door-1@nEsW", "pluto", ""),
    ("portal-1@ESW", "joan", ""),
]


@pytest.mark.parametrize(("room", "dog", "options"), ROOM_QUESTIONS)
def test_41_one_decision_on_entering(room: str, dog: str, options: str) -> None:
    t = table(f"{room} coin-15@NEW\nstart .", dog).walks("A", "n")
    assert t.asked == ("room" if options else "walk")
    if options:
        assert sorted(t.may("A")) == sorted(options.split())
        t.does("A", t.may("A")[-1])
        assert t.asked == "walk", "one decision, then on"


def test_41_robin_may_jump_or_use_a_potion_where_the_table_says_so() -> None:
    t = table("trap-bow-3@ESW coin-1@ESW\nstart .", "robin potion-bow", robin_potions="yes").walks("A", "n")
    assert set(t.may("A")) == {"leap", "disarm:potion"}


def test_42_only_potions_that_are_needed_may_be_spent() -> None:
    t = table(column("ifrit-bow"), "joan potion-sword potion-bow").walks("A", "n")
    assert t.may("A", "fight") == ["fight"], "a fight won without potions spends none"
    t = table(column("tick-sword"), "joan potion-bow potion-bow potion-sword").walks("A", "n")
    assert t.may("A", "fight") == ["fight:bow"]


def test_42_vagabonds_lend_what_serves_best() -> None:
    t = table(column("cat-bow@SE"), "sharik vagabond-fireball:two potion-sword").walks("A", "n")
    assert t.may("A", "fight") == ["fight"]


def test_42_where_several_sets_are_left_the_player_chooses() -> None:
    dog = "sharik vagabond-fireball:two potion-sword potion-sword potion-bow"
    t = table(column("dragon-1"), dog).walks("A", "n")
    assert set(t.may("A", "fight")) == {"fight:sword:bow", "fight:sword:sword"}
    t.leaves("A", "fight:sword:sword out:n")
    assert t.potions("A") == "bow"


def test_43_joan_needs_two_free_paws() -> None:
    assert table(column("squirrel-bow"), "joan spent=3").walks("A", "n").may("A") == ["force", "pass"]
    t = table(column("squirrel-bow"), "joan spent=4").walks("A", "n")
    assert t.w.did[-1] == ("pass",)


@pytest.mark.parametrize("monster", ["squirrel-bow", "skeledog-bow", "mimic-bow", "cerberus-1", "golem-1", "eyecat-1", "keyfly-1"])
def test_43_every_monster_but_the_dragon_may_be_forced(monster: str) -> None:
    assert table(f"{monster}\nstart", "joan").walks("A", "n").may("A") == ["force", "pass"]


def test_43_the_dragon_is_never_forced() -> None:
    t = table("dragon-1\nstart", "joan cerberus-1").walks("A", "n")
    assert t.w.did[-1] == ("pass",)
    t = table("dragon-1\nstart", "joan cerberus-1 bitecalibur frisbow collar").walks("A", "n")
    assert t.may("A") == ["fight", "pass"]


def test_43_joan_forces_without_potions_and_the_win_counts() -> None:
    t = table(column("golem-1@NES"), "joan potion-fireball", shared="hunt-golem most-bow").leaves("A", "n force out:n")
    assert (t.potions("A"), t.dog("A").paws, t.cards("A")) == ("fireball", 3, ["golem-1"])
    assert dict(t.score("A").quests)["hunt-golem"] == 1
    assert t.view()["board"]["dogs"][0]["all_shields"] == 4


def test_43_both_paws_stay_in_the_hole() -> None:
    t = table("""
        trap-sword-2@ES   coin-1@NEW
        squirrel-sword    .
        start             .
    """, "joan").leaves("A", "n force n disarm:squirrel-sword e pass out:n")  # fmt: skip
    assert t.dog("A").paws == 3
    assert t.view()["board"]["holes"] == [{"cell": "n1", "x": 0, "y": -1, "paw": "A", "paws": 2}]
    assert t.sleeps("B").dog("A").paws == 5


def test_44_whoever_claims_a_potion_room_takes_a_potion() -> None:
    t = table(column("potions-1"), "joan", "robin potion-sword potion-sword").walks("A", "n")
    assert set(t.may("A")) == {"claim:bow", "claim:fireball", "pass"}


def test_44_a_potion_on_a_trap_is_not_in_the_supply() -> None:
    t = table("""
        trap-bow-2@ES   potions-1
        start           .
    """, "joan potion-bow", "robin potion-bow").walks("A", "n disarm:potion e")  # fmt: skip
    assert set(t.may("A")) == {"claim:sword", "claim:fireball", "pass"}
    t.leaves("A", "pass out:n")
    assert t.supply == "fireball fireball sword sword"
    assert t.sleeps("B").supply == "bow fireball fireball sword sword", "until the round ends"


def test_45_one_paw_opens_an_edge_with_two_walls() -> None:
    t = table("""
        chest-1@NS   chest-2@NS
        start        .
    """, "bonk").walks("A", "n pass break:e pass")  # fmt: skip
    assert (t.w.paws, t.w.cell) == (4, t.w.path[-1])
    assert GAME.to_position(t.leaves("A", "out:n").g)["broken"] == [{"cell": "n1", "side": "e", "seat": "A"}]


def test_45_he_breaks_only_his_room_and_goes_over_at_once() -> None:
    t = table("""
        chest-1@NS   chest-2@NS
        start        .
    """, "bonk").walks("A", "")  # fmt: skip
    assert t.may("A", "break") == ["break:w"]
    t.does("A", "go:n", "pass", "break:e", "pass")
    assert t.view("A")["board"]["walk"]["path"][-1]["cell"] == "n1e1"


def test_45_nothing_is_broken_where_he_can_pass() -> None:
    doors = "door-1@NeSw\nstart"
    assert table(doors, "bonk").walks("A", "n").may("A") == ["out:n", "break:e", "break:w"]
    assert table(doors, "bonk keyfly-1").walks("A", "n").may("A") == ["out:n", "out:e", "out:w"]


# -- building at broken edges, abilities before the action -------------------------------------------------------------------------


def test_46_the_drawn_card_must_show_an_exit_towards_the_broken_edge() -> None:
    t = table("", "joan", "bonk out", broken="B start w").draws("A", "ifrit-bow")
    assert t.may("A", "w1") == ["w1:1", "w1:3"], "NS turned to EW"


def test_46_a_wall_laid_on_a_broken_edge_is_connected() -> None:
    """It fits by another side of it."""
    t = table("""
        coin-1@ESW   coin-2@ESW
        .            start
    """, "robin", "joan", "bonk out", broken="C start w", seats=3).lays("A", "w1", "chest-1@NS")  # fmt: skip
    assert "go:w" in t.walks("B", "").may("B")


def test_47_each_room_is_turned_once_and_to_another_rotation() -> None:
    t = table(AROUND, "sharik").walks("A", "").does("A", "rotate:s1:1")
    assert {option.split(":")[1] for option in t.may("A", "rotate")} == {"n1", "e1"}


def test_47_the_start_rooms_beyond_and_free_cells_are_never_turned() -> None:
    t = table(column("coin-2@ESW", "coin-1@ESW"), "sharik").walks("A", "")
    assert {option.split(":")[1] for option in t.may("A", "rotate")} == {"n1"}


def test_47_touching_the_start_is_enough() -> None:
    t = table("chest-1@NS start", "sharik").walks("A", "")
    assert t.may("A", "rotate") == ["rotate:w1:1", "rotate:w1:2", "rotate:w1:3"]


def test_48_bonk_breaks_any_edge_of_any_open_room_before_his_action() -> None:
    t = table("""
        .             chest-3@ES   trap-bow-1@NS+tick-bow
        ifrit-bow/B   start        hole/B
    """, "bonk", "joan", seats=3, bonk_timing="turn")  # fmt: skip
    breaks = set(t.may("A", "break"))
    assert {"break:w1:e", "break:w1:w"} <= breaks, "a room with a rival's paw, too"
    assert not {"break:start:e", "break:n1:e", "break:n1e1:w"} & breaks, "not towards a hole, nor to a covered trap"
    assert not {option for option in breaks if option.startswith("break:n1e1")}, "nor any edge of it"
    assert "break:n1:s" not in breaks, "nor where he could pass"


def test_48_a_side_between_two_rooms_is_told_once() -> None:
    t = table("chest-1@NS chest-2@NS\nstart .", "bonk", bonk_timing="turn")
    assert "break:n1:e" in t.may("A")
    assert "break:n1e1:w" not in t.may("A")
    t.does("A", "break:n1:e")
    assert t.told("breaks", "B") == [{"seat": "A", "cell": "n1", "side": "e", "paws": 4, "beyond": "chest-2"}]
    assert not {"break:n1:e", "break:n1e1:w"} & set(t.may("A"))


def test_48_a_door_is_broken_only_by_whoever_has_no_key() -> None:
    doors = "door-1@NeSw door-2@NeSw\nstart ."
    assert {"break:n1:e", "break:n1:w", "break:n1e1:e"} <= set(table(doors, "bonk", bonk_timing="turn").may("A"))
    assert table(doors, "bonk keyfly-1", bonk_timing="turn").may("A", "break") == ["break:start:w"]


def test_48_any_number_and_the_paws_are_spent_until_the_round_ends() -> None:
    t = table("chest-1@NS\nstart", "bonk", bonk_timing="turn")
    t.does("A", "break:n1:e", "break:n1:w", "break:start:w")
    assert t.dog("A").paws == 2
    t.sleeps("A", "B")
    assert (t.dog("A").paws, t.g.broken) == (6, {})
    t = table("chest-1@NS\nstart", "bonk spent=5", bonk_timing="turn")
    assert t.may("A", "break") == []


def test_48_whether_one_can_explore_or_leave_is_judged_afterwards() -> None:
    t = table(HOLES, "bonk", "robin", bonk_timing="turn")
    assert "explore" not in t.may("A")
    t.does("A", "break:start:w")
    assert t.may("A") == ["explore", "leave", "sleep"]
    assert t.draws("A", "ifrit-bow").may("A") == ["w1:1", "w1:3"]


def test_48_bonk_may_break_and_then_do_any_action() -> None:
    for action in ("explore", "leave", "sleep"):
        t = table("chest-1@NS\nstart", "bonk", bonk_timing="turn").does("A", "break:n1:e")
        assert action in t.may("A")


def test_48_sharik_turns_each_room_once_a_turn_the_leave_included() -> None:
    t = table(AROUND, "sharik", sharik_timing="turn").does("A", "rotate:n1:2")
    assert {option.split(":")[1] for option in t.may("A", "rotate")} == {"e1", "s1"}
    assert {option.split(":")[1] for option in t.walks("A", "").may("A", "rotate")} == {"e1", "s1"}
    t = table(AROUND, "sharik", sharik_timing="turn").does("A", "rotate:n1:2").draws("A", "coin-2")
    t.does("A", t.may("A")[0]).sleeps("B")
    assert len(t.may("A", "rotate")) == 9, "in the next turn each may be turned again"


def test_49_one_builds_beside_a_room_with_a_paw() -> None:
    t = table("coin-1@ESW/B\nstart", "joan", "robin")
    assert {"n1e1", "n1w1"} <= t.sites
    t.lays("A", "n1e1", "coin-2@ESW")
    assert t.rooms["n1e1"] == "coin-2"


VAGABOND_THEN_TRAP = """
    coin-1@ESW         .
    trap-bow-1@NS      .
    vagabond-bow@NS    .
    start              .
"""


def test_50_a_spent_vagabond_takes_its_paw_along() -> None:
    t = table(VAGABOND_THEN_TRAP, "joan").walks("A", "n hire:paw")
    assert (t.w.board, t.w.paws) == (6, 5)
    t.does("A", "go:n", "disarm:vagabond-bow")
    assert (t.w.board, t.w.paws) == (5, 4), "one fewer for the rest of the way"
    t.leaves("A", "n pass out:e")
    assert (t.dog("A").board, t.dog("A").extras, t.paws) == (5, 2, {"n1": "A"})


def test_50_a_vagabond_that_brought_no_paw_takes_none() -> None:
    t = table(VAGABOND_THEN_TRAP, "joan board=7").leaves("A", "n hire:paw n disarm:vagabond-bow n pass out:e")
    assert t.dog("A").board == 7
    t = table("coin-1@ESW\ntrap-bow-1@NS\nstart", "joan vagabond-bow:paw board=6").leaves("A", "n disarm:vagabond-bow n pass out:e")
    assert t.dog("A").board == 6


def test_50_it_remembers_its_paw_in_a_later_round() -> None:
    t = table("coin-1@ESW\ntrap-bow-1@NS\nstart", "joan vagabond-bow:paw! board=7", round=2)
    t.leaves("A", "n disarm:vagabond-bow n pass out:e")
    assert (t.dog("A").board, t.dog("A").extras) == (6, 1)


def test_50_with_all_paws_spent_it_goes_before_the_next_round() -> None:
    t = table("""
        .              coin-1@ESW
        .              trap-bow-1@NS
        chest-3@ES     chest-4@NW
        vagabond-bow   .
        start          .
    """, "joan spent=3").leaves("A", "n hire:paw n claim e claim n disarm:vagabond-bow n pass out:e")  # fmt: skip
    assert (t.dog("A").board, t.dog("A").owed, t.dog("A").paws) == (6, 1, 0)
    t.sleeps("B")
    assert (t.dog("A").board, t.dog("A").owed, t.dog("A").paws) == (5, 0, 5)
    assert t.told("paw-goes") == [{"seat": "A", "count": 5}]


def test_50_the_paw_can_be_won_once_more() -> None:
    t = table("""
        coin-1@ESW
        vagabond-sword@NS
        trap-bow-1@NS
        start
    """, "joan vagabond-bow:paw! board=7").walks("A", "n disarm:vagabond-bow")  # fmt: skip
    assert (t.w.board, t.w.paws) == (6, 6)
    t.leaves("A", "n hire:paw n pass out:e")
    assert (t.dog("A").board, t.dog("A").paws) == (7, 6)


@pytest.mark.parametrize("seed", range(6))
def test_50_board_and_extras_are_always_seven(seed: int) -> None:
    for match in at_random(seed, 4):
        for dog in match.state.dogs:
            assert 5 <= dog.board <= 7
            assert dog.board + dog.extras == 7
            assert 0 <= dog.spent <= dog.board


def test_51_the_drawn_card_is_public_and_cannot_be_taken_back() -> None:
    t = table("", "joan").draws("A", "dragon-1")
    for seat in ("A", "B", ""):
        assert t.view(seat)["board"]["drawn"]["id"] == "dragon-1"
    with pytest.raises(BadInput):
        t.undoes("A")
    assert t.may("A") == [f"{cell}:{quarters}" for cell in ("n1", "e1", "s1") for quarters in range(4)], "each rotation counts"


def test_52_the_countdown_is_dealt_once_a_round() -> None:
    t = table("", "joan", seats=4, countdown_trigger="leave_or_sleep").sleeps("A")
    assert t.g.pile == 12
    t.leaves("B", "out:n").sleeps("C")
    assert t.g.pile == 12
    t.sleeps("D")
    assert (t.g.round, t.g.pile) == (2, -1)
    t = table("", "joan", seats=4).leaves("A", "out:n")
    assert t.g.pile == 12
    assert t.leaves("B", "out:e").g.pile == 12


@pytest.mark.parametrize(("profile", "damage"), [("cards", 2), ("mild", 1)])
def test_53_golem_and_eyecat_bite_as_the_table_says(profile: str, damage: int) -> None:
    for copy in (1, 2, 3):
        for name, bite in (("golem", damage), ("eyecat", damage), ("cerberus", 2)):
            t = table(f"{name}-{copy}@NES\nstart", "pluto", damage_profile=profile).walks("A", "n")
            assert t.w.damage == bite


def test_53_a_game_from_when_the_option_had_another_name_plays_on() -> None:
    t = table("golem-1@NES\nstart", "pluto", damage_profile="as_transcribed").walks("A", "n")
    assert (t.w.damage, t.g.options.settings["damage_profile"]) == (1, "mild")
    record = new_game(damage_profile="mild").match.record()
    old = Record.loads(record.dumps().replace("mild", "as_transcribed"))
    assert "as_transcribed" in old.options.values()
    assert Match.load(old).state.options.damage_profile == "mild"


def test_54_places_below_the_first_go_the_same_way() -> None:
    t = table(
        "", "joan coins-1 coins-2 coins-3", "pluto ifrit-bow coins-4", "ruta coins-5 coins-6", "robin coins-7 coins-8", seats=4,
        shared="hunt-ifrit hunt-cat hunt-mimic hunt-tick", round=3,
    ).sleeps(*"ABCD")  # fmt: skip
    assert [score.total for score in scores_of(t.g)] == [6, 4, 4, 4]
    assert ranks_of(scores_of(t.g)) == [1, 2, 3, 3]
    assert [row["rank"] for row in t.view()["result"]["rows"]] == [1, 2, 3, 3]


def test_54_a_potion_on_a_trap_counts_for_nobody() -> None:
    t = table(beside("trap-bow-2@ES"), "joan potion-bow", "robin", shared="most-bow most-sword", round=3)
    assert most_of(t.g, 1) == 0
    t.leaves("A", "n disarm:potion e pass out:n").sleeps("B")
    assert (t.g.over, most_of(t.g, 1)) == (True, -1)
