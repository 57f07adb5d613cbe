"""The words that stand for ids in sentences."""

from __future__ import annotations

import pytest

from undercroft.kernel.registry import game_of
from undercroft.kernel.shapes import plain
from undercroft.text import CARD, LANGUAGES, Texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_language_files_do_not_name_the_game_does(lang: str) -> None:
    game = game_of("lichlord")
    cards = plain(game.cards(game.read_settings({}, 3)))
    texts = Texts(lang)
    for group in [arg for arg, kind in game.words.items() if kind == CARD]:
        named = texts.named("lichlord", {group: "zombie-2"})
        assert named == {group: cards["zombie"]["name"][lang], f"{group}-id": "zombie-2"}
    assert texts.named("lichlord", {"cards": ["zombie", "corridor-2"]})["cards"] == [
        cards["zombie"]["name"][lang], cards["corridor"]["name"][lang],
    ]  # fmt: skip
    assert texts.named("lichlord", {"card": "no-such", "on": ""}) == {
        "card": "no-such",
        "card-id": "no-such",
        "on": "",
        "on-id": "",
    }


def test_an_id_with_a_message_is_called_by_it() -> None:
    texts = Texts("en")
    assert (
        texts.named("raiders", {"character": "explorer"})["character"]
        == texts.format("raiders-card-explorer")
        != "raiders-card-explorer"
    )


def test_a_sentence_knows_which_seat_reads_it() -> None:
    args = {"seat": "A", "target_seat": "B"}
    texts = Texts("en")
    assert texts.named("twister", args, {"A": "Ann"}, "B").items() >= {"name": "Ann", "you": False, "target_you": True}.items()
    assert texts.named("twister", args).items() >= {"you": False, "target_you": False}.items()
    several = texts.named("raiders", {"seats": ["A", "B"]}, {"A": "Ann"}, "B")
    assert several.items() >= {"names": ["Ann", "you"], "seats-you": False}.items()
    assert texts.named("raiders", {"seats": ["B"]}, {}, "B")["seats-you"]
