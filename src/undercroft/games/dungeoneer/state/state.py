"""The state of a game of Dungeoneer (rules §3, §4)."""

from __future__ import annotations

from typing import Final

from ....kernel import state as kernel
from ....kernel.ask import LETTERS
from ....kernel.nature import Nature
from ....kernel.options import Options as TableOptions
from ....kernel.options import Settings
from ..cards.fields import ANY, BANE, GLORY_KINDS, Library
from .attacks import Battle
from .dungeon import Dungeon
from .moments import Moment

SETUP: Final = "setup"
RESET: Final = "reset"
LORD: Final = "dungeonlord"
MAP: Final = "map"
HERO: Final = "hero"
CLOSE: Final = "close"
"""The phases of a turn (rules §5); ``close`` is discard / draw."""

HAND: Final = 5
LAIR: Final = 3
TOP_LEVEL: Final = 4
TO_WIN: Final = 3
HERO_KEYS: Final[tuple[str, ...]] = tuple([f"hero:{seat}" for seat in range(len(LETTERS))])
"""Where attachments to the heroes hang in :attr:`State.under`."""


class Options(TableOptions):
    """The table's options (``settings`` of :class:`...game.Dungeoneer`)."""

    def __init__(self, settings: Settings, seats: int) -> None:
        super().__init__(settings, seats)
        self.no_blank_spots: Final[bool] = settings["no_blank_spots"]
        self.resurrection: Final[bool] = settings["resurrection"]
        self.hero_choice: Final[bool] = settings["hero_choice"]
        self.optional_discard: Final[bool] = settings["optional_discard"]
        self.unbiased_placement: Final[bool] = settings["unbiased_placement"]
        self.nothing_personal: Final[bool] = settings["nothing_personal"]
        self.limited_movement: Final[bool] = settings["limited_movement"]
        self.ap_for_falling: Final[bool] = settings["ap_for_falling"]
        self.dodge_spikes: Final[bool] = settings["dodge_spikes"]
        self.lair_in_solo: Final[bool] = settings["lair_in_solo"]
        self.counter_strikes: Final[bool] = settings["counter_strikes"]
        """Strike effects also of counter rolls (ruling 2)."""
        self.saved_ap: Final[str] = settings["saved_ap"]
        """What a saved action point may do: ``all`` of §6, or only a ``challenge`` (ruling 3)."""
        self.search_distance: Final[str] = settings["search_distance"]
        """Search adds the spaces ``between`` hero and entrance, or the ``moves`` (ruling 6)."""
        self.entrance_peace: Final[str] = settings["entrance_peace"]
        """Heroes may not attack heroes on an entrance at ``all``, or only not in a ``challenge`` (ruling 12)."""
        self.trap_exits: Final[str] = settings["trap_exits"]
        """A trap exit works ``once`` a turn or ``always`` (ruling 41)."""
        self.danger_for_all: Final[bool] = settings["danger_for_all"]
        """Danger also counts for heroes brought there in another's turn (ruling 42)."""
        self.reward_wounds: Final[str] = settings["reward_wounds"]
        """Rewards for ``all`` wounds that a monster dealt, or for ``strikes`` only (ruling 43)."""
        self.deliver_free: Final[bool] = settings["deliver_free"]
        """Delivering an escorted token is no attempt (ruling 44)."""
        self.turn_limit: Final[int] = settings["turn_limit"]
        self.ice_where: Final[str] = settings.get("ice_where", "all")
        """Which spaces can freeze: ``all``, or only ``sites``, and no road or tunnel (ruling W3)."""
        self.ice_tokens: Final[str] = settings.get("ice_tokens", "one")
        """How many ice tokens a space can have: ``one`` or ``many`` (ruling W4)."""
        self.ice_after: Final[str] = settings.get("ice_after", "stay")
        """Whether the ice tokens ``stay`` or ``go`` when the winter ends (ruling W9)."""
        self.packs: Final[str] = settings["packs"]
        """The packs of cards beside the set, as :mod:`.installed` names them."""


