"""The chance to stay unhurt counts the deaths of monsters that hurt, too; every card that changes a roll tells what it changes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from tests.games.dungeoneer.fights import LORD, declares, duel, siege
from tests.games.dungeoneer.table import Table, table
from tests.games.dungeoneer.test_forecast import LAST, attacked, battle, then
from tests.games.dungeoneer.test_odds import compare, counted, label
from tests.games.dungeoneer.test_quests import near
from undercroft.games.dungeoneer.cards.fields import Work
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.rules.twist import Twist
from undercroft.games.dungeoneer.rules.twists.every import TWISTS
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, STEPS
from undercroft.games.dungeoneer.view import odds

CARDS = GAME.stock.cards("")
MOURNED = sorted(name for name, card in CARDS.adventures.items() if any(effect == "wound" for effect, _, _ in card.last))
"""Monsters that wound when they are defeated."""
HURT = "hurt"


def answered(card: str, hero: str = "vashti 3", **more: Any) -> Table:
    """The monster attacks B, who is asked for a response: Create Darkness."""
    given: dict[str, Any] = {"heroes": {"a": "kron 2", "b": hero}, "glory": {"b": 9}, "hands": {"a": card, "b": "create-darkness"}}
    return declares(siege(card, **given, **more), f"{card}:B")


def hurt(t: Table) -> str:
    return HURT if any(args["seat"] == 1 for args in t.told("wounded")) else "unhurt"


def test_these_monsters_hurt_by_their_death() -> None:
    assert MOURNED == ["bugbear"]


@pytest.mark.parametrize("card", MOURNED)
@pytest.mark.parametrize("responses", [(), ("use:vashti:{card}",), ("play:create-darkness",)])
def test_staying_unhurt_counts_the_death_of_the_monster(card: str, responses: tuple[str, ...]) -> None:
    """All dice are played out, with each response and without."""
    options = [each.format(card=card) for each in responses]

    def after(t: Table) -> None:
        t.does("b", *options)
        while t.ask is not None and t.asked == ("B", "respond"):
            t.does("b", "pass")

    shares = counted(lambda: answered(card), after, 2, hurt)
    with_it = odds.percent(shares.get("unhurt", 0))
    option = options[0] if options else "play:create-darkness"
    (change,) = [each for each in then(answered(card), option)["changes"] if (each["what"], each["seat"]) == ("unhurt", "B")]
    assert change["after" if options else "before"] == with_it
    if not options:
        assert with_it == battle(answered(card))["attacks"][0]["odds"]["tie"]  # hit or victorious, it is hurt


def test_the_dying_bugbear_is_told_with_the_odds() -> None:
    assert battle(answered("bugbear"))["attacks"][0]["odds"]["last"] == [{"what": "wound", "n": 1}]
    assert (
        "last"
        not in battle(declares(siege("zombie", glory={"b": 3}, hands={"a": "zombie", "b": "fend-off"}), "zombie:B"))["attacks"][0][
            "odds"
        ]
    )


def test_a_hero_that_stands_by_is_told_too() -> None:
    t = answered("bugbear", at={"a": "library", "b": "library"})
    shares = counted(
        lambda: answered("bugbear", at={"a": "library", "b": "library"}),
        lambda t: t.does("b", "pass") and None, 2,
        lambda t: HURT if any(args["seat"] == 0 for args in t.told("wounded")) else "unhurt",
    )  # fmt: skip
    (change,) = [each for each in then(t, "play:create-darkness")["changes"] if (each["what"], each["seat"]) == ("unhurt", "A")]
    assert change["before"] == odds.percent(shares["unhurt"])


def test_before_it_is_sent_its_death_and_all_who_stand_there_are_told() -> None:
    for at, also in (({"b": "library"}, []), ({"a": "library", "b": "library"}, ["A"])):
        t = table(hands={"a": "bugbear, zombie"}, at=at, peril={"b": 9}, phase=LORD).does("a", "declare")
        told = then(t, "add:bugbear:B")
        assert (told["also"], told["odds"]["melee"]["last"]) == (also, [{"what": "wound", "n": 1}])
        assert "also" not in then(t, "add:zombie:B")


def test_a_challenge_tells_that_winning_hurts() -> None:
    t = declares(siege("bugbear", heroes={"b": "kron 2"}, ap={"b": 1}, at={"b": "library"}).rolls(5, 1), "bugbear:B")
    assert t.asked == ("B", "challenge")
    assert then(t, "challenge:bugbear")["odds"]["melee"]["last"] == [{"what": "wound", "n": 1}]


# -- cards that change a roll ------------------------------------------------------------------------------------------------------


def changes_rolls(work: Work) -> bool:
    """Whether a card or hero changes rolls when it is played or used."""
    twisted = bool(work.twist) and type(TWISTS[work.twist]).attack_change is not Twist.attack_change
    return twisted or work.next_roll is not None or bool(work.battle_rolls or work.battle_strikes)


CHANGING = sorted(name for name, card in {**CARDS.adventures, **CARDS.heroes}.items() if changes_rolls(card.work))


def scented() -> Table:
    """A may make its own monster's attack stronger."""
    return declares(siege("gloom-bats, scent-of-blood"), "gloom-bats:B")


