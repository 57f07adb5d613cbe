"""Battles: lair and reward (rules §9, VII and VIII), and the rulings about them."""

from __future__ import annotations

from undercroft.games.dungeoneer.game import GAME
from undercroft.kernel.shapes import plain

from .fights import declares, duel, siege

# --- VII. lair ------------------------------------------------------------------------------------------------------------------


def test_unwounded_to_hand_or_lair_wounded_to_lair_or_discard_defeated_away() -> None:
    t = siege("zombie, barrow-knight, night-hamster").rolls(1, 1, 1, 1, 6, 6)
    declares(t, "zombie:B", "barrow-knight:B", "night-hamster:B")
    assert t.options == {"hand:zombie", "lair:zombie"}
    t.does("a", "hand:zombie")
    assert t.options == {"lair:barrow-knight", "discard:barrow-knight"}
    t.does("a", "discard:barrow-knight")
    assert t.discarded("barrow-knight", "night-hamster")
    assert t.player("a").hand == ["zombie"]


def test_a_lair_holds_three_and_the_owner_picks_who_goes() -> None:
    t = siege("zombie", players={"a": {"lair": ["legion", "bugbear", "soot-imp"]}})
    declares(t.rolls(1, 1), "zombie:B").does("a", "lair:zombie")
    assert t.options == {"bugbear", "legion", "soot-imp", "zombie"}
    t.does("a", "soot-imp")
    assert t.player("a").lair == ["legion", "bugbear", "zombie"]
    assert t.discarded("soot-imp")


# --- VIII. reward ---------------------------------------------------------------------------------------------------------------


def test_ruling_11_each_wound_gives_its_owner_one_peril_to_give_to_another_living_player() -> None:
    """Every wound on its own, or to nobody."""
    t = siege("zombie, night-hamster", seats=3, peril={"b": 2}, at={"b": "library", "c": "library"}).rolls(6, 6, 1, 1)
    declares(t, "zombie:B", "night-hamster:B").does("a", "hand:zombie", "hand:night-hamster")
    assert t.asked == ("A", "reward")
    assert t.options == {"B", "C", "nobody"}
    t.does("a", "C")
    assert t.asked == ("A", "reward")
    t.does("a", "nobody")
    assert (t.peril("a"), t.peril("b"), t.peril("c")) == (0, 0, 1)


def test_each_wound_on_a_monster_is_a_glory_surplus_wounds_are_not() -> None:
    t = declares(siege("zombie", readied={"b": "mighty-blow-2"}).rolls(1, 6), "zombie:B")
    assert t.glory("b") == 1


def test_hero_against_hero_gives_nothing() -> None:
    t = duel().rolls(6, 1).does("a", "attack:B", "melee")
    assert (t.glory("a"), t.glory("b"), t.peril("a"), t.peril("b")) == (0, 0, 0, 0)
    assert t.asked == ("A", "hero")


def test_a_hit_on_a_hero_is_told_to_bring_no_glory() -> None:
    """By a challenge as by an attack; not where nothing was lost, nor of a monster."""
    t = duel().rolls(6, 1).does("a", "attack:B", "melee")
    assert t.told("no-reward") == [{"seat": 0, "kind": "hero"}]
    t = siege("zombie", ap={"b": 1}, at={"a": "library", "b": "library"}).rolls(1, 1, 6, 1)
    declares(t, "zombie:B").does("b", "challenge:A", "melee").does("a", "hand:zombie")
    assert [(told["seat"], told["kind"]) for told in t.told("no-reward")] == [(1, "hero")]
    t = declares(siege("zombie").rolls(6, 1), "zombie:B").does("a", "hand:zombie", "B")
    assert (t.peril("b"), t.told("no-reward")) == (9, [])


def test_driving_a_monster_off_is_told_to_bring_no_glory() -> None:
    t = siege("zombie", hands={"a": "zombie", "b": "fend-off"}, glory={"b": 3})
    declares(t, "zombie:B").does("b", "play:fend-off:zombie")
    assert [(told["seat"], told["kind"]) for told in t.told("no-reward")] == [(1, "driven")]


