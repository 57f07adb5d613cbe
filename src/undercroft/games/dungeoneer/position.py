"""Positions of Dungeoneer: the state between two beats as JSON that a person can edit and load.

Decks are what lies nowhere else, so that an editor moves cards by naming where they are. What may stand in a position is checked in
:mod:`.validation`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ...kernel.ask import letter_of
from ...kernel.errors import BadInput
from . import validation as sound
from .cards.fields import GLORY_KINDS, MONSTER
from .rules.way import way_of
from .state.dungeon import CENTRE, ROW, Dungeon, place_of
from .state.state import SETUP, Deck, Player, State
from .validation import wrong


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A seat, with the fields of :class:`~.state.Player`."""

    hero: str = ""
    level: int = 1
    life: int = 0
    glory: int = 0
    peril: int = 0
    ap: int = 0
    wind: int = 0
    fall_ap: int = 0
    hand: list[str] = []
    inventory: list[str] = []
    banes: list[str] = []
    lair: list[str] = []
    map_hand: list[str] = []
    quests: list[str] = []
    completed: list[str] = []
    escorts: list[str] = []
    space: str = ""
    down: bool = False
    standup: int = 0
    thresholds: list[int] = []
    moved: bool = False
    less_ap: int = 0
    saved_last: bool = False
    turns: int = 0
    alive: bool = True
    brought: bool = False
    fell: bool = False
    less_by: list[str] = []


PLAYER_FIELDS = tuple(PlayerPosition.__struct_fields__)


class DeckPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A deck: cards in a known order above and below, and the discard pile; all other cards lie shuffled between."""

    top: list[str] = []
    bottom: list[str] = []
    discards: list[str] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position. ``map`` says of each laid card column, row (the entrance at 0, 0) and whether it is turned; all sides are 0
    north to 3 west.

    ``maps_left`` and ``quests_left`` are the decks of map cards and quests; null: whatever lies nowhere else. ``ice`` are the ice
    tokens by space, ``winter`` whether the winter card is in play; null: it is, where there is one.
    """

    players: dict[str, PlayerPosition]
    phase: str = SETUP
    active: str = "A"
    turn: int = 0
    map: dict[str, tuple[int, int, int]] = {}
    maps_left: list[str] | None = None
    maps_below: list[str] = []
    deck: DeckPosition = msgspec.field(default_factory=DeckPosition)
    peril_deck: DeckPosition | None = None
    knows_order: dict[str, str] = {}
    roaming: list[str] = []
    quests_left: list[str] | None = None
    quests_below: list[str] = []
    global_quests: list[str] = []
    dropped: dict[str, str] = {}
    under: dict[str, list[str]] = {}
    tokens: dict[str, int] = {}
    visited: list[str] = []
    start_space: str = ""
    sprung: list[tuple[str, int]] = []
    used: list[tuple[str, str]] = []
    spent: list[str] = []
    next_rolls: list[tuple[str, str, int, str]] = []
    ice: dict[str, int] = {}
    winter: bool | None = None
    attackers: list[tuple[str, str]] = []
    declared: bool = False
    began: list[int] = []
    fallen: list[str] = []
    winner: str = ""
    over: bool = False


msgspec.json.Decoder(Position)  # learnt here: threads that use a shape for the first time at once would crash


# -- to JSON ----------------------------------------------------------------------------------------------------------------------


def write(g: State) -> dict[str, Any]:
    """The state between two beats as plain JSON."""
    position = Position(
        players={letter_of(seat): _player(player) for seat, player in enumerate(g.players)},
        phase=g.phase,
        active=letter_of(g.active),
        turn=g.turn,
        map={name: (*place_of(lie[0]), lie[1]) for name, lie in g.dungeon.lies.items()},
        maps_left=[*g.map_bag],
        maps_below=[*g.map_below],
        deck=_deck(g.deck),
        peril_deck=None if g.peril_deck is None else _deck(g.peril_deck),
        knows_order={card: letter_of(seat) for card, seat in g.knows_order.items() if card in g.deck.top + g.deck.bottom},
        roaming=[*g.roaming],
        quests_left=[*g.quest_bag],
        quests_below=[*g.quest_below],
        global_quests=[*g.global_quests],
        dropped=dict(g.dropped),
        under={host: [*cards] for host, cards in g.under.items() if stays(g, host)},
        tokens=dict(g.tokens),
        visited=sorted(g.visited),
        start_space=g.start_space,
        sprung=sorted(g.sprung),
        used=sorted([(letter_of(seat), what) for seat, what in g.used]),
        spent=sorted(g.spent),
        next_rolls=[(letter_of(seat), card, x, against) for seat, card, x, against in g.next_rolls],
        ice=dict(g.ice),
        winter=g.winter,
        attackers=[(letter_of(seat), who) for seat, who in g.attackers],
        declared=g.declared,
        began=[*g.began],
        fallen=[*g.fallen],
        winner="" if g.winner < 0 else letter_of(g.winner),
        over=g.over,
    )
    plain: dict[str, Any] = msgspec.to_builtins(position)
    if not g.start_space:
        del plain["start_space"]
    if not g.began:
        del plain["began"]
    if not g.quest_below:
        del plain["quests_below"]
    if not g.ice:
        del plain["ice"]
    if g.winter == (g.cards.winter is not None):
        del plain["winter"]
    for player in plain["players"].values():
        for late in ("less_by", "wind"):  # old positions have them not
            if not player[late]:
                del player[late]
    return plain


