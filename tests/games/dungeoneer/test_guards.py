"""Open cards that may still prevent a wound are named wherever one is foretold."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import Table, table
from tests.games.dungeoneer.test_forecast import attacked, then
from tests.games.dungeoneer.test_quests import near
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, STEPS
from undercroft.games.dungeoneer.state.state import LORD
from undercroft.kernel.shapes import plain

FERRY = "ferrymans-ring"
TRAP = "closing-walls"


def test_open_cards_that_may_still_prevent_a_wound_are_named_beside_its_chance() -> None:
    ring, ferry = {"seat": "B", "card": "ring-of-magic"}, {"seat": "B", "card": FERRY}

    def guards(t: Table, option: str) -> Any:
        return then(t, option).get("guards")

    def declared(**more: Any) -> Any:
        t = table(hands={"a": "zombie", "b": "mail-of-small-bones"}, peril={"b": 9}, phase=LORD, **more).does("a", "declare")
        return guards(t, "add:zombie:B")

    assert declared() is None  # what is held is nobody's business
    assert declared(readied={"b": "ring-of-magic"}) == [ring]
    assert declared(readied={"b": FERRY}) is None
    assert declared(readied={"b": FERRY}, life={"b": 1}) == [ferry]
    t = table(hands={"a": TRAP}, peril={"b": 9}, readied={"a": "mail-of-small-bones", "b": "ring-of-magic"}, phase=LORD)
    assert guards(t.does("a", "declare"), f"add:{TRAP}:B") == [ring]  # mail is against strikes alone
    assert guards(table(ap={"a": 3}, readied={"b": "ring-of-magic"}), "attack:B") == [ring]
    t = attacked("create-darkness", readied={"b": "ring-of-magic"}).does("b")
    assert guards(t, "play:create-darkness") == [ring]


def rings(*owned: str) -> list[dict[str, str]]:
    """Guards of B, or of the seats named: "ring-of-magic", "C ferrymans-ring"."""
    return [dict(zip(("seat", "card"), each.split() if " " in each else ("B", each), strict=True)) for each in owned]


@pytest.mark.parametrize(("life", "card"), [(3, "ring-of-magic"), (1, FERRY)], ids=["ring", "ferry"])
def test_whatever_may_wound_names_the_open_cards_that_may_prevent_it(life: int, card: str) -> None:
    """A quest for all in the space, a trapped exit, spikes, the death of a monster for whoever stands by."""
    quest = near("black-ledger", "library", life={"a": 3, "b": life}, at={"a": "library", "b": "library"}, readied={"b": card})
    assert then(quest, "attempt:black-ledger")["guards"] == rings(card)
    exit = table(at={"a": "library"}, life={"a": life}, readied={"a": card})
    assert then(exit, "move:1")["guards"] == rings(f"A {card}")
    lies = {"tomb-antechamber": (CENTRE, 0), "blade-gallery": (CENTRE + STEPS[EAST], 0), "crypt": (CENTRE + 2 * STEPS[EAST], 0)}
    spikes = table(map=lies, at={"a": "tomb-antechamber"}, life={"a": life}, readied={"a": card})
    assert then(spikes, f"move:{EAST}")["guards"] == rings(f"A {card}")
    dying = table(
        seats=3, hands={"a": "bugbear"}, peril={"b": 9}, at={"b": "library", "c": "library"}, life={"c": life}, readied={"c": card},
        phase=LORD,
    ).does("a", "declare")  # fmt: skip
    assert then(dying, "add:bugbear:B")["guards"] == rings(f"C {card}")


def test_mail_is_against_strikes_not_against_the_death_of_a_monster() -> None:
    given: dict[str, Any] = {"hands": {"a": "bugbear"}, "peril": {"b": 9}, "at": {"b": "library", "c": "library"}}
    for holder, told in (("b", rings("mail-of-small-bones")), ("c", None)):
        t = table(seats=3, readied={holder: "mail-of-small-bones"}, phase=LORD, **given).does("a", "declare")
        assert then(t, "add:bugbear:B").get("guards") == told


def test_a_pit_wounds_nobody_so_that_nothing_prevents_it() -> None:
    places = {"tomb-antechamber": (CENTRE, 0), "drowned-well": (CENTRE + STEPS[NORTH], 0)}
    t = table(at={"a": "tomb-antechamber"}, map=places, readied={"a": "ring-of-magic"})
    assert "guards" not in then(t, f"move:{NORTH}")


@pytest.mark.parametrize(
    ("trap", "told"), [("closing-walls", rings("ring-of-magic")), ("stone-sack", None)], ids=["wounds", "falls"]
)
def test_a_card_for_the_roll_against_a_trap_names_what_may_prevent_its_wounds(trap: str, told: Any) -> None:
    hands = {"a": trap, "b": "surge-of-will"}
    t = table(hands=hands, at={"a": "corridor"}, readied={"b": "ring-of-magic"}, glory={"b": 9}, peril={"b": 9}, phase=LORD)
    t.does("a", "declare", f"add:{trap}:B", "done")
    while not plain(GAME.view(t.g, 1)).get("moment"):
        t.does("b", "pass")
    option = next(each for each in sorted(t.options) if each.startswith("play:surge-of-will"))
    assert then(t, option).get("guards") == told


@pytest.mark.parametrize(("life", "told"), [(3, None), (2, rings(FERRY))])
def test_a_response_to_two_wounds_names_what_saves_from_the_second(life: int, told: Any) -> None:
    t = table(
        heroes={"a": "vashti 2"}, hands={"b": "create-darkness"}, glory={"b": 9}, players={"a": {"inventory": ["mighty-blow-2"]}},
        readied={"b": FERRY}, life={"b": life},
    ).does("a", "attack:B", "melee")  # fmt: skip
    assert then(t, "play:create-darkness").get("guards") == told


def test_an_attack_on_a_hero_names_what_of_its_open_cards_may_strike_back() -> None:
    """By the rules of the Challenge step (§9.6): a saved action point, an effect that grants an attack and can be paid for."""
    card = "answering-steel"
    use = GAME.new(GAME.read_settings({}, 2), 2).cards.adventures[card].work.use
    assert use is not None
    free = {"card": card, "glory": use.glory, "ap": use.ap}
    vow, point = {"card": "kron", "glory": 2, "ap": 0}, {"card": "", "glory": 0, "ap": 1}

    def back(**more: Any) -> Any:
        return then(table(heroes={"a": "pim 2", "b": "kron 2"}, **more), "attack:B").get("back")

    assert back(glory={"b": 1}, hands={"b": card}) is None  # too little for the ability; what is held is nobody's business
    assert back(glory={"b": 2}) == [vow]
    assert back(glory={"b": 1}, ap={"a": 3, "b": 1}) == [point]
    assert back(ap={"a": 3, "b": 1}, glory={"b": 5}, readied={"b": card}) == [point, vow, free]


def test_what_is_said_to_strike_back_is_what_the_challenge_then_offers() -> None:
    t = table(heroes={"a": "pim 2", "b": "kron 2"}, glory={"b": 2}, ap={"a": 3, "b": 1}, readied={"b": "answering-steel"})
    told = then(t, "attack:B")["back"]
    t.does("a", "attack:B").rolls(6, 1).does("a", "melee")
    offered = [option.split(":")[:2] for option in t.options if option.endswith(":A")]
    assert sorted([name if what == "use" else "" for what, name in offered]) == sorted([each["card"] for each in told])
    assert t.player("a").glory == 0  # the wound has brought nothing