class SortedHand:
    """The boons and treasures (glory) and the banes of a hand, by name and card. Those for any time, which most windows ask for,
    stand also by themselves. Never changed, so that copies of a player share it."""

    __slots__ = ("any_banes", "any_glory", "banes", "cards", "glory")

    def __init__(self, hand: list[str], library: Library) -> None:
        self.cards = hand[:]
        found = [(name, library.adventures[name]) for name in hand]
        self.glory = [(name, card) for name, card in found if card.is_glory]
        self.banes = [(name, card) for name, card in found if card.kind == BANE]
        self.any_glory = [(name, card) for name, card in self.glory if card.timing == ANY]
        self.any_banes = [(name, card) for name, card in self.banes if card.timing == ANY]


class Player:
    """A seat: its hero, accounts and cards."""

    __slots__ = (
        "_sorted", "alive", "ap", "banes", "brought", "came", "completed", "down", "escorts", "fall_ap", "fell", "glory", "hand",
        "hero", "inventory", "lair", "less_ap", "less_by", "level", "life", "map_hand", "moved", "peril", "quests", "saved_last",
        "space", "standup", "thresholds", "turns", "waits", "wind",
    )  # fmt: skip

    def __init__(self) -> None:
        self.hero = ""
        self.level = 1
        self.life = 0
        self.glory = 0
        self.peril = 0
        self.ap = 0
        """The active player's unspent action points; everybody else's saved one."""
        self.wind = 0
        """So many of the points lapse at the end of the running turn; they are spent first, and never saved (A18)."""
        self.fall_ap = 0
        """Variant 7: points gained by falling, for anything but moving, until the end of the running turn (ruling 56)."""
        self.hand: list[str] = []
        self.inventory: list[str] = []
        """Readied boons and treasures in the order they came; what hangs under them is in :attr:`State.under`."""
        self.banes: list[str] = []
        """Readied permanent banes."""
        self.lair: list[str] = []
        self.map_hand: list[str] = []
        """Variant 1: map cards still to be laid."""
        self.quests: list[str] = []
        self.completed: list[str] = []
        self.escorts: list[str] = []
        """Quests whose token the hero has."""
        self.space = ""
        self.down = False
        self.fell = False
        """Variant 7: whether it lies because it fell for a point; with that point it would only undo the fall."""
        self.standup = 0
        """What a melee roll must reach for a knocked-down hero to stand up; 0: standing up needs no roll."""
        self.thresholds: list[int] = []
        """Exits of its space, by side, that the hero has opened without passing; it stands on the threshold of the last."""
        self.moved = False
        """Whether the hero left a space in its own turn."""
        self.less_ap = 0
        """Action points that the next Reset withholds."""
        self.less_by: list[str] = []
        """The cards that withhold them, as far as it is known."""
        self.saved_last = False
        """Whether an action point was saved at the end of the last own turn (variant 8)."""
        self.turns = 0
        """How many turns of its own it has begun."""
        self.waits = False
        """Whether that point was saved just now, and the own turn is not over: until then it is good for nothing (§17 T7)."""
        self.alive = True
        self.brought = False
        """Whether the hero came into its space in another player's turn (ruling 42)."""
        self.came = 0
        """How often a hero of this seat has entered a space. Tells whether it left and came back."""
        self._sorted: SortedHand | None = None

    def copy(self) -> Player:
        """An independent equal player."""
        other = Player.__new__(Player)
        other.hero = self.hero
        other.level = self.level
        other.life = self.life
        other.glory = self.glory
        other.peril = self.peril
        other.ap = self.ap
        other.wind = self.wind
        other.fall_ap = self.fall_ap
        other.hand = self.hand[:]
        other.inventory = self.inventory[:]
        other.banes = self.banes[:]
        other.lair = self.lair[:]
        other.map_hand = self.map_hand[:]
        other.quests = self.quests[:]
        other.completed = self.completed[:]
        other.escorts = self.escorts[:]
        other.space = self.space
        other.down = self.down
        other.standup = self.standup
        other.fell = self.fell
        other.thresholds = self.thresholds[:]
        other.moved = self.moved
        other.less_ap = self.less_ap
        other.less_by = self.less_by[:]
        other.saved_last = self.saved_last
        other.turns = self.turns
        other.waits = self.waits
        other.alive = self.alive
        other.brought = self.brought
        other.came = self.came
        other._sorted = self._sorted
        return other

    def sorted_hand(self, library: Library) -> SortedHand:
        """The hand, sorted. Kept as long as the hand is the same: it is asked for in every window."""
        known = self._sorted
        if known is None or known.cards != self.hand:
            known = self._sorted = SortedHand(self.hand, library)
        return known

    def points(self) -> int:
        """Action points for anything but moving. A hero that lies has only the points gained by falling (§7)."""
        return self.fall_ap + (0 if self.down or self.waits else self.ap)

    def pay(self, count: int = 1) -> None:
        """Spend points on anything but a move; points that can be spent on nothing else go first."""
        fallen = min(count, self.fall_ap)
        self.fall_ap -= fallen
        self.walk(count - fallen)

    def walk(self, count: int = 1) -> None:
        """Spend points on a move, as points of a fall never are."""
        self.ap -= count
        self.wind = max(0, self.wind - count)


