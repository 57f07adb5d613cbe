"""Random games written down, so that a rule that changes silently shows as a difference.

The game by the rulebook, at each seat count, is written out whole: ``playthroughs/<game>-<seats>.txt``. Of every other variant
only digests are kept, one for each settled point, in one line of ``digests/<game>.txt``: its name, whether its options matter in
this game, the seed, the number of answers, the digests.

``python -m tests.conformance.playthroughs`` writes all of them anew (in a minute); look at what changed before you commit it.
``python -m tests.conformance.playthroughs <variant>`` prints the game of one variant; do it before and after your change to see
what a digest stands for.

How to read a game::

    = 28 players(A(ap=1 space=crypt)) visited(+crypt)      the settled point after 28 answers: what is new on the table
      enters A space=crypt                                 an entry of the journal; "!" when only some may read it
    > A hero move:0 of move:0 explore end; B window pass   what A answered, what A could answer; what else was asked

An option that has its default and a part of the position that is empty are not written, so that new ones move no file.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from textwrap import wrap
from typing import Any

from tests.conformance.tables import VARIANTS, Variant, some_answer
from undercroft.kernel import shapes
from undercroft.kernel.ask import LETTERS, Choose, letter_of, text_of
from undercroft.kernel.match import Match
from undercroft.kernel.registry import HOUSE
from undercroft.kernel.state import EVERYONE, Event

OURS = [variant for variant in VARIANTS if variant.game.id in HOUSE]
WRITTEN_OUT = [variant for variant in OURS if variant.chosen == {}]
DIGESTED = [variant for variant in OURS if variant.chosen]
MANY = 12
"""Of a question with more options only their number and digest are written."""
WIDTH = 132

HERE = Path(__file__).parent
GAMES, DIGESTS = HERE / "playthroughs", HERE / "digests"

SEED = 20
SHORTER = {"lichlord-1": 34}
"""Where another seed than the usual gives a game that is quicker to read."""
SEARCHED = 80
"""So many seeds are tried for a game in which an option matters."""


def seed_of(variant: Variant) -> int:
    """The seed of chance and answers of a game that is written out."""
    return SHORTER.get(variant.name, SEED)


def file_of(variant: Variant) -> Path:
    """Where a variant's game is written out."""
    return GAMES / f"{variant.name}.txt"


def digests_of(game: str) -> Path:
    """Where the digests of a game's variants are."""
    return DIGESTS / f"{game}.txt"


# -- a game as text ---------------------------------------------------------------------------------------------------------------


def written(variant: Variant, seed: int) -> str:
    """A random game of a variant as text."""
    lines = [heading(variant), *[line for beat in played(variant, seed) for line in beat]]
    return "\n".join([part for line in lines for part in folded(line)]) + "\n"


def heading(variant: Variant) -> str:
    """The game, its seats, and the options that are not as usual."""
    unusual = {setting.id: variant.settings[setting.id] for setting in variant.game.settings}
    unusual = {setting.id: unusual[setting.id] for setting in variant.game.settings if unusual[setting.id] != setting.default}
    return " ".join([f"{variant.game.id}, {variant.seats} seats", *[f"{id}={brief(value)}" for id, value in unusual.items()]])


def played(variant: Variant, seed: int) -> Iterator[list[str]]:
    """The lines of a game with random answers: from each settled point to the next; the end by itself."""
    match, rng = variant.match(seed), Random(seed)
    lines: list[str] = []
    before: dict[str, Any] = {}
    told, settled = 0, -1
    while True:
        if match.settled_at != settled:
            if lines:
                yield lines
            settled = match.settled_at
            now = {name: value for name, value in match.game.to_position(match.settled).items() if name != "settings"}
            lines = [f"= {settled} {changes(before, now)}"]
            before = now
        lines += [event_line(event) for event in match.journal[told:]]
        told = len(match.journal)
        if not match.asks():
            break
        ask, option = some_answer(match, rng)
        others = [f"{letter_of(each.seat)} {each.what} {offered(each)}" for each in match.asks() if each is not ask]
        lines.append("; ".join([f"> {letter_of(ask.seat)} {ask.what} {option} of {offered(ask)}", *others]))
        match.answer(ask.seat, option, ask.what)
    yield lines
    yield [f"= {match.game.score(match.state)} {changes({}, ended(match))}"]


def ended(match: Match) -> dict[str, Any]:
    """How it ended, but for the figures: these come and go without another game."""
    result = without_figures(shapes.plain(match.game.result(match.state)))
    return {**result, "rows": [without_figures(row) for row in result["rows"]]}


def without_figures(told: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in told.items() if name != "figures"}


def changes(before: Any, now: Any) -> str:
    """What of a table of names is new: ``ap=1 visited(+crypt -hall) map(crypt=[2 0 0])``; gone is ``-name``."""
    found = []
    for name in {**before, **now}:
        old, new = before.get(name), now.get(name)
        if new == old or not (new or old):
            continue
        if name not in now:
            found.append(f"-{name}")
        elif isinstance(new, dict) and isinstance(old or {}, dict):
            found += [f"{name}({inner})"] if (inner := changes(old or {}, new)) else []
        elif isinstance(new, list) and isinstance(old or [], list):
            found.append(f"{name}{changed_list(old or [], new)}")
        else:
            found.append(f"{name}={brief(new)}")
    return " ".join(found)


