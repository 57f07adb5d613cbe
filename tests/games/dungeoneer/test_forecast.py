"""What a choice may bring is told before it is made, and it is what the engine then does."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from tests.games.dungeoneer.fights import declares, duel, siege
from tests.games.dungeoneer.table import Table, table
from tests.games.dungeoneer.test_odds import label
from tests.games.dungeoneer.test_quests import near
from tests.games.dungeoneer.test_solo import alone
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, STEPS, WEST
from undercroft.games.dungeoneer.state.state import LORD
from undercroft.kernel.shapes import plain

SANCTUM = {
    "tomb-antechamber": (CENTRE, 0), "corridor": (CENTRE + STEPS[NORTH], 1), "dark-crossroads": (CENTRE + STEPS[EAST], 0),
    "inner-sanctum": (CENTRE + STEPS[EAST] + STEPS[NORTH], 0),
}  # fmt: skip


def then(t: Table, option: str) -> Any:
    return plain(label(t, option).then)


def battle(t: Table) -> Any:
    return plain(GAME.view(t.g, None))["battle"]


# -- the declaration --------------------------------------------------------------------------------------------------------------


def test_a_monster_shows_its_odds_before_it_is_declared() -> None:
    t = table(hands={"a": "zombie", "b": "fend-off"}, glory={"b": 3}, peril={"b": 9}, phase=LORD).does("a", "declare")
    shown = then(t, "add:zombie:B")["odds"]
    t.does("a", "add:zombie:B", "done")
    attack = battle(t)["attacks"][0]
    counted = {"parts": attack["parts"]}  # the zombie gets more in the crypt, the hero has nothing
    assert (
        shown[attack["form"]]
        == attack["odds"] | counted
        == attack["odds"] | {"parts": [{"card": "zombie", "n": 2}, {"card": "crypt", "n": 1, "why": "here:type-undead"}]}
    )


def test_the_odds_name_what_is_counted_in_them_before_the_fight() -> None:
    t = table(
        hands={"a": "zombie"}, peril={"b": 9}, heroes={"b": "raka 2"}, readied={"a": "undead-awakening"},
        at={"b": "library"}, quests={"b": "death-knell"}, phase=LORD,
    ).does("a", "declare")  # fmt: skip
    shown = then(t, "add:zombie:B")["odds"]["melee"]
    assert shown["parts"] == [
        {"card": "zombie", "n": 2}, {"card": "undead-awakening", "n": 1, "why": "commands:type-undead"},
        {"card": "death-knell", "n": 1, "why": "attacker:type-undead"},
    ]  # fmt: skip
    assert shown["counter_parts"][1:] == [{"card": "raka", "n": 1, "why": "against:type-undead"}]  # Grave Hatred
    assert "wounds" not in shown
    plain_one = table(hands={"a": "zombie"}, peril={"b": 9}, at={"b": "library"}, phase=LORD).does("a", "declare")
    assert not {"parts", "counter_parts"} & {*then(plain_one, "add:zombie:B")["odds"]["melee"]}


def test_the_odds_say_how_many_wounds_a_form_deals() -> None:
    t = table(heroes={"a": "vashti 2"}, players={"a": {"inventory": ["mighty-blow-2"]}}, ap={"a": 3})
    shown = then(t, "attack:B")["odds"]
    assert shown["melee"]["wounds"] == 2
    assert "wounds" not in shown["magic"]
    t.does("a", "attack:B")
    assert then(t, "melee")["odds"] == {"melee": shown["melee"]}


def test_of_a_form_to_choose_it_is_told_what_a_hit_of_the_monster_does() -> None:
    wound = {"what": "wound", "n": 1}
    spider = declares(siege("shroud-spider"), "shroud-spider:B")
    assert {form: then(spider, form)["odds"][form]["harm"] for form in spider.options} == {
        "melee": [wound], "speed": [wound, {"what": "knockdown", "n": 4}],
    }  # fmt: skip


@pytest.mark.parametrize(("counter_strikes", "loses"), [(True, [{"what": "glory", "n": -1}]), (False, [])])
def test_of_a_form_to_challenge_in_it_is_told_what_the_monster_does_that_hits_back(counter_strikes: bool, loses: list[Any]) -> None:
    t = declares(siege("grave-wraith", ap={"b": 1}, counter_strikes=counter_strikes).rolls(1, 3), "grave-wraith:B")
    t.does("b", "challenge:grave-wraith")
    told = {form: then(t, form)["odds"][form] for form in t.options}
    wound = {"what": "wound", "n": 1}
    assert {form: each["counter_harm"] for form, each in told.items()} == {"melee": [wound], "magic": [wound, *loses]}
    assert not any("harm" in each for each in told.values())


def test_of_heroes_the_odds_say_no_harm_but_wounds() -> None:
    t = duel().does("a", "attack:B")
    assert not any({"harm", "counter_harm"} & set(then(t, form)["odds"][form]) for form in t.options)


def test_a_trap_shows_whom_it_may_hit_oneself_too() -> None:
    t = table(hands={"a": "closing-walls", "b": "lucky-tumble"}, glory={"b": 9}, peril={"b": 9}, phase=LORD)
    t.does("a", "declare")
    risks = then(t, "add:closing-walls:B")["risks"]
    assert {each["seat"] for each in risks} == {"A", "B"}  # both stand in the crypt
    assert {(each["what"], each["stat"], each["needs"]) for each in risks} == {("trap", "melee", 6)}
    assert risks[0]["fails"] == [{"what": "wound", "n": 2}]
    t.does("a", "add:closing-walls:B", "done")
    assert battle(t)["traps"][0]["fails"] == risks[0]["fails"]
    assert battle(t)["traps"][0]["odds"] == {each["seat"]: each["percent"] for each in risks}


def test_a_trap_elsewhere_does_not_hit_oneself() -> None:
    t = table(hands={"a": "closing-walls"}, at={"a": "corridor"}, peril={"b": 9}, phase=LORD).does("a", "declare")
    assert [each["seat"] for each in then(t, "add:closing-walls:B")["risks"]] == ["B"]


FAR = {"tomb-antechamber": (CENTRE, 0), "crypt": (CENTRE + STEPS[NORTH], 0), "corridor": (CENTRE + 2 * STEPS[NORTH], 0)}


def test_a_search_shows_the_test_that_follows_it() -> None:
    t = table(map=FAR, quests={"a": "hidden-phylactery"}, at={"a": "corridor", "b": "tomb-antechamber"})
    (risk,) = then(t, "search:hidden-phylactery")["risks"]
    assert (risk["what"], risk["stat"], risk["needs"], risk["fails"]) == ("quest", "magic", 5, [{"what": "wound", "n": 1}])
    assert "all" not in risk  # nobody else stands there
    t = table(map=FAR, quests={"a": "hidden-phylactery"}, at={"a": "corridor", "b": "corridor"})
    assert then(t, "search:hidden-phylactery")["risks"][0]["defeats"] == []


@pytest.mark.parametrize(("hero", "fells", "saves"), [("lorel 2", ["B"], True), ("lorel 3", [], False)])
def test_a_threat_that_cannot_fail_foretells_no_defeat_and_no_card_against_it(hero: str, fells: list[str], saves: bool) -> None:
    """Magic 4 passes a magic 5+ threat with every die (rules §8)."""
    here = {"a": "corridor", "b": "corridor"}
    players = {"a": {"inventory": ["ferrymans-ring"], "life": 1}, "b": {"life": 1}}
    t = table(map=FAR, heroes={"a": hero}, quests={"a": "hidden-phylactery"}, at=here, players=players)
    told = then(t, "search:hidden-phylactery")
    assert (told["risks"][0]["defeats"], "guards" in told) == (fells, saves)


def test_the_fish_shows_what_a_second_die_makes_of_the_chance() -> None:
    args = {glory: label(near("magic-fish", "troll-bridge", glory={"a": glory}), "attempt:magic-fish").args for glory in (1, 2)}
    assert (args[2]["percent"], args[2]["glory"], args[2]["best"]) == (33, 2, 56)
    assert "best" not in args[1]  # it cannot be paid


def test_a_card_that_moves_a_hero_in_its_turn_shows_what_it_has_to_pass_there() -> None:
    lies = {"troll-bridge": (CENTRE, 0), "blade-gallery": (CENTRE + STEPS[NORTH], 0)}
    lies["tomb-antechamber"] = (CENTRE + 2 * STEPS[NORTH], 0)
    t = table(
        map=lies, quests={"a": "bone-regent"}, at={"a": "blade-gallery", "b": "tomb-antechamber"},
        hands={"b": "hand-through-the-wall"}, peril={"a": 9},
    ).does("a", "attempt:bone-regent")  # fmt: skip
    (pit,) = then(t, "play:hand-through-the-wall:A:troll-bridge")["risks"]
    assert (pit["seat"], pit["what"], pit["card"]) == ("A", "hazard", "troll-bridge")
    assert "risks" not in then(t, "play:hand-through-the-wall:A:tomb-antechamber")


# -- responses --------------------------------------------------------------------------------------------------------------------


def attacked(card: str, **more: Any) -> Table:
    t = table(hands={"a": "zombie", "b": card}, glory={"b": 9}, peril={"b": 9}, phase=LORD, **more)
    return t.does("a", "declare", "add:zombie:B", "done")


def test_a_response_shows_the_odds_with_it_and_without() -> None:
    t = attacked("create-darkness, fend-off")
    before = battle(t)["attacks"][0]["odds"]
    found = {each["what"]: each for each in then(t, "play:create-darkness")["changes"]}
    assert (found["unhurt"]["seat"], found["unhurt"]["card"], found["unhurt"]["before"]) == ("B", "zombie", 100 - before["attack"])
    held = [*t.g.battle.helps] if t.g.battle else None
    assert battle(t)["attacks"][0]["odds"] == before  # asking has changed nothing
    assert held == []
    shown = found["unhurt"]["after"]
    t.does("b", "play:create-darkness")
    after = battle(t)["attacks"][0]["odds"]
    assert shown == 100 - after["attack"] > found["unhurt"]["before"]


def test_a_card_that_drives_an_attacker_off_leaves_nothing_to_fear_of_it_and_nothing_to_strike() -> None:
    t = attacked("fend-off")
    attack = battle(t)["attacks"][0]["odds"]["attack"]
    shown = then(t, "play:fend-off:zombie")
    assert shown["changes"] == [{"what": "unhurt", "seat": "B", "card": "zombie", "before": 100 - attack, "after": 100}]
    assert "idle" not in shown
    t.does("b", "play:fend-off:zombie")
    assert t.told("driven-off")


def test_driving_off_an_attacker_that_cannot_hurt_changes_no_chance() -> None:
    t = attacked("create-darkness, fend-off", heroes={"a": "kron 2", "b": "raka 4"}, at={"a": "library", "b": "library"})
    assert then(t, "play:fend-off:zombie")["changes"][0]["before"] < 100
    t.does("b", "play:create-darkness")
    assert battle(t)["attacks"][0]["odds"]["attack"] == 0
    assert "changes" not in then(t, "play:fend-off:zombie")


def test_a_card_that_leaves_the_dice_to_come_as_they_are_says_so() -> None:
    t = attacked("create-darkness", readied={"b": "red-draught"}, life={"b": 4})
    assert "idle" not in then(t, "use:red-draught")  # no dice are to come yet
    t.does("b", "pass")
    assert then(t, "use:red-draught")["idle"] is True
    assert "idle" not in then(t, "play:create-darkness")


def test_a_card_for_the_next_roll_shows_what_it_does_for_it() -> None:
    card = "surge-of-will"
    hands = {"a": "closing-walls", "b": f"{card}, lucky-tumble"}
    t = table(hands=hands, at={"a": "corridor"}, glory={"b": 9}, peril={"b": 9}, phase=LORD)
    t.does("a", "declare", "add:closing-walls:B", "done")
    while t.ask is not None and not plain(GAME.view(t.g, 1)).get("moment"):
        t.does("b", "pass")
    option = next(each for each in sorted(t.options) if each.startswith(f"play:{card}"))
    (change,) = then(t, option)["changes"]
    assert change["what"] == "overcome"
    assert change["before"] == plain(GAME.view(t.g, 1))["moment"]["rolls"][0]["percent"] < change["after"]
    t.does("b", option)
    assert plain(GAME.view(t.g, 1))["moment"]["rolls"][0]["percent"] == change["after"]


# -- moves, searches, attempts ----------------------------------------------------------------------------------------------------


def test_alone_entering_tells_the_dice_of_peril_and_no_peril() -> None:
    t = alone(space="crypt")
    shown = then(t, "move:0")
    assert "peril" not in shown["enters"]
    assert shown["enters"]["dice"] == t.g.cards.maps["crypt"].peril


def test_entering_tells_the_danger_of_the_space_unless_the_hero_ignores_it() -> None:
    t = table(at={"a": "tomb-antechamber"})
    assert then(t, f"move:{EAST}")["enters"]["danger"] == t.g.cards.maps["dark-crossroads"].danger > 0
    assert "danger" not in then(t, f"move:{NORTH}")["enters"]
    t = table(at={"a": "tomb-antechamber"}, readied={"a": "ashen-cloak"})
    shown = then(t, f"move:{EAST}")
    assert "danger" not in shown["enters"]
    assert shown["spared"] == [{"seat": "A", "space": "dark-crossroads", "what": "danger", "ability": "ashen-cloak"}]


def test_entering_tells_which_hazards_of_the_space_do_nothing_to_the_hero() -> None:
    places = {"tomb-antechamber": (CENTRE, 0), "drowned-well": (CENTRE + STEPS[NORTH], 0)}
    t = table(at={"a": "tomb-antechamber"}, map=places)
    assert "spared" not in then(t, f"move:{NORTH}")
    t = table(at={"a": "tomb-antechamber"}, map=places, readied={"a": "ashen-cloak"})
    shown = then(t, f"move:{NORTH}")
    assert "risks" not in shown
    assert shown["spared"] == [{"seat": "A", "space": "drowned-well", "what": "pit", "ability": "ashen-cloak"}]


def test_together_entering_tells_peril_and_no_dice() -> None:
    t = table(at={"a": "tomb-antechamber"})
    shown = then(t, f"move:{NORTH}")
    assert "dice" not in shown["enters"]
    assert shown["enters"]["peril"] == t.g.cards.maps["corridor"].peril


def test_a_move_tells_the_hazards_that_wait_there() -> None:
    places = {"tomb-antechamber": (CENTRE, 0), "drowned-well": (CENTRE + STEPS[NORTH], 0)}
    t = table(at={"a": "tomb-antechamber", "b": "tomb-antechamber"}, map=places)
    (risk,) = then(t, f"move:{NORTH}")["risks"]
    assert (risk["what"], risk["card"], risk["stat"], risk["needs"]) == ("hazard", "drowned-well", "speed", 6)
    assert risk["fails"] == [{"what": "knockdown", "n": 0}]
    assert label(t, f"move:{NORTH}").final, "a die is rolled there: it cannot be taken back"
    assert not label(table(at={"a": "tomb-antechamber"}), f"move:{NORTH}").final


@pytest.mark.parametrize(("life", "fells"), [(2, None), (1, ["B"])])
def test_a_wound_or_a_token_says_whom_the_wound_may_defeat(life: int, fells: list[str] | None) -> None:
    """The question of §10 after a hit on a hero that escorts a token."""
    t = duel(quests={"b": "saints-ashes"}, players={"b": {"escorts": ["saints-ashes"], "life": life}})
    t.rolls(6, 1).does("a", "attack:B", "melee").does("b", "pass")
    assert then(t, "wound").get("fells") == fells
    assert label(t, "take:saints-ashes").then is None


# -- the cause of a defeat --------------------------------------------------------------------------------------------------------


def test_a_defeat_tells_its_cause_with_both_sums() -> None:
    t = table(hands={"a": "zombie"}, life={"b": 1}, peril={"b": 9}, phase=LORD, seats=3).rolls(6, 1)
    t.does("a", "declare", "add:zombie:B", "done")
    (wounded,), (defeated,) = t.told("wounded"), t.told("defeated")
    rolled = [event.args for event in t.g.journal or [] if event.key in ("monster-rolls", "rolls")]
    sums = {"form": defeated["form"], "against": rolled[0]["total"], "total": rolled[1]["total"]}
    assert (defeated["cause"], defeated["card"], defeated["by_seat"]) == ("strike", "zombie", "A")
    assert {key: defeated[key] for key in sums} == sums == {key: wounded[key] for key in sums}
    assert defeated["form"] == rolled[1]["form"]


def test_a_defeat_by_a_trap_tells_the_roll_that_was_lost() -> None:
    t = table(hands={"a": "closing-walls"}, at={"a": "corridor"}, life={"b": 1}, peril={"b": 9}, phase=LORD, seats=3).rolls(1, 1)
    t.does("a", "declare", "add:closing-walls:B", "done")
    (defeated,) = t.told("defeated")
    assert (defeated["cause"], defeated["card"], defeated["form"], defeated["against"]) == ("trap", "closing-walls", "melee", 6)
    assert defeated["total"] == t.told("threat")[0]["total"] < 6


# -- what an attempt costs, and what its monster may do ----------------------------------------------------------------------------


def test_a_hunt_says_what_its_monster_does_and_how_many_hits_it_takes() -> None:
    t = table(map=SANCTUM, at={"a": "inner-sanctum", "b": "inner-sanctum"}, quests={"a": "slay-draky"})
    hunt = label(t, "attempt:slay-draky")
    assert hunt.key == "attempt-hunt"
    assert hunt.args["hits"] == t.g.cards.quests["slay-draky"].monster.life  # type: ignore[union-attr]
    assert {form for form in ("melee", "magic", "speed") if then(t, "attempt:slay-draky")["odds"].get(form)} >= {"melee"}


def test_light_fingers_say_when_there_is_nothing_to_take() -> None:
    for readied, vain in (({"b": "barrow-blade"}, False), ({}, True)):
        t = table(hands={"a": "light-fingers"}, readied=readied, glory={"a": 2})
        args = label(t, "play:light-fingers:B").args
        assert (args["vain"], args["percent"] == 0) == (vain, vain)


def test_an_attempt_says_how_far_glory_can_raise_its_chance() -> None:
    for glory, spent, raised in ((0, 0, 0), (2, 2, 33), (9, 3, 50)):
        t = table(quests={"a": "black-ledger"}, at={"a": "library"}, glory={"a": glory})
        args = label(t, "attempt:black-ledger").args
        assert (args.get("glory", 0), args.get("best", args["percent"]) - args["percent"]) == (spent, raised)


def test_an_attempt_says_what_the_quest_asks_for() -> None:
    places = {"tomb-antechamber": (CENTRE, 0), "drowned-well": (CENTRE + STEPS[NORTH], 0)}
    t = table(
        map=places, at={"a": "drowned-well"}, quests={"a": "feed-the-font"}, readied={"a": "third-eye, dented-visor, backpack"}
    )
    args = label(t, "attempt:feed-the-font").args
    assert (args["cost"], args["boon"], args["life"], args["worth"]) == (0, 0, 0, 6)
    t.does("a", "attempt:feed-the-font")
    assert t.asked == ("A", "give-up")
    labels = [label(t, option) for option in sorted(t.options)]
    assert {each.key for each in labels} == {"give-up-for"}
    assert {(each.args["quest"], each.args["left"]) for each in labels} == {("feed-the-font", 6)}


def test_a_reroll_says_which_die_what_it_costs_and_how_likely_it_succeeds() -> None:
    places = {"tomb-antechamber": (CENTRE, 0), "embalmers-hall": (CENTRE + STEPS[NORTH], 0)}
    t = table(map=places, at={"a": "embalmers-hall"}, quests={"a": "dice-with-the-dead"}, glory={"a": 1})
    t.rolls(4, 5).does("a", "attempt:dice-with-the-dead")
    args = [label(t, option).args for option in ("1", "2")]
    assert [(each["die"], each["cost"], each["percent"]) for each in args] == [(4, 1, 33), (5, 1, 33)]


@pytest.mark.parametrize(
    ("seats", "life", "fells", "wins"),
    [(2, 2, UNSET, UNSET), (2, 1, ["B"], True), (3, 1, ["B"], UNSET)], ids=["no", "last", "hero"],
)  # fmt: skip
def test_an_attack_on_the_last_life_says_what_ends_with_it(seats: int, life: int, fells: Any, wins: Any) -> None:
    t = table(seats=seats, phase="dungeonlord", hands={"a": "zombie"}, peril={"b": 9}, life={"b": life}, active="a")
    t.does("a", "declare")
    told = label(t, "add:zombie:B").then
    assert (told.fells, told.wins) == (fells, wins)
    told = label(table(seats=seats, life={"b": life}), "attack:B").then
    assert (told.fells, told.wins) == (fells, wins)


def test_a_trap_promises_no_wound_of_an_attack() -> None:
    t = table(seats=3, hands={"a": "closing-walls, zombie"}, peril={"b": 9}, life={"b": 1}, phase=LORD).does("a", "declare")
    assert then(t, "add:zombie:B")["fells"] == ["B"]
    assert "fells" not in then(t, "add:closing-walls:B")  # what its failure does is said with its roll


@pytest.mark.parametrize("life", [2, 3])
def test_a_strike_of_two_wounds_fells_whoever_has_two(life: int) -> None:
    mighty = {"inventory": ["mighty-blow-2"]}
    t = table(heroes={"a": "vashti 2"}, players={"a": mighty, "b": {"life": life}})
    assert then(t, "attack:B").get("fells") == (["B"] if life == 2 else None)
    for counters in (True, False):  # of a counter only by that option (ruling 2)
        t = table(players={"a": {"life": life}, "b": mighty}, counter_strikes=counters)
        assert then(t, "attack:B").get("fells") == (["A"] if life == 2 and counters else None)


@pytest.mark.parametrize("option", ["add", "challenge"])
def test_the_death_of_a_monster_can_defeat_whoever_stands_by(option: str) -> None:
    t = table(seats=3, hands={"a": "bugbear"}, peril={"b": 9}, at={"b": "library", "c": "library"}, life={"c": 1}, phase=LORD)
    t.does("a", "declare")
    if option == "challenge":
        t.becomes(players={"b": {"ap": 2}}).rolls(1, 1).does("a", "declare", "add:bugbear:B", "done")
        while t.asked[1] != "challenge":
            t.does(t.asked[0], "pass" if "pass" in t.options else min(t.options))
    assert then(t, f"{option}:bugbear" + ":B" * (option == "add"))["fells"] == ["C"]


def test_with_resurrection_no_attack_ends_the_game() -> None:
    assert label(table(life={"b": 1}, resurrection=True), "attack:B").then.fells is UNSET


def test_no_wound_fells_a_hero_that_an_open_card_saves() -> None:
    t = table(life={"b": 1}, heroes={"b": "pim 2"}, readied={"b": "ferrymans-ring"})
    assert label(t, "attack:B").then.fells is UNSET
    assert label(table(life={"b": 1}, heroes={"b": "pim 2"}), "attack:B").then.fells == ["B"]


def test_a_button_says_how_much_an_effect_gives() -> None:
    t = table(
        hands={"a": "stubborn-legs"}, at={"a": "embalmers-hall"}, glory={"a": 9}, ap={"a": 3}, life={"a": 3},
        map={
            "tomb-antechamber": (CENTRE, 0), "embalmers-hall": (CENTRE + STEPS[NORTH], 0), "crypt": (CENTRE + 2 * STEPS[NORTH], 0),
        },
    )  # fmt: skip
    hall, legs = label(t, "use:embalmers-hall").args, label(t, "play:stubborn-legs").args
    assert (hall["gives"], hall["now"], hall["after"], hall["later"]) == ("heal", 3, 4, False)
    assert (legs["gives"], legs["after"]) == ("ap", 2)


def test_chain_of_grudges_tells_who_may_be_defeated_on_either_side() -> None:
    def fells(option: str, **life: int) -> tuple[list[str], bool]:
        t = table(seats=len(life), hands={"a": "chain-of-grudges"}, peril={"b": 9}, life=life, phase=LORD)
        told = then(t, f"play:chain-of-grudges:{option}")
        return told.get("fells", []), told.get("wins", False)

    assert fells("B:C", a=1, b=1, c=1) == (["C", "B"], False)
    assert fells("B:C", a=1, b=2, c=2) == ([], False)
    assert fells("A:B", a=1, b=3) == (["A"], False)
    assert fells("B:A", a=2, b=1) == (["B"], True)


def test_light_fingers_have_no_chance_where_no_treasure_fits() -> None:
    for mine, theirs in ((None, None), ("dented-visor", "barrow-blade")):
        t = table(hands={"a": "light-fingers"}, glory={"a": 9}, readied={"a": mine, "b": theirs} if mine and theirs else {})
        assert label(t, "play:light-fingers:B").args["percent"] == 0


# -- the last life ----------------------------------------------------------------------------------------------------------------

LAST = {"what": "defeat", "n": 1}


def test_a_failure_that_takes_the_last_life_says_defeat() -> None:
    for life, last in ((2, [LAST]), (3, [])):
        t = table(hands={"a": "closing-walls"}, peril={"b": 9}, players={"a": {"life": life}, "b": {"life": life}}, phase=LORD)
        for risk in then(t.does("a", "declare"), "add:closing-walls:B")["risks"]:
            assert risk["fails"] == [{"what": "wound", "n": 2}, *last]


def test_what_saves_the_last_life_is_no_defeat() -> None:
    t = table(hands={"a": "closing-walls"}, peril={"b": 9}, players={"b": {"life": 1, "inventory": ["ferrymans-ring"]}}, phase=LORD)
    theirs = next(each for each in then(t.does("a", "declare"), "add:closing-walls:B")["risks"] if each["seat"] == "B")
    assert LAST not in theirs["fails"]


def test_a_quest_that_fails_for_one_tells_its_defeat() -> None:
    t = near("black-ledger", "library", life={"a": 1, "b": 1}, at={"a": "library", "b": "dark-crossroads-2"})
    (risk,) = then(t, "attempt:black-ledger")["risks"]
    assert (LAST in risk["fails"], "all" in risk) == (True, False)


@pytest.mark.parametrize(
    ("down", "standup", "told"),
    [(False, 0, ["knockdown"]), (True, 0, ["standup"]), (True, 4, [])],
    ids=["stands", "lies", "lies so"],
)
def test_a_hero_that_lies_does_not_fall_again(down: bool, standup: int, told: list[str]) -> None:
    lies = {"down": down, "standup": standup}
    t = table(hands={"a": "stone-sack"}, at={"a": "library"}, peril={"b": 9}, players={"b": lies}, phase=LORD)
    (risk,) = then(t.does("a", "declare"), "add:stone-sack:B")["risks"]
    assert [harm["what"] for harm in risk["fails"]] == told
    t.rolls(1).does("a", "add:stone-sack:B", "done")
    assert (len(t.told("falls")), t.player("b").standup) == (int(not down), 4)


@pytest.mark.parametrize(("tokens", "life", "sure"), [(1, 1, False), (0, 2, False), (0, 1, True)], ids=["both", "one", "not all"])
def test_what_may_be_prevented_is_no_sure_defeat(tokens: int, life: int, sure: bool) -> None:
    t = table(hands={"a": "closing-walls"}, peril={"b": 9}, readied={"b": "ring-of-magic"}, life={"b": life}, phase=LORD)
    t.g.tokens["ring-of-magic"] = tokens
    theirs = next(each for each in then(t.does("a", "declare"), "add:closing-walls:B")["risks"] if each["seat"] == "B")
    assert (LAST in theirs["fails"]) is sure


def test_a_trapped_exit_is_no_sure_defeat_where_its_wound_may_be_prevented() -> None:
    t = table(at={"a": "library"}, life={"a": 1}, readied={"a": "ring-of-magic"})
    assert label(t, "move:1").args["fells"] is False
    t = table(at={"a": "library"}, life={"a": 1}, readied={"a": "mail-of-small-bones"})  # that is against strikes
    assert label(t, "move:1").args["fells"] is True


@pytest.mark.parametrize(("life", "more", "last"), [(1, "", True), (2, "", False), (1, ", ferrymans-ring", False)])
def test_a_wound_that_may_be_prevented_says_whether_it_would_be_the_last(life: int, more: str, last: bool) -> None:
    """A hero that the Ferryman's Ring saves is not defeated by it."""
    t = table(
        heroes={"b": "pim 2"}, hands={"a": "bone-colossus"}, readied={"b": f"mail-of-small-bones{more}"}, peril={"b": 6},
        life={"b": life}, at={"a": "library"}, phase=LORD,
    )  # fmt: skip
    t.rolls(6, 1).does("a", "declare", "add:bone-colossus:B", "done")
    assert t.asked == ("B", "prevent")
    assert label(t, "use:mail-of-small-bones").args["last"] is last