def countering(rolled: int = 3) -> Table:
    """B is about to roll its counter."""
    t = declares(siege("zombie", hands={"a": "zombie", "b": "surge-of-will"}, glory={"b": 9}).rolls(rolled), "zombie:B")
    while t.g.battle is not None and not t.g.battle.attacks[0].rolled:
        t.does("b", "pass")
    return t


def trapped() -> Table:
    """B is about to roll against a trap."""
    t = declares(siege("closing-walls", hands={"a": "closing-walls", "b": "lucky-tumble"}, glory={"b": 9}), "closing-walls:B")
    while not (t.g.moment and t.g.moment.rolls):
        t.does("b", "pass")
    return t


def attacking(**more: Any) -> Table:
    """A attacks B by magic."""
    return duel(heroes={"a": "lorel 2", "b": "kron 2"}, glory={"a": 5}, **more).does("a", "attack:B", "magic")


def embers() -> Table:
    return attacking(readied={"a": "ring-of-magic"}, position={"under": {"ring-of-magic": ["ember-setting"]}})


def tough() -> Table:
    """A bugbear of 2 life attacks B: what is played makes a single strike enough."""
    t = declares(siege("bugbear", hands={"a": "bugbear", "b": "turned-blade"}, glory={"b": 9}), "bugbear:B")
    t.g.fought().attacks[0].life = 2
    return t


TELLS: dict[str, tuple[Callable[[], Table], str]] = {
    "turned-blade": (tough, "play:turned-blade"),
    "vashti": (lambda: answered("zombie"), "use:vashti:zombie"),
    "create-darkness": (lambda: attacked("create-darkness"), "play:create-darkness"),
    "coffin-lid-shield": (lambda: attacked("fend-off", readied={"b": "coffin-lid-shield"}), "use:coffin-lid-shield"),
    "scent-of-blood": (scented, "play:scent-of-blood:B:gloom-bats"),
    "surge-of-will": (countering, "play:surge-of-will:2"),
    "lucky-tumble": (trapped, "play:lucky-tumble"),
    "lorel": (attacking, "use:lorel"),
    "ember-setting": (embers, "use:ember-setting"),
}


def test_every_card_that_changes_a_roll_is_here() -> None:
    assert sorted(TELLS) == CHANGING


@pytest.mark.parametrize("card", TELLS)
def test_a_card_that_changes_a_roll_tells_the_chances_with_it_and_without(card: str) -> None:
    story, option = TELLS[card]
    changes = then(story(), option)["changes"]
    assert any(each["before"] != each["after"] for each in changes)
    t = story()
    before = t.g.battle.attacks[0].bonuses[:] if t.g.battle and t.g.battle.attacks else []
    label(t, option)
    assert not (t.g.battle and t.g.battle.attacks) or t.g.battle.attacks[0].bonuses == before  # asking changes nothing


def test_scent_of_blood_foretells_what_the_dice_then_do() -> None:
    (change,) = [each for each in then(scented(), "play:scent-of-blood:B:gloom-bats")["changes"] if each["what"] == "hits"]
    for option, told in (("pass", "before"), ("play:scent-of-blood:B:gloom-bats", "after")):
        shares = counted(scented, lambda t, option=option: t.does("a", option) and None, 2, hurt)  # type: ignore[misc]
        assert change[told] == odds.percent(1 - shares["unhurt"])


def test_who_sends_a_monster_is_told_that_it_hits_and_its_target_that_it_stays_unhurt() -> None:
    t = declares(siege("zombie", glory={"a": 3, "b": 9}, hands={"a": "zombie, scent-of-blood", "b": "create-darkness"}), "zombie:B")
    [whats] = [{each["what"] for each in then(t, "play:create-darkness")["changes"]}]
    assert whats == {"unhurt", "strike"}
    assert {each["what"] for each in then(scented(), "play:scent-of-blood:B:gloom-bats")["changes"]} == {"hits"}


