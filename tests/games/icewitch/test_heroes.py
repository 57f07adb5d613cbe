"""Heroes of the surface, each by what its ability does."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.table import Table
from undercroft.games.dungeoneer.rules import values
from undercroft.kernel.game import LANGUAGES
from undercroft.text import Texts

from .table import GAME, HEARTH, table, with_ice

LIBRARY = GAME.stock.cards()
OURS = ("tahewyn-draexis", "ryghus-gar", "dorrun-emberhand")


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
