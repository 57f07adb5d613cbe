"""The commands for those who make or balance cards: packs, report."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from ..kernel.errors import BadInput
from ..kernel.registry import game_ids, game_of
from .common import Commands, add_json, add_lang, add_packs, add_runs, add_table, bots_of, command, options_of, print_json, texts_of


def add(commands: Commands) -> None:
    """Add these commands to the command line."""
    packs_ = command(
        commands, "packs", packs, "list the packs of cards that are installed, or check some", "undercroft packs check ./my-packs"
    )
    packs_.add_argument("what", nargs="?", choices=["list", "check"], default="list", help="list (default) or check")
    packs_.add_argument("folder", nargs="?", metavar="DIR", help="check: a pack, or a folder of packs (default: those installed)")
    add_packs(packs_)
    add_lang(packs_)

    report_ = command(
        commands, "report", report, "let bots play a game and print how even its cards are, where it counts that",
        "undercroft report GAME --games 2000 --seats 4 --jobs 2",
    )  # fmt: skip
    add_table(report_)
    add_runs(report_, games=200, bots="search:1")
    add_json(report_)


def report(arguments: Namespace) -> None:
    """``undercroft report``."""
    from ..lab.report import report_on

    game = game_of(arguments.game)
    study = report_on(game.id)
    seats = game.seats[-1] if arguments.seats is None else arguments.seats
    found = study.report(game, seats, arguments.games, bots_of(arguments), options_of(arguments), arguments.seed, arguments.jobs)
    if arguments.json:
        print_json(found)
    else:
        print(*study.lines(found), sep="\n")


def packs(arguments: Namespace) -> None:
    """``undercroft packs``: every pack in a line, broken ones with what is wrong; checking ends with the first broken one."""
    texts = texts_of(arguments)
    folder = None if arguments.folder is None else Path(arguments.folder)
    if folder is not None and not folder.is_dir():
        raise BadInput("pack-place", "There is no folder {folder} ({name}).", folder=arguments.folder, name="DIR")
    packs_of = [game_of(id).packs(folder, texts.lang) for id in game_ids()]
    found = list({str(pack): pack for packs in packs_of for pack in packs}.values())  # games of one family have the same
    if not found:
        print(texts.format("cli-packs-none"))
    wrong: list[BadInput] = []
    for pack in found:
        if isinstance(pack, BadInput):
            wrong.append(pack)
            continue
        value, line, count = pack
        print(texts.format("cli-packs-right", pack=value, cards=texts.format("cli-packs-cards", count=count)))
        print(f"  {line}")
    for problem in wrong[:-1]:
        print(texts.error(problem))
    if wrong:
        raise wrong[-1].with_traceback(None)