def test_a_pack_counts_the_undead_that_are_in_the_plan_already() -> None:
    """Ghoul Pack: +1 for each other undead that attacks the same hero."""
    hands = {"a": "ghoul-pack, zombie, cackling-witch", "b": "create-darkness"}
    given: dict[str, Any] = {"hands": hands, "glory": {"b": 9}, "at": {"b": "library"}, "peril": {"b": 20}, "phase": LORD}
    alone, with_undead, with_another = (
        then(table(**given).does("a", "declare", *first), "add:ghoul-pack:B")["odds"]["melee"]["attack"]
        for first in ((), ("add:zombie:B",), ("add:cackling-witch:B",))
    )
    assert with_undead > alone == with_another
    t = table(**given).does("a", "declare", "add:zombie:B", "add:ghoul-pack:B", "done")
    found = next(each for each in battle(t)["attacks"] if each["monster"] == "ghoul-pack")
    assert found["odds"]["attack"] == with_undead


def test_both_chances_of_a_counter_are_told_for_each_x() -> None:
    t = countering(6)
    by_x = {x: {each["what"]: each["after"] for each in then(t, f"play:surge-of-will:{x}")["changes"]} for x in (3, 4)}
    assert by_x[3].keys() == by_x[4].keys() == {"unhurt", "strike"}
    assert by_x[3]["strike"] < by_x[4]["strike"]


def test_an_attack_that_a_card_gives_tells_its_odds() -> None:
    def story() -> Table:
        return declares(siege("zombie", heroes={"b": "kron 2"}, glory={"b": 5}, ap={"b": 1}).rolls(6, 1), "zombie:B")

    def ends(t: Table) -> str:
        return "attack" if t.told("strikes-monster") else "counter" if len(t.told("struck")) > 1 else "tie"

    for option in ("challenge:zombie", "use:kron:zombie"):  # this has +1
        shares = counted(story, lambda t, option=option: t.does("b", option, "melee") and None, 2, ends)  # type: ignore[misc]
        compare(then(story(), option)["odds"]["melee"], shares)


def test_retribution_at_a_hero_tells_its_odds_and_whom_it_fells() -> None:
    def story(life: int = 6, mine: int = 5) -> Table:
        t = (
            table(glory={"a": 2}, life={"a": mine, "b": life}, active="b", ap={"b": 3})
            .does("b", "attack:A")
            .rolls(2, 1)
            .does("b", "melee")
        )
        return t.does("a", "pass")

    def ends(t: Table) -> str:
        return {0: "attack", 1: "counter"}[t.told("hero-strikes")[0]["seat"]] if t.told("hero-strikes") else "tie"

    told = then(story(), "use:kron:B")
    compare(told["odds"]["melee"], counted(story, lambda t: t.does("a", "use:kron:B", "melee") and None, 2, ends))
    assert "fells" not in told
    won = then(story(1), "use:kron:B")
    assert (won["fells"], won["wins"]) == (["B"], True)
    lost = then(story(mine=1), "use:kron:B")
    assert (lost["fells"], "wins" in lost) == (["A"], False)


# -- where a card puts a hero ------------------------------------------------------------------------------------------------------


def test_a_warp_of_ones_own_tells_what_the_space_gives_and_what_waits_there() -> None:
    lies = {"tomb-antechamber": (CENTRE, 0), "drowned-well": (CENTRE + STEPS[EAST], 0)}
    t = table(map=lies, at={"a": "tomb-antechamber", "b": "tomb-antechamber"}, hands={"a": "door-of-smoke"}, glory={"a": 5})
    told, there = then(t, "play:door-of-smoke:drowned-well"), t.g.cards.maps["drowned-well"]
    assert told["enters"] == {"seat": "A", "space": "drowned-well", "glory": there.glory, "peril": there.peril}
    assert told["glory"] == 2  # what is left of mine
    assert [(each["what"], each["card"]) for each in told["risks"]] == [("hazard", "drowned-well")]
    t.g.visited.add("drowned-well")
    assert then(t, "play:door-of-smoke:drowned-well")["enters"] == {"seat": "A", "space": "drowned-well"}


# -- what is asked for later, and what was given -----------------------------------------------------------------------------------


