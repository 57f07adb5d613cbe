"""A card that does not fit its shape: the place is found for whatever ``msgspec`` refuses, and for nothing else."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import undercroft.games.dungeoneer
from undercroft.games.dungeoneer.cards.entries import Entry, MonsterEntry
from undercroft.games.dungeoneer.cards.misfits import errors, misfit
from undercroft.games.dungeoneer.cards.packs import FILES

SET = Path(undercroft.games.dungeoneer.__file__).parent / "sets" / "lich_lord"
STRANGE: list[Any] = ["x", 5, -1, True, 2.5, [], ["melee"], ["luck"], [1], {}, {"a": 1}, [["wound"]], "melee", [{}], [1, 2, 3]]


def changed(table: dict[str, Any], rng: Random, names: list[str]) -> dict[str, Any]:
    """The card with something else somewhere in it."""
    whole = copy.deepcopy(table)
    node: Any = whole
    for _ in range(rng.randrange(4)):
        inner = [each for each in (node.values() if isinstance(node, dict) else node) if isinstance(each, dict | list) and each]
        node = rng.choice(inner) if inner else node
    if isinstance(node, list):
        node[rng.randrange(len(node))] = rng.choice(STRANGE)
    elif rng.random() < 0.3:
        node.pop(rng.choice(list(node)))
    else:
        node[rng.choice([*node, "strange", *names])] = rng.choice(STRANGE)
    return whole


def fits(table: dict[str, Any], kind: type[Entry]) -> bool:
    """What ``msgspec`` says."""
    try:
        msgspec.convert(table, kind)
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize(("file", "kind"), [(file, kind) for file, (_, kind) in FILES.items() if (SET / file).exists()])
def test_what_is_refused_has_a_place(file: str, kind: type[Entry]) -> None:
    rng, refused = Random(1), 0
    tables = tomllib.loads((SET / file).read_text(encoding="utf-8"))[FILES[file][0]]
    for table in tables:
        for _ in range(20):
            card = changed(table, rng, list(kind.__struct_encode_fields__))
            faults = list(errors(kind, card))
            assert bool(faults) is not fits(card, kind), f"{card}: {faults}"
            refused += bool(faults)
    assert refused > len(tables)


TOAD = {
    "id": "toad", "name": {"en": "Toad"}, "cost": 2, "life": 2, "melee": 1, "magic": 0, "speed": 1, "forms": ["melee"],
    "strikes": {},
}  # fmt: skip


@pytest.mark.parametrize(
    ("more", "field", "problem"),
    [
        ({"life": "two"}, "life", '"life" must be a whole number, not a text'),
        ({"life": True}, "life", '"life" must be a whole number, not true or false'),
        ({"cost": 1.5}, "cost", '"cost" must be a whole number or a text, not a number'),
        ({"cost": "Y"}, "cost", '"cost" is "Y"; it can be X'),
        ({"cost": -1}, "cost", '"cost" is -1; it must be 0 or more'),
        ({"copies": 100}, "copies", '"copies" is 100; it must be 99 or less'),
        ({"threat": [1]}, "threat", '"threat" must be a table, not a list'),
        ({"x": [1, 2.0]}, "x", '"x" must be a whole number, not a number'),
        ({"forms": ["melee", "luck"]}, "forms", '"forms" is "luck"; it can be magic, melee, speed'),
        ({"x": [1]}, "x", '"x" must be a list of 2, not of 1'),
        ({"threat": {"value": 4, "of": 1}}, "threat.of", 'there is no field "threat.of"'),
        ({"threat": {}}, "threat.value", '"threat.value" is missing'),
        ({"rolls": [{"of": ["threat"], "add": 1, "sources": ["luck"]}]}, "rolls[0].sources",
         '"rolls[0].sources" is "luck"; it can be bane, blocked, exit, hazard, monster, place, quest, standup, trap'),
        ({"strikes": {"melee": 3}}, "strikes.melee", '"strikes.melee" must be a list, not a whole number'),
        ({"strikes": {"luck": []}}, "strikes", '"strikes" is "luck"; it can be magic, melee, speed'),
    ],
)  # fmt: skip
def test_what_is_said_of_it(more: dict[str, Any], field: str, problem: str) -> None:
    assert misfit(MonsterEntry, {**TOAD, **more}) == (field, problem)
