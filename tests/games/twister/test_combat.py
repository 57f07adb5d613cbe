"""Combat: the rulebook's sections To begin a combat, Group combat, Wounded characters; the rules page's §11.

The middle of room 1L at I, from b2 to d4, is nine squares without a wall.
"""

from __future__ import annotations

import pytest

from tests.games.twister.table import Table, table
from undercroft.games.twister.combat import decide
from undercroft.games.twister.tokens import COMBAT_CARDS, KINDS, TOKEN
from undercroft.games.twister.view import view
from undercroft.kernel.errors import BadInput, Stale


def sides(t: Table, attack: str, seat: str = "A") -> tuple[set[str], set[str]]:
    """Who would take part in an attack (``"a-goblin:b-troll"``), the attackers and the defenders."""
    battle = t.option(seat, f"attack:{attack}")["then"]["battle"]
    return {each["piece"] for each in battle["attackers"]}, {each["piece"] for each in battle["defenders"]}


# -- To begin a combat ----------------------------------------------------------------------------------------------------------


def test_a_combat_is_begun_for_one_point() -> None:
    t = table({"a-goblin": "c3", "b-goblin": "d3"}, card="2").fights("a-goblin b-goblin", "0", "0")
    assert t.left == 1


def test_a_character_attacks_an_enemy_on_an_adjacent_square_only() -> None:
    t = table({"a-goblin": "c3", "b-goblin": "d3", "b-thief": "d4", "b-cleric": "c6", "a-thief": "c2"})
    assert t.may("A", start="attack") == ["attack:a-goblin:b-goblin"]
    assert t.why("A", "do:attack:a-thief") == ("no-enemy-beside", "11")


def test_own_characters_are_not_attacked() -> None:
    t = table({"a-goblin": "c3", "a-thief": "c2", "a-troll": "d3"}, wounded="a-troll")
    assert t.may("A", start="attack") == []


def test_no_combat_through_closed_bars() -> None:
    assert table({"a-goblin": "a3", "b-goblin": "b3"}).may("A", start="attack") == []


@pytest.mark.parametrize("state", ["open", "broken"])
def test_combat_through_open_or_broken_bars(state: str) -> None:
    """§11."""
    t = table({"a-goblin": "a3", "b-goblin": "b3"}, gates={"I": [state, "closed"]})
    assert t.may("A", start="attack") == ["attack:a-goblin:b-goblin"]


def test_no_combat_through_a_wall() -> None:
    assert table({"a-goblin": "a2", "b-goblin": "b2"}).may("A", start="attack") == []
    assert table({"a-goblin": "a5", "b-goblin": "a6"}).may("A", start="attack") == []  # the wall is a6's alone


def test_combat_between_a_starting_line_and_a_room() -> None:
    """§11."""
    assert table({"a-goblin": "A-3", "b-goblin": "a3"}).may("A", start="attack") == ["attack:a-goblin:b-goblin"]
    assert table({"a-goblin": "t2", "b-goblin": "B-2"}).may("A", start="attack") == ["attack:a-goblin:b-goblin"]


def test_both_players_choose_a_combat_card_face_down() -> None:
    t = table({"a-goblin": "c3", "b-goblin": "d3"}).does("A", "attack:a-goblin:b-goblin")
    assert t.turn == "AB"
    before = t.view("B")["board"]
    t.match.answer(0, "6", "combat")
    assert t.turn == "B"
    assert t.may("B", "combat") == ["0", "1", "2", "3", "4", "5", "6"]
    assert t.view("B")["board"] == before


def test_each_adds_its_card_to_its_strength_and_the_higher_sum_wins() -> None:
    """Goblin 1 and card 3 against Troll 4 and card 0: a tie; with card 4 the Goblin wins."""
    t = table({"a-goblin": "c3", "b-troll": "d3"}).fights("a-goblin b-troll", "3", "0")
    assert not t.wounded("a-goblin")
    assert not t.wounded("b-troll")
    t.fights("a-goblin b-troll", "4", "0")
    assert t.wounded("b-troll")


