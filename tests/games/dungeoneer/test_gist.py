"""What the cards of the hand say in three words, and what may be played at the dice in a few more."""

from __future__ import annotations

import pytest

from undercroft.games.dungeoneer.cards.catalogue import catalogue
from undercroft.games.dungeoneer.cards.fields import RESPONSE, Adventure, Hero
from undercroft.games.dungeoneer.cards.gist import WORDS, gist_of
from undercroft.kernel.game import LANGUAGES

from .table import table

LIBRARY = table().g.cards
BRIEF = 44
"""Characters beside a price and a chance."""


@pytest.mark.parametrize(("card", "gist"), [
    ("barrow-blade", ("melee", "+1", "")),
    ("create-darkness", ("attackers", "−2", "")),
    ("mask-of-the-unburied", ("attackers", "−1", "")),
    ("gloom-bats", ("has", "4", "speed")),
    ("mirror-of-the-dead-hour", ("has", "5+", "magic")),
    ("unkind-boulder", ("has", "5+X", "speed")),
    ("surge-of-will", ("roll", "+X", "")),
    ("dented-visor", ("counter", "+1", "")),
    ("lucky-tumble", ("threat", "+3", "")),
    ("third-eye", ("magic", "+1", "")),
    ("gravebreakers-oath", ("against", "+1", "undead")),
    ("stubborn-legs", ("ap", "+2", "")),
    ("stolen-courage", ("level", "−1", "")),
    ("backpack", ("treasures", "+2", "")),
    ("turned-blade", ("wounds", "+1", "")),
    ("undead-awakening", ("commands", "+1", "undead")),
    ("ashen-cloak", ("safe", "", "")),
])  # fmt: skip
def test_a_card_says_its_gist(card: str, gist: tuple[str, str, str]) -> None:
    found = gist_of(LIBRARY.adventures[card])
    assert found is not None
    assert (found.word, found.n, found.of) == gist


def test_a_card_whose_fields_have_no_number_has_no_gist() -> None:
    assert gist_of(LIBRARY.adventures["door-of-smoke"]) is None


def test_every_gist_is_of_a_word_that_the_messages_have() -> None:
    found = [gist for card in catalogue(LIBRARY).values() if (gist := getattr(card, "gist", None))]
    assert len(found) > 30
    assert {gist.word for gist in found} <= set(WORDS)


def answers(card: Hero | Adventure) -> bool:
    """Whether it can be answered with, or changes a roll about to be made: what it does is not told by the chance beside it."""
    work = card.work
    used = work.use.when in (RESPONSE, "challenge") or (isinstance(card, Hero) and work.use.when == "any") if work.use else False
    return used or work.next_roll is not None or (isinstance(card, Adventure) and card.timing == RESPONSE)


def test_whatever_can_be_answered_with_says_briefly_what_it_does_in_three_languages() -> None:
    cards = [*LIBRARY.heroes.values(), *LIBRARY.adventures.values()]
    assert {card.id for card in cards if answers(card) and set(card.brief) != set(LANGUAGES)} == set()
    assert sum(answers(card) for card in cards) > 9


def test_what_is_brief_has_room_beside_a_price() -> None:
    told = {
        (card.id, lang): text
        for card in [*LIBRARY.heroes.values(), *LIBRARY.adventures.values()]
        for lang, text in card.brief.items()
    }
    assert {each: text for each, text in told.items() if len(text) > BRIEF or text.endswith(".")} == {}
