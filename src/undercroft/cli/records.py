"""The commands that read a game somebody kept: replay, verify, position."""

from __future__ import annotations

import json
from argparse import Namespace
from random import Random
from typing import Any

from ..kernel.ask import letter_of, text_of
from ..kernel.errors import BadInput
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.nature import Nature, SampledNature
from ..kernel.record import NATURE, Record
from ..kernel.registry import game_of
from ..kernel.shapes import plain
from ..kernel.view import view_of
from ..terminal.files import read_text, seat_number
from .answers import DictatedByFile, give, lines_of
from .common import SOME, Commands, add_json, add_lang, add_packs, add_table, command, options_of, print_json, texts_of

ALL, NOBODY = "all", "none"


def add(commands: Commands) -> None:
    """Add these commands to the command line."""
    replay_ = command(
        commands, "replay", replay, "show a record step by step, or one step of it",
        "undercroft replay game.txt --step 12 --seat B",
    )  # fmt: skip
    replay_.add_argument("file", metavar="FILE", help="the record; - for standard input")
    replay_.add_argument("--step", type=int, metavar="N", help="only the table after the Nth answer of a player; 0 is the start")
    replay_.add_argument(
        "--seat", default=ALL, metavar="S", help="whose eyes: a seat, none (a spectator), all (everything open; default)"
    )
    add_packs(replay_)
    add_json(replay_)
    add_lang(replay_)

    verify_ = command(
        commands, "verify", verify, "prove that chance in a record follows from what was committed to before the start",
        "undercroft verify game.txt",
    )  # fmt: skip
    verify_.add_argument("file", metavar="FILE", help="the record; - for standard input")
    add_packs(verify_)
    add_lang(verify_)

    position_ = command(
        commands, "position", position, "load a position, apply answers, print what comes of it",
        f"undercroft position {SOME} my-table.json --answers moves.txt --seat A",
    )  # fmt: skip
    add_table(position_)
    position_.add_argument(
        "file", metavar="FILE", nargs="?", help="the position as JSON (default: the start); - for standard input"
    )
    position_.add_argument(
        "--answers", metavar="FILE", help="answers to apply, one a line: «A lay 5», or «* room goblin» for Nature"
    )
    position_.add_argument(
        "--seed", type=int, metavar="N",
        help="sample what Nature answers where the file does not say (default: 0 when it dictates nothing, else an error)",
    )  # fmt: skip
    position_.add_argument("--seat", metavar="S", help="the view of a seat, or none for a spectator's (default: everything)")
    add_json(position_)
    add_lang(position_)


# -- records ---------------------------------------------------------------------------------------------------------------------


def load_record(file: str) -> Record:
    """A record that the rules reproduce from beginning to end; :class:`BadInput` names the line that is wrong."""
    record = Record.loads(read_text(file))
    Match.load(record)
    return record


def replay(arguments: Namespace) -> None:
    """``undercroft replay``."""
    from ..server.replay import steps_of
    from ..terminal.replay import step_lines, story_lines

    record = load_record(arguments.file)
    eyes = arguments.seat if arguments.seat in (ALL,) else _seat(arguments.seat, record.seats)
    steps: list[dict[str, Any]] = plain(steps_of(record, eyes))
    last = len(steps) - 1
    if arguments.step is not None and not 0 <= arguments.step <= last:
        raise BadInput("step-range", "The record has steps 0 to {steps}, not {value}.", steps=last, value=str(arguments.step)[:40])
    if arguments.json:
        head = {"game": record.game, "seats": record.seats, "options": record.options, "seat": arguments.seat, "last": last}
        shown = {"steps": steps} if arguments.step is None else {"step": arguments.step, **steps[arguments.step]}
        print_json({**head, **shown})
        return
    texts = texts_of(arguments)
    for line in story_lines(steps, texts) if arguments.step is None else step_lines(steps, arguments.step, texts):
        print(line)


def verify(arguments: Namespace) -> None:
    """``undercroft verify``."""
    from ..kernel.proof import prove
    from ..text import harmless

    texts, record = texts_of(arguments), load_record(arguments.file)
    print(texts.format("cli-verified", count=prove(record)))
    if record.branch:
        print(harmless(texts.format("cli-verified-branch", **{**record.branch, "table": record.branch["table"] or "unnamed"})))


