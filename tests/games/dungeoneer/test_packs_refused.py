"""What a card of a pack says that nothing would ever ask for is refused, in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from .test_packs import complaint

NAME = 'id = "odd"\nname = { en = "Odd", ru = "Лишнее", uk = "Зайве" }\n'


def card(section: str, *lines: str) -> str:
    """A file with one card: the lines of its own, and what every card of its kind needs where they do not say it."""
    usual = {
        "boon": ("cost = 1", 'timing = "hero"', 'duration = "permanent"'),
        "treasure": ("cost = 1", 'timing = "hero"', 'duration = "permanent"', 'types = ["lamp"]'),
        "bane": ("cost = 1", 'timing = "dungeonlord"', 'duration = "instant"'),
    }.get(section, ())  # fmt: skip
    said = [line.split(" = ")[0] for line in lines]
    return f"[[{section}]]\n{NAME}" + "\n".join([*lines, *[line for line in usual if line.split(" = ")[0] not in said]]) + "\n"


def refused(folder: Path, section: str, *lines: str) -> str:
    """What is said of such a card, without the place; the place is that of the field the sentence begins with."""
    file = {"hero": "heroes.toml"}.get(section, f"{section}s.toml")
    before, _, problem = complaint(folder, file, card(section, *lines)).partition(": ")
    assert before.startswith(f"Card odd in mypack/{file}, line ")
    return problem


X_COST = '"cost" can be "X" for a trap, or for an instant boon or treasure whose "next_roll" adds "X".'


@pytest.mark.parametrize(
    ("section", "lines"),
    [
        ("bane", ('cost = "X"', 'target = "hero"', 'effects = [["wound", 1]]')),
        ("bane", ('cost = "X"', 'duration = "permanent"', 'commands = [{ types = ["undead"], melee = 1 }]')),
        ("treasure", ('cost = "X"', "x = [1, 3]", "stats = { melee = 1 }")),
        ("boon", ('cost = "X"', 'duration = "instant"', 'effects = [["ap", 1]]')),
        ("boon", ('cost = "X"', 'duration = "instant"', 'timing = "any"', 'next_roll = { of = ["threat"], add = 1 }')),
        ("treasure", ('cost = "X"', 'next_roll = { of = ["threat"], add = "X" }', 'use = { when = "any" }')),
    ],
)  # fmt: skip
def test_a_cost_of_x_is_only_where_somebody_is_asked_for_it(tmp_path: Path, section: str, lines: tuple[str, ...]) -> None:
    assert refused(tmp_path, section, *lines) == X_COST


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (('duration = "permanent"', 'target = "hero"', "stats = { melee = -1 }"),
         'a bane of duration "permanent" has no "target": it works for encounters, by "commands".'),
        (('duration = "attachment"', 'attach = "hero"', "reset_ap = -1"),
         'an attachment bane needs target = "hero": whose hero or treasure it goes under.'),
        (('effects = [["wound", 1]]',), 'the "effects" of a bane need target = "hero": whom they befall.'),
    ],
)  # fmt: skip
def test_a_bane_says_whom_it_befalls(tmp_path: Path, lines: tuple[str, ...], problem: str) -> None:
    assert refused(tmp_path, "bane", *lines) == problem