class Deck:
    """Adventure cards to draw from, and their discard pile.

    ``bag`` are cards nobody has seen since the last shuffle; ``top`` and ``bottom`` lie above and under them in a known order.
    """

    __slots__ = ("bag", "bottom", "discards", "top")

    def __init__(self, bag: list[str]) -> None:
        self.bag = bag
        self.top: list[str] = []
        self.bottom: list[str] = []
        self.discards: list[str] = []

    def copy(self) -> Deck:
        """An independent equal deck."""
        other = Deck(self.bag[:])
        other.top = self.top[:]
        other.bottom = self.bottom[:]
        other.discards = self.discards[:]
        return other

    def draw(self, nature: Nature) -> str:
        """The next card: a known one on top, an unknown one, a known one below, then the discard pile anew; "" if none is left."""
        if self.top:
            return nature.reveal("card", self.top.pop(0))
        if not self.bag:
            if self.bottom:
                return nature.reveal("card", self.bottom.pop(0))
            self.bag, self.discards = sorted(self.discards), []
        return nature.draw("card", self.bag) if self.bag else ""


class State(kernel.State[Options]):
    """A game of Dungeoneer. Cards are names (``zombie-2``); what they are is in ``cards``; spaces are map cards."""

    __slots__ = (
        "active", "attackers", "battle", "began", "cards", "deck", "declared", "dropped", "dungeon", "fallen", "global_quests",
        "ice", "knows_order", "map_bag", "map_below", "moment", "next_rolls", "peril_deck", "phase", "plan", "players", "quest_bag",
        "quest_below", "rising",
        "roaming", "spent", "spread", "sprung", "start_space", "tokens", "turn", "under", "used", "visited", "winner", "winter",
    )  # fmt: skip

    def __init__(self, library: Library, options: Options) -> None:
        super().__init__(options)
        self.cards = library
        self.players = [Player() for _ in range(options.seats)]
        self.phase = SETUP
        self.active = 0
        self.turn = 0
        self.dungeon = Dungeon(library.maps)
        self.map_bag: list[str] = list(library.map_bag)
        self.map_below: list[str] = []
        """Map cards that found no place, under the deck, the first above."""
        self.deck = Deck(list(library.bag))
        """All adventure cards; alone, the glory deck."""
        self.peril_deck: Deck | None = None
        """The peril deck of the solo game."""
        self.knows_order: dict[str, int] = {}
        """Who was the last to look at a card that lies above or below the deck, and so alone knows where it lies."""
        self.roaming: list[str] = []
        """Alone: banes that wait for, and work for, monsters and traps."""
        self.quest_bag: list[str] = sorted(library.quests)
        self.quest_below: list[str] = []
        """Quests that were put under the deck, the first above, as everybody knows. Never changed, but replaced."""
        self.global_quests: list[str] = []
        self.dropped: dict[str, str] = {}
        """Escort quests beside the map, and the space where the token lies."""
        self.under: dict[str, list[str]] = {}
        """Attachments by what they hang under: a card, or a hero (:func:`hero_key`)."""
        self.tokens: dict[str, int] = {}
        """Tokens on cards: of a ring, wounds of a quest's monster."""
        self.ice: dict[str, int] = {}
        """Ice tokens by the space on which they lie. Never changed, but replaced, so that copies share it."""
        self.winter = library.winter is not None
        """Whether the winter card is in play."""
        self.visited: set[str] = set()
        self.start_space = ""
        """Spaces that gave their peril and glory in this turn, and where it began."""
        self.sprung: set[tuple[str, int]] = set()
        """Trap exits passed in this turn."""
        self.used: set[tuple[int, str]] = set()
        """Once-a-turn effects in this turn, and (seat, ``battle``), (seat, ``attempt``), (seat, ``falling``), what was found."""
        self.spent: set[str] = set()
        """Cards that cannot be used again until their owner's Reset."""
        self.next_rolls: list[tuple[int, str, int, str]] = []
        """What was played for somebody's next roll: seat, card, X, and the attack where several rolls are to come."""
        self.rising: set[int] = set()
        """Seats whose hero is about to roll to stand up."""
        self.attackers: list[tuple[int, str]] = []
        """Who attacked whom in this turn: the attacked seat, and a monster's name or a seat's letter."""
        self.declared = False
        self.began: tuple[int, ...] = ()
        """Glory, peril and life with which the active player began its turn; what its end is compared with. Empty: not known."""
        self.fallen: list[str] = []
        """Variant 2: defeated heroes, who are out of the game."""
        self.winner = -1
        self.battle: Battle | None = None
        self.moment: Moment | None = None
        """The moment of the open question, where one is open at which cards may be played and things used."""
        self.spread: dict[str, list[str]] = {}
        """Of declared traps that spread: the spaces besides that of their target in which they hit heroes. Of attachments chosen
        for the declaration: the monster under which each goes."""
        self.plan: list[tuple[str, int, int]] = []
        """Encounters chosen for the joint declaration: card, target, X. Shown once declared; until then its player's secret."""

    def copy(self) -> State:
        # without __init__, save where compiled: there it needs them
        other = State.__new__(State, self.cards, self.options)  # type: ignore[call-arg]
        kernel.State.__init__(other, self.options)
        other.over = self.over
        other.cards = self.cards
        other.players = [player.copy() for player in self.players]
        other.phase = self.phase
        other.active = self.active
        other.turn = self.turn
        other.dungeon = self.dungeon
        other.ice = self.ice
        other.winter = self.winter
        other.map_bag = self.map_bag[:]
        other.map_below = self.map_below[:]
        other.deck = self.deck.copy()
        other.peril_deck = None if self.peril_deck is None else self.peril_deck.copy()
        other.knows_order = dict(self.knows_order)
        other.roaming = self.roaming[:]
        other.quest_bag = self.quest_bag[:]
        other.quest_below = self.quest_below
        other.global_quests = self.global_quests[:]
        other.dropped = dict(self.dropped)
        other.under = {host: cards[:] for host, cards in self.under.items()}
        other.tokens = dict(self.tokens)
        other.visited = set(self.visited)
        other.start_space = self.start_space
        other.sprung = set(self.sprung)
        other.used = set(self.used)
        other.spent = set(self.spent)
        other.next_rolls = self.next_rolls[:]
        other.attackers = self.attackers[:]
        other.declared = self.declared
        other.began = self.began
        other.fallen = self.fallen[:]
        other.winner = self.winner
        other.battle = other.moment = None
        other.plan = []
        other.spread = {}
        other.rising = set()
        return other

    def fought(self) -> Battle:
        """The battle, where there is one."""
        assert self.battle is not None
        return self.battle

    def discard(self, *cards: str) -> None:
        """Put adventure cards on the discard pile of their deck, each with what hangs under it."""
        self.spent.difference_update(cards)
        if self.under:
            cards = tuple([each for card in cards for each in (card, *self.under.pop(card, ()))])
        for card in cards:
            deck = self.deck
            if self.peril_deck is not None and self.cards.adventures[card].kind not in GLORY_KINDS:
                deck = self.peril_deck
            deck.discards.append(card)

    def living(self) -> list[int]:
        """Living seats clockwise from the active player."""
        players, active = self.players, self.active
        return [seat for seat in kernel.CLOCKWISE[len(players)][active] if players[seat].alive]

    def others(self, seat: int) -> list[int]:
        """Living seats clockwise from the left of ``seat``, without it."""
        players = self.players
        return [other for other in kernel.CLOCKWISE[len(players)][seat] if other != seat and players[other].alive]

    def heroes_in(self, space: str) -> list[int]:
        """Whose living heroes stand in a space, the active player first, clockwise."""
        players, active = self.players, self.active
        return [seat for seat in kernel.CLOCKWISE[len(players)][active] if players[seat].space == space and players[seat].alive]


def hero_key(seat: int) -> str:
    """Where attachments to a seat's hero hang."""
    return HERO_KEYS[seat]
