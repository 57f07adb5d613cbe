"""Names that the house gives: to tables (they are also the invite codes), to bots, and to guests who have not chosen one."""

from __future__ import annotations

import hashlib
import re
import secrets

COLOURS = (
    "amber", "ashen", "azure", "birch", "black", "brass", "bronze", "calm", "cedar", "chalk", "clear", "coal", "copper",
    "coral", "crimson", "dapple", "dawn", "deep", "dusk", "ebony", "ember", "fern", "flint", "foggy", "frost", "gilded",
    "golden", "granite", "green", "grey", "hazel", "hidden", "honey", "indigo", "iron", "ivory", "jade", "lilac", "linen",
    "mellow", "misty", "mossy", "night", "oaken", "ochre", "olive", "opal", "pearl", "pine", "plum", "quiet", "rose", "ruby",
    "rusty", "sable", "sandy", "scarlet", "silver", "slate", "snowy", "stone", "teal", "umber", "velvet", "violet", "white",
    "wild", "willow",
)  # fmt: skip
ANIMALS = (
    "adder", "badger", "bat", "bear", "beetle", "bison", "boar", "cat", "crane", "cricket", "crow", "deer", "dog", "dove",
    "eagle", "eel", "elk", "falcon", "ferret", "finch", "fox", "frog", "goat", "goose", "hare", "hawk", "heron", "horse",
    "hound", "ibis", "jackdaw", "kite", "lark", "lion", "lizard", "lynx", "marten", "mole", "moth", "mouse", "newt", "otter",
    "owl", "ox", "panther", "pike", "rabbit", "raven", "robin", "rook", "salmon", "seal", "snail", "sparrow", "stag", "stork",
    "swan", "tern", "toad", "trout", "vole", "wasp", "weasel", "wolf", "wren",
)  # fmt: skip
LETTERS = "23456789bcdfghjklmnpqrstvwxz"
"""Of ids: without vowels, so that they make no words, and without what looks like something else."""
NEW_ID, OLD_ID = "[a-z]+-[a-z]+(?:-[a-z0-9]{4}){3}", rf"(?:{'|'.join(COLOURS)})-(?:{'|'.join(ANIMALS)})-\d{{4}}"
BOTS = ("Bram", "Ilka", "Odo", "Runa", "Tarn", "Vesna", "Wick", "Yaro")
"""One a seat, so that no two bots at a table share a name."""


FORMER, FORMER_NAME = "former", "guest:gone"
"""Who stands for all guests that have deleted their data, and what they are called."""


def name_of_bot(name: str) -> str:
    """A bot's name as it is told: ``bot:Ilka``. Whoever shows it writes it in the reader's script (``ui-name-bot``)."""
    return f"bot:{name}"


def name_of_guest(name: str, named: bool) -> str:
    """A guest's name as it is told: that which they chose, else ``guest:1234``, said in the reader's language (``ui-name-guest``).

    :param name: as it is stored: older houses stored the words of the newcomer's language with the number.
    """
    number = None if named else re.search(r"\d+$", name)
    return f"guest:{number[0]}" if number else name


def is_table_id(text: str) -> bool:
    """Whether a table can have this id; the database is asked for no other."""
    return re.fullmatch("[a-z0-9-]{1,40}", text) is not None


def new_table_id() -> str:
    """Such as ``amber-fox-4k7m-2x9d-3t6f``: two words for the eye, and with them 69 bits that nobody guesses."""
    rest = ["".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(3)]
    return "-".join([secrets.choice(COLOURS), secrets.choice(ANIMALS), *rest])


def mark_of(id: str) -> str:
    """What the log calls a table: the beginning of its id's SHA-256, as ``printf %s ID | sha256sum | cut -c1-10`` prints it.

    Ids of older houses (``amber-fox-4271``) could be found by trying them all; the log does not tell such tables apart.
    """
    return hashlib.sha256(id.encode()).hexdigest()[:10] if re.fullmatch(NEW_ID, id) else "old"


def unnamed(text: str) -> str:
    """A line of the log, with the marks of tables in place of their ids."""
    return re.sub(rf"\b(?:{NEW_ID}|{OLD_ID})\b", lambda found: mark_of(found[0]), text)
