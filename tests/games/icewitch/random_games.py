"""Games of the Ice Witch by lot: each ends with every card where it belongs, and together they reach every card.

python -m tests.games.icewitch.random_games --games 3000        what of the set none of them reached, and how they ended
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from random import Random
from typing import Any

from tests.games.dungeoneer.coverage import TURNS, Ears, answer, kind_of
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.rules.way import way_of
from undercroft.games.dungeoneer.state.state import State
from undercroft.games.dungeoneer.validation import adventures_elsewhere
from undercroft.kernel.ask import Choose
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Several
from undercroft.kernel.nature import SampledNature
from undercroft.kernel.run import Run

from .table import WHOLE


def settings_for(game: Dungeoneer, seats: int, rng: Random) -> dict[str, Any]:
    """Options by lot, the usual ones twice as likely as others; no limit of turns."""
    while True:
        chosen: dict[str, Any] = {}
        for setting in game.settings:
            if isinstance(setting, Several) or (setting.seats and seats not in setting.seats) or rng.random() >= 1 / 3:
                continue
            if setting.type == "bool":
                chosen[setting.id] = not setting.default
            elif setting.type == "choice":
                chosen[setting.id] = rng.choice([each for each in setting.choices if each != setting.default])
        try:
            return game.read_settings(chosen, seats)
        except BadInput:
            continue


def play(game: Dungeoneer, number: int, counts: Counter[str]) -> None:
    """One game: who plays, with what options, and all answers follow from its number. Every tenth turn its cards are counted; its
    position is written and read then, and at the end."""
    rng = Random(f"{game.id}/{number}")
    seats = game.seats[number % len(game.seats)]
    g = game.new(settings_for(game, seats, rng), seats)
    g.journal = Ears(g, counts)
    run = Run(game, g, SampledNature(rng))
    run.begin()
    looked, eager = 0, number // len(game.seats) % 2 == 1
    while isinstance(question := run.question, Choose) and g.turn <= TURNS:
        if g.turn >= looked + 10 and g.phase == "reset":
            looked = g.turn
            assert lost_or_doubled(g) == []
            game.from_position(game.to_position(g))
        option = answer(question, rng, eager)
        if isinstance(option, tuple) and option[0] in ("play", "use", "add"):
            counts[f"{'used' if option[0] == 'use' else 'played'} {kind_of(g, option[1])}"] += 1
        run.send(option)
    counts["games"] += 1
    counts["turns"] += g.turn
    if g.over:
        counts["ended"] += 1
        game.from_position(game.to_position(g))


def lost_or_doubled(g: State) -> list[str]:
    """Cards that lie nowhere, or in two places, between two turns."""
    decks = [deck for deck in (g.deck, g.peril_deck) if deck is not None]
    found = Counter([*adventures_elsewhere(g), *[card for deck in decks for card in deck.bag]])
    found += Counter([*g.map_bag, *g.map_below, *g.dungeon.lies, *[card for player in g.players for card in player.map_hand]])
    return sorted({*way_of(g).adventures(g), *g.cards.maps} ^ {card for card, number in found.items() if number == 1})


def count(game: Dungeoneer, games: int) -> Counter[str]:
    """The counts of so many games."""
    counts: Counter[str] = Counter()
    for number in range(games):
        play(game, number, counts)
    return counts


def unreached(game: Dungeoneer, counts: Counter[str]) -> list[str]:
    """What no game reached: a card that was never played, a space that nobody entered, a quest that nobody completed, a use."""
    library = game.stock.cards()
    wanted = [f"entered {card.id}" for card in library.maps.values()]
    wanted += [f"played {card.id}" for card in [*library.heroes.values(), *library.adventures.values()]]
    wanted += [f"completed {quest.id}" for quest in library.quests.values()]
    groups = (library.maps, library.heroes, library.adventures)
    wanted += [f"used {card.id}" for group in groups for card in group.values() if card.work.use is not None]  # type: ignore[attr-defined]
    return [each for each in dict.fromkeys(wanted) if not counts[each]]


def main() -> None:
    parser = ArgumentParser(description="Play games of the Ice Witch by lot.")
    parser.add_argument("--games", type=int, default=3000)
    counts = count(WHOLE, parser.parse_args().games)
    print(f"{counts['games']} games, {counts['ended']} ended, after {counts['turns'] / counts['games']:.0f} turns on average")
    print(*[f"never {each}" for each in unreached(WHOLE, counts)], sep="\n")


if __name__ == "__main__":
    main()