def test_the_loser_is_wounded_whoever_attacked() -> None:
    t = table({"a-goblin": "c3", "b-troll": "d3"}).fights("a-goblin b-troll", "2", "0")
    assert t.wounded("a-goblin")
    assert not t.wounded("b-troll")
    assert t.points == (0, 0)


def test_the_winner_does_not_move() -> None:
    """§11."""
    t = table({"a-goblin": "c3", "b-goblin": "d3"}).fights("a-goblin b-goblin", "6", "0")
    assert (t.at("a-goblin"), t.at("b-goblin")) == ("c3", "d3")


def test_after_a_tie_nothing_happens_and_another_point_begins_another_combat() -> None:
    t = table({"a-goblin": "c3", "b-goblin": "d3"}, card="2").fights("a-goblin b-goblin", "1", "1")
    assert t.log()[-1] == "tie"
    assert t.may("A", start="attack") == ["attack:a-goblin:b-goblin"]
    t.fights("a-goblin b-goblin", "2", "0")
    assert (t.wounded("b-goblin"), t.left) == (True, 0)


def test_a_combat_is_answered_once() -> None:
    """A second card is refused, under seal and after; a message sent twice does not fall into the next combat."""
    t = table({"a-goblin": "c3", "b-goblin": "d3"}).does("A", "attack:a-goblin:b-goblin")
    number = t.match.asked_since(1)
    t.match.answer(1, "1", "combat", number)
    for card in ("1", "6"):
        with pytest.raises(Stale):
            t.match.answer(1, card, "combat", number)
    t.match.answer(0, "1", "combat")
    with pytest.raises(BadInput):
        t.match.answer(1, "0", "combat")
    t.does("A", "attack:a-goblin:b-goblin")
    with pytest.raises(Stale):
        t.match.answer(1, "0", "combat", number)
    assert "1" not in t.g.combat[1]
    assert t.turn == "AB"


@pytest.mark.parametrize(("mine", "theirs"), [("6", "2"), ("2", "6"), ("3", "3")])
def test_used_combat_cards_leave_the_game_also_after_a_tie(mine: str, theirs: str) -> None:
    t = table({"a-goblin": "c3", "b-goblin": "d3"}).fights("a-goblin b-goblin", mine, theirs)
    for letter, card in (("A", mine), ("B", theirs)):
        left = list(COMBAT_CARDS)
        left.remove(card)
        assert t.g.combat["AB".index(letter)] == tuple(left)


def test_the_plus_0_always_returns() -> None:
    t = table({"a-goblin": "c3", "b-goblin": "d3"})
    for _ in range(3):
        t.fights("a-goblin b-goblin", "0", "0")
    assert t.g.combat == [COMBAT_CARDS, COMBAT_CARDS]


def test_nine_combat_cards_a_player() -> None:
    """§1: 0, 1, 2, 2, 3, 3, 4, 5, 6; a hand without the others still has its +0."""
    assert COMBAT_CARDS == ("0", "1", "2", "2", "3", "3", "4", "5", "6")
    t = table({"a-goblin": "c3", "b-goblin": "d3"}, players={"A": {"combat": ["0"]}}).does("A", "attack:a-goblin:b-goblin")
    assert t.may("A", "combat") == ["0"]


def test_a_card_must_be_played() -> None:
    """§11: the +0 at least; there is no way to pass."""
    t = table({"a-goblin": "c3", "b-goblin": "d3"}).does("A", "attack:a-goblin:b-goblin")
    assert t.may("B", "combat") == ["0", "1", "2", "3", "4", "5", "6"]
    with pytest.raises(BadInput):
        t.does("B", "end")


