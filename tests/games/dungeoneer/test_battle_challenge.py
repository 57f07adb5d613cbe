"""Battles: the challenge (rules §9, VI), and the rulings about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.games.dungeoneer.cards.fields import Use
from undercroft.games.dungeoneer.game import GAME
from undercroft.kernel.shapes import plain

from .fights import LORD, SANCTUM, declares, duel, monsters, siege
from .table import Table, table
from .test_packs_played import with_card

# --- VI. challenge --------------------------------------------------------------------------------------------------------------


def test_in_a_challenge_the_hero_picks_the_form_and_the_monster_defends_in_any() -> None:
    """Steps I to V with the sides exchanged; no further challenge."""
    t = declares(siege("zombie", ap={"b": 1}).rolls(1, 1), "zombie:B")
    assert t.asked == ("B", "challenge")
    t.does("b", "challenge:zombie")
    assert t.asked == ("B", "form")
    assert t.options == {"melee", "magic"}
    t.rolls(1, 6).does("b", "magic")
    assert monsters(t, "counter") == {"zombie": 6 + 0}
    assert t.life("b") == 5
    assert t.asked == ("A", "keep")  # steps VII and VIII once, for both


def test_the_dice_of_a_challenge_stay_to_be_seen_in_place_of_those_of_the_attack() -> None:
    t = declares(siege("zombie", ap={"b": 1}).rolls(1, 1), "zombie:B")
    t.rolls(1, 6).does("b", "challenge:zombie", "magic")
    assert t.asked == ("A", "keep")
    shown = [(each["monster"], each["owner"], each["by_hero"], each["form"], each["die"], each["counter_die"])
             for each in plain(GAME.view(t.g, 1))["battle"]["attacks"]]  # fmt: skip
    assert shown == [("zombie", "B", True, "magic", 1, 6)]


def test_the_dice_of_a_challenge_of_a_hero_stay_to_be_seen_beside_the_attack() -> None:
    t = siege("zombie", seats=3, at={"b": "library", "c": "library"}, ap={"b": 1, "c": 1}).rolls(1, 1)
    declares(t, "zombie:B").rolls(6, 1).does("b", "challenge:C", "melee")
    shown = [(each["monster"], each["owner"], each["hero"], each["die"]) for each in plain(GAME.view(t.g, 1))["battle"]["attacks"]]
    assert shown == [("zombie", "A", "B", 1), ("", "B", "C", 6)]


def test_a_challenge_may_go_at_a_hero_in_the_same_space() -> None:
    t = siege("zombie", seats=3, at={"b": "library", "c": "library"}, ap={"b": 1, "c": 1}).rolls(1, 1)
    declares(t, "zombie:B")
    assert t.options == {"challenge:zombie", "challenge:C", "pass"}
    t.rolls(6, 1).does("b", "challenge:C", "melee")
    assert t.life("c") == 5
    assert t.asked == ("A", "keep")  # the challenged hero does not challenge back


def test_without_a_point_there_is_no_challenge() -> None:
    t = declares(siege("zombie").rolls(1, 1), "zombie:B")
    assert t.asked == ("A", "keep")


def test_a_defeated_monster_cannot_be_challenged() -> None:
    t = declares(siege("zombie, night-hamster", ap={"b": 1}).rolls(1, 1, 6, 1), "zombie:B", "night-hamster:B")
    assert t.options == {"challenge:night-hamster", "pass"}


def test_the_attacked_hero_challenges_even_if_its_attacker_fell() -> None:
    """The attacker, not at turn, is defeated by the counter strike; others in the space may still be challenged."""
    t = duel(
        seats=4, at={"a": "tomb-antechamber", "b": "library", "c": "library", "d": "library"}, ap={"a": 3, "b": 1, "c": 1},
        life={"c": 1},
    )  # fmt: skip
    t.does("a", "move:0").does("b", "pass").rolls(1, 6).does("c", "attack:B", "melee")
    assert not t.player("c").alive
    assert t.asked == ("B", "challenge")
    assert t.options == {"challenge:D", "pass"}


def test_after_the_challenge_only_free_attacks_are_left() -> None:
    """Any uses before the one challenge; then effects that grant attacks alone."""
    t = siege(
        "barrow-knight", heroes={"b": "pim 2"}, readied={"b": "answering-steel, red-draught"}, ap={"b": 1}, life={"b": 3},
    ).rolls(1, 4)  # fmt: skip
    declares(t, "barrow-knight:B").does("b", "pass", "pass", "pass", "pass")  # the draught, at every moment before
    assert t.asked == ("B", "challenge")
    assert t.options == {"challenge:barrow-knight", "use:answering-steel:barrow-knight", "use:red-draught", "pass"}
    t.does("b", "challenge:barrow-knight", "melee").rolls(3, 1).does("b", "pass", "pass", "pass")
    assert t.asked == ("B", "challenge")
    assert t.options == {"use:answering-steel:barrow-knight", "pass"}


def test_ruling_3_a_saved_point_does_everything_of_section_six() -> None:
    """An attack on a hero that merely walks in, and standing up."""
    t = duel(at={"a": "tomb-antechamber", "b": "corridor"}, ap={"a": 3, "b": 1})
    t.does("a", "move:0")
    assert t.asked == ("B", "window")
    assert t.options == {"attack:A", "pass"}
    t = duel(at={"a": "tomb-antechamber", "b": "library"}, ap={"a": 3, "b": 1}, players={"b": {"down": True}})
    t.does("a", "move:0")
    assert t.options == {"stand-up", "pass"}


def test_ruling_3_option_a_saved_point_only_challenges() -> None:
    t = duel(at={"a": "tomb-antechamber", "b": "corridor"}, ap={"a": 3, "b": 1}, saved_ap="challenge")
    t.does("a", "move:0")
    assert t.asked == ("A", "hero")
    t.rolls(1, 1).does("a", "attack:B", "melee")
    assert t.asked == ("B", "challenge")
    assert t.options == {"challenge:A", "pass"}


def test_ruling_3_option_a_saved_point_pays_for_no_card_of_a_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of the house costs a point in others' turns; one of a pack may."""
    for option, offered in (("all", True), ("challenge", False)):
        t = duel(
            at={"a": "tomb-antechamber", "b": "corridor"},
            readied={"b": "staff-of-cold-sparks"},
            ap={"a": 3, "b": 1},
            saved_ap=option,
        )
        monkeypatch.setattr(t.g.cards.adventures["staff-of-cold-sparks"].work, "use", Use("any", 0, 1, False, "turn"))
        t.does("a", "move:0")
        assert ("use:staff-of-cold-sparks" in t.options) == offered


