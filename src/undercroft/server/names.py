"""Names that the house gives: to tables (they are also the invite codes), to bots, and to guests who have not chosen one."""

from __future__ import annotations

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
BOTS = ("Bram", "Ilka", "Odo", "Runa", "Tarn", "Vesna", "Wick", "Yaro")
"""One a seat, so that no two bots at a table share a name."""


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
    """Such as ``amber-fox-4271``."""
    return f"{secrets.choice(COLOURS)}-{secrets.choice(ANIMALS)}-{secrets.randbelow(9000) + 1000}"