def test_what_both_still_hold_is_open() -> None:
    """§1: spent cards are seen by both."""
    t = table({"a-goblin": "c3", "b-goblin": "d3"}).fights("a-goblin b-goblin", "6", "5")
    players = t.view()["board"]["players"]
    assert "6" not in players[0]["combat"]
    assert "5" not in players[1]["combat"]


# -- Group combat ---------------------------------------------------------------------------------------------------------------


def test_everybody_unwounded_beside_an_enemy_who_fights_must_fight() -> None:
    t = table({"a-goblin": "c3", "a-thief": "d2", "b-troll": "d3", "b-cleric": "c4"})
    assert sides(t, "a-goblin:b-troll") == ({"a-goblin", "a-thief"}, {"b-troll", "b-cleric"})


def test_both_sides_add_the_strength_of_all_their_characters() -> None:
    t = table({"a-goblin": "c3", "a-thief": "d2", "b-troll": "d3", "b-cleric": "c4"})
    args = t.option("A", "attack:a-goblin:b-troll")["args"]
    assert (args["attack"], args["defence"]) == (3, 6)


def test_in_a_group_combat_each_side_plays_one_card() -> None:
    t = table({"a-goblin": "c3", "a-thief": "d2", "b-troll": "d3", "b-cleric": "c4"}).fights("a-goblin b-troll", "6", "1")
    assert [len(cards) for cards in t.g.combat] == [8, 8]


def test_all_characters_of_the_defeated_side_are_wounded() -> None:
    t = table({"a-goblin": "c3", "a-thief": "d2", "b-troll": "d3", "b-cleric": "c4"}).fights("a-goblin b-troll", "4", "0")
    assert t.wounded("b-troll", "b-cleric")
    assert not t.wounded("a-goblin")
    t = table({"a-goblin": "c3", "a-thief": "d2", "b-troll": "d3", "b-cleric": "c4"}).fights("a-goblin b-troll", "2", "0")
    assert t.wounded("a-goblin", "a-thief")
    assert not t.wounded("b-troll")


def test_characters_apart_from_the_enemy_do_not_fight() -> None:
    t = table({"a-goblin": "c3", "a-thief": "c2", "a-warrior": "b2", "b-troll": "d3", "b-cleric": "d6"})
    assert sides(t, "a-goblin:b-troll") == ({"a-goblin"}, {"b-troll"})


def test_the_chain_goes_on_as_long_as_somebody_is_added() -> None:
    """A1: Goblin to Goblin to Thief to Troll to Warrior; the Cleric stands apart."""
    t = table({"a-goblin": "b2", "b-goblin": "c2", "a-thief": "d2", "b-troll": "d3", "a-warrior": "d4", "a-cleric": "b4"})
    assert sides(t, "a-goblin:b-goblin") == ({"a-goblin", "a-thief", "a-warrior"}, {"b-goblin", "b-troll"})


def test_the_chain_crosses_a_starting_line() -> None:
    """B-2 is beside t2, t1 beside t2, s1 beside t1."""
    t = table({"a-warrior": "t2", "b-goblin": "B-2", "b-troll": "t1", "a-cleric": "s1", "b-thief": "B-4"})
    assert sides(t, "a-warrior:b-goblin") == ({"a-warrior", "a-cleric"}, {"b-goblin", "b-troll"})


def test_the_chain_stops_at_walls_and_closed_bars() -> None:
    t = table({"a-goblin": "c2", "b-goblin": "d2", "a-thief": "e2", "a-troll": "d1", "b-troll": "b3", "a-cleric": "a3"})
    assert sides(t, "a-goblin:b-goblin") == ({"a-goblin"}, {"b-goblin"})


def test_the_chain_passes_open_bars() -> None:
    t = table({"a-goblin": "c3", "b-goblin": "d3", "a-thief": "e3"}, gates={"I": ["closed", "open"]})
    assert sides(t, "a-goblin:b-goblin") == ({"a-goblin", "a-thief"}, {"b-goblin"})