def test_an_attempt_tells_of_a_reroll_what_it_makes_of_the_chance() -> None:
    def story() -> Table:
        places = {"tomb-antechamber": (CENTRE, 0), "embalmers-hall": (CENTRE + STEPS[EAST], 0)}
        return table(
            map=places, at={"a": "embalmers-hall", "b": "tomb-antechamber"}, quests={"a": "dice-with-the-dead"}, glory={"a": 1}
        )

    args = label(story(), "attempt:dice-with-the-dead").args
    assert (args["raise"], args["glory"]) == ("reroll", 1)
    quest = CARDS.quests["dice-with-the-dead"]

    def tries(t: Table) -> None:
        t.does("a", "attempt:dice-with-the-dead")
        if t.ask is not None and t.asked[1] == "reroll":
            _, dice = t.ask.about
            t.does("a", max("12", key=lambda which: odds.of_reroll(t.g, quest, dice, int(which) - 1)))

    shares = counted(story, tries, 3, lambda t: "yes" if t.told("completes") else "no")
    assert args["best"] == odds.percent(shares["yes"])


def test_more_glory_names_the_card_that_gives_it() -> None:
    t = declares(siege("zombie", readied={"b": "barrow-blade, gravebreakers-oath"}).rolls(1, 6), "zombie:B")
    (told,) = t.told("reward-glory")
    assert (told["count"], told["more"], sorted(told["cards"])) == (3, 2, ["barrow-blade", "gravebreakers-oath"])


@pytest.mark.parametrize(("card", "rolls", "cause", "count"), [("closing-walls", (1,), "trap", 2), ("bugbear", (1, 6), "last", 1)])
def test_a_wound_is_asked_about_with_its_cause_and_number(card: str, rolls: tuple[int, ...], cause: str, count: int) -> None:
    t = declares(siege(card, readied={"b": "ring-of-magic"}).rolls(*rolls), f"{card}:B")
    for number in range(1, count + 1):
        assert t.asked == ("B", "prevent")
        args = label(t, "pass").args
        assert {key: args[key] for key in ("cause", "by_card", "number", "count")} == {
            "cause": cause, "by_card": card, "number": number, "count": count,
        }  # fmt: skip
        t.does("b", "use:ring-of-magic")


@pytest.mark.parametrize("against", ["zombie", "barrow-knight"])
def test_a_card_for_one_of_several_rolls_foretells_what_the_dice_then_do(against: str) -> None:
    """Every fall of both counter dice is played out, and the other roll stays as it was."""

    def story() -> Table:
        t = table(hands={"a": "zombie, barrow-knight", "b": "surge-of-will"}, glory={"b": 3}, peril={"b": 14}, phase=LORD)
        return t.rolls(4, 3).does("a", "declare", "add:zombie:B", "add:barrow-knight:B", "done")

    option = f"play:surge-of-will:{against}:3"
    shown = {each["what"]: each["after"] for each in then(story(), option)["changes"] if each["card"] == against}
    assert {each["card"] for each in then(story(), option)["changes"]} == {against}
    struck, strikes = 0, 0
    for dice in product(range(1, 7), repeat=2):
        t = story().rolls(*dice).does("b", option)
        struck += against in [each["card"] for each in t.told("struck")]
        strikes += against in [each["card"] for each in t.told("strikes-monster")]
    assert shown == {what: odds.percent(n / 36) for what, n in (("unhurt", 36 - struck), ("strike", strikes)) if what in shown}
    assert "strike" in shown


def test_light_fingers_say_how_often_the_dice_give_a_treasure() -> None:
    def story() -> Table:
        return table(hands={"a": "light-fingers"}, glory={"a": 9}, readied={"b": "ring-of-magic"})

    def ends(t: Table) -> str:
        return "stolen" if "steal:ring-of-magic" in t.options or t.asked[1] == "steal" else "kept"

    shares = counted(story, lambda t: t.does("a", "play:light-fingers:B") and None, 2, ends)
    assert label(story(), "play:light-fingers:B").args["percent"] == odds.percent(shares["stolen"])


