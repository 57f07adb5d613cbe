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


X_COST = (
    '"cost" can be "X" for a trap, for an instant boon or treasure whose "next_roll" adds "X", or with a twist that counts it '
    '("great-thaw", "blizzard").'
)


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


HURT, TRY, INSTANT = 'effects = [["wound", 1]]', 'next_roll = { of = ["threat"], add = 1 }', 'duration = "instant"'
FIGHT = 'battle_rolls = [{ of = ["attack"], add = 1 }]'
IDLE = [
    ("boon", (INSTANT, HURT, "stats = { melee = 1 }"), '"stats" does nothing on a boon of duration "instant".'),
    ("boon", (HURT,), '"effects" does nothing on a boon of duration "permanent" without a "use".'),
    ("boon", ("commands = [{ types = [\"trap\"], threat = 1 }]",), '"commands" does nothing on a boon of duration "permanent".'),
    ("boon", (INSTANT,), "an instant boon does nothing without effects, next_roll, battle_rolls, battle_strikes, ends or a twist."),
    ("boon", ('rolls = [{ of = ["luck"], add = 1 }]',), '"rolls" names luck, but that is for "next_roll".'),
    ("boon", (INSTANT, 'twist = "great-thaw"'), 'the twist "great-thaw" counts X: it needs cost = "X".'),
    ("trap", ("cost = 2", "spreads = true", 'threat = { stat = "speed", value = 4 }', 'fail = [["wound", 1]]'),
     '"spreads" needs cost = "X".'),
    ("boon", (INSTANT, 'ends = ["melee"]'), '"ends" is for an instant boon or treasure with timing = "response".'),
    ("boon", (INSTANT, HURT, "wounds_back = 1"), '"wounds_back" is for cards with "ends".'),
    ("bane", (INSTANT, HURT, "upright = true", 'target = "hero"'), '"upright" is for instant boons and treasures.'),
    ("boon", (INSTANT, HURT, 'use = { when = "any" }'), '"use" does nothing on a boon of duration "instant".'),
    ("boon", (INSTANT, TRY, 'timing = "response"'),
     '"next_roll" is offered only before a roll, and that is no response; "timing" can be "any".'),
    ("boon", (INSTANT, FIGHT), '"battle_rolls" needs a battle; "timing" can be "response" or "any".'),
    ("boon", ('use = { when = "any" }',),
     '"use" has nothing to do: it needs effects, next_roll, battle_rolls, battle_strikes or a twist.'),
    ("boon", ('use = { when = "response" }', TRY), '"next_roll" is offered only before a roll, and this "use" never is.'),
    ("boon", ('use = { when = "challenge" }', 'battle_rolls = [{ of = ["counter"], add = 1 }]'),
     'a "use" with when = "challenge" is followed by attack rolls of the hero\'s own; '
     '"battle_rolls" and "battle_strikes" of others do nothing then.'),
    ("boon", ('rolls = [{ of = ["attack"], add = 1, twice = true }]',), '"rolls" has "twice", but that is for "next_roll".'),
    ("boon", ('rolls = [{ of = ["counter"], add = 1, enemy = true }]',),
     '"rolls" has "enemy", but that is for attack rolls alone, in "rolls" and "battle_rolls".'),
    ("boon", ('rolls = [{ of = ["threat"], add = 1, types = ["undead"] }]',), '"rolls" names threats, but they have no types.'),
    ("boon", ("strikes_more = [{ wounds = -1 }]",), '"strikes_more" has -1 wounds; it must be 0 or more.'),
    ("boon", (INSTANT, HURT, 'timing = "response"', 'twist = "fend-off"'),
     '"effects" cannot stand beside the twist "fend-off".'),
    ("boon", ('timing = "response"', 'twist = "fend-off"'), 'the twist "fend-off" is for cards of duration "instant".'),
    ("boon", (INSTANT, 'twist = "door-of-smoke"'), 'a card with the twist "door-of-smoke" has the type "warp".'),
    ("boon", (INSTANT, 'twist = "light-fingers"'), 'a card with the twist "light-fingers" needs several = true.'),
    ("boon", (INSTANT, 'twist = "mail"', 'use = { when = "wounded" }'), '"use" does nothing on a boon of duration "instant".'),
    ("treasure", ('duration = "attachment"', 'attach = "ring"', 'use = { when = "wounded" }', 'twist = "prevent-wound"'),
     'the twist "prevent-wound" needs duration = "permanent": its token lies on the card.'),
    ("treasure", ('duration = "attachment"', 'attach = "jewel"'),
     '"attach" is "jewel", but nothing of that kind can have an attachment.'),
    ("bane", ('duration = "permanent"',), 'a bane of duration "permanent" does nothing without "commands".'),
    ("bane", ('duration = "attachment"', 'attach = "hero"', 'target = "hero"', HURT, 'use = { when = "any" }'),
     'the "use" of an attachment to a hero needs when = "hero".'),
    ("bane", ('target = "hero"', 'twist = "scent-of-blood"'),
     '"timing" is "dungeonlord"; with the twist "scent-of-blood" it can be any.'),
    ("trap", ("cost = 1", 'threat = { stat = "speed", value = 4 }', 'fail = [["wound", 1]]', "reset_ap = 1"),
     '"reset_ap" does nothing on a trap.'),
    ("quest", ('categories = ["chance"]', 'places = ["crypt"]', "reward = {}", "dice = 1", "least = 7"),
     '"least" is 7; it must be 6 or less.'),
    ("quest", ('categories = ["chance"]', 'places = ["crypt"]', "reward = {}", "dice = 12", "least = 6"),
     '"dice" is 12; it must be 5 or less.'),
    ("quest", ('categories = ["influence"]', 'places = ["crypt"]', "reward = {}", "bonus = 1"),
     'a quest of threat alone can have "bonus".'),
    ("quest", ('categories = ["escort", "chance"]', 'places = ["crypt", "library"]', "reward = {}", "dice = 1", "least = 6"),
     'an escort is no attempt; beside it stands only "influence".'),
    ("quest", ('categories = ["chance", "chance"]', 'places = ["crypt"]', "reward = {}", "dice = 1", "least = 6"),
     '"categories" are one or two, each once.'),
]  # fmt: skip