def test_a_wound_of_a_trap_is_told_to_bring_no_peril_to_anybody() -> None:
    t = declares(siege("whispering-darts").rolls(1), "whispering-darts:B")
    assert [(told["seat"], told["kind"]) for told in t.told("no-reward")] == [(0, "trap")]
    assert t.told("reward-peril") == []
    t = declares(siege("whispering-darts").rolls(6), "whispering-darts:B")
    assert t.told("no-reward") == []


def test_ruling_43_every_life_point_really_lost_to_the_card_counts() -> None:
    """The threat of Legion on two heroes, and its strike."""
    t = siege("legion", seats=3, heroes={"c": "pim 1"}, at={"b": "library", "c": "library"}).rolls(1, 1, 6, 1)
    declares(t, "legion:B").does("a", "hand:legion")
    assert (t.life("b"), t.life("c")) == (4, 5)
    t.does("a", "B", "B", "B")
    assert t.peril("b") == 9 - 4 + 3
    assert [(told["target_seat"], told["count"]) for told in t.told("reward-peril")] == [("B", 3)]  # told at one go


def test_peril_for_wounds_is_told_once_for_everybody_who_gets_some() -> None:
    t = siege("legion", seats=3, heroes={"c": "pim 1"}, at={"b": "library", "c": "library"}).rolls(1, 1, 6, 1)
    declares(t, "legion:B").does("a", "hand:legion").does("a", "B", "C", "B")
    assert [(told["target_seat"], told["count"]) for told in t.told("reward-peril")] == [("B", 2), ("C", 1)]
    assert (t.peril("b"), t.told("reward-peril")[0]["seat"]) == (9 - 4 + 2, 0)


def test_the_second_gift_of_peril_counts_the_first() -> None:
    t = siege("legion", seats=3, heroes={"c": "pim 1"}, at={"b": "library", "c": "library"}).rolls(1, 1, 6, 1)
    declares(t, "legion:B").does("a", "hand:legion")

    def then() -> dict[str, int]:
        assert t.ask is not None
        labels = [GAME.describe(t.g, t.ask, option) for option in t.ask.options]
        assert all(label.args["peril"] == label.args["now"] + 1 for label in labels if label.key == "reward")
        return {label.args["target_seat"]: label.args["peril"] for label in labels if label.key == "reward"}

    before = then()
    assert before == {"B": t.peril("b") + 1, "C": t.peril("c") + 1}
    t.does("a", "B")
    assert then() == {"B": before["B"] + 1, "C": before["C"]}


def test_how_many_wounds_are_still_to_be_paid_for_is_shown() -> None:
    t = siege("legion", seats=3, heroes={"c": "pim 1"}, at={"b": "library", "c": "library"}).rolls(1, 1, 6, 1)
    declares(t, "legion:B").does("a", "hand:legion")
    assert plain(GAME.view(t.g, 0))["battle"]["rewards"] == {"A": 3}
    t.does("a", "nobody")
    assert plain(GAME.view(t.g, 0))["battle"]["rewards"] == {"A": 2}


def test_ruling_43_option_strikes_only() -> None:
    t = siege("legion", seats=3, at={"b": "library", "c": "corridor"}, reward_wounds="strikes").rolls(1, 6, 1)
    declares(t, "legion:B").does("a", "hand:legion", "B")
    assert t.life("b") == 4
    assert t.asked == ("A", "lord")
    assert t.peril("b") == 9 - 4 + 1


def test_ruling_43_prevented_wounds_do_not_count() -> None:
    t = siege("zombie", readied={"b": "ring-of-magic"}).rolls(6, 1)
    declares(t, "zombie:B").does("b", "use:ring-of-magic").does("a", "hand:zombie")
    assert t.asked == ("A", "lord")


def test_a_wound_in_the_challenge_counts_too() -> None:
    t = declares(siege("zombie", ap={"b": 1}).rolls(1, 1), "zombie:B").rolls(1, 6)
    t.does("b", "challenge:zombie", "melee").does("a", "hand:zombie")
    assert t.asked == ("A", "reward")