def changed_list(old: list[Any], new: list[Any]) -> str:
    """What of a list is new: what went and came, where that is less than the list and the rest kept its order; else all of it."""
    if new and all(isinstance(each, dict) for each in [*old, *new]):
        return f"({changes(dict(enumerate(old, 1)), dict(enumerate(new, 1)))})"
    if all(isinstance(each, str) for each in [*old, *new]):
        gone, came = Counter(old) - Counter(new), Counter(new) - Counter(old)
        fewer = [*[f"-{each}" for each in gone.elements()], *[f"+{each}" for each in came.elements()]]
        if len(fewer) < len(new) and without(old, gone) == without(new, came):
            return f"({' '.join(fewer)})"
    return f"={brief(new)}"


def without(names: list[str], some: Counter[str]) -> list[str]:
    """The names but for some, of equal ones the first."""
    left, rest = Counter(some), []
    for name in names:
        if left[name]:
            left[name] -= 1
        else:
            rest.append(name)
    return rest


def offered(ask: Choose) -> str:
    """The options of a question; of many only how many, and the digest of all."""
    if len(ask.options) <= MANY:
        return " ".join(map(text_of, ask.options))
    return f"{len(ask.options)} options, {ask.digest()}"


def event_line(event: Event) -> str:
    """One entry of the journal."""
    seat = [LETTERS[event.args["seat"]]] if isinstance(event.args.get("seat"), int) else []
    args = [f"{name}={brief(value)}" for name, value in event.args.items() if name != "seat" or not seat]
    return " ".join(["  " if event.to == EVERYONE else "  !", event.key, *seat, *args]).replace("   ", "  ")


def brief(thing: Any) -> str:
    """A value in few signs: ``crypt``, ``[a b]``; what is deeper as JSON."""
    if isinstance(thing, list) and not any(isinstance(each, list | dict) for each in thing):
        return f"[{' '.join([brief(each) for each in thing])}]"
    return thing if isinstance(thing, str) and thing else compact(thing)


def compact(thing: Any) -> str:
    """JSON on one line."""
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":"))


def folded(line: str) -> list[str]:
    """A line in pieces that fit the page."""
    if len(line) <= WIDTH:
        return [line]
    return wrap(line, WIDTH, subsequent_indent="      ", break_long_words=False, break_on_hyphens=False)


# -- a game as digests ------------------------------------------------------------------------------------------------------------


class Digests:
    """What is kept of a variant's game, one line of a file.

    :param matters: whether the game would have gone another way by the usual rules (no such game is found for every option).
    :param answers: how many answers were given.
    :param points: for each settled point a digest of all that was written before the next, so that the first that differs says
        where to look; one more for the end.
    """

    def __init__(self, variant: str, matters: bool, seed: int, answers: int, points: list[str]) -> None:
        self.variant = variant
        self.matters = matters
        self.seed = seed
        self.answers = answers
        self.points = points

    def __str__(self) -> str:
        told = f"{'matters' if self.matters else 'same'} {self.seed} {self.answers}"
        return f"{self.variant} {told}: {' '.join(self.points)}"

    @classmethod
    def read(cls, line: str) -> Digests:
        """The line as it was written."""
        told, _, points = line.partition(": ")
        variant, matters, seed, answers = told.split()
        return cls(variant, matters == "matters", int(seed), int(answers), points.split())

    def first_difference(self, other: Digests) -> int:
        """The first settled point, counted from 0, at which another game differs."""
        pairs = enumerate(zip(self.points, other.points, strict=False))
        return next((at for at, (one, two) in pairs if one != two), min(len(self.points), len(other.points)))


def digested(variant: Variant, seed: int, matters: bool) -> Digests:
    """The digests of a variant's game."""
    so_far, points, answers = blake2b(digest_size=2), [], 0
    for beat in played(variant, seed):
        so_far.update("\n".join(beat).encode())
        points.append(so_far.hexdigest())
        answers += sum(line.startswith(">") for line in beat)
    return Digests(variant.name, matters, seed, answers, points)


def kept_digests(game: str) -> dict[str, Digests]:
    """What is kept of a game's variants."""
    lines = map(Digests.read, digests_of(game).read_text(encoding="utf-8").splitlines())
    return {line.variant: line for line in lines}


def matters(variant: Variant, seed: int) -> bool:
    """Whether by the usual rules, from the same position with the same chance and answers, it would have gone another way."""
    return told(variant, seed) != told(variant.usual(), seed)


def told(variant: Variant, seed: int) -> list[str]:
    """What was asked, answered and told."""
    return [line for beat in played(variant, seed) for line in beat if not line.startswith("=")]


# -- writing them anew ------------------------------------------------------------------------------------------------------------


def main() -> None:
    """Write all files anew and drop those of variants that are no more; or print the games that are named."""
    if sys.argv[1:]:
        for variant in [variant for variant in OURS if variant.name in sys.argv[1:]]:
            kept = kept_digests(variant.game.id).get(variant.name)
            print(written(variant, kept.seed if kept else seed_of(variant)), end="")
        return
    for folder in (GAMES, DIGESTS):
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.txt"):
            old.unlink()
    for variant in WRITTEN_OUT:
        file_of(variant).write_text(written(variant, seed_of(variant)), encoding="utf-8")
    for game in HOUSE:
        lines = [str(with_best_seed(variant)) for variant in DIGESTED if variant.game.id == game]
        digests_of(game).write_text("\n".join(lines) + "\n", encoding="utf-8")


def with_best_seed(variant: Variant) -> Digests:
    """The first game in which the variant's options matter; the first of all where none of many is such a game."""
    for seed in range(SEED, SEED + SEARCHED):
        if matters(variant, seed):
            return digested(variant, seed, True)
    return digested(variant, SEED, False)


if __name__ == "__main__":
    main()
