"""Whole random games written out as text, one a variant, so that a rule that changes silently shows as a difference.

``python -m tests.conformance.playthroughs`` writes them anew; look at what changed before you commit it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tests.conformance.tables import VARIANTS, Variant, some_answer
from undercroft.kernel.ask import Choose, letter_of, text_of
from undercroft.kernel.match import Match
from undercroft.kernel.registry import HOUSE
from undercroft.kernel.shapes import plain
from undercroft.kernel.state import EVERYONE, Event

OURS = [variant for variant in VARIANTS if variant.game.id in HOUSE]
MANY = 12
FOLDER = Path(__file__).parent / "playthroughs"


SEED = 20
SEEDS = {
    "twister-2-troll_acts=False": 21, "twister-2-treasure_to=owner": 21, "twister-2-stand_by_rope=True": 35,
    "twister-2-loose_on_roped_pit=True": 22,
}  # fmt: skip
"""Where another seed than the usual gives the first game in which the option matters."""


def file_of(variant: Variant) -> Path:
    """Where a variant's game is written."""
    return FOLDER / f"{variant.name.replace('=', '_')}.txt"


def written(variant: Variant) -> str:
    """A random game of a variant as text: what was asked and answered, what happened, what of the
    position has changed at each settled point."""
    return "\n".join(lines(variant)) + "\n"


def lines(variant: Variant) -> Iterator[str]:
    """The lines of :func:`written`."""
    yield f"{variant.game.id}, {variant.seats} seats, {compact(variant.settings)}"
    yield from played(variant.match(seed_of(variant)), seed_of(variant))


def seed_of(variant: Variant) -> int:
    """The seed of chance and answers."""
    return SEEDS.get(variant.name, SEED)


def played(match: Match, seed: int) -> Iterator[str]:
    """The lines of a game with random answers."""
    rng = Random(seed)
    before: dict[str, Any] = {}
    told, settled = 0, -1
    while True:
        if match.settled_at != settled:
            settled = match.settled_at
            now = match.game.to_position(match.settled)
            yield f"= {settled} {compact(changes(before, now))}"
            before = now
        yield from [event_line(event) for event in match.journal[told:]]
        told = len(match.journal)
        if not match.asks():
            break
        ask, option = some_answer(match, rng)
        asked = "; ".join(f"{letter_of(each.seat)} {each.what} {offered(each)}" for each in match.asks())
        match.answer(ask.seat, option, ask.what)
        yield f"? {asked}"
        yield f"> {letter_of(ask.seat)} {ask.what} {option}"
    yield f"= {ending(match)}"


def changes(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """What of a position is new; of a table of names only the names that changed, null for those that are gone."""
    changed = {name: value for name, value in now.items() if value != before.get(name)}
    for name, value in changed.items():
        old = before.get(name)
        if isinstance(value, dict) and isinstance(old, dict):
            changed[name] = {key: value.get(key) for key in {**old, **value} if value.get(key) != old.get(key)}
    return changed


def offered(ask: Choose) -> str:
    """The options of a question; of many only how many, and the digest of all."""
    if len(ask.options) <= MANY:
        return " ".join(map(text_of, ask.options))
    return f"({len(ask.options)} options, {ask.digest()})"


def event_line(event: Event) -> str:
    """One entry of the journal; ``!`` when only some may read it."""
    return f"  {'' if event.to == EVERYONE else '! '}{event.key} {compact(event.args)}"


def ending(match: Match) -> str:
    """Scores and result."""
    return f"{match.game.score(match.state)} {compact(plain(match.game.result(match.state)))}"


def compact(thing: Any) -> str:
    """JSON on one line."""
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    """Write all files anew and drop those of variants that are no more."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for variant in OURS:
        file_of(variant).write_text(written(variant), encoding="utf-8")


if __name__ == "__main__":
    main()
