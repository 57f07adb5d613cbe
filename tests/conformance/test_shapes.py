"""What is sent has the shape that is declared for it, in every game; so the client's generated types say the truth."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from scripts import client_types
from tests.conformance.pieces import WEB, figures_module, web_folder
from tests.conformance.tables import VARIANTS, Variant, step
from undercroft.kernel.ask import parts_of, text_of
from undercroft.kernel.registry import HOUSE, game_of
from undercroft.kernel.shapes import Result, View, plain
from undercroft.kernel.view import look

USUAL = [variant for variant in VARIANTS if "=" not in variant.name and variant.game.id in HOUSE]
"""The games of the house at each of their seat counts, by the usual rules."""


@cache
def declared(game: str, name: str) -> tuple[type[Any], Draft202012Validator]:
    """A struct among those a game sends, and what checks a value against its schema."""
    module = game_of(game).part("shapes")
    assert module is not None
    struct = getattr(module, name)
    return struct, Draft202012Validator(msgspec.json.schema(struct))


def check(game: str, name: str, value: Any) -> None:
    """A plain value fits the struct, word for word, and has nothing more."""
    struct, validator = declared(game, name)
    validator.validate(value)
    assert plain(msgspec.convert(value, struct)) == value, f"{name} of {game} has fields that are not declared"


def check_entry(game: str, entry: dict[str, Any]) -> None:
    """An entry of the journal is declared, with these arguments and no others."""
    module = game_of(game).part("shapes")
    assert module is not None
    assert set(entry["args"]) == set(module.ENTRIES[entry["key"]]), entry
    for name, value in entry["args"].items():
        msgspec.convert(value, module.ARGUMENTS.get(name, str))


@pytest.mark.parametrize("variant", USUAL, ids=lambda variant: variant.name)
def test_boards_options_journals_and_results_are_as_declared(variant: Variant) -> None:
    game = variant.game.id
    told: list[dict[str, Any]] = []
    for seed in range(2):
        match, rng = variant.match(seed), Random(seed)
        while True:
            if not match.asks() or variant.now(rng, 0.15):
                for seat in (None, *range(match.seats)):
                    view: dict[str, Any] = plain(look(match, seat))
                    check(game, "Board", view["board"])
                    told += view["journal"] if not match.asks() else []
                    thens = [option["then"] for ask in view["asks"] for option in ask["options"]]
                    for then in [*thens, view["then"]]:
                        if then is not None:
                            check(game, "Then", then)
                    if view["result"] is not None:
                        check(game, "Result", view["result"])
            if not match.asks():
                break
            step(match, rng)
    for entry in told:
        check_entry(game, entry)


@pytest.mark.parametrize("variant", USUAL, ids=lambda variant: variant.name)
def test_ids_of_options_keep_to_their_grammar(variant: Variant) -> None:
    """As docs/wire.md has it: parts without colons and white space, joined by colons; what is joined can be taken apart."""
    match, rng = variant.match(1), Random(1)
    for _ in range(300):
        if not match.asks():
            break
        for ask in match.asks():
            for option in ask.options:
                assert all(part and not set(part) & set(": \n\t") for part in parts(option)), option
                assert parts_of(text_of(option)) == parts(option)
        step(match, rng)


def parts(option: Any) -> list[str]:
    """The parts of an option as texts."""
    if isinstance(option, tuple):
        return [part for each in option for part in parts(each)]
    assert isinstance(option, str | int), option
    return [str(option)]


def test_cards_are_as_declared() -> None:
    from undercroft.games.dungeoneer.cards import printed

    game = game_of("lichlord")
    by_group = {msgspec.inspect.type_info(each).tag: each for each in printed.SENT}  # type: ignore[attr-defined]
    for id, card in plain(game.cards(game.read_settings({}, 3))).items():
        struct = by_group[card["group"]]
        Draft202012Validator(msgspec.json.schema(struct)).validate(card)
        assert plain(msgspec.convert(card, struct)) == card, id


@pytest.mark.parametrize("variant", USUAL, ids=lambda variant: variant.name)
def test_a_view_stays_as_it_was_when_the_match_goes_on(variant: Variant) -> None:
    """Nothing in it is a living part of the state: the server keeps views, and encodes them when they are sent."""
    match, rng = variant.match(3), Random(3)
    seen: list[tuple[View, dict[str, Any]]] = []
    for _ in range(60):
        if not match.asks():
            break
        seen += [(view, plain(view)) for view in [look(match, seat) for seat in (None, *range(match.seats))]]
        step(match, rng)
    for view, before in seen:
        assert plain(view) == before


def test_the_clients_types_are_current() -> None:
    """By the digest in the head of each file; ``scripts/web.py lint`` compares the files themselves."""
    schemas = client_types.schemas()
    assert client_types.kept() == sorted(map(client_types.path_of, schemas)), "run python scripts/web.py types"
    for name, schema in schemas.items():
        head = client_types.path_of(name).read_text(encoding="utf-8").partition("\n")[0]
        assert head.endswith(f"Shapes {client_types.digest(schema)}."), f"{name}.ts is not current: python scripts/web.py types"


FROM_THE_BOARD = ("twister",)
"""Games whose result panel tells where points came from, by the board: the players on it are the rows."""


@pytest.mark.parametrize("game", [game for game in HOUSE if game not in FROM_THE_BOARD])
def test_the_result_panel_shows_all_that_a_row_tells(game: str) -> None:
    """Numbers are figures, which the frame draws; of the rest the game's panel speaks."""
    module = game_of(game).part("shapes")
    assert module is not None
    panel = (web_folder(game) / "ending.ts").read_text(encoding="utf-8")
    untold = [field for field in module.Row.__struct_fields__ if f"row.{field}" not in panel]
    assert set(untold) - {*figures_module(game).COLUMNS} <= {"figures"}


def test_the_frame_of_results_shows_what_every_result_has() -> None:
    frame = "".join(
        (WEB / "table" / name).read_text(encoding="utf-8") for name in ("End.svelte", "end.ts", "Seam.svelte", "words.ts")
    )
    assert [field for field in Result.__struct_fields__ if f"result?.{field}" not in frame] == []
    assert "row.figures" in frame
