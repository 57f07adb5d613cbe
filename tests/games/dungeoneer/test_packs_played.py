"""Cards that only a pack could have, at the table: each works as it is written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from undercroft.games.dungeoneer.rules.solo import play_banes
from undercroft.games.dungeoneer.rules.twist import TWISTS
from undercroft.games.dungeoneer.rules.values import ap_at_reset, treasure_limit
from undercroft.games.dungeoneer.state.dungeon import CENTRE, NORTH, STEPS, Dungeon
from undercroft.games.dungeoneer.view import odds
from undercroft.kernel.ask import letter_of

from .table import Table, table
from .test_forecast import then
from .test_odds import counted, label
from .test_packs import read
from .test_packs_refused import card


def with_card(
    folder: Path, section: str, *lines: str, hand: str = "", under: str = "", ready: str = "", **story: Any
) -> Table:  # fmt: skip
    """A story with the card ``odd`` of a pack, in the hand of a seat, readied by one, or under something; a quest is the first
    seat's."""
    t = table(**story)
    g = t.g
    g.cards = read(folder, {f"{section}s.toml": card(section, *lines)})
    g.dungeon = Dungeon(g.cards.maps, g.dungeon.lies)
    if hand:
        g.players["ab".index(hand)].hand.append("odd")
    if section == "quest":
        g.players[0].quests = ["odd"]
    if ready:
        g.players["ab".index(ready)].inventory.append("odd")
    if under:
        g.under[under] = ["odd"]
    return Table(g)


JEWEL = ('duration = "attachment"', 'attach = "weapon"', 'types = ["jewel"]')


def test_an_attachment_that_costs_itself_can_be_used_once(tmp_path: Path) -> None:
    t = with_card(
        tmp_path, "treasure", *JEWEL, 'use = { when = "hero", discard = true }', 'effects = [["ap", 1]]',
        under="barrow-blade", readied={"a": "barrow-blade"},
    )  # fmt: skip
    t.does("a", "use:odd")
    assert (t.player("a").ap, t.g.under, t.player("a").inventory) == (4, {}, ["barrow-blade"])
    assert t.discarded("odd")
    assert "use:odd" not in t.options


def test_an_attachment_prevents_wounds(tmp_path: Path) -> None:
    t = with_card(
        tmp_path, "treasure", *JEWEL, 'twist = "mail"', 'use = { when = "wounded", discard = true }',
        under="barrow-blade", readied={"a": "barrow-blade"}, hands={"b": "zombie"}, peril={"a": 5}, active="b",
        phase="dungeonlord", at={"b": "library"},
    )  # fmt: skip
    t.rolls(6, 1).does("b", "declare", "add:zombie:A", "done")
    assert t.options == {"use:odd", "pass"}
    t.rolls(5).does("a", "use:odd")
    assert (t.life("a"), t.discarded("odd"), t.player("a").inventory) == (6, True, ["barrow-blade"])


def test_an_attachment_saves_a_hero(tmp_path: Path) -> None:
    t = with_card(
        tmp_path, "treasure", *JEWEL, 'twist = "ferry"',
        under="barrow-blade", readied={"a": "barrow-blade"}, hands={"b": "zombie"}, peril={"a": 5}, active="b",
        phase="dungeonlord", at={"b": "library"}, life={"a": 1},
    )  # fmt: skip
    t.rolls(6, 1).does("b", "declare", "add:zombie:A", "done")
    assert (t.life("a"), t.discarded("odd"), t.player("a").inventory) == (1, True, ["barrow-blade"])


def test_more_is_prevented_than_there_is_and_nobody_is_healed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TWISTS["mail"]), "prevent", lambda self, g, seat, card: 3)
    t = with_card(
        tmp_path, "treasure", *JEWEL, 'twist = "mail"', 'use = { when = "wounded", discard = true }',
        under="barrow-blade", readied={"a": "barrow-blade"}, hands={"b": "zombie"}, peril={"a": 5}, active="b",
        phase="dungeonlord", at={"b": "library"}, life={"a": 4},
    )  # fmt: skip
    t.rolls(6, 1).does("b", "declare", "add:zombie:A", "done").does("a", "use:odd")
    assert t.life("a") == 4


POTION = ('timing = "any"', 'types = ["potion"]')
FULL = "dented-visor, barrow-blade"


@pytest.mark.parametrize(("glory", "may"), [(2, False), (3, True)])
def test_what_is_used_up_at_once_is_paid_twice(tmp_path: Path, glory: int, may: bool) -> None:
    t = with_card(
        tmp_path, "treasure", *POTION, 'use = { when = "any", glory = 2, discard = true }', 'effects = [["ap", 1]]',
        hand="a", heroes={"a": "lorel 2", "b": "roderik 2"}, readied={"a": FULL}, glory={"a": glory},
    )  # fmt: skip
    assert ("play:odd:at-once" in t.options) == may
    if may:
        t.does("a", "play:odd:at-once")
        assert (t.glory("a"), t.player("a").ap, t.discarded("odd")) == (0, 4, True)