def test_nobody_may_keep_out_of_it() -> None:
    """A18: the active player has no choice either; there is no question but the one for the card."""
    t = table({"a-goblin": "c3", "a-thief": "d2", "b-troll": "d3"}).does("A", "attack:a-goblin:b-troll")
    assert [ask.what for ask in t.match.asks()] == ["combat", "combat"]
    assert t.g.battle.attackers == tuple(sorted(t.g.battle.attackers))
    assert len(t.g.battle.attackers) == 2


def test_the_board_tells_a_combat_as_before_its_cards_until_it_is_over() -> None:
    """Whoever is wounded or killed by it counts nothing any more; the board that tells so still says what decided."""
    t = table({"a-goblin": "c3", "a-thief": "d2", "b-troll": "d3", "b-cleric": "e3"}).does("A", "attack:a-thief:b-troll")
    before = view(t.g, 0).battle
    decide(t.g, t.g.battle, 0, ("6", "0"))
    assert t.g.is_wounded(TOKEN["b-troll"])
    assert view(t.g, 0).battle == before


def test_carriers_in_a_group_fight_too() -> None:
    t = table({"a-goblin": "c3", "a-thief": "d2", "b-troll": "d3"}, loads={"a-thief": "a-cleric"}, wounded="a-cleric")
    assert sides(t, "a-goblin:b-troll") == ({"a-goblin", "a-thief"}, {"b-troll"})


# -- Wounded characters ---------------------------------------------------------------------------------------------------------


def test_the_object_of_a_wounded_character_stays_on_its_square() -> None:
    t = table({"a-goblin": "c3", "b-goblin": "d3"}, loads={"b-goblin": "b-sword"}).fights("a-goblin b-goblin", "6", "0")
    assert t.at("b-sword") == "d3"
    assert t.walks("a-goblin", "d3", "take:b-sword", "d2").at("b-sword") == "d2"


@pytest.mark.parametrize("kind", [kind for kind in KINDS[:8] if kind != "troll"])
def test_a_wounded_character_does_nothing(kind: str) -> None:
    """d5 is a gear, beside a pit, beside an enemy and beside a wounded ally."""
    t = table({f"a-{kind}": "d5", "b-troll": "d4"}, wounded=f"a-{kind}")
    assert t.may("A") == ["end"]
    assert t.why("A", f"piece:a-{kind}") == ("wounded", "11")


def test_a_wounded_character_reveals_no_room() -> None:
    t = table({"a-thief": "A-3", "b-rope": "on I"}, wounded="a-thief", dark="I")
    assert t.may("A") == ["end"]


def test_a_wounded_character_has_strength_0_but_a_card_is_played_for_it() -> None:
    t = table({"a-goblin": "c3", "b-troll": "d3"}, wounded="b-troll")
    assert t.option("A", "attack:a-goblin:b-troll")["args"]["defence"] == 0
    t.does("A", "attack:a-goblin:b-troll")
    assert t.turn == "AB"


def test_a_wounded_character_that_loses_is_removed_and_its_killer_scores() -> None:
    t = table({"a-goblin": "c3", "b-troll": "d3"}, wounded="b-troll").fights("a-goblin b-troll", "0", "0")
    assert (t.at("b-troll"), t.points) == ("killed", (1, 0))


def test_a_tie_leaves_the_wounded_as_it_is() -> None:
    t = table({"a-goblin": "c3", "b-troll": "d3"}, wounded="b-troll").fights("a-goblin b-troll", "0", "1")
    assert (t.at("b-troll"), t.points) == ("d3", (0, 0))
    assert t.wounded("b-troll")


def test_the_object_of_a_killed_character_stays() -> None:
    t = table({"a-goblin": "c3", "b-troll": "d3"}, loads={"b-troll": "b-treasure"}, wounded="b-troll")
    t.fights("a-goblin b-troll", "0", "0")
    assert t.at("b-treasure") == "d3"


