"""What a second reading of the rules found: stories that no other file tells."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.dungeoneer.table import CRYPT, Table, table
from undercroft.games.dungeoneer.cards.fields import Use
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state import secrets
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS, WEST, Dungeon
from undercroft.games.dungeoneer.view import board as view
from undercroft.kernel.errors import BadInput
from undercroft.kernel.shapes import plain

ENTRANCE = "tomb-antechamber"
NORTHWARDS = CENTRE + STEPS[NORTH]


def pool(**more: object) -> Table:
    places = {ENTRANCE: (CENTRE, 0), "scrying-pool": (NORTHWARDS, 0)}
    return table(map=places, at={"a": "scrying-pool", "b": "scrying-pool"}, **more)  # type: ignore[arg-type]


# -- what is known of the deck (rules §3) ------------------------------------------------------------------------------------------


def test_who_looked_into_the_pool_before_does_not_see_what_another_does_there_later() -> None:
    t = pool()
    t.rolls("zombie", "legion").does("a", "use:scrying-pool", "bottom:legion", "top:zombie")
    g = t.g
    g.phase, g.active = "hero", 1
    g.used.clear()
    g.players[1].ap, g.visited = 3, {"scrying-pool"}
    later = Table(g)
    later.rolls("zombie", "bugbear").does("b", "use:scrying-pool", "bottom:bugbear", "top:zombie")
    assert (g.deck.top, g.deck.bottom) == (["zombie"], ["legion", "bugbear"])
    known = [plain(view.view(g, seat))["known"] for seat in (0, 1, None)]
    assert known == [
        {"top": [], "bottom": ["legion"]}, {"top": ["zombie"], "bottom": ["bugbear"]}, {"top": [], "bottom": []},
    ]  # fmt: skip
    dealt = []
    for seed in range(12):
        other = g.copy()
        secrets.determinize(other, 0, Random(seed))
        assert other.deck.bottom[0] == "legion"
        dealt.append((other.deck.top[0], other.deck.bottom[1]))
    assert len({top for top, _ in dealt}) > 1
    assert len({below for _, below in dealt}) > 1
    assert GAME.to_position(g)["knows_order"] == {"legion": "A", "zombie": "B", "bugbear": "B"}
    assert GAME.from_position(GAME.to_position(g)).knows_order == g.knows_order


# -- variant 2: who rises is another hero (ruling 58) ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("monster", "form"), [("bone-colossus", ""), ("grave-wraith", ""), ("soot-imp", "speed"), ("shroud-spider", "speed")]
)
def test_the_strike_that_fells_a_hero_does_nothing_to_the_one_that_rises(monster: str, form: str) -> None:
    t = table(
        hands={"a": monster}, peril={"b": 9}, glory={"b": 4}, life={"b": 1}, at={"a": "library"}, phase="dungeonlord",
        resurrection=True,
    )  # fmt: skip
    t.rolls(6, 1, "fend-off", "turned-blade", "third-eye", "backpack", "dented-visor")
    t.does("a", "declare", f"add:{monster}:B", "done", *([form] if form else []))
    t.does("b", "pim")
    risen = t.player("b")
    assert (risen.hero, risen.space, risen.down, risen.standup) == ("pim", ENTRANCE, False, 0)
    assert risen.glory == 4
    assert len(risen.hand) == 5


def test_the_trap_that_fells_a_hero_does_nothing_more_to_the_one_that_rises() -> None:
    t = table(
        hands={"a": "whispering-darts"}, peril={"b": 9}, life={"b": 1}, at={"a": "library"}, phase="dungeonlord", resurrection=True
    )
    t.rolls(1, "fend-off", "turned-blade", "third-eye", "backpack", "dented-visor")
    t.does("a", "declare", "add:whispering-darts:B", "done")
    t.does("b", "pim")
    assert (t.player("b").hero, t.player("b").less_ap) == ("pim", 0)


# -- hunts (rules §10) -------------------------------------------------------------------------------------------------------------


def test_a_hunt_is_completed_as_soon_as_the_monster_falls_wherever_the_hero_is_by_then() -> None:
    """Moved away before the attack roll, so that the battle goes on: the counter strike still completes the quest."""
    places = {
        ENTRANCE: (CENTRE, 0), "corridor": (CENTRE + STEPS[NORTH], 0), "dark-crossroads": (CENTRE + STEPS[EAST], 0),
        "inner-sanctum": (CENTRE + STEPS[EAST] + STEPS[NORTH], 0), CRYPT: (CENTRE + STEPS[SOUTH], 0),
    }  # fmt: skip
    t = table(
        map=places, at={"a": "inner-sanctum", "b": CRYPT}, quests={"a": "slay-draky"}, hands={"b": "hand-through-the-wall"},
        peril={"a": 5},
    )  # fmt: skip
    t.rolls(1, 6).does("a", "attempt:slay-draky")
    t.does("b", "melee", "pass")  # the response step goes by
    t.does("b", "play:hand-through-the-wall:A:dark-crossroads")
    assert t.player("a").space == "dark-crossroads"
    assert t.player("a").completed == ["slay-draky"]
    assert "slay-draky" not in t.g.tokens


# -- Reset (rules §5 I) ------------------------------------------------------------------------------------------------------------


def test_two_curses_on_one_treasure_go_with_it_at_the_first() -> None:
    """A pack may hold a second Creeping Rust."""
    t = table(phase="close", active="b", readied={"a": "barrow-blade"}, at={"b": "library"})
    g = t.g
    g.deck.bag.remove("creeping-rust")
    g.cards.adventures["creeping-rust-2"] = g.cards.adventures["creeping-rust"]
    try:
        g.under["barrow-blade"] = ["creeping-rust", "creeping-rust-2"]
        g.phase, g.active = "reset", 0
        later = Table(g)
        assert later.discarded("barrow-blade", "creeping-rust", "creeping-rust-2")
        assert g.under == {}
    finally:
        del g.cards.adventures["creeping-rust-2"]


# -- shifts (rules §7, Shuddering Stones) ------------------------------------------------------------------------------------------


def test_two_cards_alike_change_places_too_for_heroes_travel_with_them() -> None:
    places = {
        ENTRANCE: (CENTRE, 0), "dark-crossroads": (CENTRE + STEPS[NORTH], 0), "dark-crossroads-2": (CENTRE + STEPS[SOUTH], 0),
    }  # fmt: skip
    t = table(
        map=places,
        at={"a": ENTRANCE, "b": "dark-crossroads"},
        hands={"a": "shuddering-stones"},
        peril={"b": 3},
        phase="dungeonlord",
    )
    t.does("a", "play:shuddering-stones", "dark-crossroads", "dark-crossroads:dark-crossroads-2:0:0")
    assert isinstance(t.g.dungeon, Dungeon)
    assert t.g.dungeon.beyond(ENTRANCE, SOUTH) == t.player("b").space == "dark-crossroads"


# -- windows before dice (rules §17 P, T6) -----------------------------------------------------------------------------------------


def bridge(**more: object) -> Table:
    places = {ENTRANCE: (CENTRE, 0), "troll-bridge": (NORTHWARDS, 0), "library": (CENTRE + STEPS[WEST], 0)}
    return table(map=places, at={"a": ENTRANCE, "b": "library"}, **more)  # type: ignore[arg-type]


def test_nothing_is_played_for_the_roll_of_a_hazard_that_the_hero_ignores() -> None:
    t = bridge(hands={"a": "lucky-tumble"}, glory={"a": 3}, readied={"a": "ashen-cloak"})
    t.does("a", "move:0")
    assert t.asked == ("A", "hero")
    assert t.told("threat") == []
    assert not t.player("a").down


def test_what_was_played_for_a_hazard_that_is_not_rolled_for_helps_no_other_roll() -> None:
    t = bridge(hands={"a": "lucky-tumble, ashen-cloak"}, glory={"a": 3})
    t.does("a", "move:0", "play:lucky-tumble", "play:ashen-cloak")
    assert t.asked == ("A", "hero")
    assert t.g.next_rolls == []


def test_in_light_fingers_those_who_roll_are_asked_first() -> None:
    t = table(
        seats=3, hands={"a": "light-fingers"}, glory={"a": 2}, life={"b": 3}, readied={"b": "red-draught", "c": "dented-visor"},
        quests={"c": "saints-ashes"}, at={"b": "library"},
    )  # fmt: skip
    t.player("c").escorts.append("saints-ashes")
    t.does("a", "play:light-fingers:C")
    assert t.asked == ("C", "window")
    t.does("c", "pass")
    assert t.asked == ("B", "window")


# -- what packs may print: prices and limits of uses (rules §4, §5) ----------------------------------------------------------------


def test_what_prevents_a_wound_at_a_price_is_paid_for_and_offered_to_those_who_can(monkeypatch: pytest.MonkeyPatch) -> None:
    for glory, offered in ((1, True), (0, False)):
        t = table(hands={"b": "zombie"}, peril={"a": 1}, readied={"a": "mail-of-small-bones"}, glory={"a": glory}, active="b",
                  phase="dungeonlord")  # fmt: skip
        monkeypatch.setattr(t.g.cards.adventures["mail-of-small-bones"].work, "use", Use("wounded", glory=1, once="round"))
        t.rolls(6, 1).does("b", "declare", "add:zombie:A", "done")
        assert (t.asked == ("A", "prevent")) == offered
        if offered:
            t.rolls(6).does("a", "use:mail-of-small-bones")
            assert (t.glory("a"), t.life("a"), t.g.spent) == (0, 6, {"mail-of-small-bones"})


def test_what_a_hero_may_do_once_a_round_comes_back_with_its_reset(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(heroes={"a": "roderik 2", "b": "kron 2"}, life={"a": 3}, glory={"a": 9}, at={"b": "library"})
    monkeypatch.setattr(t.g.cards.heroes["roderik"].work, "use", Use("turn", glory=1, once="round"))
    t.does("a", "use:roderik")
    assert "use:roderik" not in t.options
    assert GAME.from_position(GAME.to_position(t.g)).spent == {"roderik"}
    t.g.phase = "reset"
    assert "use:roderik" in Table(t.g).options


def test_what_a_space_allows_once_a_round_is_allowed_in_each_heros_own_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(at={"a": "library", "b": "library"}, hands={"a": "zombie", "b": "legion"})
    monkeypatch.setattr(t.g.cards.maps["library"].work, "use", Use("hero", once="round"))
    t.rolls("bugbear").does("a", "use:library", "zombie")
    assert "use:library" not in t.options
    t.g.used.clear()
    t.g.active, t.g.players[1].ap = 1, 3
    assert "use:library" in Table(t.g).options


def test_a_position_has_one_treasure_of_each_type_at_most() -> None:
    t = table(heroes={"a": "pim 2", "b": "kron 2"}, readied={"a": "ring-of-magic"})
    given = GAME.to_position(t.g)
    given["players"]["A"]["inventory"].append("ferrymans-ring")
    with pytest.raises(BadInput, match="of each type there is one treasure at most"):
        GAME.from_position(given)