def test_what_is_used_up_at_once_is_aimed(tmp_path: Path) -> None:
    t = with_card(
        tmp_path, "treasure", 'timing = "response"', 'types = ["dust"]', 'twist = "bone-ward"',
        'use = { when = "response", discard = true }',
        hand="a", heroes={"a": "lorel 2", "b": "roderik 2"}, readied={"a": FULL}, glory={"a": 3}, hands={"b": "zombie"},
        peril={"a": 5}, active="b", phase="dungeonlord", at={"b": "library"},
    )  # fmt: skip
    t.does("b", "declare", "add:zombie:A", "done")
    t.rolls(6, 1).does("a", "play:odd:at-once:zombie")
    assert t.told("monster-rolls")[0]["total"] == 6 + 2 + 1 - 2  # the crypt favours the undead
    assert t.discarded("odd")


SACRIFICE = ('categories = ["sacrifice"]', 'places = ["crypt"]', "reward = { glory = 1 }")
BELONGINGS = "mighty-blow-2, third-eye, dented-visor"  # worth 5, 4 and 2


def test_no_card_is_given_twice(tmp_path: Path) -> None:
    """A boon, and 7 besides: with the dear boon gone only 6 would be left."""
    t = with_card(
        tmp_path, "quest", *SACRIFICE, "sacrifice = { boon = 1, cost = 7 }",
        heroes={"a": "kron 2", "b": "pim 2"}, readied={"a": BELONGINGS},
    )  # fmt: skip
    t.does("a", "attempt:odd")
    assert t.options == {"third-eye"}
    t.does("a", "third-eye", "dented-visor", "mighty-blow-2")
    assert t.player("a").completed == ["odd"]


@pytest.mark.parametrize(("asked", "may"), [("boon = 1, cost = 8", False), ("boon = 2, cost = 2", True), ("boon = 3", False)])
def test_a_sacrifice_that_cannot_be_made_is_not_offered(tmp_path: Path, asked: str, may: bool) -> None:
    t = with_card(
        tmp_path, "quest", *SACRIFICE, f"sacrifice = {{ {asked} }}",
        heroes={"a": "kron 2", "b": "pim 2"}, readied={"a": BELONGINGS},
    )  # fmt: skip
    assert ("attempt:odd" in t.options) == may


def test_what_must_be_left_besides_the_boons_is_told(tmp_path: Path) -> None:
    t = with_card(
        tmp_path, "quest", *SACRIFICE, "sacrifice = { boon = 1, cost = 8 }",
        heroes={"a": "kron 2", "b": "pim 2"}, readied={"a": BELONGINGS},
    )  # fmt: skip
    refusal = t.refused("attempt:odd")
    assert refusal is not None
    assert refusal.args == {"what": "rest", "count": 8, "have": 7}


BLUNT = (
    'duration = "attachment"', 'attach = "weapon"', 'target = "hero"', 'rolls = [{ of = ["attack"], forms = ["melee"], add = -1 }]',
)  # fmt: skip


def test_a_bane_hangs_under_a_treasure_of_its_type(tmp_path: Path) -> None:
    story: dict[str, Any] = {"hand": "a", "phase": "dungeonlord", "peril": {"b": 3}, "heroes": {"a": "kron 2", "b": "lorel 2"}}
    t = with_card(tmp_path, "bane", *BLUNT, readied={"b": "dented-visor, barrow-blade"}, **story)
    assert {option for option in t.options if option.startswith("play:")} == {"play:odd:B:barrow-blade"}
    t.does("a", "play:odd:B:barrow-blade")
    assert (t.g.under, t.peril("b")) == ({"barrow-blade": ["odd"]}, 2)
    t = with_card(tmp_path, "bane", *BLUNT, readied={"b": "dented-visor"}, **story)
    assert not any(option.startswith("play:") for option in t.options)


@pytest.mark.parametrize(("readied", "under"), [("dented-visor, barrow-blade", {"barrow-blade": ["odd"]}), ("dented-visor", {})])
def test_alone_too(tmp_path: Path, readied: str, under: dict[str, list[str]]) -> None:
    t = with_card(tmp_path, "bane", *BLUNT, seats=1, heroes={"a": "lorel 2"}, readied={"a": readied})
    assert list(play_banes(t.g, ["odd"])) == []
    assert t.g.under == under
    assert t.discarded("odd") == (not under)


