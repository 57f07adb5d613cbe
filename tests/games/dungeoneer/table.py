"""A dungeon in the middle of a game, for tests that tell a story.

::

    t = table(hands={"a": "zombie", "b": "fend-off"}, glory={"b": 3}, peril={"b": 5}, phase="dungeonlord")
    t.does("a", "declare", "add:zombie:B", "done")
    t.does("b", "play:fend-off:zombie")

Unless a story says otherwise the dungeon is the entrance with a corridor north, crossroads east, the crypt south, the library west
of it; the first seat is to act in its Hero phase, heroes are of level 2 with all their life in the crypt.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from undercroft.games.dungeoneer.cards.installed import SETS
from undercroft.games.dungeoneer.cards.packs import read_library
from undercroft.games.dungeoneer.game import GAME, Dungeoneer
from undercroft.games.dungeoneer.rules.solo import split_deck
from undercroft.games.dungeoneer.rules.twists.every import TWISTS
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, NORTH, SOUTH, STEPS, WEST, Dungeon
from undercroft.games.dungeoneer.state.state import HERO, State
from undercroft.kernel.ask import Choose, Refusal, seat_of, text_of
from undercroft.kernel.nature import DictatedNature, SampledNature
from undercroft.kernel.run import Run
from undercroft.kernel.view import refusal_of, refusals

USUAL_MAP = {
    "tomb-antechamber": (CENTRE, 0), "corridor": (CENTRE + STEPS[NORTH], 0), "dark-crossroads": (CENTRE + STEPS[EAST], 0),
    "crypt": (CENTRE + STEPS[SOUTH], 0), "library": (CENTRE + STEPS[WEST], 0),
}  # fmt: skip
USUAL_HEROES = ("kron 2", "roderik 2", "lorel 2", "raka 2")
CRYPT = "crypt"
DEFEATED = {"alive": False, "life": 0}
"""What a position says of a player whose hero is dead."""


class Table:
    """A running game with short names for what a story asks of it."""

    def __init__(self, g: State, nature: DictatedNature | None = None, game: Dungeoneer = GAME) -> None:
        self.g = g
        self.game = game
        self.nature = DictatedNature([]) if nature is None else nature
        g.journal = []
        self.run = Run(self.game, g, self.nature)
        self.run.begin()

    # -- what happens ----------------------------------------------------------------------------------------------------------

    def rolls(self, *answers: int | str) -> Table:
        """What chance says next: dice, or cards drawn."""
        self.nature.answers += [str(answer) for answer in answers]
        return self

    def does(self, seat: str, *answers: str) -> Table:
        """The seat gives these answers one after another; an error if it may not."""
        for answer in answers:
            ask = self.ask
            assert ask is not None, "nobody is asked"
            assert ask.seat == seat_of(seat.upper()), f"{ask} is not for {seat}"
            found = [option for option in ask.options if text_of(option) == answer]
            assert found, f"{answer} is none of {[text_of(option) for option in ask.options]}"
            self.run.give(ask, found[0])
        return self

    def becomes(self, players: Mapping[str, Mapping[str, Any]] | None = None, **position: Any) -> Table:
        """The story goes on from here with parts of its position changed (see :func:`table`); who is asked is found anew."""
        g = with_more(self.g, players or {}, position, self.game)
        g.journal, self.g = self.g.journal, g
        self.run = Run(self.game, g, self.nature)
        self.run.begin()
        return self

    # -- how it stands ---------------------------------------------------------------------------------------------------------

    @property
    def ask(self) -> Choose | None:
        """The open question."""
        asks = self.run.asks()
        return asks[0] if asks else None

    @property
    def options(self) -> set[str]:
        """What may be answered now."""
        return set() if self.ask is None else {text_of(option) for option in self.ask.options}

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked what: ``("A", "hero")``."""
        assert self.ask is not None
        return "ABCD"[self.ask.seat], self.ask.what

    def player(self, seat: str) -> Any:
        return self.g.players[seat_of(seat.upper())]

    def life(self, seat: str) -> int:
        return int(self.player(seat).life)

    def glory(self, seat: str) -> int:
        return int(self.player(seat).glory)

    def peril(self, seat: str) -> int:
        return int(self.player(seat).peril)

    def offered(self, seat: str = "a") -> set[str]:
        """The things that a seat can click for its options."""
        asks = [ask for ask in self.run.asks() if ask.seat == seat_of(seat.upper())]
        return {
            touch
            for ask in asks
            for each in ask.options
            for touch in self.game.clickable(self.game.describe(self.g, ask, each).touches)
        }

    def aims(self, seat: str = "a") -> set[str]:
        """The pairs of things that a seat can click one after the other, a card and whom it is aimed at: ``hand:zombie>seat:B``."""
        asks = [ask for ask in self.run.asks() if ask.seat == seat_of(seat.upper())]
        touched = [self.game.describe(self.g, ask, each).touches for ask in asks for each in ask.options]
        return {f"{touches[0]}>{touch}" for touches in touched for touch in touches[1:]}

    def why(self, seat: str = "a") -> dict[str, Refusal]:
        """Why a seat may not use the other things it sees."""
        return refusals(self.run, seat_of(seat.upper()), self.offered(seat), {})

    def refused(self, option: str, seat: str = "a") -> Refusal | None:
        """Why a seat may not choose the option of this text."""
        return refusal_of(self.run, seat_of(seat.upper()), option)

    def told(self, key: str) -> list[dict[str, Any]]:
        """The journal's entries of a kind."""
        return [event.args for event in self.g.journal or [] if event.key == key]

    def discarded(self, *cards: str) -> bool:
        """Whether all these cards lie on the discard pile, or alone on either."""
        perils = [] if self.g.peril_deck is None else self.g.peril_deck.discards
        return set(cards) <= {*self.g.deck.discards, *perils}