def test_the_wounded_neither_attack_nor_join_a_group_combat() -> None:
    t = table({"a-goblin": "c3", "a-thief": "d2", "b-goblin": "d3", "b-troll": "c2"}, wounded="a-thief b-troll")
    assert sides(t, "a-goblin:b-goblin") == ({"a-goblin"}, {"b-goblin"})
    assert t.verbs("a-thief") == set()


def test_the_wounded_do_not_carry_the_chain_on() -> None:
    t = table({"a-goblin": "b2", "b-goblin": "c2", "a-thief": "d2", "b-troll": "d3"}, wounded="a-thief")
    assert sides(t, "a-goblin:b-goblin") == ({"a-goblin"}, {"b-goblin"})


def test_a_wounded_character_defends_itself_when_attacked_directly_one_at_a_time() -> None:
    t = table({"a-goblin": "c3", "b-troll": "d3", "b-thief": "d3", "b-cleric": "c2"}, wounded="b-troll b-thief b-cleric")
    assert set(t.may("A", start="attack")) == {f"attack:a-goblin:b-{each}" for each in ("troll", "thief", "cleric")}
    assert sides(t, "a-goblin:b-troll") == ({"a-goblin"}, {"b-troll"})


def test_beside_a_wounded_target_others_are_drawn_in() -> None:
    """§11: attackers beside it, and its side beside them."""
    t = table({"a-goblin": "c3", "a-warrior": "d2", "b-troll": "d3", "b-thief": "c2"}, wounded="b-troll")
    assert sides(t, "a-goblin:b-troll") == ({"a-goblin", "a-warrior"}, {"b-troll", "b-thief"})


def test_when_the_wounded_targets_side_loses_it_dies_and_those_beside_it_are_wounded() -> None:
    """§11."""
    t = table({"a-goblin": "c3", "b-troll": "d3", "b-thief": "c2"}, wounded="b-troll").fights("a-goblin b-troll", "6", "0")
    assert (t.at("b-troll"), t.at("b-thief"), t.points) == ("killed", "c2", (1, 0))
    assert t.wounded("b-thief")


def test_when_the_wounded_wins_all_its_attackers_are_wounded_and_it_stays_wounded() -> None:
    t = table({"a-goblin": "c3", "a-warrior": "d2", "b-troll": "d3"}, wounded="b-troll").fights("a-goblin b-troll", "0", "5")
    assert t.wounded("a-goblin", "a-warrior", "b-troll")
    assert t.points == (0, 0)


def test_a_carried_wounded_is_not_attacked_but_its_carrier_is() -> None:
    """§11."""
    t = table({"a-goblin": "c3", "b-troll": "d3"}, loads={"b-troll": "b-thief"}, wounded="b-thief")
    assert t.may("A", start="attack") == ["attack:a-goblin:b-troll"]


def test_of_two_on_a_square_that_do_not_carry_each_other_the_attacker_names_one() -> None:
    """A22: named the wounded, the standing one fights beside it; named the standing, the wounded keeps out."""
    t = table({"a-goblin": "c3", "b-troll": "d3", "b-thief": "d3"}, wounded="b-thief")
    assert sides(t, "a-goblin:b-thief") == ({"a-goblin"}, {"b-thief", "b-troll"})
    assert sides(t, "a-goblin:b-troll") == ({"a-goblin"}, {"b-troll"})


def test_a_wounded_lying_uncarried_with_a_loser_is_not_affected() -> None:
    """A12."""
    t = table({"a-goblin": "c3", "b-troll": "d3", "b-thief": "d3"}, wounded="b-thief").fights("a-goblin b-troll", "6", "0")
    assert t.wounded("b-troll", "b-thief")
    assert (t.at("b-troll"), t.at("b-thief"), t.points) == ("d3", "d3", (0, 0))


