"""The characters whose ability is to mend wounds, as the rulebook gives them: Cleric and Troll."""

from __future__ import annotations

import pytest

from tests.games.twister.table import table

# -- Cleric ---------------------------------------------------------------------------------------------------------------------


def test_cleric_heals_a_wounded_character_on_an_adjacent_square_for_one_point() -> None:
    t = table({"a-cleric": "c3", "a-thief": "d3"}, wounded="a-thief", card="3").does("A", "heal:a-cleric:a-thief")
    assert not t.wounded("a-thief")
    assert t.left == 2


def test_cleric_heals_nobody_farther_away_nor_on_the_diagonal() -> None:
    t = table({"a-cleric": "c3", "a-thief": "d4", "a-troll": "b5"}, wounded="a-thief a-troll")
    assert t.may("A", start="heal") == []
    assert t.why("A", "do:heal:a-cleric") == ("nobody-to-heal", "13")


def test_cleric_turns_the_token_of_the_wounded_character_face_up() -> None:
    t = table({"a-cleric": "c3", "a-thief": "d3"}, wounded="a-thief").does("A", "heal:a-cleric:a-thief")
    piece = next(each for each in t.view("B")["board"]["pieces"] if each["id"] == "a-thief")
    assert piece["wounded"] is False


def test_a_healed_character_can_do_nothing_in_this_turn() -> None:
    t = table({"a-cleric": "c3", "a-thief": "d3", "b-goblin": "d2"}, wounded="a-thief").does("A", "heal:a-cleric:a-thief")
    assert t.verbs("a-thief") == set()
    assert t.why("A", "piece:a-thief") == ("just-healed", "13")


def test_a_healed_character_acts_again_in_its_next_turn() -> None:
    t = table({"a-cleric": "c3", "a-thief": "d3"}, wounded="a-thief", card="5")
    t.does("A", "heal:a-cleric:a-thief", "end").does("B", "2", "end").does("A", "2")
    assert "move" in t.verbs("a-thief")


def test_a_healed_character_is_not_pulled_into_a_combat_of_this_turn() -> None:
    """§13: not even a group combat, until the turn ends."""
    t = table({"a-cleric": "c3", "a-thief": "d3", "b-goblin": "d2", "a-warrior": "c2"}, wounded="a-thief")
    t.does("A", "heal:a-cleric:a-thief")
    then = t.option("A", "attack:a-warrior:b-goblin")["then"]["battle"]
    assert [each["piece"] for each in then["attackers"]] == ["a-warrior"]


def test_a_healed_character_fights_when_it_is_attacked_in_the_opponents_turn() -> None:
    t = table({"a-cleric": "c3", "a-thief": "d3", "b-goblin": "d2"}, wounded="a-thief")
    t.does("A", "heal:a-cleric:a-thief", "end").does("B", "2")
    assert t.option("B", "attack:b-goblin:a-thief")["args"]["defence"] == 2


def test_cleric_cannot_heal_herself() -> None:
    t = table({"a-cleric": "c3", "a-thief": "d3"}, wounded="a-cleric")
    assert t.verbs("a-cleric") == set()
    assert t.why("A", "piece:a-cleric") == ("wounded", "11")


def test_cleric_cannot_heal_whom_she_carries() -> None:
    t = table({"a-cleric": "c3"}, loads={"a-cleric": "a-thief"}, wounded="a-thief")
    assert t.may("A", start="heal") == []


def test_cleric_must_put_the_wounded_down_on_an_adjacent_square_before_healing() -> None:
    t = table({"a-cleric": "c3"}, loads={"a-cleric": "a-thief"}, wounded="a-thief", card="2")
    t.walks("a-cleric", "drop", "d3").does("A", "heal:a-cleric:a-thief")
    assert (t.at("a-thief"), t.wounded("a-thief"), t.left) == ("c3", False, 0)