@pytest.mark.parametrize(("effects", "may"), [('[["ap", -1]]', False), ('[["ap", -1], ["glory", -1]]', True)])
def test_a_bane_that_would_do_nothing_is_not_offered(tmp_path: Path, effects: str, may: bool) -> None:
    t = with_card(tmp_path, "bane", 'target = "hero"', f"effects = {effects}", hand="a", phase="dungeonlord", peril={"b": 1})
    assert ("play:odd:B" in t.options) == may


@pytest.mark.parametrize(("life", "told"), [(1, ["wound", "defeat"]), (2, ["wound", "knockdown"])])
def test_once_defeated_a_hero_does_not_fall(tmp_path: Path, life: int, told: list[str]) -> None:
    t = with_card(
        tmp_path, "trap", 'cost = 1', 'types = ["mechanism"]', 'threat = { stat = "speed", value = 5 }',
        'fail = [["wound", 1], ["knockdown", 1]]', hand="a", phase="dungeonlord", peril={"b": 9},
        at={"b": "library"}, life={"b": life},
    ).does("a", "declare")  # fmt: skip
    (risk,) = then(t, "add:odd:B")["risks"]
    assert [harm["what"] for harm in risk["fails"]] == told


@pytest.mark.parametrize(("effect", "idle"), [("heal", True), ("ap", True), ("glory", None)])
def test_glory_may_change_dice_to_come(tmp_path: Path, effect: str, idle: bool | None) -> None:
    """It buys dice, and other cards."""
    t = with_card(
        tmp_path, "boon", 'duration = "instant"', 'timing = "any"', f'effects = [["{effect}", 1]]', hand="b", glory={"b": 5},
        life={"b": 2}, hands={"a": "zombie"}, peril={"b": 5}, phase="dungeonlord", at={"b": "library"},
    )  # fmt: skip
    t.does("a", "declare", "add:zombie:B", "done").does("b", "pass")
    assert then(t, "play:odd").get("idle") is idle


@pytest.mark.parametrize(("types", "may"), [('["undead"]', True), ('["vermin"]', False)])
def test_a_roll_to_come_is_only_of_its_types(tmp_path: Path, types: str, may: bool) -> None:
    t = with_card(
        tmp_path, "boon", 'duration = "instant"', 'timing = "any"', f'next_roll = {{ of = ["counter"], add = 2, types = {types} }}',
        hand="a", glory={"a": 1}, hands={"b": "zombie"}, peril={"a": 5}, active="b", phase="dungeonlord", at={"b": "library"},
    )  # fmt: skip
    t.rolls(6, 1).does("b", "declare", "add:zombie:A", "done")
    assert ("play:odd" in t.options) == may


def test_what_is_played_for_a_battle_works_on_a_struck_hero(tmp_path: Path) -> None:
    t = with_card(
        tmp_path, "boon", 'duration = "instant"', 'timing = "any"', 'battle_strikes = [{ wounds = 1, effects = [["glory", -1]] }]',
        hand="a", glory={"a": 1, "b": 3},
    )  # fmt: skip
    assert "play:odd" not in t.options, "there is no battle yet"
    t.rolls(6, 1).does("a", "attack:B", "melee", "play:odd")
    assert (t.life("b"), t.glory("b")) == (4, 2)


def test_a_limit_is_never_below_nothing(tmp_path: Path) -> None:
    t = with_card(
        tmp_path, "bane", 'duration = "attachment"', 'attach = "hero"', 'target = "hero"', "limits = { treasures = -9 }",
        "stats = { speed = -9 }", hand="a", phase="dungeonlord", peril={"b": 1}, readied={"b": "dented-visor"},
    )  # fmt: skip
    t.does("a", "play:odd:B").does("b", "dented-visor")
    assert (treasure_limit(t.g, 1), ap_at_reset(t.g, 1), t.player("b").inventory) == (0, 0, [])


# -- what is foretold of them ------------------------------------------------------------------------------------------------------

HOME, AWAY = "tomb-antechamber", "corridor"
AFAR = {HOME: (CENTRE, 0), AWAY: (CENTRE + STEPS[NORTH], 0)}
BACK = 'effects = [["to-entrance", 1]]'
THERE: dict[str, Any] = {"map": AFAR, "at": {"a": AWAY, "b": AWAY}, "glory": {"a": 9}}


def moved(t: Table, option: str) -> list[str]:
    """Whose hero has gone to the entrance with this option."""
    t.does("a", option)
    return [letter_of(seat) for seat, player in enumerate(t.g.players) if player.space == HOME]


