"""Heroes of the surface, each by what its ability does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import Table
from undercroft.games.dungeoneer.rules import values
from undercroft.kernel.game import LANGUAGES
from undercroft.text import Texts

from .table import GAME, HEARTH, beside, table, with_ice

LIBRARY = GAME.stock.cards()
OURS = ("enraka-tyvus", "tahewyn-draexis", "ryghus-gar", "dorrun-emberhand", "ysme-vharadil", "vargan-halftail")


@pytest.mark.parametrize("name", OURS)
def test_the_stats_of_each_level_add_up_to_3_6_9_and_10_and_the_limits_to_5(name: str) -> None:
    hero = LIBRARY.heroes[name]
    assert [sum(level.values()) for level in hero.levels] == [3, 6, 9, 10]
    assert (hero.boons + hero.treasures, hero.life) == (5, 6)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_on_our_cards_is_there(lang: str) -> None:
    words = {f"type-{each}" for card in LIBRARY.adventures.values() for each in card.types}
    words |= {f"people-{hero.people.lower()}" for hero in LIBRARY.heroes.values()}
    words |= {f"calling-{hero.calling.lower()}" for hero in LIBRARY.heroes.values()}
    assert [word for word in words if not Texts(lang).find(f"dungeoneer-kind-{word}")] == []


@pytest.mark.parametrize(("monster", "more"), [("rime-imp", 1), ("drowned-fisher", 0)])
def test_demon_slayer_adds_1_to_attack_rolls_against_demons_and_not_to_counter_rolls(monster: str, more: int) -> None:
    t = table(hands={"a": monster}, peril={"b": 9}, at={"b": HEARTH}, phase="dungeonlord", heroes={"b": "tahewyn-draexis 2"},
              ap={"b": 1})  # fmt: skip
    t.rolls(6, 1).does("a", "declare", f"add:{monster}:B", "done")
    t.rolls(6, 1).does("b", f"challenge:{monster}", "melee")
    assert [(args["of"], args["more"]) for args in t.told("rolls")] == [("counter", 0), ("attack", more)]


def test_arctic_knowledge_draws_up_to_6_at_ice_a6() -> None:
    def draws(**story: object) -> Table:
        return table(heroes={"a": "ryghus-gar 2"}, hands={"a": "zombie"}, **story)

    assert values.hand_size(draws().g, 0) == 5
    assert values.hand_size(draws(at={"a": "snowbound-trail"}).g, 0) == 6
    assert values.hand_size(draws(position=with_ice(wayside_crossing=1)).g, 0) == 6
    t = draws(at={"a": "snowbound-trail"}, position={"winter": False}).does("a", "end")
    t.rolls("legion", "bugbear", "rime-imp", "pale-bride", "thin-ice", "drowned-fisher").does("a", "hand:zombie", "no")
    assert len(t.player("a").hand) == 6


def test_ember_hands_take_the_ice_off_the_heros_space_and_gain_2_glory_once_a_turn() -> None:
    t = table(heroes={"a": "dorrun-emberhand 2"}, position=with_ice(wayside_crossing=1, last_hearth=1))
    t.does("a", "use:dorrun-emberhand")
    assert (t.g.ice, t.glory("a"), t.player("a").ap) == ({HEARTH: 1}, 2, 2)
    assert "use:dorrun-emberhand" not in t.options
    assert "use:dorrun-emberhand" not in table(heroes={"a": "dorrun-emberhand 2"}).options


def attacked(hero: str, *monsters: str, space: str = "snowbound-trail", **story: Any) -> Table:
    """The first seat's monsters attack the second seat's hero, whose player is asked to respond."""
    story = {"glory": {"b": 9}, **story}
    hands = {"a": ", ".join(monsters), "b": story.pop("hands_b", "")}
    t = table(hands=hands, peril={"b": 20}, at={"b": space}, phase="dungeonlord", heroes={"b": f"{hero} 2"}, **story)
    t.does("a", "declare", *[f"add:{monster}:B" for monster in monsters], "done")
    while t.asked == ("B", "window"):
        t.does("b", "pass")
    return t


def test_4_demon_ward_sends_a_demon_back_for_its_printed_cost_as_often_as_paid() -> None:
    t = attacked("enraka-tyvus", "frostbound-raider", "chillblood-hound", "pale-bride")
    uses = {"use:enraka-tyvus:frostbound-raider", "use:enraka-tyvus:chillblood-hound"}
    assert {option for option in t.options if option.startswith("use")} == uses
    t.does("b", "use:enraka-tyvus:frostbound-raider")
    assert (t.glory("b"), t.player("a").hand) == (9 - 2, ["frostbound-raider"])
    assert [args["where"] for args in t.told("keeps")] == ["hand"]
    assert [args["glory"] for args in t.told("uses-on")] == [2]
    t.rolls(1, 6).does("b", "use:enraka-tyvus:chillblood-hound")
    assert t.glory("b") == 9 - 2 - 3 + 1  # the Bride is defeated
    assert {args["card"] for args in t.told("monster-rolls")} == {"pale-bride"}
    assert t.peril("b") == 20 - 2 - 3 - 3


def test_demon_ward_needs_the_glory_and_a_demon() -> None:
    t = attacked("enraka-tyvus", "pale-bride", hands_b="ember-draught")
    assert not [option for option in t.options if option.startswith("use:enraka")]
    assert t.why("b")["hero:B"].key == "nothing-to-aim-at"
    poor = attacked("enraka-tyvus", "frostbound-raider", "chillblood-hound", glory={"b": 2})
    assert [option for option in poor.options if option.startswith("use")] == ["use:enraka-tyvus:frostbound-raider"]


def test_demon_ward_says_what_it_costs_at_least() -> None:
    t = attacked("enraka-tyvus", "chillblood-hound", glory={"b": 2}, hands_b="ember-draught")
    refused = t.why("b")["hero:B"]
    assert (refused.key, refused.args["cost"], refused.args["glory"]) == ("too-little-glory", 3, 2)


def test_v9_alone_demon_ward_discards_the_demon_and_it_brings_no_card() -> None:
    t = table(seats=1, map=beside(HEARTH, "wayside-crossing"), at={"a": HEARTH}, heroes={"a": "enraka-tyvus 2"}, glory={"a": 9})
    t.rolls(1, 6, "frostbound-raider").does("a", "move:0")
    while "use:enraka-tyvus:frostbound-raider" not in t.options:
        t.does("a", "pass")
    t.does("a", "use:enraka-tyvus:frostbound-raider")
    assert t.discarded("frostbound-raider")
    assert t.asked[1] != "draw"


def test_frost_sight_adds_2_to_one_counter_roll_that_it_names_at_ice() -> None:
    t = attacked("ysme-vharadil", "frostbound-raider", "chillblood-hound")
    assert {option for option in t.options if option.startswith("use")} == {
        "use:ysme-vharadil:frostbound-raider", "use:ysme-vharadil:chillblood-hound",
    }  # fmt: skip
    t.rolls(1, 1, 6, 6).does("b", "use:ysme-vharadil:frostbound-raider")
    assert [args["raised_n"] for args in t.told("rolls") if args["card"] == "frostbound-raider"] == [[2]]
    assert [args["more"] for args in t.told("rolls") if args["card"] == "chillblood-hound"] == [0]
    assert t.glory("b") == 9 - 1 + 2  # for both monsters defeated
    away = attacked("ysme-vharadil", "frostbound-raider", space="last-hearth", hands_b="ember-draught")
    assert away.why("b")["hero:B"].key == "other-terrain"


def test_frost_sight_meets_a_hero_that_attacks() -> None:
    t = table(heroes={"b": "ysme-vharadil 2"}, glory={"b": 1}, at={"a": "snowbound-trail", "b": "snowbound-trail"})
    t.does("a", "attack:B", "melee").rolls(1, 6).does("b", "use:ysme-vharadil:A")
    assert [args["more"] for args in t.told("rolls") if args["of"] == "counter"] == [2]


def saga(*monsters: str, seats: int = 2, **story: Any) -> Table:
    """Vargan defeats monsters that attack it."""
    t = table(seats=seats, hands={"a": ", ".join(monsters)}, peril={"b": 9}, at={"b": HEARTH}, phase="dungeonlord",
              heroes={"b": "vargan-halftail 2"}, position={"winter": False}, **story)  # fmt: skip
    t.does("a", "declare", *[f"add:{monster}:B" for monster in monsters])
    return t.rolls(*[1] * len(monsters), *[6] * len(monsters)).does("a", "done")


def test_mocking_saga_gains_1_glory_more_or_gives_1_peril_for_wounds_on_monsters_once_a_turn() -> None:
    t = saga("rime-imp", "rime-imp-2", seats=3)
    assert t.asked == ("B", "saga")
    assert t.options == {"A", "C", "glory"}
    assert t.glory("b") == 2
    assert t.g.used >= {(1, "vargan-halftail")}
    t.does("b", "C")
    assert (t.glory("b"), t.peril("c")) == (2, 1)
    more = saga("rime-imp").does("b", "glory")
    assert more.glory("b") == 2


def test_mocking_saga_brings_nothing_a_second_time_in_the_turn() -> None:
    t = saga("rime-imp").does("b", "glory")
    again = saga_again(t)
    assert again.asked[1] != "saga"
    assert again.glory("b") == 2 + 1


def saga_again(t: Table) -> Table:
    """The same turn's second battle: a monster that is declared once more."""
    g = t.g
    g.declared, g.phase = False, "dungeonlord"
    g.players[0].hand = ["rime-imp-2"]
    g.deck.bag = [card for card in g.deck.bag if card != "rime-imp-2"]
    g.players[1].peril = 9
    return Table(g, game=GAME).rolls(1, 6).does("a", "declare", "add:rime-imp-2:B", "done")


def test_v8_alone_mocking_saga_gives_glory_only() -> None:
    t = table(seats=1, map=beside(HEARTH, "wayside-crossing"), at={"a": HEARTH}, heroes={"a": "vargan-halftail 2"})
    t.rolls(1, 6, "rime-imp").rolls(1, 6).does("a", "move:0")
    assert [args["card"] for args in t.told("gains-glory")] == ["vargan-halftail"]
