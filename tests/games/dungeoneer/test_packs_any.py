"""Cards of a pack by lot: each is refused in one sentence, or games with it go on with a question that can be answered."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from undercroft.games.dungeoneer.cards.fields import Library
from undercroft.games.dungeoneer.game import GAME
from undercroft.games.dungeoneer.rules.twists.every import TWISTS
from undercroft.games.dungeoneer.state.dungeon import Dungeon
from undercroft.games.dungeoneer.view.describe import describe
from undercroft.kernel.errors import BadInput
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.run import Run

from .table import table
from .test_packs import read
from .test_packs_refused import NAME

CARDS, MOVES, SEED = 12, 40, 1
FILES = {"hero": "heroes"}
STATS = ["melee", "magic", "speed"]
EFFECTS = [
    ["wound", 1], ["heal", 1], ["glory", -1], ["ap", 1], ["ap", -2], ["level", -1], ["knockdown", 4, "melee"], ["less-ap", 1],
    ["discard-readied", 1], ["discard-hand", 2], ["to-entrance", 0],
]  # fmt: skip


def toml(value: Any) -> str:
    """A value as it stands in a file."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(each) for each in value) + "]"
    return str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)


def some(rng: Random, of: list[Any], most: int = 2) -> list[Any]:
    return rng.sample(of, rng.randint(1, most))


def roll(rng: Random, x: bool = False) -> dict[str, Any]:
    """A change of rolls."""
    made: dict[str, Any] = {"of": some(rng, ["attack", "counter", "threat"], 3), "add": "X" if x else rng.randint(-2, 3)}
    for field, value in (
        ("forms", some(rng, STATS)), ("types", ["undead"]), ("sources", ["hazard", "exit"]), ("enemy", True), ("twice", True),
    ):  # fmt: skip
        if rng.random() < 0.12:
            made[field] = value
    return made


def strike(rng: Random) -> dict[str, Any]:
    return {"wounds": rng.randint(-1, 2), "effects": some(rng, EFFECTS), "of": some(rng, ["attack", "counter"])}


def threat(rng: Random) -> dict[str, Any]:
    tested = [*STATS, "level", "life"]
    return rng.choice([{"stat": rng.choice(tested), "value": rng.randint(1, 9)}, {"stats": rng.sample(tested, 2), "value": 6}])


def kinds(rng: Random, section: str) -> dict[str, Any]:
    """The fields that a card of a kind must have, and some that it may have."""
    body = {"life": 2, "melee": 2, "magic": 1, "speed": 2, "forms": some(rng, STATS), "strikes": {"melee": some(rng, EFFECTS)}}
    if section == "hero":
        levels = [dict.fromkeys(STATS, rng.randint(0, 3)) for _ in range(4)]
        return {"people": "Elf", "calling": "Thief", "life": rng.randint(1, 6), "boons": 1, "treasures": 2, "levels": levels}
    if section == "quest":
        places = rng.choice([["crypt"], ["crypt", "entrance"]])
        made: dict[str, Any] = {"places": places, "reward": {"glory": 1}}
        made["categories"] = some(rng, ["influence", "sacrifice", "hunt", "search", "escort", "threat", "chance"])
        for category, fields in {
            "hunt": {"monster": {"name": {"en": "M", "ru": "М", "uk": "М"}, **body}}, "search": {"search": 4},
            "sacrifice": {"sacrifice": rng.choice([{"boon": 1, "cost": 3}, {"life": 1}, {"boon": 2}])},
            "threat": {"threat": threat(rng), "fail": some(rng, EFFECTS), "bonus": 2},
            "chance": {"dice": 2, "least": 5, "extra": 1, "reroll": 1},
        }.items():  # fmt: skip
            if category in made["categories"]:
                made |= fields
        return made
    if section == "map":
        exits = dict.fromkeys(["north", "east", "south", "west"], "open")
        return {"type": "room", "exits": exits, "peril": 1, "glory": 1, "danger": rng.randint(0, 2), "pit": threat(rng)}
    made = {"cost": "X" if rng.random() < 0.1 else rng.randint(0, 3), "types": [rng.choice(["undead", "ring", "warp", "shift"])]}
    if section == "trap":
        return {**made, "threat": threat(rng), "fail": some(rng, EFFECTS)}
    if section == "monster":
        more = {"threat": threat(rng), "fail": some(rng, EFFECTS), "last": some(rng, EFFECTS)}
        return {**made, **body, **(more if rng.random() < 0.5 else {})}
    made["timing"] = rng.choice(["any", "dungeonlord"] if section == "bane" else ["hero", "any", "response"])
    made["duration"] = rng.choice(["instant", "permanent", "attachment"])
    if made["duration"] == "attachment":
        made["attach"] = rng.choice(["treasure", "weapon", "hero"])
    if section == "bane" and rng.random() < 0.7:
        made["target"] = "hero"
    if rng.random() < 0.1:
        made["several"] = True
    return made


