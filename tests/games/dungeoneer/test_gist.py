"""What the cards of the hand say in three words."""

from __future__ import annotations

import pytest

from undercroft.games.dungeoneer.cards.catalogue import catalogue
from undercroft.games.dungeoneer.cards.gist import WORDS, gist_of

from .table import table

LIBRARY = table().g.cards


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
