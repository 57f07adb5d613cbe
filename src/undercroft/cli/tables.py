"""The commands that begin something: games, play, serve, simulate, ladder."""

from __future__ import annotations

from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from typing import Any

from ..kernel.registry import game_ids, game_of
from ..terminal.files import write_text
from .common import (
    SOME,
    Commands,
    add_json,
    add_lang,
    add_packs,
    add_runs,
    add_table,
    bots_of,
    command,
    how_many,
    language_of_system,
    options_of,
    print_json,
    texts_of,
)


def add(commands: Commands) -> None:
    """Add these commands to the command line."""
    games_ = command(commands, "games", games, "list the games and the options of their tables", "undercroft games --json")
    add_packs(games_)
    add_json(games_)
    add_lang(games_)
    games_.set_defaults(tell_faults=True)

    play_ = command(
        commands, "play", play, "play in the terminal against bots",
        f"undercroft play {SOME} --seats 4 --bot easy --lang uk --record game.txt",
    )  # fmt: skip
    add_table(play_)
    play_.add_argument(
        "--bot", default="normal", metavar="LEVEL", help="how well the others play: random, greedy, easy, normal, hard"
    )
    play_.add_argument("--seat", default="A", metavar="S", help="the seat you take (default A)")
    play_.add_argument("--name", metavar="NAME", help="your name at the table")
    play_.add_argument(
        "--map", choices=("on", "off"), default="on", help="off: rooms are told in sentences, not drawn (default on)"
    )
    play_.add_argument("--record", metavar="FILE", help="write the game's record there when it ends or you leave")
    play_.add_argument("--seed", type=int, metavar="N", help="the same dice and cards each time (default: by chance)")
    add_lang(play_)

    serve_ = command(commands, "serve", serve, "serve the tables to browsers", "undercroft serve --host 0.0.0.0 --port 8000")
    serve_.add_argument("--host", default="127.0.0.1", help="the address to listen on (default 127.0.0.1: this computer alone)")
    serve_.add_argument("--port", type=int, default=8000, help="the port (default 8000)")
    serve_.add_argument("--database", metavar="URL", help="the database (default: a file in your data folder)")
    serve_.add_argument("--processes", type=int, default=1, metavar="N", help="how many processes answer (default 1)")
    serve_.add_argument("--bots", type=int, metavar="N", help="how many processes think for bots (default 2)")
    add_packs(serve_)
    serve_.set_defaults(tell_faults=True)

    postgres = "postgresql://user@host/undercroft"
    bots_ = command(
        commands, "bots", bots, "think for the bots of a house that others serve", f"undercroft bots --database {postgres}"
    )
    bots_.add_argument("--database", metavar="URL", help="the database of the house, a PostgreSQL")
    bots_.add_argument("--processes", type=int, default=2, metavar="N", help="how many think at once (default 2)")
    bots_.add_argument("--metrics", type=int, metavar="PORT", help="tell at this port how much is thought (default: nowhere)")
    bots_.add_argument(
        "--host", default="127.0.0.1", help="the address for --metrics to listen on (default 127.0.0.1: this computer alone)"
    )
    add_packs(bots_)
    bots_.set_defaults(tell_faults=True)

    backup_ = command(
        commands, "backup", backup, "copy all that a house keeps into a file, while it is open", "undercroft backup monday.db"
    )
    restore_ = command(commands, "restore", restore, "fill an empty house with a backup", "undercroft restore monday.db")
    for copying in (backup_, restore_):
        copying.add_argument("file", type=Path, metavar="FILE")
        copying.add_argument("--database", metavar="URL", help="the database of the house (default: a file in your data folder)")

    simulate_ = command(
        commands, "simulate", simulate, "play many games between bots and count",
        f"undercroft simulate {SOME} --seats 4 --games 1000 --bots greedy,random --seed 7 --jobs 2 --json",
    )  # fmt: skip
    add_table(simulate_)
    add_runs(simulate_, games=100, bots="random")
    add_json(simulate_)

    ladder_ = command(
        commands, "ladder", ladder, "let the bots play each other and print how strong they are", f"undercroft ladder {SOME}"
    )
    ladder_.add_argument("game", metavar="GAME", help="the game's id; see: undercroft games")
    ladder_.add_argument("--seats", type=int, metavar="N", help="how many play (default: the usual number)")
    ladder_.add_argument("--games", type=int, default=200, metavar="N", help="games for each pair of levels (default 200)")
    ladder_.add_argument("--jobs", type=int, default=0, metavar="N", help="processes that share the work (default: all processors)")
    ladder_.add_argument("--out", metavar="FILE", help="where finished games are kept (default ladder-GAME.jsonl)")


