"""The board of Dungeoneer as a client receives it. Sides are 0 north, 1 east, 2 south, 3 west of a card as it lies."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType, field

from ....kernel import shapes
from ....kernel.shapes import Seat, one_of
from ..cards import printed
from ..cards.fields import FORMS, ROLLS, SOURCES
from .entries import ARGUMENTS as ARGUMENTS
from .entries import ENTRIES as ENTRIES
from .then import CardId, Harm, Odds, Part, Tested, Then

KindId: TypeAlias = str
"""What is printed on it: ``zombie``."""
Side: TypeAlias = Annotated[int, one_of(0, 1, 2, 3)]


class LaidCard(Struct):
    """A map card that lies: a space.

    :param x, y: the entrance lies at 0, 0; x grows to the east, y to the south.
    :param turned: by half a turn, 0 or 1.
    :param new: entering it still gives the active hero its peril and glory in this turn.
    :param taken: why another one gives nothing more: the turn ``began`` there, or the hero ``came`` there in it. Left out where it
        is not known: a game kept from before did not tell.
    :param sprung: trap exits that test nobody any more in this turn.
    :param held: exits with a hero on their threshold.
    :param ice: how many ice tokens lie on it; left out where none do.
    """

    id: CardId
    x: int
    y: int
    turned: Annotated[int, one_of(0, 1)]
    new: bool
    sprung: list[Side]
    held: list[Side]
    ice: int | UnsetType = UNSET
    taken: Annotated[str, one_of("began", "came")] | UnsetType = UNSET


class Owned(Struct):
    """A card of a hero's inventory.

    :param tokens: how many lie on it.
    :param spent: it cannot be used again now.
    :param under: what lies under it.
    """

    id: CardId
    tokens: int
    under: list[CardId]
    spent: bool


class Player(Struct):
    """What everybody sees of a seat.

    :param hero: null until it is chosen.
    :param most: how much life it can have.
    :param stats: of its level; empty until there is a hero.
    :param boons, treasures: how many are used, and the limit.
    :param fall_ap: action points of a fall, for using effects alone.
    :param saved: its action points are kept for the others' turns.
    :param less_ap: so many fewer at its next Reset.
    :param hand: how many cards.
    :param standup: what a melee roll must reach to stand up; 0: no roll.
    :param thresholds: the exits on whose thresholds it stands.
    :param clad: what hangs under monsters of its lair, by monster; left out where nothing does.
    """

    seat: Seat
    hero: KindId | None
    level: int
    life: int
    most: int
    stats: dict[str, int]
    boons: tuple[int, int]
    treasures: tuple[int, int]
    glory: int
    peril: int
    ap: int
    fall_ap: int
    saved: bool
    less_ap: int
    hand: int
    inventory: list[Owned]
    on_hero: list[CardId]
    banes: list[CardId]
    lair: list[CardId]
    quests: list[KindId]
    completed: list[KindId]
    escorts: list[KindId]
    space: CardId | None
    down: bool
    standup: int
    thresholds: list[Side]
    alive: bool
    clad: dict[CardId, list[CardId]] | UnsetType = UNSET


class InHand(Struct):
    """A card of one's own hand and what it costs now."""

    id: CardId
    cost: int | Literal["X"]


class Asked(Struct):
    """What a quest of sacrifice asks for.

    :param what: life, glory, boons, permanent cards; what cards are ``worth`` together, or the ``rest`` besides the boons.
    :param count: how much one must have: of life more than is taken, for the last is not.
    :param have: how much of it the seat has.
    """

    what: Annotated[str, one_of("life", "glory", "cards", "boon", "worth", "rest")]
    count: int
    have: int


class Goal(Struct):
    """A quest that the seat may complete, and where it goes on.

    :param quest: null: the way home, alone with three quests done.
    :param space: the nearest space where it goes on now, ``steps`` moves away; null where there is none yet. Of a search, whose
        chance grows with the way from an entrance, the one that takes the fewest action points on average, searches included.
    :param spaces: all spaces of the map where it can go on; those where a search cannot succeed are not among them.
    :param stage: without a space ``nowhere``, or ``too-near`` where all that lie are too near to an entrance for a search.
    :param percent: the chance of a search there: a die and ``plus`` for the way from an entrance must reach ``needs``.
    :param missing: a word for what else it needs.
    :param asks: what is given up for it; left out where nothing is.
    """

    quest: KindId | None
    space: CardId | None
    spaces: list[CardId]
    steps: int | None
    stage: Annotated[str, one_of("go", "here", "deliver", "search", "found", "carry", "ready", "home", "nowhere", "too-near")]
    percent: int | None
    plus: int | None
    needs: int | None
    missing: str | None
    asks: list[Asked] | UnsetType = UNSET


class QuestTable(Struct, kw_only=True):
    """The quests that concern all, and one's own way to each.

    :param global: those that anybody may complete.
    :param dropped: where tokens of escorts lie.
    :param wounds: of the monsters of quests.
    :param below: those that were put under the deck, the first above; left out where there are none.
    """

    globals: list[KindId] = field(name="global")
    dropped: dict[KindId, CardId]
    wounds: dict[KindId, int]
    goals: list[Goal]
    below: list[KindId] | UnsetType = UNSET


class Known(Struct):
    """What the seat has seen of the deck's order."""

    top: list[CardId]
    bottom: list[CardId]


