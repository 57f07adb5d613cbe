"""What a strike or a lost roll does besides the wound is told with its cause: the card, and the form in which it came."""

from __future__ import annotations

from typing import Any

from tests.games.dungeoneer.fights import declares, siege
from tests.games.dungeoneer.table import Table, no_cards, table
from undercroft.games.dungeoneer.game import GAME
from undercroft.kernel.game import Label

from .test_causes import said
from .test_quests import near


def struck(monster: str, form: str = "", **more: Any) -> Table:
    """A monster of the first seat strikes the hero of the second, in a form if it has several."""
    t = declares(siege(monster, **more).rolls(6, 1), f"{monster}:B")
    while t.asked[1] != "keep" and t.asked[1] != "give-up":
        t.does(t.asked[0].lower(), form if t.asked[1] == "form" else "pass")
    return t


def test_a_hit_that_knocks_a_hero_down_says_so() -> None:
    t = struck("shroud-spider", "speed")
    assert t.told("falls") == [{"seat": 1, "cause": "strike", "value": 4, "card": "shroud-spider", "how": "hit", "form": "speed"}]
    assert said(t, "falls") == [
        "The Shroud Spider’s speed strike knocks your hero down. No moving; AP pay only for standing up (1 AP, melee 4+)."
    ]


def test_so_does_what_takes_glory_or_a_card() -> None:
    t = struck("grave-wraith", glory={"b": 2})
    assert said(t, "loses-glory") == ["You lose 1 glory (Grave Wraith’s magic strike)."]
    t = struck("cackling-witch", readied={"b": "barrow-blade"}).does("b", "barrow-blade")
    assert [(each["why"], each["on"], each["form"]) for each in t.told("discards")] == [("hit", "cackling-witch", "magic")]
    assert said(t, "discards") == ["You discard Barrow Blade (Cackling Witch’s magic strike)."]


def test_a_trap_that_knocks_down_says_which_roll_failed() -> None:
    t = declares(siege("stone-sack").rolls(1), "stone-sack:B")
    assert [(each["how"], each["form"]) for each in t.told("falls")] == [("fail", "speed")]
    assert said(t, "falls")[0].startswith("Stone Sack knocks your hero down (speed roll failed).")


def test_the_end_of_a_game_says_by_what_it_was_won() -> None:
    def last(**players: dict[str, Any]) -> list[dict[str, Any]]:
        t = no_cards(table(seats=2, phase="reset", turn_limit=5, players=players))
        return t.told("wins")

    even = {"completed": [], "level": 2, "life": 4, "glory": 1}
    for field, more, how, mine, other in (
        ("completed", ["magic-fish"], "quests", 1, 0), ("level", 3, "level", 3, 2), ("life", 5, "life", 5, 4),
        ("glory", 2, "glory", 2, 1),
    ):  # fmt: skip
        assert last(a={**even, field: more}, b=even) == [{"seat": 0, "how": how, "count": mine, "against": other}]
    assert last(a=even, b=even) == []


def test_a_seat_that_can_send_nothing_is_told_what_it_lacks() -> None:
    def alone(hand: str, peril: int) -> list[str]:
        t = no_cards(table(phase="reset", hands={"a": hand}, peril={"b": peril}, at={"b": "library"}))
        return said(t, "no-lord-phase", me="A")

    why = "No Dungeonlord phase: your cheapest monster or trap costs 4, and no opponent has "
    assert alone("legion, barrow-knight", 3) == [f"{why}more than 3 peril."]
    assert alone("legion", 0) == [f"{why}any peril."]
    assert alone("barrow-blade", 3) == ["No Dungeonlord phase: you have no monster or trap, and can play no bane."]


def test_cards_drawn_say_how_many_were_held() -> None:
    t = table(hands={"a": "zombie, fend-off"}, at={"b": "library"}).does("a", "end", "hand:zombie")
    t.g.deck.bag, t.g.deck.discards = ["legion"], []
    t.rolls("legion").does("a", "no")
    assert said(t, "draws") == ["Ilka draws 1 card: 1 in hand before, filled up to five."]


def test_a_treasure_in_the_way_is_named_with_its_type() -> None:
    t = table(heroes={"a": "roderik 2", "b": "kron 2"}, readied={"a": "barrow-blade"}, hands={"a": "staff-of-cold-sparks"})
    t.g.players[0].glory = 9
    why = t.why("a")["hand:staff-of-cold-sparks"]
    assert (why.key, why.args) == ("one-of-a-type", {"kind": "type-weapon", "card": "barrow-blade"})


def test_what_glory_or_a_point_buys_says_its_price_and_both_chances() -> None:
    t = near("magic-fish", "troll-bridge", glory={"a": 2}).does("a", "attempt:magic-fish")
    assert [(label.key, label.args) for label in labels(t)] == [
        ("extra-die", {"cost": 2, "percent": 56}), ("extra-die-not", {"cost": 2, "percent": 33}),
    ]  # fmt: skip


def labels(t: Table) -> list[Label]:
    """The options of the open question in words."""
    assert t.ask is not None
    return [GAME.describe(t.g, t.ask, option) for option in t.ask.options]


ZOMBIE = {"cause": "strike", "by_card": "zombie", "by_seat": "A", "number": 1, "count": 1, "last": False}


def test_what_prevents_a_wound_says_how_likely_it_is_and_what_goes() -> None:
    t = declares(siege("zombie", readied={"b": "mail-of-small-bones"}).rolls(6, 1), "zombie:B")
    while t.asked[1] != "prevent":
        t.does(t.asked[0].lower(), "pass")
    assert labels(t)[0].args == {"card": "mail-of-small-bones", "glory": 0, "ap": 0, "spends": "nothing", "percent": 33} | ZOMBIE
    assert labels(t)[-1].args == ZOMBIE