@pytest.mark.parametrize(("attacker", "attacked"), ["BC", "CB", "AB", "BA"])
def test_chain_of_grudges_tells_whose_hit_is_how_likely(attacker: str, attacked: str) -> None:
    """What the played-out dice say: both sides of that attack, as of every other."""

    def story() -> Table:
        return table(
            seats=3, hands={"a": "chain-of-grudges"}, peril={"b": 9}, phase=LORD,
            heroes={"a": "kron 2", "b": "roderik 2", "c": "pim 2"},
        )  # fmt: skip

    option = f"play:chain-of-grudges:{attacker}:{attacked}"

    def ends(t: Table) -> str:
        strikes = t.told("hero-strikes")
        return ["attack", "counter"]["ABC"[strikes[0]["seat"]] == attacked] if strikes else "tie"

    told = then(story(), option)
    compare(told["odds"]["melee"], counted(story, lambda t: t.does("a", option) and None, 2, ends))
    assert told["odds"].keys() == {"melee"}
    assert label(story(), option).args["percent"] == told["odds"]["melee"]["attack"]


@pytest.mark.parametrize(("mine", "theirs", "falls"), [(1, 2, "A"), (2, 1, "B"), (1, 1, "AB"), (2, 2, "")])
def test_a_quest_that_fails_for_all_names_whom_that_defeats(mine: int, theirs: int, falls: str) -> None:
    def story() -> Table:
        return near("black-ledger", "library", life={"a": mine, "b": theirs}, at={"a": "library", "b": "library"})

    def ends(t: Table) -> str:
        return "".join("ABC"[args["seat"]] for args in t.told("defeated"))

    (risk,) = then(story(), "attempt:black-ledger")["risks"]
    assert ("".join(risk["defeats"]), LAST in risk["fails"]) == (falls, False)
    shares = counted(story, lambda t: t.does("a", "attempt:black-ledger") and None, 1, ends)
    assert not falls or odds.percent(shares[falls]) == 100 - risk["percent"]


# -- wounds that add up ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("life", [1, 2, 3, 4])
@pytest.mark.parametrize("cards", [("legion",), ("zombie", "legion"), ("closing-walls", "zombie"), ("zombie", "closing-walls")])
def test_this_can_defeat_counts_all_that_was_planned_and_tested(cards: tuple[str, ...], life: int) -> None:
    """Played out with the best and the worst dice: whom the last encounter helps to defeat is told before it is declared."""

    def story() -> Table:
        return siege(", ".join(cards), seats=3, life={"b": life}).does("a", "declare", *[f"add:{card}:B" for card in cards[:-1]])

    def dies(*dice: int) -> bool:
        t = story().rolls(*dice).does("a", f"add:{cards[-1]}:B")
        while t.ask is not None and {"done", "pass"} & {*t.options}:
            t.does(t.asked[0].lower(), "done" if "done" in t.options else "pass")
            if t.told("defeated"):
                return True
        return bool(t.told("defeated"))

    told = then(story(), f"add:{cards[-1]}:B")
    risk = any(harm["what"] == "defeat" for each in told.get("risks", ()) for harm in each["fails"])
    can = any(dies(*dice, *[1] * 9) for dice in product((1, 6), repeat=5))
    assert ("B" in told.get("fells", ()) or risk) is can
    assert set(told.get("fells", ())) <= {"B"}


@pytest.mark.parametrize(
    ("card", "more", "told"),
    [
        ("mirror-of-the-dead-hour", {"glory": {"b": 5}}, [{"what": "glory", "n": -3}]),
        ("mirror-of-the-dead-hour", {"glory": {"b": 2}}, [{"what": "glory", "n": -2}]),
        ("mirror-of-the-dead-hour", {"glory": {"b": 0}}, []),
        ("rune-of-exile", {"at": {"b": "crypt"}}, [{"what": "to-entrance", "n": 1}]),
        ("rune-of-exile", {"at": {"b": "tomb-antechamber"}}, []),
    ],
    ids=["glory", "less glory", "no glory", "far", "entrance"],
)
def test_a_failure_is_told_as_it_befalls(card: str, more: dict[str, Any], told: list[dict[str, Any]]) -> None:
    t = siege(card, **more).does("a", "declare")
    (option,) = [each for each in t.options if each.startswith(f"add:{card}:B")][:1]
    assert next(each["fails"] for each in then(t, option)["risks"] if each["seat"] == "B") == told
    glory, space = t.glory("b"), t.player("b").space
    t.rolls(*[1] * 3).does("a", option)
    while t.ask is not None and {"done", "pass"} & {*t.options}:
        t.does(t.asked[0].lower(), "done" if "done" in t.options else "pass")
    assert t.glory("b") - glory == sum(harm["n"] for harm in told if harm["what"] == "glory")
    assert (t.player("b").space != space) is any(harm["what"] == "to-entrance" for harm in told)