def test_ruling_3_option_a_saved_point_pays_for_a_challenge_that_a_card_grants(monkeypatch: pytest.MonkeyPatch) -> None:
    t = duel(readied={"b": "answering-steel"}, ap={"a": 3, "b": 1}, saved_ap="challenge")
    monkeypatch.setattr(t.g.cards.adventures["answering-steel"].work, "use", Use("challenge", 0, 1, False, "turn"))
    t.rolls(1, 1).does("a", "attack:B", "melee")
    assert t.options == {"challenge:A", "use:answering-steel:A", "pass"}


def test_ruling_3_option_the_point_of_a_fall_is_not_a_saved_one() -> None:
    t = duel(at={"a": "tomb-antechamber", "b": "corridor"}, ap={"a": 3, "b": 0}, saved_ap="challenge", limited_movement=True)
    t.does("a", "move:0")
    assert "attack:A" not in t.options
    t.does("b", "fall")
    assert "attack:A" in t.options


def test_ruling_4_in_a_hunt_any_unspent_point_pays_for_the_challenge_once_a_turn() -> None:
    t = table(quests={"a": "slay-draky"}, at={"a": "inner-sanctum"}, map=SANCTUM, heroes={"a": "roderik 2"}, ap={"a": 2})
    t.rolls(1, 1).does("a", "attempt:slay-draky").does("b", "melee")
    assert t.options == {"challenge:slay-draky", "pass"}
    t.rolls(1, 6).does("a", "challenge:slay-draky", "melee")
    assert t.player("a").ap == 1
    t.rolls(1, 1).does("a", "attempt:slay-draky").does("b", "melee")
    assert t.asked == ("A", "hero")
    assert t.player("a").ap == 0


def test_a_quest_monster_goes_nowhere_and_rewards_nobody() -> None:
    t = table(quests={"a": "slay-draky"}, at={"a": "inner-sanctum"}, map=SANCTUM, heroes={"a": "roderik 2"})
    t.rolls(6, 1).does("a", "attempt:slay-draky").does("b", "melee").does("a", "pass")
    assert t.life("a") == 5
    assert t.asked == ("A", "hero")
    assert (t.peril("a"), t.glory("a")) == (0, 0)


# --- the challenge is a step of the battle: what was played for the battle works on in it -----------------------------------------

STANCE = ('duration = "instant"', 'timing = "response"', 'battle_rolls = [{ of = ["attack", "counter"], add = 2 }]')
STORY = {"peril": {"b": 9}, "glory": {"b": 2}, "ap": {"b": 1}, "phase": LORD, "hands": {"a": "zombie"}}


def plus(t: Table, of: str) -> list[int]:
    """What was added to the die of heroes' rolls of a kind."""
    return [roll["total"] - roll["die"] for roll in t.told("rolls") if roll["of"] == of]


def test_vi_what_was_played_for_the_battle_works_in_the_challenge_of_a_monster(tmp_path: Path) -> None:
    t = with_card(tmp_path, "boon", *STANCE, hand="b", at={"b": "library"}, **STORY)
    declares(t, "zombie:B").rolls(6, 1).does("b", "play:odd")
    assert plus(t, "counter") == [2 + 2]
    t.rolls(1, 6).does("b", "challenge:zombie", "melee")
    assert plus(t, "attack") == [2 + 2]


def test_vi_what_was_played_for_the_battle_works_in_the_challenge_of_a_hero(tmp_path: Path) -> None:
    t = with_card(tmp_path, "boon", *STANCE, hand="b", at={"b": "library", "c": "library"}, seats=3, **STORY)
    declares(t, "zombie:B").rolls(6, 1).does("b", "play:odd").rolls(1, 6).does("b", "challenge:C", "melee")
    assert plus(t, "attack") == [2 + 2]
    assert len(plus(t, "counter")) == 2
    assert plus(t, "counter")[1] == t.g.cards.heroes["lorel"].levels[1]["melee"]  # the other hero has nothing of it


def test_vi_what_is_used_before_the_challenge_helps_in_it_though_only_heroes_are_left(tmp_path: Path) -> None:
    use = 'use = { when = "challenge", glory = 1 }'
    rolls = 'battle_rolls = [{ of = ["attack"], add = 3 }]'
    t = with_card(tmp_path, "treasure", use, rolls, ready="b", at={"b": "library", "c": "library"}, seats=3, **STORY)
    declares(t.rolls(1, 6), "zombie:B")
    assert t.options == {"challenge:C", "use:odd", "pass"}
    t.does("b", "use:odd").rolls(1, 6).does("b", "challenge:C", "melee")
    assert plus(t, "attack") == [2 + 3]