def table(
    heroes: Mapping[str, str] | None = None, hands: Mapping[str, str] | None = None, readied: Mapping[str, str] | None = None,
    quests: Mapping[str, str] | None = None, global_quests: str = "", at: Mapping[str, str] | None = None,
    glory: Mapping[str, int] | None = None, peril: Mapping[str, int] | None = None, ap: Mapping[str, int] | None = None,
    life: Mapping[str, int] | None = None, seats: int = 2, phase: str = HERO, active: str = "a",
    map: Mapping[str, tuple[int, int]] | None = None, players: Mapping[str, Mapping[str, Any]] | None = None,
    position: Mapping[str, Any] | None = None, game: Dungeoneer = GAME, **options: Any,
) -> Table:  # fmt: skip
    """Set up the table; seats are ``a`` to ``d``, cards are named with commas between.

    :param players, position: what else is otherwise, by seat and for the table, as a position says it: ``{"a": {"down": True}}``.
        Cards that a story moves leave their decks by themselves.
    :param game: whose cards these are.
    """
    g = game.new(game.read_settings(options, seats), seats)
    g.phase, g.active, g.turn = phase, seat_of(active.upper()), 5
    if seats == 1:
        split_deck(g)
    g.dungeon = Dungeon(g.cards.maps, dict(map or USUAL_MAP))
    g.map_bag = [name for name in g.map_bag if name not in g.dungeon.lies]
    for seat, player in enumerate(g.players):
        letter = "abcd"[seat]
        hero, level = (heroes or {}).get(letter, USUAL_HEROES[seat]).split()
        player.hero, player.level = hero, int(level)
        player.life = (life or {}).get(letter, g.cards.heroes[hero].life)
        player.space = (at or {}).get(letter, CRYPT)
        player.glory = (glory or {}).get(letter, 0)
        player.peril = (peril or {}).get(letter, 0)
        player.ap = (ap or {}).get(letter, 3 if seat == g.active else 0)
        player.quests = words(quests, letter)
        player.hand = sorted(words(hands, letter))
        for card in words(readied, letter):
            (player.banes if g.cards.adventures[card].kind == "bane" else player.inventory).append(card)
            if card == "ring-of-magic":
                g.tokens[card] = 1
        for card in [*player.hand, *player.inventory, *player.banes]:
            (g.deck if g.peril_deck is None or card in g.deck.bag else g.peril_deck).bag.remove(card)
    g.global_quests = [each for each in global_quests.split(", ") if each]
    g.quest_bag = [each for each in g.quest_bag if each not in g.global_quests and not any(each in p.quests for p in g.players)]
    g.visited = {g.players[g.active].space}
    if players or position:
        g = with_more(g, players or {}, {**dict.fromkeys(("maps_left", "quests_left")), **(position or {})}, game)
    return Table(g, game=game)


def new_game(seats: int, seed: int = 1, game: Dungeoneer = GAME, **options: Any) -> Table:
    """A game from its very beginning; chance is dictated, and else drawn."""
    return Table(game.new(game.read_settings(options, seats), seats), DictatedNature([], SampledNature(Random(seed))), game)


def with_more(
    g: State, players: Mapping[str, Mapping[str, Any]], more: Mapping[str, Any], game: Dungeoneer = GAME
) -> State:  # fmt: skip
    """The state with parts of its position changed; a position that cannot be is refused."""
    position = game.to_position(g)
    for seat, changes in players.items():
        position["players"][seat.upper()] |= changes
    return game.from_position(position | more)


def no_cards(t: Table) -> Table:
    """Nothing is drawn at the end of the turn. No position says so: a deck is whatever lies nowhere else."""
    t.g.deck.bag, t.g.deck.discards = [], []
    return t


def with_entrance(t: Table, space: str) -> Table:
    """The same story with an entrance more: a space of the set, which is read anew so that other tables keep theirs."""
    library = read_library(SETS / "lich_lord", TWISTS)
    library.maps[space].entrance = True
    t.g.cards, t.g.dungeon = library, Dungeon(library.maps, t.g.dungeon.lies)
    return Table(t.g)


def words(given: Mapping[str, str] | None, letter: str) -> list[str]:
    """The names given to a seat."""
    return [each for each in (given or {}).get(letter, "").split(", ") if each]
