"""What people may be called: something that can be seen, and that nobody takes for a name the house gives."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from ..kernel.errors import BadInput
from ..text import LANGUAGES, Texts
from .names import BOTS, FORMER_NAME, name_of_bot

LONGEST_NAME = 24

UNSEEN = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
JOINERS = frozenset("\u200c\u200d")
"""They join signs to one (family: man, woman, girl) or keep letters apart, and are seen by that alone."""
ALIKE = str.maketrans({
    **dict(zip("авеһнкмортухсѕјԛԝьіїӏ", "abehhkmoptyxcsjqwblll", strict=True)),
    **dict(zip("αβεηικνορτυχ", "abehlkvoptyx", strict=True)),
    **dict(zip("01i|ıɡ", "ollllg", strict=True)),
    **dict.fromkeys("∶꞉ː˸։׃⁚፡", ":"),
})  # fmt: skip
"""What looks like a Latin letter or a colon, in small letters; what looks like l is l."""

DIGITS = "0123456789"


def clean_name(name: str) -> str:
    """The name without blanks around it.

    :raises BadInput: nothing of it is seen, it is too long, it holds control characters, or the house gives such names
        (:mod:`.names`).
    """
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not _is_seen(name):
        raise BadInput("name", "A name has 1 to {most} visible characters.", most=LONGEST_NAME)
    if _is_the_houses(name):
        raise BadInput("name-taken", "{name} is a name for bots and guests here; choose another.", name=name)
    return name


def _is_the_houses(name: str) -> bool:
    """Whether somebody could take the name for a bot's, or for that of a guest who has not chosen one, in any language.

    So nobody is called *Bot*, be it among other words ("Ilka (bot)"); names that begin so are people's (Botond). *Robot* is free:
    the house calls nobody so, and there would be no end of such words.
    """
    bots, guests = words_for_bots(), words_for_guests()
    words = re.findall(r"[^\W_]+", plain_letters(name).replace("\N{ROBOT FACE}", " bot "))
    said = [looks(word.rstrip(DIGITS)) for word in words]
    if any(word in bots for word in said) or "".join(each for each in said if len(each) == 1) in bots:
        return True
    alike, whole = looks(name), looks("".join(words))
    if alike.startswith(looks("guest:")) or re.fullmatch(f"(?:{'|'.join(guests)})[{looks(DIGITS)}]*", whole):
        return True
    without = {alike, *(whole.removeprefix(word) for word in bots), *(whole.removesuffix(word) for word in bots)}
    return not names_given().isdisjoint(without)


def _is_seen(name: str) -> bool:
    kinds = [unicodedata.category(each) for each in name]
    for at, each in enumerate(name):
        if each in UNSEEN or not (each.isprintable() or (each in JOINERS and _joins(kinds, at))):
            return False
    return any(kind[0] in "LNPS" for kind in kinds)


def _joins(kinds: list[str], at: int) -> bool:
    """Whether a joiner stands between signs, or letters of a script that writes them joined."""
    before, after = kinds[at - 1 : at], kinds[at + 1 : at + 2]
    return bool(before and after) and before[0] in ("So", "Sk", "Mn", "Mc", "Lo") and after[0] in ("So", "Sm", "Lo", "Mc")


def looks(name: str) -> str:
    """What a name looks like: the same for names that are easily taken for one another."""
    return "".join(plain_letters(name).casefold().translate(ALIKE).split())


def plain_letters(name: str) -> str:
    """A name without what stands above, below and around its letters."""
    return "".join(each for each in unicodedata.normalize("NFKD", name) if unicodedata.category(each) not in ("Mn", "Me", "Cf"))


@cache
def names_given() -> frozenset[str]:
    """What the names of bots and of former guests look like, in every language."""
    given = [FORMER_NAME, *map(name_of_bot, BOTS)]
    return frozenset(looks(Texts(lang).called(name)) for lang in LANGUAGES for name in given)


@cache
def words_for_bots() -> frozenset[str]:
    """What a bot is called, as it looks in every language."""
    return frozenset(looks(Texts(lang).format("ui-bot")) for lang in LANGUAGES)


@cache
def words_for_guests() -> frozenset[str]:
    """What stands before the number of a guest who has not chosen a name."""
    return frozenset(looks(Texts(lang).called("guest:7").rstrip(" 7")) for lang in LANGUAGES)