class Planned(Struct):
    """An encounter of the plan: one's own while one declares, everybody's once declared."""

    card: CardId
    target: Seat
    x: int
    cost: int


class Roll(Struct):
    """A roll that is about to be made.

    :param seat: null: a monster's.
    :param form: of a threat: what it is on.
    :param source: of threats: what they are of; else "".
    :param needs: what a threat takes.
    :param danger: how much of ``needs`` is the danger of the space.
    :param percent: the chance to overcome the threat, or to strike.
    """

    seat: Seat | None
    of: Annotated[str, one_of(*ROLLS)]
    form: Tested
    source: Annotated[str, one_of(*SOURCES, "")]
    needs: int | None
    danger: int
    percent: int | None
    monster: CardId | None


class Moment(Struct):
    """What the seat is asked about at a moment, with the rolls about to be made.

    :param quest: whose search or dice are about to be rolled.
    """

    kind: Annotated[str, one_of("turn", "enter", "roll", "rolls", "response", "challenge", "last")]
    rolls: list[Roll]
    quest: CardId | UnsetType = UNSET


class Help(Struct):
    """A card that was played for a battle, and by whom."""

    seat: Seat
    card: CardId


class Attack(Struct):
    """One attack of a battle.

    :param monster: "" when a hero attacks.
    :param owner: whose card it is; null: nobody's (a quest's, a roaming one).
    :param hero: the hero it fights.
    :param form: "" until it is chosen.
    :param attack, counter: stat and bonus known so far; null without a form, and when it is gone before its roll.
    :param parts, counter_parts: what that is made of.
    :param dice, counter_dice: how many dice will be rolled, of which the higher counts.
    :param die, counter_die: the die that fell; ``total``, ``counter_total``: the sum with it.
    :param odds: while something is open.
    """

    monster: CardId
    owner: Seat | None
    hero: Seat | None
    by_hero: bool
    form: Annotated[str, one_of(*FORMS, "")]
    life: int
    hurt: bool
    gone: bool
    attack: int | None
    parts: list[Part]
    dice: int
    die: int | None
    total: int | None
    counter: int | None
    counter_parts: list[Part]
    counter_dice: int
    counter_die: int | None
    counter_total: int | None
    odds: Odds | None


class Trap(Struct):
    """A trap in a battle.

    :param danger: how much of ``needs`` is the danger of the space.
    :param odds: percent to overcome it, by seat.
    :param fails: what a failure does.
    :param sprung: its dice have fallen.
    """

    owner: Seat | None
    card: CardId
    x: int
    stats: list[Tested]
    needs: int
    danger: int
    odds: dict[Seat, int]
    fails: list[Harm]
    sprung: bool


class Battle(Struct):
    """A battle as everybody sees it.

    :param defender: who may respond; nobody where a hero that is alone challenges.
    :param heroes: those who fight, by seat: one that fell stays, though its seat has a new hero (variant 2).
    :param attacks: one that was challenged stands as the challenge left it.
    :param rewards: whose monsters still have wounds to be paid for, and how many.
    """

    step: Annotated[str, one_of("attack", "response", "rolls", "compare", "challenge", "lair", "reward")]
    target: Seat
    defender: Seat | None
    heroes: dict[Seat, KindId]
    space: CardId
    quest: KindId | None
    helps: list[Help]
    attacks: list[Attack]
    rewards: dict[Seat, int]
    traps: list[Trap]


class Winter(Struct):
    """The winter card, where there is one.

    :param on: it is in play.
    :param least: what its die must show in the turn of the active player.
    :param picker: who picks the space that freezes in that turn.
    :param quest: whoever completes this one ends it; empty where none does.
    :param left: ice tokens beside the map; ``ice``: those on it.
    """

    card: KindId
    on: bool
    least: int
    picker: Seat
    quest: KindId
    left: int
    ice: int


class Board(Struct):
    """The board as a seat may see it.

    :param declared: the encounters of this turn are out.
    :param hand, map_hand: one's own; empty for spectators. ``map_hands``: how many map cards each has.
    :param deck, maps_left: how many cards; ``peril_deck``: alone; else null.
    :param roaming: monsters that roam; ``fallen``: heroes that died.
    :param moment: only for the seat that is asked.
    """

    phase: Annotated[str, one_of("setup", "reset", "dungeonlord", "map", "hero", "close")]
    turn: int
    active: Seat | None
    solo: bool
    winner: Seat | None
    declared: bool
    map: list[LaidCard]
    players: list[Player]
    hand: list[InHand]
    map_hand: list[CardId]
    map_hands: dict[Seat, int]
    quests: QuestTable
    deck: int
    discards: list[CardId]
    maps_left: int
    maps_below: list[CardId]
    known: Known
    peril_deck: int | None
    peril_discards: list[CardId]
    roaming: list[CardId]
    fallen: list[KindId]
    declared_now: list[Planned]
    moment: Moment | None
    battle: Battle | None
    winter: Winter | UnsetType = UNSET


class Row(shapes.Row):
    """What became of a seat."""

    hero: KindId
    level: int
    life: int
    quests: int
    completed: list[KindId]


class Result(shapes.Result):
    """Who has won and how."""

    rows: list[Row]


SENT: tuple[type, ...] = (Board, Then, Result, *printed.SENT)
"""What clients' types are generated from."""
