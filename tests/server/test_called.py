"""What people may be called."""

from __future__ import annotations

import pytest

from undercroft.kernel.errors import BadInput
from undercroft.server.called import LONGEST_NAME, clean_name
from undercroft.server.names import BOTS
from undercroft.text import LANGUAGES, Texts

from .conftest import Browser, error_of

UNSEEN = [
    "\u200b",
    "\u200d\u200d",
    "\u2060\ufeff",
    "\u3164",
    "\u2800 \u2800",
    "\u115f\u1160",
    "\ufe0f",
    "\u0301",
    "\u00ad",
    "\U000e0061",
]


def refused(name: str) -> str:
    """Why nobody may be called so."""
    with pytest.raises(BadInput) as problem:
        clean_name(name)
    return problem.value.key


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_a_name_is_seen(name: str) -> None:
    assert refused(name) == "name"


@pytest.mark.parametrize("name", ["Anna\u3164", "An\u200dna", "An\u200bna", "\u200dAnna", "Anna\u200d", "\u202eannA"], ids=ascii)
def test_nothing_unseen_is_in_a_name(name: str) -> None:
    assert refused(name) == "name"


@pytest.mark.parametrize("name", ["👩‍👩‍👧", "👩🏽‍🚀 Anna", "❤️‍🔥", "🏳️‍🌈", "🏴‍☠️ Jack", "🙂‍↔️", "🧑‍⚖️"])
def test_joined_signs_are_a_name(anna: Browser, name: str) -> None:
    assert anna.post("/api/me", {"name": name}).json()["name"] == name


@pytest.mark.parametrize("name", ["می‌روم", "क्‍ष", "Аня", "Ґанна", "O’Neil", "李", "José", "i i", "Annа"])
def test_people_of_all_scripts_have_a_name(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name", ["bot:Anna", "Bot: Anna", "bot：Anna", "вот:Anna", "bоt∶Anna", "b0t:Anna", "ｂｏｔ:Anna", "bót:Anna", "ＧUEST:7"]
)
def test_nobody_looks_like_a_bot(anna: Browser, name: str) -> None:
    assert error_of(anna.post("/api/me", {"name": name}), 400) == "name-taken"


BOT_LIKE = [
    "Bot", "Бот", "BOT", "Boт", "ＢＯＴ", "bót", "b\u0301ot", "b0t", "Bot.", "B o t", "B.o.t.", "Bot 7", "Bot1", "bot_3", "🤖",
    "Bot Ilka", "Ilka (bot)", "Ilka, bot", "Bot-Ilka", "IlkaBot", "botilka", "🤖 Ilka", "Ilka🤖", "Илка (бот)", "Бот Ілка",
    "Anna (bot)", "🤖 Anna",
]  # fmt: skip
NEWCOMERS = ["Guest 1234", "Гость 1234", "Гість 1234", "guest1234", "GUEST #7", "Guest l234", "Гoсть 12", "Guest", "(Гость)"]


@pytest.mark.parametrize("name", [*BOT_LIKE, *NEWCOMERS])
def test_nobody_says_to_be_a_bot_or_a_newcomer(name: str) -> None:
    assert refused(name) == "name-taken"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("frame", ["{}.", "{}·", "-{}-", "“{}”", "_{}_", "{}!?", "({})", "{}°"])
def test_nobody_differs_from_a_bot_by_a_sign(lang: str, frame: str) -> None:
    for given in [*(f"bot:{bot}" for bot in BOTS), "guest:gone"]:
        assert refused(frame.format(Texts(lang).called(given))) == "name-taken"


@pytest.mark.parametrize(
    "name",
    ["Botond", "Abbott", "Talbot", "Ботвинник", "Ботик", "Bo T.", "A B O T", "Guesta", "Guest of honour", "Гостомысл", "Ilka K.",
     "Robot", "Mr. Robot", "Робот", "7", "J. R. R.", "🙂"],
)  # fmt: skip
def test_what_only_begins_so_is_somebodys_name(anna: Browser, name: str) -> None:
    """No bot is ever called a robot here, nor is there an end of such words."""
    assert anna.post("/api/me", {"name": name}).json()["name"] == name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_called_as_a_bot_is_anywhere(lang: str) -> None:
    for bot in BOTS:
        said = Texts(lang).called(f"bot:{bot}")
        for name in (said, said.upper(), f" {said} ", said[0] + "\u0301" + said[1:]):
            assert refused(name) == "name-taken", name


@pytest.mark.parametrize("name", ["llka", "1lka", "|lka", "Ilkа", "Оdo", "0do", "Yаrо"])
def test_nor_as_what_looks_like_it(name: str) -> None:
    assert refused(name) == "name-taken"


def test_the_longest_name_is_no_bots() -> None:
    assert clean_name("Ilka" * (LONGEST_NAME // 4)) == "Ilka" * 6