@pytest.mark.parametrize(
    ("section", "lines", "option", "whose"),
    [
        ("boon", ('duration = "instant"',), "play:odd", ["A"]),
        ("treasure", ('use = { when = "hero", discard = true }',), "play:odd", []),
        ("treasure", ('use = { when = "hero", discard = true }',), "play:odd:at-once", ["A"]),
        ("treasure", (*JEWEL, 'use = { when = "hero", discard = true }'), "play:odd:barrow-blade", []),
        ("bane", ('timing = "any"', 'target = "hero"'), "play:odd:B", ["B"]),
    ],
    ids=["instant", "readied", "used-up-at-once", "hung", "bane"],
)  # fmt: skip
def test_it_is_foretold_whose_hero_a_card_moves_when_it_is_played(
    tmp_path: Path, section: str, lines: tuple[str, ...], option: str, whose: list[str]
) -> None:
    ready = FULL if "at-once" in option else "barrow-blade"
    t = with_card(
        tmp_path, section, *lines, BACK, hand="a", readied={"a": ready, "b": "third-eye"}, peril={"b": 9},
        heroes={"a": "lorel 2", "b": "roderik 2"}, **THERE,
    )  # fmt: skip
    told = then(t, option).get("enters")
    assert [told["seat"]] * bool(whose) == whose if told else not whose
    assert moved(t.rolls(1, 6), option) == whose


def test_of_two_entrances_that_are_equally_near_none_is_foretold(tmp_path: Path) -> None:
    between = {**AFAR, "library": (CENTRE + 2 * STEPS[NORTH], 0)}
    t = with_card(tmp_path, "boon", 'duration = "instant"', BACK, hand="a", **{**THERE, "map": between})
    t.g.cards.maps["library"].entrance = True
    t.g.dungeon = Dungeon(t.g.cards.maps, t.g.dungeon.lies)
    t = Table(t.g)
    assert "enters" not in then(t, "play:odd")
    t.does("a", "play:odd")
    assert t.asked == ("A", "entrance")


BEAR = (
    "cost = 1", "life = 2", "melee = 2", "magic = 0", "speed = 1", 'types = ["fiend"]', 'forms = ["melee"]',
    'strikes = { melee = [["wound", 1]] }', 'last = [["wound", 1]]',
)  # fmt: skip


def test_it_is_foretold_that_a_stronger_strike_ends_a_monster_whose_death_hurts(tmp_path: Path) -> None:
    """All dice are played out, with the card and without."""

    begun = with_card(
        tmp_path, "monster", *BEAR, hand="a", hands={"b": "turned-blade"}, at={"a": "crypt", "b": "library"}, peril={"b": 9},
        glory={"b": 9}, phase="dungeonlord",
    ).g  # fmt: skip

    def story() -> Table:
        return Table(begun.copy()).does("a", "declare", "add:odd:B", "done")

    (change,) = [each for each in then(story(), "play:turned-blade")["changes"] if each["what"] == "unhurt"]
    assert (change["seat"], change["card"], change["before"] > change["after"]) == ("B", "odd", True)
    for option, shown in (("pass", "before"), ("play:turned-blade", "after")):
        shares = counted(
            story, lambda t, option=option: t.does("b", option) and None, 2,  # type: ignore[misc]
            lambda t: "hurt" if t.told("wounded") else "unhurt",
        )  # fmt: skip
        assert change[shown] == odds.percent(shares["unhurt"])


def test_whoever_else_stands_there_is_named_only_where_the_first_strike_kills(tmp_path: Path) -> None:
    for life, named in ((1, True), (2, False)):
        lines = [each if each != "life = 2" else f"life = {life}" for each in BEAR]
        story: dict[str, Any] = {"hand": "a", "peril": {"b": 9}, "at": {"a": "library", "b": "library"}, "phase": "dungeonlord"}
        t = with_card(tmp_path, "monster", *lines, **story)
        assert ("also" in then(t.does("a", "declare"), "add:odd:B")) == named


@pytest.mark.parametrize("raised", ["extra", "reroll"])
def test_what_an_attempt_can_reach_counts_its_threat_too(tmp_path: Path, raised: str) -> None:
    begun = with_card(
        tmp_path, "quest", 'categories = ["threat", "chance"]', 'places = ["crypt"]', "reward = { glory = 1 }",
        'threat = { stat = "melee", value = 6 }', 'fail = [["wound", 1]]', "dice = 1", "least = 4", f"{raised} = 1", glory={"a": 1},
    ).g  # fmt: skip

    def story() -> Table:
        return Table(begun.copy())

    def tries(t: Table) -> None:
        t.does("a", "attempt:odd")
        while t.ask is not None and t.asked[1] in ("extra-die", "reroll"):
            t.does("a", "pay" if t.asked[1] == "extra-die" else "1")

    shares = counted(story, tries, 3, lambda t: "yes" if t.told("completes") else "no")
    assert label(story(), "attempt:odd").args["best"] == odds.percent(shares["yes"])