@pytest.mark.parametrize("life", [1, 2])
def test_an_attack_says_that_my_hero_has_its_last_life(life: int) -> None:
    t = table(heroes={"a": "vashti 2"}, ap={"a": 3}, players={"a": {"life": life}})
    assert then(t, "attack:B").get("fells") == (["A"] if life == 1 else None)


@pytest.mark.parametrize("life", [1, 2])
def test_glory_for_a_quest_says_that_a_failure_defeats(life: int) -> None:
    t = near("black-ledger", "library", glory={"a": 3}, life={"a": life}).does("a", "attempt:black-ledger")
    assert [label(t, each).args["fells"] for each in ("0", "3")] == [life == 1] * 2


@pytest.mark.parametrize("life", [1, 2])
def test_a_trap_exit_says_that_a_failure_defeats(life: int) -> None:
    t = table(at={"a": "library"}, life={"a": life})
    assert label(t, "move:1").args["fells"] is (life == 1)


def test_action_points_from_a_card_are_told_as_they_will_be() -> None:
    t = table(hands={"a": "stubborn-legs"}, glory={"a": 4}, ap={"a": 1})
    told = then(t, "play:stubborn-legs")
    t.does("a", "play:stubborn-legs")
    assert (told["ap"], told["glory"]) == (t.player("a").ap, t.player("a").glory)