def stays(g: State, host: str) -> bool:
    """Whether what a card hangs under is in play. A battle in which a game ends keeps its monsters, and no position has them."""
    card = g.cards.adventures.get(host)
    return card is None or card.kind != MONSTER or any(host in player.lair for player in g.players)


def _player(player: Player) -> PlayerPosition:
    return PlayerPosition(**{field: getattr(player, field) for field in PLAYER_FIELDS})


def _deck(deck: Deck) -> DeckPosition:
    return DeckPosition([*deck.top], [*deck.bottom], [*deck.discards])


# -- from JSON --------------------------------------------------------------------------------------------------------------------


def read(g: State, given: dict[str, Any]) -> None:
    """Fill a new state from a position; :class:`BadInput` says what is wrong and where."""
    try:
        position = msgspec.convert(given, Position)
    except msgspec.ValidationError as error:
        raise BadInput("position-shape", "The position is not right: {error}.", error=str(error)) from None
    count = len(position.players)
    if list(position.players) != [letter_of(seat) for seat in range(count)] or not count:
        raise wrong("players", "they are A, B, C, D in order, as many as play")
    if g.seats != count:
        raise wrong("settings.seats", f"there are {count} players")
    g.phase, g.turn = position.phase, position.turn
    g.active = sound.seat(g, "active", position.active)
    for player, written in zip(g.players, position.players.values(), strict=True):
        for field in PLAYER_FIELDS:
            setattr(player, field, getattr(written, field))
    _lay(g, position)
    _stack(g, position)
    _hang(g, position)
    _remember(g, position)
    sound.check(g)
    for letter, written in position.players.items():
        if g.phase == SETUP and written != PlayerPosition():
            raise wrong(f"players.{letter}", "before the game nothing is dealt")


def _lay(g: State, position: Position) -> None:
    """Map cards: laid, in hands, below the deck, in the deck."""
    lies: dict[str, tuple[int, int]] = {}
    for name, (x, y, turned) in position.map.items():
        where = f"map.{name}"
        if name not in g.cards.maps:
            raise wrong(where, "there is no such map card")
        if not -100 <= x <= 100 or not -100 <= y <= 100 or turned not in (0, 1):
            raise wrong(where, "it is column and row from -100 to 100, and 1 for a turned card, else 0")
        lies[name] = (CENTRE + y * ROW + x, turned)
    g.dungeon = Dungeon(g.cards.maps, lies)
    g.map_below = position.maps_below
    held = [card for player in g.players for card in player.map_hand]
    elsewhere = {*lies, *g.map_below, *held}
    g.map_bag = sorted(set(g.cards.maps) - elsewhere) if position.maps_left is None else position.maps_left


def _stack(g: State, position: Position) -> None:
    """Adventure cards and quests: piles, and the rest shuffled between."""
    g.roaming = position.roaming
    g.under = position.under
    kept = g.cards.bag if g.phase == SETUP else way_of(g).adventures(g)
    g.deck = _read_deck(position.deck)
    if position.peril_deck is not None:
        g.peril_deck = _read_deck(position.peril_deck)
    rest = set(kept) - {*sound.adventures_elsewhere(g)}
    for name in sorted(rest):
        peril = g.peril_deck is not None and g.cards.adventures[name].kind not in GLORY_KINDS
        (g.peril_deck if peril and g.peril_deck is not None else g.deck).bag.append(name)
    g.global_quests, g.dropped = position.global_quests, position.dropped
    g.quest_below = position.quests_below
    elsewhere = {*sound.quests_elsewhere(g)}
    g.quest_bag = sorted(set(g.cards.quests) - elsewhere) if position.quests_left is None else position.quests_left


def _read_deck(given: DeckPosition) -> Deck:
    deck = Deck([])
    deck.top, deck.bottom, deck.discards = given.top, given.bottom, given.discards
    return deck


def _hang(g: State, position: Position) -> None:
    """Tokens, and what this turn has seen."""
    g.tokens = position.tokens
    g.ice = position.ice
    g.winter = g.cards.winter is not None if position.winter is None else position.winter
    g.visited, g.start_space = set(position.visited), position.start_space
    g.sprung = set(position.sprung)
    g.spent = set(position.spent)
    g.fallen = position.fallen
    g.declared = position.declared
    g.began = tuple(position.began)


def _remember(g: State, position: Position) -> None:
    """What is noted by seat."""
    g.knows_order = {card: sound.seat(g, "knows_order", letter) for card, letter in position.knows_order.items()}
    g.used = {(sound.seat(g, "used", letter), what) for letter, what in position.used}
    g.next_rolls = [(sound.seat(g, "next_rolls", letter), card, x, against) for letter, card, x, against in position.next_rolls]
    g.attackers = [(sound.seat(g, "attackers", letter), who) for letter, who in position.attackers]
    g.winner = sound.seat(g, "winner", position.winner) if position.winner else -1
    g.over = position.over