def test_a_character_wounded_in_this_turn_is_not_attacked_again_in_it() -> None:
    """A2."""
    t = table({"a-goblin": "c3", "b-goblin": "d3"}).fights("a-goblin b-goblin", "6", "0")
    assert t.may("A", start="attack") == []
    assert t.why("A", "do:attack:a-goblin") == ("wounded-this-turn", "11")
    t.does("A", "end").does("B", "2", "end").does("A", "2")
    assert t.may("A", start="attack") == ["attack:a-goblin:b-goblin"]


def test_a_character_wounded_in_its_own_turn_is_attacked_in_the_next() -> None:
    """A2 speaks of one turn: what was wounded in A's turn may be attacked in B's."""
    t = table({"a-goblin": "c3", "b-troll": "d3"}).fights("a-goblin b-troll", "0", "0")
    t.does("A", "end").does("B", "2")
    assert t.may("B", start="attack") == ["attack:b-troll:a-goblin"]


def test_the_loser_who_carries_a_wounded_loses_it() -> None:
    """Carrying wounded characters: it is out of the game, its killer has a point, and the carrier is wounded."""
    t = table({"a-goblin": "c3", "b-troll": "d3"}, loads={"b-troll": "b-thief"}, wounded="b-thief")
    t.fights("a-goblin b-troll", "6", "0")
    assert (t.at("b-thief"), t.points, t.load("b-troll")) == ("killed", (1, 0), "")
    assert t.wounded("b-troll")


def test_the_attacker_who_carries_a_wounded_and_loses_loses_it_too() -> None:
    t = table({"a-goblin": "c3", "b-troll": "d3"}, loads={"a-goblin": "a-thief"}, wounded="a-thief")
    t.fights("a-goblin b-troll", "0", "0")
    assert (t.at("a-thief"), t.points) == ("killed", (0, 1))
    assert t.wounded("a-goblin")


def test_a_group_of_carriers_loses_every_wounded_it_carries() -> None:
    loads = {"a-goblin": "a-thief", "a-wizard": "a-cleric"}
    t = table({"a-goblin": "c3", "a-wizard": "d2", "b-troll": "d3"}, loads=loads, wounded="a-thief a-cleric")
    assert t.fights("a-goblin b-troll", "0", "0").points == (0, 2)


def test_a_holder_of_a_rope_stays_wounded_on_its_pit() -> None:
    """§11."""
    t = table({"a-goblin": "c5", "b-troll": "c4"}, loads={"a-goblin": "a-rope"}).fights("a-goblin b-troll", "0", "0")
    assert (t.at("a-goblin"), t.at("a-rope"), t.points) == ("c5", "c5", (0, 0))
    assert t.wounded("a-goblin")


def test_a_healed_enemy_is_attacked_directly_but_not_drawn_in() -> None:
    """§11: only joining is barred to those whom a Cleric healed in this turn."""
    t = table({"a-cleric": "c3", "b-goblin": "d3", "a-troll": "d4", "b-thief": "c4"}, wounded="b-goblin")
    t.does("A", "heal:a-cleric:b-goblin")
    assert t.option("A", "attack:a-troll:b-goblin")["then"]["battle"]["target"] == "b-goblin"
    drawn = t.option("A", "attack:a-troll:b-thief")["then"]["battle"]["defenders"]
    assert [each["piece"] for each in drawn] == ["b-thief"]


def test_a_fight_that_has_begun_says_the_same_of_its_fighters_as_before_it() -> None:
    """The Thief attacks, the Warrior is drawn in through the Goblin: also while cards are chosen it stands beside the Goblin."""
    t = table({"a-thief": "b2", "b-goblin": "b3", "a-warrior": "b4", "b-troll": "c4"})
    before = t.option("A", "attack:a-thief:b-goblin")["then"]["battle"]
    t.does("A", "attack:a-thief:b-goblin")
    assert t.view("B")["board"]["battle"] == before