def test_action_points_from_a_use_are_told_as_they_will_be() -> None:
    t = table(readied={"a": "boot-of-ala-hazad"}, glory={"a": 4}, ap={"a": 1})
    told = then(t, "use:boot-of-ala-hazad")
    t.does("a", "use:boot-of-ala-hazad")
    assert (told["ap"], told["glory"]) == (t.player("a").ap, t.player("a").glory) == (2, 2)


# -- what lies open, and what comes to lie there -----------------------------------------------------------------------------------


def test_an_encounter_names_the_ability_that_its_target_may_weaken_it_by() -> None:
    """It is printed on the hero: whoever sends undead reads it (and that it costs glory the hero has)."""
    given: dict[str, Any] = {"hands": {"a": "zombie"}, "peril": {"b": 9}, "at": {"b": "library"}, "phase": "dungeonlord"}
    for glory, named in ((3, [("B", "vashti")]), (0, [])):
        t = table(heroes={"b": "vashti 1"}, glory={"b": glory}, **given).does("a", "declare")
        guards = then(t, "add:zombie:B").get("guards", [])
        assert [(each["seat"], each["card"]) for each in guards] == named


@pytest.mark.parametrize("card", ["wolfs-pace", "ashen-cloak"])
def test_a_card_that_stays_says_what_it_makes_of_the_roll_at_hand(card: str) -> None:
    """Before spikes: a stat that it raises, or a hazard that it spares."""
    lies = {"tomb-antechamber": (CENTRE, 0), "blade-gallery": (CENTRE + STEPS[WEST], 0)}
    t = table(hands={"a": card}, glory={"a": 9}, at={"a": "tomb-antechamber", "b": "tomb-antechamber"}, map=lies)
    t.does("a", "move:3")
    assert t.asked == ("A", "window")
    (change,) = then(t, f"play:{card}")["changes"]
    assert (change["what"], change["seat"]) == ("overcome", "A")
    assert change["before"] < change["after"]
    assert (change["after"] == 100) == (card == "ashen-cloak")
    assert t.player("a").inventory == []