def test_cleric_does_not_heal_a_wounded_one_on_her_own_square() -> None:
    """The wounded lies on the Cleric's square without being carried: that is not an adjacent square."""
    t = table({"a-cleric": "c3", "a-thief": "c3"}, wounded="a-thief")
    assert t.may("A", start="heal") == []


def test_cleric_does_not_heal_somebody_whom_an_ally_carries() -> None:
    t = table({"a-cleric": "c3", "a-warrior": "d3"}, loads={"a-warrior": "a-thief"}, wounded="a-thief")
    assert t.why("A", "do:heal:a-cleric") == ("patient-is-carried", "13")


def test_the_patient_must_not_share_its_square_with_an_unwounded_character() -> None:
    """§13."""
    t = table({"a-cleric": "c3", "a-warrior": "d3", "a-thief": "d3"}, wounded="a-thief")
    assert t.may("A", start="heal") == []
    assert t.why("A", "do:heal:a-cleric") == ("patient-not-alone", "13")


def test_cleric_heals_one_of_two_own_wounded_on_a_square_but_not_beside_a_wounded_enemy() -> None:
    """§4: an unwounded character never shares a square with a wounded enemy."""
    t = table({"a-cleric": "c3", "a-warrior": "d3", "a-thief": "d3"}, wounded="a-thief a-warrior")
    assert t.may("A", start="heal") == ["heal:a-cleric:a-warrior", "heal:a-cleric:a-thief"]
    t = table({"a-cleric": "c3", "b-warrior": "d3", "a-thief": "d3"}, wounded="a-thief b-warrior")
    assert t.may("A", start="heal") == []


def test_cleric_does_not_heal_through_closed_bars_but_through_open_ones() -> None:
    t = table({"a-cleric": "a3", "a-thief": "b3"}, wounded="a-thief")
    assert t.may("A", start="heal") == []
    for state in ("open", "broken"):
        t = table({"a-cleric": "a3", "a-thief": "b3"}, wounded="a-thief", gates={"I": [state, "closed"]})
        assert t.may("A", start="heal") == ["heal:a-cleric:a-thief"]


def test_cleric_does_not_heal_through_a_wall() -> None:
    t = table({"a-cleric": "a2", "a-thief": "b2"}, wounded="a-thief")
    assert t.may("A", start="heal") == []


def test_cleric_may_heal_an_opponents_character() -> None:
    t = table({"a-cleric": "c3", "b-thief": "d3"}, wounded="b-thief").does("A", "heal:a-cleric:b-thief")
    assert not t.wounded("b-thief")


def test_cleric_heals_in_the_very_turn_of_the_wound() -> None:
    """§13."""
    t = table({"a-cleric": "c4", "a-goblin": "c3", "b-troll": "c2"}).fights("a-goblin b-troll", "0", "0")
    assert t.wounded("a-goblin")
    t.does("A", "heal:a-cleric:a-goblin")
    assert not t.wounded("a-goblin")
    goblin = next(piece for piece in t.view()["board"]["pieces"] if piece["id"] == "a-goblin")
    assert (goblin["wounded"], goblin["hurt"], goblin["idle"]) == (False, False, True), "nothing of the wound is left"


def test_a_healed_character_carries_its_object_again() -> None:
    """A13."""
    t = table({"a-cleric": "c3", "a-thief": "d3"}, loads={"a-thief": "a-sword"}, wounded="a-thief")
    t.does("A", "heal:a-cleric:a-thief", "end").does("B", "2", "end").does("A", "2").walks("a-thief", "d2")
    assert t.at("a-sword") == "d2"


def test_cleric_heals_across_the_starting_line() -> None:
    t = table({"a-cleric": "A-3", "a-thief": "a3"}, wounded="a-thief")
    assert t.may("A", start="heal") == ["heal:a-cleric:a-thief"]


def test_cleric_heals_a_character_that_lies_on_a_pit_with_its_rope() -> None:
    t = table({"a-cleric": "c4", "a-goblin": "c5"}, loads={"a-goblin": "a-rope"}, wounded="a-goblin")
    t.does("A", "heal:a-cleric:a-goblin")
    assert not t.wounded("a-goblin")
    assert t.load("a-goblin") == "a-rope"


