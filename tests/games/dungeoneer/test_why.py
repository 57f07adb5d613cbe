"""Every reason why something may not be used is told in a situation where it is the true one; nothing that is offered has one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.games.dungeoneer.table import Table, table
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS
from undercroft.games.dungeoneer.state.state import LORD
from undercroft.games.dungeoneer.view.why import RULE
from undercroft.kernel.ask import seat_of, text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.view import view_of
from undercroft.text import LANGUAGES, Texts

HALL = {
    "tomb-antechamber": (CENTRE, 0), "sealed-vault": (CENTRE + STEPS[NORTH], 0), "corridor": (CENTRE + STEPS[EAST], 0),
    "crypt": (CENTRE + STEPS[EAST] + STEPS[NORTH], 0),
}  # fmt: skip
"""The entrance; the vault, whose only exit leads south to it; beside the vault lies the crypt, behind a wall."""


RODERIK = {"a": "roderik 2", "b": "kron 2"}
FAR = {
    "tomb-antechamber": (CENTRE, 0), "corridor": (CENTRE + STEPS[SOUTH], 0), "crypt": (CENTRE + 2 * STEPS[SOUTH], 0),
}  # fmt: skip
"""The crypt with a corridor between it and the entrance."""


def standing(**more: Any) -> Callable[[], Table]:
    return lambda: table(**more)


def lord(**more: Any) -> Callable[[], Table]:
    return lambda: table(phase=LORD, **more)


def after(*answers: str, rolls: tuple[int | str, ...] = (), who: str = "a", **more: Any) -> Callable[[], Table]:
    """After these answers of the seat; others have nothing to say."""
    return lambda: table(**more).rolls(*rolls).does(who, *answers)


def attacked(*answers: str, rolls: tuple[int | str, ...] = (), **more: Any) -> Callable[[], Table]:
    """B has sent a zombie at A, who is asked; its answers follow."""

    def story() -> Table:
        hands = {"b": "zombie", **more.pop("hands", {})}
        t = table(hands=hands, phase=LORD, active="b", peril={"a": 9}, **more).rolls(*rolls)
        t.does("b", "declare", "add:zombie:A", "done")
        return t.does("a", *answers) if answers else t

    return story


def made(change: Callable[[Any], None], **more: Any) -> Callable[[], Table]:
    """A table of which something is changed before anybody is asked anew."""

    def story() -> Table:
        t = table(**more)
        change(t.g)
        return Table(t.g)

    return story


def dead(g: Any) -> None:
    player = g.players[0]
    player.life, player.alive, player.hand = 0, False, []


def carries(g: Any) -> None:
    g.players[0].escorts = ["saints-ashes"]


def before_deeds() -> Table:
    """The Hero phase has begun, but first it is asked whether A attacks B."""
    t = table(at={"a": "library", "b": "library"}, hands={"a": "barrow-blade"}, phase=LORD)
    t.g.map_bag.clear()
    t.does("a", "end")
    while t.g.phase != "hero":
        t.does("a", "pass")
    assert t.asked == ("A", "window")
    return t


STORIES: dict[str, tuple[Callable[[], Table], str]] = {
    # when
    "only-in-hero-phase": (lord(hands={"a": "barrow-blade"}, glory={"a": 9}), "hand:barrow-blade"),
    "asked-first": (before_deeds, "hand:barrow-blade"),
    "only-in-lord-phase": (standing(hands={"a": "zombie"}), "hand:zombie"),
    "only-as-response": (standing(hands={"a": "fend-off"}, glory={"a": 9}), "hand:fend-off"),
    "only-in-own-turn": (attacked(heroes=RODERIK, hands={"a": "fend-off"}, glory={"a": 9}, ap={"a": 1}), "hero:A"),
    "only-when-wounded": (standing(readied={"a": "ring-of-magic"}), "card:ring-of-magic"),
    "only-in-challenge": (standing(readied={"a": "answering-steel"}), "card:answering-steel"),
    "not-now": (attacked(hands={"a": "fend-off"}, glory={"a": 9}, ap={"a": 1}), "seat:B"),
    "not-your-turn": (standing(hands={"a": "zombie"}, active="b"), "hand:zombie"),
    "no-choice": (lambda: table(hands={"a": "zombie, legion"}, phase="close"), "space:crypt"),
    "defeated": (made(dead, active="b", seats=3), "space:crypt"),
    # accounts
    "too-little-glory": (standing(hands={"a": "barrow-blade"}, glory={"a": 3}), "hand:barrow-blade"),
    "too-few-ap": (standing(heroes=RODERIK, glory={"a": 9}, ap={"a": 0}, life={"a": 3}), "hero:A"),
    "used-already": (after("use:boot-of-ala-hazad", readied={"a": "boot-of-ala-hazad"}, glory={"a": 9}), "card:boot-of-ala-hazad"),
    "boon-limit": (
        standing(heroes={"a": "pim 2", "b": "kron 2"}, readied={"a": "third-eye"}, hands={"a": "wolfs-pace"}, glory={"a": 9}),
        "hand:wolfs-pace",
    ),
    "treasure-limit": (standing(readied={"a": "barrow-blade"}, hands={"a": "dented-visor"}, glory={"a": 9}), "hand:dented-visor"),
    "one-of-a-type": (
        standing(heroes=RODERIK, readied={"a": "barrow-blade"}, hands={"a": "staff-of-cold-sparks"}, glory={"a": 9}),
        "hand:staff-of-cold-sparks",
    ),
    "solo-treasure-in-reward": (made(lambda g: None, seats=1, hands={"a": "barrow-blade"}, glory={"a": 9}), "hand:barrow-blade"),
    "solo-boon-on-entrance": (made(lambda g: None, seats=1, hands={"a": "third-eye"}, glory={"a": 9}), "hand:third-eye"),
    "nobody-can-pay": (lord(hands={"a": "zombie, grave-wraith"}, peril={"b": 2}), "hand:grave-wraith"),
    "nothing-to-aim-at": (standing(hands={"a": "light-fingers"}, glory={"a": 9}, at={"b": "corridor"}), "hand:light-fingers"),
    "declared-already": (
        after("declare", "add:zombie:B", "done", rolls=(1, 6), phase=LORD, hands={"a": "zombie, legion"}, peril={"b": 9}),
        "act:declare",
    ),
    "is-whole": (standing(heroes=RODERIK, glory={"a": 9}), "hero:A"),
    # quests
    "wrong-space": (standing(quests={"a": "slay-draky"}), "quest:slay-draky"),
    "not-found-yet": (standing(quests={"a": "buried-armoury"}, map=FAR, ap={"a": 0}), "quest:buried-armoury"),
    "second-attempt-costs": (
        after("attempt:black-ledger", rolls=(1,), quests={"a": "black-ledger"}, at={"a": "library", "b": "corridor"}, ap={"a": 0}),
        "quest:black-ledger",
    ),
    "cannot-give-that": (standing(quests={"a": "free-caedmans-soul"}), "quest:free-caedmans-soul"),
    "escort-is-no-attempt": (standing(quests={"a": "walled-in-mason"}, at={"a": "tomb-antechamber"}), "quest:walled-in-mason"),
    "not-yours": (standing(quests={"b": "slay-draky"}), "quest:slay-draky"),
    # the map
    "knocked-down": (made(lambda g: setattr(g.players[0], "down", True)), "space:tomb-antechamber"),
    "no-ap": (standing(ap={"a": 0}), "space:tomb-antechamber"),
    "wall": (standing(map=HALL, at={"a": "sealed-vault", "b": "corridor"}), "space:crypt"),
    "not-next-to-you": (standing(), "space:corridor"),
    "you-are-here": (standing(), "space:crypt"),
    "no-map-cards": (made(lambda g: g.map_bag.clear()), "act:explore"),
    # heroes
    "entrance-peace": (standing(at={"a": "tomb-antechamber", "b": "tomb-antechamber"}), "seat:B"),
    "one-battle": (made(lambda g: g.used.add((0, "battle"))), "seat:B"),
    "not-in-your-space": (standing(at={"b": "corridor"}), "seat:B"),
}  # fmt: skip


def test_every_reason_has_its_story() -> None:
    assert set(STORIES) == set(RULE)


@pytest.mark.parametrize("key", STORIES)
def test_it_is_told(key: str) -> None:
    story, object = STORIES[key]
    t = story()
    why = GAME.refusals(t.g, 0)
    assert object in why, {id: each.key for id, each in why.items()}
    assert (why[object].key, why[object].rule) == (key, RULE[key])
    offered = {GAME.describe(t.g, t.ask, option).touches[0] for option in t.ask.options} if t.ask and t.ask.seat == 0 else set()
    assert object not in offered


def test_what_is_lacking_is_said_in_figures() -> None:
    why = GAME.refusals(STORIES["too-little-glory"][0]().g, 0)["hand:barrow-blade"]
    assert why.args == {"cost": 4, "glory": 3}
    assert GAME.refusals(STORIES["treasure-limit"][0]().g, 0)["hand:dented-visor"].args == {"limit": 1}
    assert GAME.refusals(STORIES["nobody-can-pay"][0]().g, 0)["hand:grave-wraith"].args == {"cost": 3}
    assert GAME.refusals(STORIES["wrong-space"][0]().g, 0)["quest:slay-draky"].args == {"quest": "slay-draky"}


def test_the_token_of_an_escort_may_be_left_and_so_has_no_reason() -> None:
    t = made(carries, quests={"a": "saints-ashes"})()
    assert "drop:saints-ashes" in t.options
    assert "quest:saints-ashes" not in GAME.refusals(t.g, 0)


def test_a_search_too_near_to_the_entrance_is_no_matter_of_points() -> None:
    t = table(quests={"a": "buried-armoury"})
    assert GAME.refusals(t.g, 0)["quest:buried-armoury"].key == "wrong-space"


def test_the_effect_of_a_space_is_offered_or_refused() -> None:
    t = table(at={"a": "tomb-antechamber", "b": "crypt"}, glory={"a": 9}, quests={"a": "slay-draky"})
    assert "space:tomb-antechamber" not in GAME.refusals(t.g, 0)
    t = table(at={"a": "tomb-antechamber", "b": "crypt"}, quests={"a": "slay-draky"})
    assert GAME.refusals(t.g, 0)["space:tomb-antechamber"].key == "too-little-glory"


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"limited_movement": True}), (4, {"resurrection": True}), (1, {}), (3, {"no_blank_spots": True})],
)
def test_nothing_that_is_offered_has_a_reason(seats: int, options: dict[str, Any]) -> None:
    """At every question of random games; at moments for cards the rules of reasons see to it themselves."""
    texts = [Texts(lang) for lang in LANGUAGES]
    rng = Random(3)
    told: set[str] = set()
    for seed in (1,):
        settings = GAME.read_settings({"turn_limit": 16, **options}, seats)
        match = Match(GAME, settings, seats, SampledNature(Random(seed)))
        while match.asks():
            ask = match.asks()[0]
            view = view_of(match, ask.seat, told=len(match.journal))
            offered = {option["touches"][0] for option in view["asks"][0]["options"]}
            assert not offered & set(view["why"])
            if match.state.moment is not None:  # type: ignore[attr-defined]
                assert not offered & set(GAME.refusals(match.state, ask.seat))  # type: ignore[arg-type]
            for why in view["why"].values():
                assert why["rule"] == RULE[why["key"]]
                said = [text.why("lichlord", why) for text in texts] if why["key"] not in told else []
                assert not [each for each in said if "{" in each or "dungeoneer-" in each]
                told.add(why["key"])
            if "hero" in {ask["what"] for ask in view["asks"]}:
                mine = {f"hand:{card['id']}" for card in view["board"]["hand"]}
                assert mine <= offered | set(view["why"]), "every card in hand is offered or says why not"
            match.answer(ask.seat, text_of(rng.choice(list(ask.options))), ask.what)
    assert len(told) > 8


def test_who_is_not_asked_is_told_whose_turn_it_is() -> None:
    t = table(hands={"b": "zombie"}, seats=3)
    assert {why.key for why in GAME.refusals(t.g, seat_of("B")).values()} == {"not-your-turn"}


def test_where_entrances_bar_challenges_only_it_is_something_else_that_bars_an_attack() -> None:
    at = {"a": "tomb-antechamber", "b": "tomb-antechamber"}
    t = table(at=at, entrance_peace="challenge")
    t.g.used.add((0, "battle"))
    assert GAME.refusals(t.g, 0)["seat:B"].key == "one-battle"
    t = table(at=at, entrance_peace="challenge", ap={"a": 0})
    assert GAME.refusals(t.g, 0)["seat:B"].key == "no-ap"
