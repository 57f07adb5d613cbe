"""What options are called: every name that there is comes up, has its words, and touches what is on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.dungeoneer.table import Table, table, with_entrance
from tests.games.dungeoneer.test_solo import alone
from tests.games.icewitch.label_stories import STORIES as ON_THE_SURFACE
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.rules.uses import doing, work_of
from undercroft.games.dungeoneer.state.dungeon import CENTRE, NORTH, SOUTH, STEPS
from undercroft.games.dungeoneer.state.fighters import name_in
from undercroft.games.dungeoneer.state.state import LORD, State, hero_key
from undercroft.games.dungeoneer.view import odds
from undercroft.kernel.ask import Choose, letter_of, text_of
from undercroft.kernel.game import Label
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.shapes import plain
from undercroft.text import LANGUAGES, Texts

ENTRANCE = "tomb-antechamber"
GALLERY = {ENTRANCE: (CENTRE, 0), "blade-gallery": (CENTRE + STEPS[NORTH], 0), "crypt": (CENTRE + STEPS[SOUTH], 0)}
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"no_blank_spots": True}),
    (3, {"resurrection": True, "hero_choice": True}),
    (4, {}),
    (2, {"optional_discard": True}),
    (3, {"nothing_personal": True}),
    (2, {"limited_movement": True, "dodge_spikes": True}),
    (2, {"ap_for_falling": True}),
    (1, {}),
    (1, {"lair_in_solo": True}),
)
KEYS = set(re.findall(r"^dungeoneer-do-([a-z-]+)", (GAME.locales[0] / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE))


def strikes(**more: Any) -> Table:
    """A's hero has struck B's, who escorts a token."""
    t = table(quests={"b": "saints-ashes"}, players={"b": {"escorts": ["saints-ashes"]}}, **more)
    return t.rolls(6, 1).does("a", "attack:B", "melee").does("b", "pass")


def two_entrances(**more: Any) -> Table:
    """The library is an entrance as well."""
    return with_entrance(table(**more), "library")


def carries(quest: str, **more: Any) -> Table:
    """A's hero escorts a quest's token."""
    return table(quests={"a": quest}, players={"a": {"escorts": [quest]}}, **more)


def lucky(quest: str, where: str) -> Callable[[], Table]:
    def story() -> Table:
        lies = {ENTRANCE: (CENTRE, 0), where: (CENTRE + STEPS[SOUTH], 0)}
        at = {"a": where, "b": ENTRANCE}
        return table(map=lies, at=at, quests={"a": quest}, glory={"a": 3}).rolls(1, 2).does("a", f"attempt:{quest}")

    return story


def rises() -> Table:
    at = {"a": "crypt", "b": "corridor"}
    t = two_entrances(seats=3, hands={"a": "zombie"}, peril={"b": 1}, life={"b": 1}, at=at, phase=LORD, resurrection=True)
    return t.rolls(6, 1).does("a", "declare", "add:zombie:B", "done").does("b", "pim")


def scries() -> Table:
    lies = {ENTRANCE: (CENTRE, 0), "scrying-pool": (CENTRE + STEPS[SOUTH], 0)}
    t = table(map=lies, at={"a": "scrying-pool", "b": ENTRANCE})
    return t.rolls("zombie", "legion").does("a", "use:scrying-pool")


STORIES: dict[str, Callable[[], Table]] = {
    "scry-top": scries,
    "scry-bottom": scries,
    "take": strikes,
    "take-wound": strikes,
    "deliver": lambda: carries("walled-in-mason", at={"a": ENTRANCE}),
    "drop": lambda: carries("walled-in-mason"),
    "escort": lambda: table(quests={"a": "saints-ashes"}),
    "pick-up": lambda: table(position={"dropped": {"saints-ashes": "crypt"}}),
    "dodge": lambda: table(map=GALLERY, at={"a": ENTRANCE}, dodge_spikes=True).does("a", "move:0"),
    "dodge-not": lambda: table(map=GALLERY, at={"a": ENTRANCE}, dodge_spikes=True).does("a", "move:0"),
    "steal": lambda: table(hands={"a": "light-fingers"}, readied={"b": "dented-visor, barrow-blade"}, glory={"a": 2})
    .rolls(6, 1).does("a", "play:light-fingers:B"),
    "rise-at": rises,
    "extra-die": lucky("magic-fish", "troll-bridge"),
    "extra-die-not": lucky("magic-fish", "troll-bridge"),
    "reroll": lucky("dice-with-the-dead", "embalmers-hall"),
    "reroll-not": lucky("dice-with-the-dead", "embalmers-hall"),
    "buy": lambda: table(quests={"a": "black-ledger"}, at={"a": "library"}, glory={"a": 2}).does("a", "attempt:black-ledger"),
    "challenge-hero": lambda: table(ap={"b": 1}).rolls(1, 1).does("a", "attack:B", "melee"),
    "play-at-once": lambda: table(
        readied={"a": "barrow-blade"}, hands={"a": "red-draught"}, glory={"a": 5}, life={"a": 3}
    ),
    "stat": lambda: table(
        quests={"a": "death-knell"}, at={"a": "throne-of-ashes", "b": ENTRANCE},
        map={ENTRANCE: (CENTRE, 0), "throne-of-ashes": (CENTRE + STEPS[SOUTH], 0)},
    ).does("a", "attempt:death-knell"),
    "challenge-falling": lambda: table(
        hands={"a": "zombie"}, peril={"b": 9}, phase=LORD, ap_for_falling=True
    ).rolls(1, 1).does("a", "declare", "add:zombie:B", "done"),
    "choose-card": lambda: alone(readied={"a": "barrow-blade, mail-of-small-bones"})
    .rolls(1, 6, "creeping-rust").does("a", "move:0"),
    "challenge-hero-falling": lambda: table(ap_for_falling=True).rolls(1, 1).does("a", "attack:B", "melee"),
}  # fmt: skip


ROUNDS = 40
"""So often all tables are played at most; once is enough where every name has come up by then."""


def random_game(number: int) -> Iterator[tuple[State, Choose]]:
    """Every question of a random game; the tables take turns."""
    seats, options = TABLES[number % len(TABLES)]
    rng = Random(number)
    match = Match(GAME, GAME.read_settings({"turn_limit": 30, **options}, seats), seats, SampledNature(Random(number)))
    while match.asks():
        ask = match.asks()[0]
        yield match.state, ask  # type: ignore[misc]
        match.answer(ask.seat, text_of(rng.choice(list(ask.options))), ask.what)


@pytest.fixture(scope="module")
def seen() -> dict[str, Label]:
    """One label of each name that comes up; that each is right has been looked at."""
    found: dict[str, Label] = {}
    texts = [Texts(lang) for lang in LANGUAGES]
    for number in range(ROUNDS * len(TABLES)):
        if number >= len(TABLES) and known(found) == KEYS:
            break
        for g, ask in random_game(number):
            for option in ask.options:
                label = GAME.describe(g, ask, option)
                look(g, ask, label)
                if label.key not in found:
                    found[label.key] = label
                    reads_well(label, texts)
    return found


def known(seen: dict[str, Label]) -> set[str]:
    """The names that have come up, or do in a story."""
    return {*seen, *STORIES, *ON_THE_SURFACE, "entrance"}


def reads_well(label: Label, texts: list[Texts], game: str = "lichlord") -> None:
    for text in texts:
        said = text.option(game, plain(label.shown("?")))
        assert said != "?", label.key
        assert not re.search(r"[{}]|dungeoneer|None", said), said


def comes_up(t: Table, key: str, game: str = "lichlord") -> None:
    """Every option of the open question is sound, one has this label, and that reads well in all languages."""
    assert t.ask is not None
    labels = [GAME.describe(t.g, t.ask, option) for option in t.ask.options]
    for label in labels:
        look(t.g, t.ask, label)
    found = [label for label in labels if label.key == key]
    assert found, [label.key for label in labels]
    reads_well(found[0], [Texts(lang) for lang in LANGUAGES], game)


def look(g: State, ask: Choose, label: Label) -> None:
    """What is touched is on the screen; a chance is a whole number of hundredths."""
    assert label.touches
    for touched in label.touches:
        assert on_screen(g, ask, touched), (label.key, touched)
    chance = label.args.get("percent")
    assert chance is None or (isinstance(chance, int) and 0 <= chance <= 100)
    for key in ("ap", "glory"):
        assert (plain(label.then) or {}).get(key, 0) >= 0
    for letter in ("target_seat", "other_seat"):
        assert label.args.get(letter, "A") in "ABCD"[: len(g.players)]


def on_screen(g: State, ask: Choose, touched: str) -> bool:
    """Whether an object is there that one can click."""
    kind, _, name = touched.partition(":")
    player = g.players[ask.seat]
    fighting = [name_in(g, attack) for attack in g.battle.attacks] if g.battle is not None else []
    match kind:
        case "hand":
            return name in player.hand or name in player.map_hand
        case "card":
            laid = [card for each in g.players for card in [*each.inventory, *each.lair, *each.banes]]
            hung = [card for cards in g.under.values() for card in cards]
            return name in [*laid, *hung, *fighting, *g.roaming]
        case "space":
            return name in g.dungeon.lies
        case "quest":
            quests = [quest for each in g.players for quest in each.quests]
            return name in [*quests, *g.global_quests, *g.dropped]
        case "seat" | "hero":
            return name in [letter_of(seat) for seat in range(len(g.players))]
        case "attack":
            return name in fighting
        case "place":
            return re.fullmatch(r"-?\d+:-?\d+", name) is not None
        case "form" | "stat":
            return name in ("melee", "magic", "speed")
        case "die":
            return name.isdecimal()
        case "hero-card":
            return name in g.cards.heroes
        case _:
            return kind == "act" and name != ""


def test_every_name_comes_up(seen: dict[str, Label]) -> None:
    assert known(seen) == KEYS


@pytest.mark.parametrize("key", sorted(STORIES))
def test_it_comes_up_in_its_story(key: str) -> None:
    comes_up(STORIES[key](), key)


def test_which_of_two_entrances(seen: dict[str, Label]) -> None:
    t = two_entrances(hands={"a": "rune-of-exile"}, glory={"a": 9})
    label = GAME.describe(t.g, Choose(0, "entrance", [ENTRANCE, "library"]), "library")
    assert (label.key, list(label.touches), label.args) == ("entrance", ["space:library"], {"space": "library"})
    reads_well(label, [Texts(lang) for lang in LANGUAGES])


def test_what_is_left_after_it() -> None:
    t = table(hands={"a": "barrow-blade, zombie"}, glory={"a": 6}, ap={"a": 2})
    assert t.ask is not None
    labels = {text_of(option): GAME.describe(t.g, t.ask, option) for option in t.ask.options}
    assert plain(labels["play:barrow-blade"].then) == {"glory": 2}
    assert labels["end"].warn == "ap-left"
    move = labels["move:0"]
    space = t.g.cards.maps[ENTRANCE]
    assert plain(move.then) == {
        "ap": 1, "enters": {"seat": "A", "space": ENTRANCE, "peril": space.peril, "glory": space.glory}
    }  # fmt: skip
    assert plain(labels["attack:B"].then).keys() == {"odds"}


def test_a_delivery_tells_its_reward_and_the_end_of_the_phase_what_staying_pays() -> None:
    t = carries("walled-in-mason", at={"a": ENTRANCE})
    reward = t.g.cards.quests["walled-in-mason"].reward
    delivers = next(GAME.describe(t.g, t.ask, option) for option in t.ask.options if option[0] == "deliver")
    assert [delivers.args[each] for each in ("level", "life", "glory")] == [reward.level, reward.life, reward.glory]
    ends = table(at={"a": "crypt"})
    crypt = ends.g.cards.maps["crypt"]
    pays = GAME.describe(ends.g, ends.ask, "end").args
    assert (pays["stays"], pays["glory"], pays["peril"], pays["dice"]) == (True, crypt.glory, crypt.peril, 0)
    ends.does("a", "move:0")
    assert GAME.describe(ends.g, ends.ask, "end").args["stays"] is False


@pytest.mark.parametrize(("ap", "fallen", "seats", "options", "warn"), [
    (0, 0, 2, {}, ""), (1, 0, 2, {}, ""), (2, 0, 2, {}, "ap-left"),
    (1, 0, 1, {}, "ap-lost"), (0, 0, 1, {}, ""),
    (1, 0, 2, {"limited_movement": True}, "ap-lost"), (0, 1, 2, {"limited_movement": True}, "ap-lost"),
    (0, 0, 2, {"limited_movement": True}, ""),
])  # fmt: skip
def test_the_end_of_the_hero_phase_warns_of_points_that_would_be_lost(
    ap: int, fallen: int, seats: int, options: dict[str, Any], warn: str
) -> None:
    t = alone(ap={"a": ap}) if seats == 1 else table(ap={"a": ap}, players={"a": {"fall_ap": fallen}}, **options)
    assert t.ask is not None
    label = GAME.describe(t.g, t.ask, "end")
    assert (label.warn, label.args["left"]) == (warn, ap + fallen)
    assert label.args["note"] in (("both", "keeps") if (ap, warn) == (1, "") else ("stays", ""))  # the one point may be saved


@pytest.mark.parametrize(("ap", "warn"), [(1, ""), (2, "ap-lost")])
def test_in_the_last_turn_nothing_is_saved_for_a_next_one(ap: int, warn: str) -> None:
    t = table(ap={"a": ap}, turn_limit=8, position={"turn": 8})
    assert t.g.turn == 8
    label = GAME.describe(t.g, t.ask, "end")
    assert (label.warn, label.args["note"]) == (warn, "stays")
    t = table(ap={"a": ap}, turn_limit=8, position={"turn": 7})
    label = GAME.describe(t.g, t.ask, "end")
    assert (label.warn, label.args["note"]) == (("", "both") if ap == 1 else ("ap-left", "stays"))


def test_the_end_of_the_hero_phase_says_that_the_hero_lies_while_it_could_stand_up() -> None:
    for ap, warn in ((2, "lying"), (1, "lying"), (0, "")):
        t = table(ap={"a": ap}, players={"a": {"down": True}})
        assert t.ask is not None
        assert GAME.describe(t.g, t.ask, "end").warn == warn
    t = table(ap={"a": 1}, players={"a": {"down": True, "fell": True, "fall_ap": 1}}, limited_movement=True)
    assert t.ask is not None
    assert GAME.describe(t.g, t.ask, "end").warn != "lying", "the point of its fall pays for a challenge though it lies"


def test_an_attack_on_a_hero_says_its_best_chance_where_it_is_chosen() -> None:
    t = table(at={"b": "crypt"})
    assert t.ask is not None
    label = GAME.describe(t.g, t.ask, ("attack", "B"))
    odds = plain(label.then)["odds"]
    assert label.args["percent"] == max(each["attack"] for each in odds.values())


def test_whose_peril_is_left_in_a_declaration() -> None:
    t = table(hands={"a": "zombie, gloom-bats"}, peril={"b": 7}, phase=LORD).does("a", "declare", "add:gloom-bats:B")
    assert t.ask is not None
    label = next(
        each for each in (GAME.describe(t.g, t.ask, option) for option in t.ask.options) if each.args.get("card") == "zombie"
    )
    cost = label.args["cost"]
    then = plain(label.then)
    assert {key: then[key] for key in ("pays", "cost", "left")} == {"pays": "B", "cost": cost, "left": 7 - 3 - cost}
    assert list(label.touches) == ["hand:zombie", "seat:B"]


def test_monsters_of_the_lair_are_touched_there() -> None:
    t = table(players={"a": {"lair": ["zombie"]}}, peril={"b": 7}, phase=LORD).does("a", "declare")
    assert t.ask is not None
    assert GAME.describe(t.g, t.ask, t.ask.options[0]).touches[0] == "card:zombie"


def test_an_attachment_is_touched_where_it_hangs() -> None:
    t = table(position={"under": {hero_key(0): ["grave-shackles"]}}, glory={"a": 9})
    assert t.ask is not None
    label = next(GAME.describe(t.g, t.ask, option) for option in t.ask.options if text_of(option) == "use:grave-shackles")
    assert list(label.touches) == ["card:grave-shackles"]
    look(t.g, t.ask, label)


def test_a_challenge_shows_the_best_form() -> None:
    t = (
        table(hands={"a": "zombie"}, peril={"b": 9}, ap={"b": 1}, phase=LORD)
        .rolls(1, 1)
        .does("a", "declare", "add:zombie:B", "done")
    )
    assert t.asked == ("B", "challenge")
    assert t.ask is not None
    label = next(GAME.describe(t.g, t.ask, option) for option in t.ask.options if text_of(option) == "challenge:zombie")
    assert list(label.touches) == ["attack:zombie"]
    forms = plain(label.then)["odds"]
    assert label.args["percent"] == max(each["attack"] for each in forms.values())
    for form, shown in forms.items():
        wins = sum(_struck(form, a, c) for a in range(1, 7) for c in range(1, 7))
        assert shown["attack"] == odds.percent(wins / 36)


def _struck(form: str, attack: int, counter: int) -> bool:
    t = (
        table(hands={"a": "zombie"}, peril={"b": 9}, ap={"b": 1}, phase=LORD)
        .rolls(1, 1)
        .does("a", "declare", "add:zombie:B", "done")
    )
    t.rolls(attack, counter).does("b", "challenge:zombie", *([form] if len(t.g.cards.heroes["roderik"].forms) > 1 else []))
    return bool(t.told("strikes-monster"))


def test_the_sentences_are_those_of_the_labels() -> None:
    """No button without a label, in any language."""
    for lang in LANGUAGES:
        text = Path(GAME.locales[0] / f"{lang}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^dungeoneer-do-([a-z-]+)", text, re.MULTILINE)) == KEYS


@pytest.mark.parametrize(("card", "word"), [
    ("kron", "attack"), ("roderik", "heal"), ("lorel", "dice"), ("vashti", "ward"), ("answering-steel", "challenge"),
    ("grave-shackles", "rid"), ("tomb-antechamber", "quest"), ("library", "card"), ("embalmers-hall", "heal"),
    ("scrying-pool", "deck"), ("boot-of-ala-hazad", "ap"), ("coffin-lid-shield", "battle"), ("red-draught", "heal"),
    ("ember-setting", "roll"),
])  # fmt: skip
def test_what_a_use_does_is_said_in_a_word(card: str, word: str) -> None:
    assert doing(work_of(table().g, card)) == word


def test_every_use_of_the_house_has_its_word_and_every_word_its_words() -> None:
    library = table().g.cards
    things = [*library.adventures.values(), *library.heroes.values(), *library.maps.values()]
    words = {doing(each.work) for each in things if each.work.use is not None and each.work.use.when != "wounded"}
    assert "" not in words
    for lang in LANGUAGES:
        said = {word: Texts(lang).find("dungeoneer-part-used", {"card": "X", "own": False, "doing": word}) for word in words}
        assert len(set(said.values())) == len(words)
        assert all(text and len(text) > len("X") for text in said.values())
        assert Texts(lang).find("dungeoneer-part-used", {"card": "X", "own": False, "doing": ""}) == "X"


def test_the_second_card_of_a_swap_names_the_first_too() -> None:
    t = table(hands={"a": "shuddering-stones"}, peril={"b": 9}, phase=LORD).does("a", "play:shuddering-stones")
    first = sorted(t.options)[0]
    t.does("a", first)
    assert t.ask is not None
    for option in t.ask.options:
        label = GAME.describe(t.g, t.ask, option)
        assert label.args["other"] == first
        assert label.args["space"] != first
        assert list(label.touches) == [f"space:{label.args['space']}", f"space:{first}"]