@pytest.mark.parametrize(("section", "lines", "problem"), IDLE, ids=[each[2][:60] for each in IDLE])
def test_what_would_do_nothing_is_refused(tmp_path: Path, section: str, lines: tuple[str, ...], problem: str) -> None:
    assert refused(tmp_path, section, *lines) == problem


TESTED = "it can be level, life, magic, melee, speed."
FORMS = "it can be magic, melee, speed."
TRAPPED, BITES = 'fail = [["wound", 1]]', 'strikes = { melee = [["wound", 1]] }'
BODY = ("cost = 1", "life = 1", "melee = 1", "magic = 1", "speed = 1")
MAPPED = ('type = "room"', "peril = 1", "glory = 1")
ROUND = 'exits = { north = "open", east = "wall", south = "open", west = "wall" }'
LUCKY = ROUND.replace('"wall"', '{ kind = "trap", stat = "luck", value = 4 }', 1)


@pytest.mark.parametrize(
    ("section", "lines", "problem"),
    [
        ("trap", ("cost = 1", 'threat = { stat = "luck", value = 4 }', TRAPPED), f'"threat.stat" is "luck"; {TESTED}'),
        ("map", (*MAPPED, ROUND, 'pit = { stats = ["life", "luck"], value = 4 }'), f'"pit.stats" is "luck"; {TESTED}'),
        ("boon", ('stats = { life = 1 }',), f'"stats" is "life"; {FORMS}'),
        ("boon", ('rolls = [{ of = ["threat"], forms = ["life"], add = 1 }]',), f'"rolls[0].forms" is "life"; {FORMS}'),
        ("boon", ('strikes_more = [{ wounds = 1, forms = ["level"] }]',), f'"strikes_more[0].forms" is "level"; {FORMS}'),
        ("map", (*MAPPED, LUCKY), f'"exits.east.stat" is "luck"; {TESTED}'),
        ("monster", (*BODY, 'forms = ["level"]', BITES), f'"forms" is "level"; {FORMS}'),
        ("monster", (*BODY, 'forms = ["melee"]', 'strikes = { life = [["wound", 1]] }'), f'"strikes" is "life"; {FORMS}'),
    ],
)  # fmt: skip
def test_level_and_life_are_for_threats_alone(tmp_path: Path, section: str, lines: tuple[str, ...], problem: str) -> None:
    assert refused(tmp_path, section, *lines) == problem
