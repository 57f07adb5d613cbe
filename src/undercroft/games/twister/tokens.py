"""The tokens of Dungeon Twister, eight characters and six objects a side, and the cards (rules §1).

A token is a number: its kind plus :data:`TOKENS` for the second seat's. Nothing here is reconstructed.
"""

from __future__ import annotations

TOKENS = 14
"""Tokens of one side: the characters come first, then the objects."""
CHARACTERS = 8

WARRIOR, WALL_WALKER, CLERIC, MEKANORK, THIEF, WIZARD, TROLL, GOBLIN = range(CHARACTERS)
ARMOR, SWORD, ROPE, POTION, WAND, TREASURE = range(CHARACTERS, TOKENS)

KINDS: tuple[str, ...] = (
    "warrior", "wall-walker", "cleric", "mekanork", "thief", "wizard", "troll", "goblin",
    "armor", "sword", "rope", "speed-potion", "fireball-wand", "treasure",
)  # fmt: skip
"""The kinds by number, as records and screens call them."""

#                        Warrior  Wall-Walker  Cleric  Mekanork  Thief  Wizard  Troll  Goblin
SPEED: tuple[int, ...] = (3,      4,           4,      3,        5,     4,      2,     4)  # fmt: skip
"""How many squares a character may walk in one move."""
STRENGTH: tuple[int, ...] = (3,   1,           2,      2,        2,     1,      4,     1)  # fmt: skip
"""Combat value of an unwounded character."""
WORTH: tuple[int, ...] = (1,      1,           1,      1,        1,     1,      1,     2)  # fmt: skip
"""Victory points for leaving the dungeon."""
KILLED_WORTH = 1
"""Victory points for killing any enemy character, the Goblin too."""
TREASURE_WORTH = 1
WINNING = 5
"""Victory points that win."""

BOTH = range(2 * TOKENS)
"""All tokens of both sides."""
NAMES: tuple[str, ...] = tuple(f"{side}-{kind}" for side in "ab" for kind in KINDS)
"""The tokens by number: ``a-thief``."""
TOKEN: dict[str, int] = {name: token for token, name in enumerate(NAMES)}
KIND: tuple[int, ...] = tuple(token % TOKENS for token in BOTH)
SIDE_OF: tuple[int, ...] = tuple(token // TOKENS for token in BOTH)
IS_CHARACTER: tuple[bool, ...] = tuple(token % TOKENS < CHARACTERS for token in BOTH)

PARTY: tuple[range, ...] = (range(CHARACTERS), range(TOKENS, TOKENS + CHARACTERS))
"""The characters of each seat."""
OBJECTS: tuple[range, ...] = (range(CHARACTERS, TOKENS), range(TOKENS + CHARACTERS, 2 * TOKENS))
"""The objects of each seat."""
NOTHING = -1
"""No token."""

ACTION_CARDS: tuple[str, ...] = ("2", "3", "4", "5")
COMBAT_CARDS: tuple[str, ...] = ("0", "1", "2", "2", "3", "3", "4", "5", "6")
ALWAYS_RETURNS = "0"
"""The combat card that goes back to the hand; every other leaves the game when played."""
JUMPS = 3
POTION_POINTS = 4
"""Action points of a speed potion."""
STARTERS_EACH = 4
