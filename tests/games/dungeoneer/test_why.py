"""Every reason why something may not be used is told where it is the true one, and with the obstacle away the thing is offered."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.games.dungeoneer.refused import (
    BROKE,
    CLOSE,
    COURAGE,
    DEAD_END,
    FAR,
    FULL_HAND,
    GRUDGES,
    HALL,
    HOME,
    HURT,
    LEDGER,
    LYING,
    MAIL,
    RODERIK,
    RUST,
    SANCTUM,
    SAVED,
    STEEL,
    STONES,
    WEIGHT,
    after,
    asked,
    attacked,
    before_acting,
    challenged_back,
    check_offered,
    check_told,
    down,
    lord,
    placed,
    plot,
    put,
    second,
    trapped,
    used,
)
from tests.games.dungeoneer.table import DEFEATED, Table
from tests.games.dungeoneer.test_moving import NOWHERE_FOR_THE_VAULT
from tests.games.icewitch.why_stories import STORIES as ON_THE_SURFACE
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.rules.effects import readied_to_give
from undercroft.games.dungeoneer.rules.entrances import entrances_to_rise, nearest_entrances
from undercroft.games.dungeoneer.rules.piles import lair_surplus, surplus_to_give
from undercroft.games.dungeoneer.rules.reasons import RULE
from undercroft.games.dungeoneer.rules.sacrifice import boons_to_give, valuables_to_give
from undercroft.games.dungeoneer.rules.solo import dearest, treasure_options
from undercroft.games.dungeoneer.rules.wounds import HAZARD, STRIKE, Cause, prevent_options
from undercroft.games.dungeoneer.state.state import LORD
from undercroft.kernel import shapes
from undercroft.kernel.ask import text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.view import view_of
from undercroft.text import LANGUAGES, Texts

STORIES: dict[str, tuple[Callable[[], Table], str, Callable[[], Table] | None]] = {
    # when
    "only-in-hero-phase": (
        lord(hands={"a": "barrow-blade"}, glory={"a": 9}), "hand:barrow-blade",
        placed(hands={"a": "barrow-blade"}, glory={"a": 9}),
    ),
    "only-in-lord-phase": (placed(**{**COURAGE, "phase": "hero"}), "hand:stolen-courage", placed(**COURAGE)),
    "only-as-response": (
        placed(hands={"a": "fend-off"}, glory={"a": 9}), "hand:fend-off", attacked(hands={"a": "fend-off"}, glory={"a": 9}),
    ),
    "response-is-over": (
        asked("challenge", attacked(hands={"a": "fend-off"}, glory={"a": 9}, ap={"a": 1}, rolls=(3, 3))), "hand:fend-off",
        attacked(hands={"a": "fend-off"}, glory={"a": 9}),
    ),
    "only-in-own-turn": (attacked(**HURT, hands={"a": "fend-off"}, ap={"a": 1}), "hero:A", placed(**HURT)),
    "only-when-wounded": (
        placed(readied={"a": "ring-of-magic"}), "card:ring-of-magic",
        asked("prevent", attacked(readied={"a": "ring-of-magic"}, rolls=(6, 1))),
    ),
    "only-in-challenge": (
        placed(readied={"a": "answering-steel"}), "card:answering-steel", asked("challenge", attacked(**STEEL)),
    ),
    "only-at-moments": (
        after("hand:zombie", **CLOSE, hands={"a": "leaden-weight, zombie"}, peril={"b": 9}, ap={"a": 1, "b": 1}),
        "hand:leaden-weight",
        placed(hands={"a": "leaden-weight"}, peril={"b": 9}, ap={"b": 1}),
    ),
    "works-by-itself": (placed(readied={"a": "barrow-blade"}), "card:barrow-blade", None),
    "in-battle": (
        after("attack:B", hands={"a": "barrow-blade"}, glory={"a": 9}), "hand:barrow-blade",
        placed(hands={"a": "barrow-blade"}, glory={"a": 9}),
    ),
    "before-dice": (
        after("attempt:black-ledger", "0", **LEDGER, hands={"a": "lucky-tumble"}), f"space:{HOME}",
        placed(**LEDGER, hands={"a": "lucky-tumble"}),
    ),
    "phase-begins": (before_acting(), "hand:barrow-blade", before_acting("pass", "pass")),
    "encounters-first": (
        asked("window", after("declare", "add:zombie:B", "done", **COURAGE)), "hand:stolen-courage", placed(**COURAGE),
    ),
    "asked-first": (after("attempt:black-ledger", **LEDGER), f"space:{HOME}", placed(**LEDGER)),
    "turn-ends": (placed(**CLOSE, hands={"a": "zombie"}), "seat:B", placed(hands={"a": "zombie"})),
    "points-are-over": (
        asked("window", after("hand:zombie", **CLOSE, hands={"a": FULL_HAND}, peril={"b": 9}, ap={"b": 1}, **LYING)),
        "act:stand-up", down(),
    ),
    "banes-follow": (before_acting(), "hand:hand-through-the-wall", before_acting("pass")),
    "banes-now": (before_acting("pass"), "seat:B", before_acting()),
    "challenge-made": (
        asked("challenge", lambda: asked("challenge", attacked(**STEEL))().rolls(3, 3).does("a", "challenge:B", "melee")),
        "card:red-draught", asked("challenge", attacked(**STEEL)),
    ),
    "only-treasures-now": (
        put("reward-treasure", treasure_options, None, seats=1, hands={"a": "stubborn-legs, barrow-blade"}, glory={"a": 9}),
        "hand:stubborn-legs", placed(seats=1, hands={"a": "stubborn-legs"}, glory={"a": 9}),
    ),
    "defeated": (placed(players={"a": DEFEATED}, active="b", seats=3), "space:crypt", None),
    # accounts
    "too-little-glory": (
        placed(hands={"a": "barrow-blade"}, glory={"a": 3}), "hand:barrow-blade",
        placed(hands={"a": "barrow-blade"}, glory={"a": 4}),
    ),
    "too-few-ap": (placed(**HURT, ap={"a": 0}), "hero:A", placed(**HURT, ap={"a": 1})),
    "used-already": (
        after("use:boot-of-ala-hazad", readied={"a": "boot-of-ala-hazad"}, glory={"a": 9}), "card:boot-of-ala-hazad",
        placed(readied={"a": "boot-of-ala-hazad"}, glory={"a": 9}),
    ),
    "boon-limit": (
        placed(heroes={"a": "pim 2", "b": "kron 2"}, readied={"a": "third-eye"}, hands={"a": "wolfs-pace"}, glory={"a": 9}),
        "hand:wolfs-pace", placed(heroes={"a": "pim 2", "b": "kron 2"}, hands={"a": "wolfs-pace"}, glory={"a": 9}),
    ),
    "treasure-limit": (
        placed(readied={"a": "barrow-blade"}, hands={"a": "dented-visor"}, glory={"a": 9}), "hand:dented-visor",
        placed(hands={"a": "dented-visor"}, glory={"a": 9}),
    ),
    "one-of-a-type": (
        placed(heroes=RODERIK, readied={"a": "barrow-blade"}, hands={"a": "staff-of-cold-sparks"}, glory={"a": 9}),
        "hand:staff-of-cold-sparks", placed(heroes=RODERIK, hands={"a": "staff-of-cold-sparks"}, glory={"a": 9}),
    ),
    "solo-treasure-in-reward": (
        placed(seats=1, hands={"a": "barrow-blade"}, glory={"a": 9}), "hand:barrow-blade",
        put("reward-treasure", treasure_options, None, seats=1, hands={"a": "barrow-blade"}, glory={"a": 9}),
    ),
    "solo-boon-on-entrance": (
        placed(seats=1, hands={"a": "third-eye"}, glory={"a": 9}), "hand:third-eye",
        placed(seats=1, hands={"a": "third-eye"}, glory={"a": 9}, at={"a": HOME}),
    ),
    "nobody-can-pay": (
        lord(hands={"a": "zombie, grave-wraith"}, peril={"b": 2}), "hand:grave-wraith",
        plot(hands={"a": "zombie, grave-wraith"}, peril={"b": 3}),
    ),
    "cannot-pay": (
        after("play:chain-of-grudges:A:B", **GRUDGES, peril={"b": 3, "c": 3, "d": 1}), "seat:D",
        after("play:chain-of-grudges:A:B", **GRUDGES, peril={"b": 3, "c": 3, "d": 3}),
    ),
    "no-target-can-pay": (lord(**BROKE), "hand:creeping-rust", lord(**{**BROKE, "peril": {"b": 9, "c": 2}})),
    "is-whole": (placed(heroes=RODERIK, glory={"a": 9}), "hero:A", placed(**HURT)),
    # aims
    "nothing-to-aim-at": (
        placed(hands={"a": "light-fingers"}, glory={"a": 9}, at={"b": "corridor"}), "hand:light-fingers",
        placed(hands={"a": "light-fingers"}, glory={"a": 9}),
    ),
    "no-such-roll": (
        placed(**LEDGER, hands={"a": "lucky-tumble"}), "hand:lucky-tumble",
        after("attempt:black-ledger", "0", **LEDGER, hands={"a": "lucky-tumble"}),
    ),
    "not-your-fight": (challenged_back, "hand:create-darkness", attacked(hands={"a": "create-darkness"}, glory={"a": 9})),
    "nothing-to-hang-on": (
        placed(hands={"a": "gravediggers-whetstone"}, glory={"a": 9}), "hand:gravediggers-whetstone",
        placed(hands={"a": "gravediggers-whetstone"}, glory={"a": 9}, readied={"a": "barrow-blade"}),
    ),
    "no-host-there": (
        lord(**RUST), "hand:creeping-rust>seat:C",
        lord(**{**RUST, "readied": {"b": "barrow-blade", "c": "dented-visor"}}),
    ),
    "no-host-anywhere": (
        lord(**{**BROKE, "readied": {"a": "barrow-blade"}}), "hand:creeping-rust",
        lord(**{**BROKE, "readied": {"b": "barrow-blade"}}),
    ),
    "no-use-there": (
        placed(**WEIGHT, ap={"b": 1}), "hand:leaden-weight>seat:C", placed(**WEIGHT, ap={"b": 1, "c": 1}),
    ),
    "other-wound": (
        put("prevent", prevent_options, (Cause(HAZARD), 1, 1), **MAIL), "card:mail-of-small-bones",
        put("prevent", prevent_options, (Cause(STRIKE), 1, 1), **MAIL),
    ),
    # the declaration
    "nothing-to-declare": (lord(hands={"a": "zombie"}), "act:declare", lord(hands={"a": "zombie"}, peril={"b": 1})),
    "declared-already": (
        after("declare", "add:zombie:B", "done", rolls=(1, 6), phase=LORD, hands={"a": "zombie, legion"}, peril={"b": 9}),
        "act:declare", lord(hands={"a": "zombie, legion"}, peril={"b": 9}),
    ),
    "not-an-encounter": (plot(), "hand:fend-off", attacked(hands={"a": "fend-off"}, glory={"a": 9})),
    "in-declaration": (plot("add:zombie:B"), "hand:zombie", plot()),
    "too-little-peril-left": (plot("add:zombie:B"), "hand:legion", plot()),
    "card-first": (plot(), "seat:B", placed()),
    "own-hero-later": (plot(**HURT), "hero:A", lord(**HURT)),
    "heroes-not-spaces": (lord(), "space:corridor", placed(at={"a": HOME})),
    "declare-something": (plot(), "act:declare", plot("add:zombie:B")),
    # quests
    "wrong-space": (placed(quests={"a": "slay-draky"}), "quest:slay-draky", placed(quests={"a": "slay-draky"}, **SANCTUM)),
    "not-found-yet": (
        placed(quests={"a": "buried-armoury"}, map=FAR, ap={"a": 0}), "quest:buried-armoury",
        placed(quests={"a": "buried-armoury"}, map=FAR),
    ),
    "second-attempt-costs": (
        after("attempt:black-ledger", "0", rolls=(1,), **LEDGER, ap={"a": 0}), "quest:black-ledger",
        after("attempt:black-ledger", "0", rolls=(1,), **LEDGER, ap={"a": 1}),
    ),
    "cannot-give-that": (
        placed(quests={"a": "free-caedmans-soul"}), "quest:free-caedmans-soul",
        placed(quests={"a": "free-caedmans-soul"}, readied={"a": "third-eye"}),
    ),
    "escort-is-no-attempt": (
        placed(quests={"a": "walled-in-mason"}, map=HALL, at={"a": HOME}), "quest:walled-in-mason",
        placed(quests={"a": "walled-in-mason"}, map=HALL, at={"a": "sealed-vault"}),
    ),
    "not-yours": (placed(quests={"b": "slay-draky"}), "quest:slay-draky", placed(quests={"a": "slay-draky"}, **SANCTUM)),
    # the map
    "knocked-down": (down(), f"space:{HOME}", placed()),
    "no-ap": (placed(ap={"a": 0}), f"space:{HOME}", placed()),
    "wall": (placed(map=HALL, at={"a": "sealed-vault", "b": "corridor"}), "space:crypt", placed(at={"a": HOME})),
    "not-next-to-you": (placed(), "space:corridor", placed(at={"a": HOME})),
    "you-are-here": (placed(), "space:crypt", placed(at={"a": HOME})),
    "no-map-cards": (placed(position={"maps_left": []}), "act:explore", placed()),
    "no-map-fits": (
        placed(map=NOWHERE_FOR_THE_VAULT, at={"a": HOME, "b": HOME}, position={"maps_left": [], "maps_below": ["sealed-vault"]}),
        "act:explore", placed(),
    ),
    "entrance-stays": (after("play:shuddering-stones", **STONES), f"space:{HOME}", None),
    "no-swap": (
        after("play:shuddering-stones", **STONES, map=HALL), "space:sealed-vault",
        after("play:shuddering-stones", **STONES, map=DEAD_END),
    ),
    "place-is-taken": (after("explore", rolls=("turn",), at={"a": HOME}), "space:crypt", placed(at={"a": HOME})),
    "chosen-already": (
        after("play:shuddering-stones", "crypt", **STONES), "space:crypt", after("play:shuddering-stones", **STONES),
    ),
    "not-nearest": (second("entrance", nearest_entrances, HOME), "space:library", second("entrance", nearest_entrances, "library")),
    "only-entrances": (put("rise-at", entrances_to_rise, 0), "space:library", second("rise-at", entrances_to_rise, 0)),
    # heroes
    "entrance-peace": (placed(at={"a": HOME, "b": HOME}), "seat:B", placed()),
    "one-battle": (used("battle"), "seat:B", placed()),
    "not-in-your-space": (placed(at={"b": "corridor"}), "seat:B", placed()),
    "in-another-space": (lord(at={"b": "corridor"}), "seat:B", lord()),
    "saved-for-challenge": (
        asked("window", after("end", who="b", **SAVED, saved_ap="challenge")), "seat:B",
        asked("window", after("end", who="b", **SAVED, saved_ap="all")),
    ),
    "not-in-this-fight": (
        asked("challenge", attacked("play:fend-off:zombie", hands={"a": "fend-off"}, glory={"a": 9}, ap={"a": 1})), "attack:zombie",
        asked("challenge", attacked(ap={"a": 1}, rolls=(3, 3))),
    ),
    "trap-is-no-target": (trapped, "card:closing-walls", None),
    # cards to give away
    "stays-in-play": (
        placed(**CLOSE, hands={"a": "zombie"}, readied={"a": "third-eye"}), "card:third-eye",
        put("give-up", readied_to_give, None, readied={"a": "third-eye"}),
    ),
    "only-readied": (
        put("give-up", readied_to_give, None, hands={"a": "zombie"}, readied={"a": "third-eye"}), "hand:zombie",
        placed(**CLOSE, hands={"a": "zombie"}),
    ),
    "only-from-hand": (
        after("use:library", at={"a": "library"}, hands={"a": "zombie, legion"}, readied={"a": "third-eye"}), "card:third-eye",
        put("give-up", readied_to_give, None, readied={"a": "third-eye"}),
    ),
    "only-from-lair": (
        put("lair-surplus", lair_surplus, None, hands={"a": "zombie"}), "hand:zombie", placed(**CLOSE, hands={"a": "zombie"}),
    ),
    "other-kind": (
        put("give-up", surplus_to_give, None, readied={"a": "third-eye, barrow-blade, dented-visor"}), "card:third-eye",
        put("give-up", surplus_to_give, None, heroes={"a": "pim 2"}, readied={"a": "third-eye, wolfs-pace"}),
    ),
    "rest-too-cheap": (
        put("give-up", boons_to_give, (1, 4), readied={"a": "third-eye, rooted-stance"}), "card:third-eye",
        put("give-up", boons_to_give, (1, 3), readied={"a": "third-eye, rooted-stance"}),
    ),
    "not-asked-for": (
        put("give-up", boons_to_give, (1, 0), readied={"a": "third-eye, barrow-blade"}), "card:barrow-blade",
        put("give-up", valuables_to_give, None, readied={"a": "third-eye, barrow-blade"}),
    ),
    "not-dearest": (
        put("host", dearest, ["barrow-blade", "dented-visor"], seats=1, readied={"a": "barrow-blade, dented-visor"}),
        "card:dented-visor", put("host", dearest, ["dented-visor"], seats=1, readied={"a": "dented-visor"}),
    ),
}  # fmt: skip
"""Of each reason: where it is told, of which thing, and the same with the obstacle away, where the thing is offered; None where
nothing takes it away: what works by itself has no use, a defeated hero is out of the game, entrances never move,
traps have no life."""


def test_every_reason_has_its_story() -> None:
    assert {*STORIES, *ON_THE_SURFACE} == set(RULE)


@pytest.mark.parametrize("key", STORIES)
def test_it_is_told(key: str) -> None:
    story, thing, _ = STORIES[key]
    check_told(story(), thing, key, "lichlord")


@pytest.mark.parametrize("key", [key for key, (_, _, other) in STORIES.items() if other is not None])
def test_with_the_obstacle_away_the_thing_is_offered(key: str) -> None:
    _, thing, other = STORIES[key]
    assert other is not None
    check_offered(other(), thing)


def test_what_is_lacking_is_said_in_figures() -> None:
    figures = {
        "too-little-glory": {"card": "barrow-blade", "how": "play", "cost": 4, "glory": 3}, "treasure-limit": {"limit": 1},
        "nobody-can-pay": {"card": "grave-wraith", "cost": 3}, "wrong-space": {"quest": "slay-draky"},
        "too-little-peril-left": {"card": "legion", "cost": 4, "left": 3}, "not-dearest": {"cost": 4},
        "cannot-pay": {"card": "chain-of-grudges", "cost": 3, "peril": 1},
    }  # fmt: skip
    for key, args in figures.items():
        story, thing, _ = STORIES[key]
        assert story().why()[thing].args == args


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_price_says_what_costs_it(lang: str) -> None:
    texts = Texts(lang)
    stories = [STORIES[key][:2] for key in ("too-little-glory", "nobody-can-pay", "cannot-pay", "too-little-peril-left")]
    used_space = placed(at={"a": HOME, "b": "crypt"}), f"space:{HOME}"
    used_hero = placed(**{**HURT, "glory": {"a": 0}}), "hero:A"
    used_card = placed(readied={"a": "boot-of-ala-hazad"}), "card:boot-of-ala-hazad"
    for story, thing in [*stories, used_space, used_hero, used_card]:
        refusal = story().why()[thing]
        assert GAME.word(str(refusal.args["card"]), lang) in texts.why("lichlord", shapes.plain(refusal.shown())), thing


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"limited_movement": True}), (4, {"resurrection": True}), (1, {}), (3, {"no_blank_spots": True})],
)
def test_nothing_that_is_offered_has_a_reason(seats: int, options: dict[str, Any]) -> None:
    """At every question of random games."""
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