# -- Troll ----------------------------------------------------------------------------------------------------------------------


def test_a_wounded_troll_recovers_for_one_point() -> None:
    t = table({"a-troll": "c3"}, wounded="a-troll", card="2").does("A", "recover:a-troll")
    assert (t.wounded("a-troll"), t.left) == (False, 1)


def test_troll_does_not_recover_in_the_turn_it_was_wounded() -> None:
    t = table({"a-troll": "c3", "b-warrior": "c2"}).fights("a-troll b-warrior", "0", "6")
    assert t.may("A", start="recover") == []
    assert t.why("A", "piece:a-troll") == ("wounded-this-turn", "11")


def test_troll_wounded_in_the_opponents_turn_recovers_in_its_own() -> None:
    t = table({"a-troll": "c3", "b-warrior": "c2"}, active="B").fights("b-warrior a-troll", "6", "0")
    t.does("B", "end").does("A", "2", "recover:a-troll")
    assert not t.wounded("a-troll")


def test_in_the_turn_it_recovers_the_troll_does_other_things() -> None:
    """A3, the default: it walks, attacks and joins combats."""
    t = table({"a-troll": "c3", "b-goblin": "c2"}, wounded="a-troll").does("A", "recover:a-troll")
    assert t.verbs("a-troll") == {"move", "attack"}
    assert t.walks("a-troll", "d3").at("a-troll") == "d3"


def test_a_recovered_troll_joins_a_group_combat() -> None:
    t = table({"a-troll": "c3", "a-thief": "b2", "b-goblin": "c2"}, wounded="a-troll").does("A", "recover:a-troll")
    assert t.option("A", "attack:a-thief:b-goblin")["args"]["attack"] == 6


def test_troll_does_not_recover_while_it_is_carried() -> None:
    """§13: the result must obey the golden rules."""
    t = table({"a-warrior": "c3"}, loads={"a-warrior": "a-troll"}, wounded="a-troll")
    assert t.may("A", start="recover") == []
    assert t.why("A", "piece:a-troll") == ("patient-is-carried", "13")


def test_troll_does_not_recover_on_a_square_with_an_unwounded_character() -> None:
    t = table({"a-warrior": "c3", "a-troll": "c3"}, wounded="a-troll")
    assert t.why("A", "piece:a-troll") == ("patient-not-alone", "13")


def test_troll_does_not_recover_beside_a_wounded_enemy_on_its_square() -> None:
    t = table({"b-warrior": "c3", "a-troll": "c3"}, wounded="a-troll b-warrior")
    assert t.may("A", start="recover") == []


def test_troll_recovers_once_it_was_put_down() -> None:
    t = table({"a-warrior": "c3"}, loads={"a-warrior": "a-troll"}, wounded="a-troll")
    t.walks("a-warrior", "c4", "drop", "c3").does("A", "recover:a-troll")
    assert (t.at("a-troll"), t.wounded("a-troll")) == ("c4", False)


def test_troll_that_recovers_has_its_object_again() -> None:
    """A13."""
    t = table({"a-troll": "c3"}, loads={"a-troll": "a-armor"}, wounded="a-troll")
    t.does("A", "recover:a-troll").walks("a-troll", "c4")
    assert t.at("a-armor") == "c4"


def test_only_a_troll_recovers() -> None:
    t = table({"a-warrior": "c3"}, wounded="a-warrior")
    assert t.may("A") == ["end"]


@pytest.mark.parametrize("wounded", ["", "b-troll"])
def test_a_fireball_kills_the_troll_at_once_wounded_or_not(wounded: str) -> None:
    t = table({"a-wizard": "b3", "b-troll": "d3"}, loads={"a-wizard": "a-fireball-wand"}, wounded=wounded)
    t.does("A", "fire:a-wizard:b-troll", "end").does("B", "2")
    assert (t.at("b-troll"), t.points) == ("killed", (1, 0))
    assert t.may("B") == ["end"]