def _seat(text: str, seats: int) -> int | None:
    return None if text == NOBODY else seat_number(text, seats)


# -- positions -------------------------------------------------------------------------------------------------------------------


def position(arguments: Namespace) -> None:
    """``undercroft position``."""
    game = game_of(arguments.game)
    start, since = read_position(game, arguments.file) if arguments.file else (None, [])
    given = lines_of(read_text(arguments.answers).splitlines()) if arguments.answers else []
    sampled = arguments.seed is not None or not any(line.seat == NATURE for line in given)
    then: Nature | None = SampledNature(Random(arguments.seed or 0)) if sampled else None
    nature = DictatedByFile([*lines_of(since), *given], then)
    match = _set_up(game, arguments, start, nature)
    give(match, nature)
    if arguments.seat is None:
        _print_open(match, arguments)
        return
    view = view_of(match, _seat(arguments.seat, match.seats))
    if arguments.json:
        print_json(view)
        return
    from ..terminal.replay import view_lines

    for line in view_lines(view, texts_of(arguments)):
        print(line)


def read_position(game: Game[Any], file: str) -> tuple[dict[str, Any], list[str]]:
    """A position and the answers since, as ``undercroft position --json`` prints them; or the bare position."""
    try:
        found = json.loads(read_text(file))
    except json.JSONDecodeError as error:
        raise BadInput(
            "json-broken", "{file} is not right JSON: line {line}, column {column}.",
            file=file, line=error.lineno, column=error.colno,
        ) from None  # fmt: skip
    except (RecursionError, ValueError):
        raise BadInput("json-object", "{file} holds no position: it should be a JSON object.", file=file) from None
    whole = isinstance(found, dict) and {"game", "position", "since"} <= set(found)
    start, since = (found["position"], found["since"]) if whole else (found, [])
    if not isinstance(start, dict) or not isinstance(since, list) or not all(isinstance(line, str) for line in since):
        raise BadInput("json-object", "{file} holds no position: it should be a JSON object.", file=file)
    theirs = str(found["game"])[:40] if whole else game.id
    if theirs != game.id:
        raise BadInput("position-game", "This position is of {theirs}, not of {ours}.", theirs=theirs, ours=game.id)
    return start, since


def _set_up(game: Game[Any], arguments: Namespace, start: dict[str, Any] | None, nature: Nature) -> Match:
    """The match at the start, or at a position with the seats and options that it carries."""
    seats, options = arguments.seats, dict[str, Any](options_of(arguments))
    if start is None:
        seats = game.usual_seats if seats is None else seats
        return Match(game, game.read_settings(options, seats), seats, nature)
    if options:
        raise BadInput("position-options", "The position carries its own options; leave out --option.")
    try:
        carried = game.from_position(start).options
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BadInput(
            "position-broken", "{file} is not a position of {game}: {why}.",
            file=arguments.file, game=game.id, why=str(error)[:100],
        ) from None  # fmt: skip
    if seats not in (None, carried.seats):
        raise BadInput("position-seats", "This position is for {theirs} seats, not {ours}.", theirs=carried.seats, ours=seats)
    return Match(game, carried.settings, carried.seats, nature, start)


def _print_open(match: Match, arguments: Namespace) -> None:
    """Everything, hidden or not: the last settled point, the answers since, all open questions."""
    whole: dict[str, Any] = {
        "game": match.game.id, "seats": match.seats, "number": len(match.tape), "over": match.state.over,
        "position": match.game.to_position(match.state if match.question is None else match.settled),
        "since": [] if match.question is None else [answer.to_line() for answer in match.tape[match.settled_at :]],
        "asks": [
            {"seat": letter_of(ask.seat), "what": ask.what, "may": ask.may, "options": [text_of(option) for option in ask.options]}
            for ask in match.asks()
        ],
        "result": plain(match.result()),
    }  # fmt: skip
    if arguments.json:
        print_json(whole)
        return
    texts = texts_of(arguments)
    print(texts.format("cli-settled"))
    print_json(whole["position"])
    if whole["since"]:
        print(texts.format("cli-since"), *whole["since"], sep="\n")
    print(texts.format("cli-open" if whole["asks"] else "cli-open-none"))
    for ask in whole["asks"]:
        key = "cli-open-may" if ask["may"] else "cli-open-one"
        print("  " + texts.format(key, seat=ask["seat"], what=ask["what"], options=ask["options"]))