def any_card(rng: Random, section: str) -> str:
    """A card by lot: what its kind needs, and a few more fields, fitting or not."""
    made = kinds(rng, section)
    more = {
        "stats": {rng.choice(STATS): rng.choice([-4, 1])}, "limits": {"treasures": rng.choice([-3, 2])}, "rolls": [roll(rng)],
        "strikes_more": [strike(rng)], "ignores": ["pit"], "reset_ap": rng.choice([-2, 1]), "reset_glory": 1,
        "glory_against": ["undead"], "glory_in": ["melee"], "commands": [{"types": ["undead"], "cost": -1, "melee": 1}],
        "effects": some(rng, EFFECTS), "next_roll": roll(rng, made.get("cost") == "X"), "battle_rolls": [roll(rng)],
        "battle_strikes": [strike(rng)], "twist": rng.choice(list(TWISTS)),
    }  # fmt: skip
    weights = [6 if field in ("effects", "next_roll", "battle_rolls", "twist", "stats") else 1 for field in more]
    for field in rng.choices(list(more), weights, k=rng.choice([0, 1, 1, 2])):
        made[field] = more[field]
    if made.get("duration") != "instant" and rng.random() < (0.8 if set(made) & {"effects", "next_roll", "twist"} else 0.05):
        use = {"when": rng.choice(["hero", "turn", "any", "response", "challenge", "wounded"]), "glory": rng.randint(0, 2)}
        made["use"] = {**use, "ap": rng.randint(0, 1), "discard": rng.random() < 0.4, "once": rng.choice(["", "turn", "round"])}
    return f"[[{section}]]\n{NAME}" + "".join(f"{field} = {toml(value)}\n" for field, value in made.items())


def library_of(folder: Path, section: str, text: str) -> Library | None:
    """The set with the card, or nothing where it is refused; that is one sentence with its place."""
    try:
        return read(folder, {f"{FILES.get(section, section + 's')}.toml": text})
    except BadInput as refusal:
        said = str(refusal)
        assert said.startswith("Card odd in mypack/"), said
        assert said.endswith(".")
        assert "\n" not in said
        return None


def play(library: Library, section: str, rng: Random, seats: int, phase: str, moves: int) -> int:
    """A game by lot with the card where it works; answers that name it are given first. How often it was named."""
    t = table(
        seats=seats, phase=phase, readied={"a": "barrow-blade, third-eye", "b": "dented-visor"},
        heroes={"a": "lorel 2", "b": "roderik 2"}, glory={"a": 9, "b": 9}, peril={"a": 9, "b": 9},
    )  # fmt: skip
    g = t.g
    g.cards, g.dungeon = library, Dungeon(library.maps, g.dungeon.lies)
    me = g.players[0]
    if section == "hero":
        me.hero, me.life = "odd", library.heroes["odd"].life
    elif section == "quest":
        me.quests.append("odd")
    elif section == "map":
        lies = {"odd" if name == "crypt" else name: place for name, place in g.dungeon.lies.items()}
        g.dungeon = Dungeon(library.maps, lies)
        for player in g.players:
            player.space = "odd"
        g.map_bag = sorted([*g.map_bag, "crypt"])
        g.visited = {"odd"}
    else:
        me.hand.append("odd")
        g.deck.bag.remove("zombie")
        g.players[-1].hand.append("zombie")
    run, named = Run(GAME, g, SampledNature(rng)), 0
    run.begin()
    for _ in range(moves):
        asks = run.asks()
        if g.over or not asks:
            break
        ask = asks[0]
        assert ask.options, ask.what
        for option in ask.options:
            assert describe(g, ask, option).key
        GAME.view(g, ask.seat)
        mine = [option for option in ask.options if isinstance(option, tuple) and "odd" in option]
        named += bool(mine)
        run.give(ask, rng.choice(mine if mine and rng.random() < 0.7 else list(ask.options)))
        assert all(p.glory >= 0 and p.peril >= 0 and p.ap >= 0 for p in g.players)
    return named


SECTIONS = ["boon", "treasure", "bane", "monster", "trap", "quest", "hero", "map"]


@pytest.mark.parametrize("section", SECTIONS)
def test_any_card_is_refused_or_played(tmp_path: Path, section: str) -> None:
    rng = Random(f"{section}{SEED}")
    read_well = named = 0
    for _ in range(CARDS):
        text = any_card(rng, section)
        library = library_of(tmp_path, section, text)
        if library is None:
            continue
        read_well += 1
        for seats, phase in ((2, "hero"), (2, "dungeonlord")):
            try:
                named += play(library, section, rng, seats, phase, MOVES)
            except Exception as error:
                raise AssertionError(f"{seats} seats, {phase}: {text}") from error
    assert read_well
    assert named or section in ("hero", "map")  # few of those have a use
