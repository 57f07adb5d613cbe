"""Lines of the log and the screen say whose it is, what it costs and why, in sentences that a newcomer follows."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.dungeoneer.fights import LORD, declares, siege
from tests.games.dungeoneer.table import Table, table
from tests.texts.reading import messages, sayings
from undercroft.games.dungeoneer.game import GAME
from undercroft.text import LANGUAGES, Texts

from .test_causes import NAMES, said
from .test_quests import near


def haunted(**given: Any) -> Table:
    """A zombie attacks the hero of the second seat."""
    return declares(siege("zombie", **given).rolls(4, 1), "zombie:B")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_quest_that_strengthens_an_enemy_is_told_with_whose_it_is(lang: str) -> None:
    """The Death Knell gives undead +1 against the hero who holds it, as a global quest against everyone."""
    own, shared, without = haunted(quests={"b": "death-knell"}), haunted(global_quests="death-knell"), haunted()
    told = [t.told("monster-rolls")[0] for t in (own, shared, without)]
    assert [(args["influence"], args["more"]) for args in told] == [("own", 1), ("global", 1), ("", 0)]
    end = {
        "en": ["Nina’s quest strengthens it.", "Your quest strengthens it.", "The global quest strengthens it."],
        "ru": ["Врага усиливает задание (Nina).", "Врага усиливает ваше задание.", "Врага усиливает общее задание."],
        "uk": ["Ворога посилює завдання (Nina).", "Ворога посилює ваше завдання.", "Ворога посилює спільне завдання."],
    }[lang]
    lines = [said(own, "monster-rolls", lang, "A")[0], *[said(t, "monster-rolls", lang)[0] for t in (own, shared)]]
    assert [line.endswith(f" = 7. {why}") for line, why in zip(lines, end, strict=True)] == [True] * 3, lines
    assert said(without, "monster-rolls", lang)[0].endswith(" = 6.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_place_that_strengthens_an_enemy_is_told(lang: str) -> None:
    """In the Crypt undead attack with +1."""
    t = haunted(at={"b": "crypt"})
    assert [args["influence"] for args in t.told("monster-rolls")] == ["place"]
    end = {"en": "This place strengthens it.", "ru": "Врага усиливает эта локация.", "uk": "Ворога посилює ця локація."}[lang]
    assert said(t, "monster-rolls", lang)[0].endswith(f" = 7. {end}")


TAKEN = {
    "en": ("for free", "to any entrance", "to the Scrying Pool"), "ru": ("бесплатно", "на любой вход", "в локацию «"),
    "uk": ("безплатно", "на будь-який вхід", "до локації «"),
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_token_taken_along_is_free_and_has_one_goal(lang: str) -> None:
    """The line does not call the place where the token is delivered "here"."""
    free, entrance, room = TAKEN[lang]
    for quest, space, goal in (("saints-ashes", "crypt", room), ("walled-in-mason", "sealed-vault", entrance)):
        (line,) = said(near(quest, space).does("a", f"escort:{quest}"), "escorts", lang)
        assert free in line
        assert goal in line
        assert not re.search(r"\bhere\b|сюда|сюди", line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bane_that_is_bought_off_is_one_line_with_its_price(lang: str) -> None:
    t = table(hands={"b": "grave-shackles"}, peril={"a": 9}, glory={"a": 9}, phase=LORD, active="b")
    t.does("b", "play:grave-shackles:A").becomes(active="A", phase="hero").does("a", "use:grave-shackles")
    assert t.told("uses") == []
    assert [(each["why"], each["cost"], each["ap"]) for each in t.told("discards")] == [("rid", 4, 0)]
    assert said(t, "discards", lang) == [
        {
            "en": "Ilka pays 4 glory and discards Grave Shackles.",
            "ru": "Ilka платит 4 славы и сбрасывает «Могильные оковы».",
            "uk": "Ilka платить 4 слави і скидає «Могильні кайдани».",
        }[lang]
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_weaker_attack_is_told_with_how_much_weaker(lang: str) -> None:
    """Vashti's Bone Ward takes 2 from undead, 1 from all others."""
    for monster, less in (("zombie", 2), ("bugbear", 1)):
        t = declares(siege(monster, heroes={"b": "vashti 2"}, glory={"b": 1}).rolls(3, 3), f"{monster}:B")
        (line,) = said(t.does("b", f"use:vashti:{monster}"), "uses-on", lang, "A")
        assert f" −{less}" in line
        assert f" −{3 - less}" not in line
        assert re.search(r"for 1 glory|за 1 славу", line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_a_bane_does_nothing_to_a_hero_names_its_player(lang: str) -> None:
    """So that no name has to stand before it as if that player were speaking."""
    t = table(hands={"a": "leaden-weight"}, seats=3, phase=LORD, peril={"b": 9, "c": 9}, ap={"b": 1, "c": 0})
    refusal = t.why()["hand:leaden-weight>seat:C"]
    assert refusal.args["target_seat"] == "C"
    assert "Cleo" in Texts(lang).format("dungeoneer-why-no-use-there", **Texts(lang).named("lichlord", refusal.args, {"C": "Cleo"}))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wherever_a_search_is_spoken_of_with_its_chance_stands_its_price(lang: str) -> None:
    price = {"en": "1 AP", "ru": "1 ОД", "uk": "1 ОД"}[lang]
    for id in (
        "dungeoneer-ui-goal-chance",
        "dungeoneer-cli-chance-there",
        "dungeoneer-ui-search-brief",
    ):
        assert all(price in text for text in sayings(lang, id)), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_total_that_dice_need_is_a_least_one(lang: str) -> None:
    more = {"en": "or more", "ru": "от ", "uk": "від "}[lang]
    assert all(more in text for text in sayings(lang, "dungeoneer-ui-luck-total"))
    for what in ("either", "total"):
        args = {
            "seat": "A",
            "dice": [6, 5],
            "what": what,
            "card": "dice-with-the-dead",
            "value": 10,
            "overcome": False,
            "was": 0,
            "die": 0,
        }
        assert more in Texts(lang).log("lichlord", {"key": "tries-luck", "args": args}, NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_says_that_a_fallen_hero_can_do_nothing_but_stand_up(lang: str) -> None:
    """It still tries quests and plays cards."""
    only = {"en": r"only (stand|get) up|nothing but", "ru": r"(только|лишь) подняться", "uk": r"(лише|тільки) підвестися"}[lang]
    assert [id for id in messages("dungeoneer", lang) for text in sayings(lang, id) if re.search(only, text)] == []


def test_a_card_that_must_be_given_up_is_asked_for_with_the_cause() -> None:
    """The strike of the Cackling Witch takes a card that lies on the table."""
    t = declares(siege("cackling-witch", readied={"b": "barrow-blade, dented-visor"}).rolls(6, 1), "cackling-witch:B")
    while t.asked[1] != "give-up":
        t.does(t.asked[0].lower(), "pass")
    assert t.ask is not None
    given = [GAME.describe(t.g, t.ask, option).args for option in t.ask.options]
    assert {(args["cause"], args["by_card"], args["where"]) for args in given} == {("strike", "cackling-witch", "card")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_search_tells_its_sum(lang: str) -> None:
    """As every other roll does: what is needed is compared with the sum, not with its parts."""
    assert all("= " in line for line in sayings(lang, "dungeoneer-log-searches"))


@pytest.mark.parametrize(("lang", "apart"), [("ru", "атакует ("), ("uk", "атакує (")])
def test_whom_a_hero_attacks_stands_in_the_sentence(lang: str, apart: str) -> None:
    assert not [line for line in sayings(lang, "dungeoneer-log-rolls") if apart in line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_a_wounded_monster_that_is_kept_no_hand_is_promised(lang: str) -> None:
    """It cannot return there, so that it never attacks from there again either."""
    texts = Texts(lang)
    hurt, unhurt = [texts.format("dungeoneer-ui-keep-more", card="Zombie", hurt=each) for each in ("true", "false")]
    both = {"en": "from either", "ru": "из обоих мест", "uk": "з обох місць"}[lang]
    assert (both in hurt, both in unhurt) == (False, True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wound_by_a_trap_does_not_say_the_numbers_of_its_roll_again(lang: str) -> None:
    """The line before it told them."""
    t = declares(siege("whispering-darts").rolls(1), "whispering-darts:B")
    (roll,), (wound,) = t.told("threat"), said(t, "wounded", lang)
    assert all(str(number) in said(t, "threat", lang)[0] for number in (roll["total"], roll["value"]))
    assert len(re.findall(r"\d+", wound)) == 2, f"life lost and life left: {wound}"


def test_a_roll_is_told_from_the_die_to_what_came_of_it() -> None:
    for die, end in ((1, "not enough for “Close the Black Ledger”."), (4, ": enough for “Close the Black Ledger”.")):
        t = near("black-ledger", "library", glory={"a": 3}).rolls(die).does("a", "attempt:black-ledger", "2")
        (line,) = said(t, "threat")
        assert line.startswith(f"Ilka rolled {die} + magic ")
        assert line.endswith(end)


CHALLENGES = ("dungeoneer-ask-challenge", "dungeoneer-ui-say-challenge", "dungeoneer-ui-rise-to-challenge", "dungeoneer-lesson-end")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_challenge_is_not_called_as_the_counter_roll_is(lang: str) -> None:
    back = {"en": r"str(ikes?|uck) back", "ru": r"удар\w* в ответ|ответн\w+ удар", "uk": r"удар\w* у відповідь"}[lang]
    assert [text for id in CHALLENGES for text in sayings(lang, id) if re.search(back, text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_prompt_of_a_turn_names_monsters_and_traps(lang: str) -> None:
    monsters, traps = {"en": ("monsters", "traps"), "ru": ("монстр", "ловушк"), "uk": ("монстр", "пастк")}[lang]
    assert all(monsters in text and traps in text for text in sayings(lang, "dungeoneer-ask-lord"))
    beside = [text for id in ("dungeoneer-ask-lord", "dungeoneer-ui-declare-more") for text in sayings(lang, id)]
    assert not any("encounter" in text for text in beside)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_space_that_gives_nothing_on_anothers_turn_says_to_whom(lang: str) -> None:
    """It may stand below the sum of one's own turn."""
    entry = {"key": "no-gain", "args": {"seat": "A", "space": "crypt", "known": False}}
    assert Texts(lang).log("lichlord", entry, NAMES, "B").startswith("Ilka ")


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_no_name_stands_undeclined_behind_a_declined_player(lang: str) -> None:
    """One says who it is by the name alone, as the one who acts, behind a dash or in brackets."""
    path = GAME.locales[0] / f"{lang}.ftl"
    assert not re.findall(r"(?:игрок(?:а|у|ом)|гравц(?:я|ю|еві|ем)) \{ \$\w*name \}.*", path.read_text(encoding="utf-8"))