def games(arguments: Namespace) -> None:
    """``undercroft games``."""
    found = [game_of(id) for id in game_ids()]
    if arguments.json:
        print_json([
            {
                "id": game.id, "seats": list(game.seats), "usual_seats": game.usual_seats, "minutes": game.minutes,
                "settings": [setting.to_json() for setting in game.settings],
            }
            for game in found
        ])  # fmt: skip
        return
    texts = texts_of(arguments)
    for game in found:
        seats = ", ".join(map(str, game.seats))
        print(texts.format("cli-games-game", id=game.id, title=texts.format(f"{game.id}-title"), seats=seats, minutes=game.minutes))
        if blurb := texts.find(f"{game.id}-blurb"):
            print(f"  {blurb}")
        for setting in game.settings:
            described = setting.to_json()
            if described["type"] == "several" and not described["choices"]:
                continue
            print(f"  --option {_described(described)}")
            title = texts.find(f"{game.family}-setting-{setting.id}")
            applies = texts.format("cli-games-seats", seats=setting.seats) if setting.seats else ""
            if said := " ".join(filter(None, [f"{title}." if title else "", applies])):
                print(f"      {said}")


def _described(setting: dict[str, Any]) -> str:
    """A setting as one would type it: ``quick=false|true``, default first."""
    if setting["type"] == "int":
        return f"{setting['id']}={setting['default']} ({setting['low']}…{setting['high']})"
    if setting["type"] == "several":
        return f"{setting['id']}={','.join(setting['choices'])}"
    choices = setting.get("choices", [False, True])
    ordered = [setting["default"], *[choice for choice in choices if choice != setting["default"]]]
    return f"{setting['id']}={'|'.join(str(choice).lower() for choice in ordered)}"


def play(arguments: Namespace) -> None:
    """``undercroft play``."""
    from ..terminal.play import play as sit_down

    sit_down(
        arguments.game, arguments.seats, options_of(arguments), level=arguments.bot, seat=arguments.seat,
        lang=arguments.lang or language_of_system(), name=arguments.name, record=arguments.record, seed=arguments.seed,
        maps=arguments.map == "on",
    )  # fmt: skip


def serve(arguments: Namespace) -> None:
    """``undercroft serve``."""
    from ..server.serving import serve as run_server

    with suppress(KeyboardInterrupt):  # the way to stop it
        run_server(
            arguments.host, arguments.port, arguments.database, processes=arguments.processes, bots=arguments.bots
        )  # fmt: skip


def bots(arguments: Namespace) -> None:
    """``undercroft bots``."""
    from ..server.serving import serve_bots

    with suppress(KeyboardInterrupt):  # the way to stop it
        serve_bots(arguments.database, arguments.processes, arguments.metrics, arguments.host)


def backup(arguments: Namespace) -> None:
    """``undercroft backup``."""
    from ..server.backup import backup as copy

    print(f"{arguments.file}: {how_many(copy(arguments.database, arguments.file), 'table')}")


def restore(arguments: Namespace) -> None:
    """``undercroft restore``."""
    from ..server.backup import restore as fill

    print(f"{arguments.file}: {how_many(fill(arguments.file, arguments.database), 'table')}")


def simulate(arguments: Namespace) -> None:
    """``undercroft simulate``."""
    from ..lab.simulate import simulate as run_games

    game = game_of(arguments.game)
    seats = game.usual_seats if arguments.seats is None else arguments.seats
    counted = run_games(game, seats, arguments.games, bots_of(arguments), options_of(arguments), arguments.seed, arguments.jobs)
    if arguments.json:
        print_json(counted)
        return
    print(
        f"{counted['game']}, {how_many(counted['seats'], 'seat')}: {how_many(counted['games'], 'game')}, "
        f"{how_many(counted['decisions'], 'decision')} in "
        f"{counted['seconds']} s ({counted['games_per_s']} games/s, {counted['decisions_per_s']} decisions/s)"
    )
    for row in counted["results"]:
        print(f"{row['seat']} {row['bot']}: won {row['wins']}, mean score {row['score']:.3f}")


def ladder(arguments: Namespace) -> None:
    """``undercroft ladder``."""
    from ..lab.ladder import run_ladder
    from ..lab.simulate import MOST_GAMES, MOST_JOBS, need_number

    game = game_of(arguments.game)
    need_number("games", arguments.games, 1, MOST_GAMES)
    need_number("jobs", arguments.jobs, 0, MOST_JOBS)
    seats = arguments.seats or 0
    if arguments.seats is not None:
        need_number("seats", seats, max(2, min(game.seats)), max(game.seats))
    out = arguments.out or f"ladder-{game.id}.jsonl"
    write_text(out, "", "a")  # better to learn now than after the first game that none can be kept
    run_ladder(game.id, games=arguments.games, jobs=arguments.jobs, out=Path(out), seats=seats)
