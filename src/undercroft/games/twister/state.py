"""The state of a game of Dungeon Twister, and what can be said of it."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from ...kernel import state as kernel
from ...kernel.ask import letter_of
from ...kernel.options import Options as TableOptions
from ...kernel.options import Settings
from .board import DARK_PLAN, LINE, LINE_OF, PLACE_NAMES, SQUARE_NAMES, SQUARES, Plan
from .rooms import PIT, ROOMS
from .tokens import (
    ACTION_CARDS,
    BOTH,
    COMBAT_CARDS,
    IS_CHARACTER,
    JUMPS,
    KILLED_WORTH,
    KIND,
    KINDS,
    NAMES,
    NOTHING,
    POTION_POINTS,
    ROPE,
    SIDE_OF,
    THIEF,
    WINNING,
)

IN_HAND, KILLED, ESCAPED, GONE = -1, -2, -3, -4
"""Where a token is when it is on no square: not placed yet, killed, out of the dungeon, used up or lost."""
NOTHING_PAID, BY_CARD = -2, -1
"""What the action under way was paid with: with nothing yet, with the card; else with the potion of the token that is said."""
HIDDEN = 1000
"""A token lying face down on the room at place *p* is at ``HIDDEN + p``."""

STARTERS, HIDE, OPENING, TURNS = "starters", "hide", "opening", "turns"
"""The phases: choosing the starters, hiding tokens in rooms, opening every room (open dungeon only), playing."""

Score = tuple[int, str, int, int]
"""Points that were scored: the seat, from what (one of :data:`SOURCES`), for which token, how many."""
SOURCES = ("exit", "goblin", "treasure", "combat", "carried", "pit", "rope", "fireball", "own-fireball", "swept")
"""What brings points (§12): an own character that leaves, the Goblin leaving, a treasure carried out; an enemy killed: in combat,
together with whoever carried it, by a fall into a pit, by losing its rope there, by a fireball, by its own side's, beside a loser
(A12's option)."""


class Options(TableOptions):
    """The table's options (``settings`` of :class:`..game.Twister`)."""

    def __init__(self, settings: Settings, seats: int) -> None:
        super().__init__(settings, seats)
        self.setup: Final[str] = settings["setup"]
        self.dungeon: Final[str] = settings["dungeon"]
        self.first_cycle: Final[str] = settings["first_cycle"]
        self.reveal_placement: Final[str] = settings["reveal_placement"]
        self.line_reveals: Final[str] = settings["line_reveals"]
        self.attack_just_wounded: Final[bool] = settings["attack_just_wounded"]
        self.troll_acts: Final[bool] = settings["troll_acts"]
        self.treasure_to: Final[str] = settings["treasure_to"]
        self.stand_by_rope: Final[bool] = settings["stand_by_rope"]
        self.loose_on_roped_pit: Final[bool] = settings["loose_on_roped_pit"]
        self.take_in_place: Final[bool] = settings["take_in_place"]
        self.sweep_wounded: Final[bool] = settings["sweep_wounded"]
        self.skip_helpless: Final[bool] = settings["skip_helpless"]
        self.handle_while_jumping: Final[bool] = settings["handle_while_jumping"]
        self.wizard_on_wounded: Final[bool] = settings["wizard_on_wounded"]
        self.target_unwounded: Final[bool] = settings["target_unwounded"]
        self.jump_out_over_wounded: Final[bool] = settings["jump_out_over_wounded"]
        self.fireball_own: Final[bool] = settings["fireball_own"]
        self.rope_needs: Final[str] = settings["rope_needs"]
        self.break_raised: Final[bool] = settings["break_raised"]
        self.draws: Final[bool] = settings["draws"]
        self.turn_limit: Final[int] = settings["turn_limit"]


class Battle:
    """A combat between its declaration and its cards: everybody who takes part.

    :param told: as the board tells it, also while the losers are already falling; where no journal is kept, None.
    """

    __slots__ = ("attacker", "attackers", "defenders", "target", "told")

    def __init__(
        self, attacker: int, target: int, attackers: tuple[int, ...], defenders: tuple[int, ...], told: Struct | None
    ) -> None:
        self.attacker = attacker
        self.attackers = attackers
        self.defenders = defenders
        self.target = target
        self.told = told


class State(kernel.State[Options]):
    """A game of Dungeon Twister.

    Tokens are numbers (:mod:`.tokens`), squares too (:mod:`.board`). ``at`` says where each token is, ``load`` what each character
    carries (a wounded one's object stays linked to it, A13), ``wounded``, ``hurt`` and ``idle`` are masks of tokens.
    """

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.phase = STARTERS
        self.plan: Plan = DARK_PLAN
        self.bag: list[str] = [room.name for room in ROOMS]
        """The rooms that nobody has seen."""
        self.at: list[int] = [IN_HAND for _ in BOTH]
        self.load: list[int] = [NOTHING for _ in BOTH]
        self.wounded = 0
        self.hurt = 0
        """Who was wounded in this turn."""
        self.idle = 0
        """Who may do nothing more in this turn, nor join a combat: healed by a Cleric."""
        self.handled = 0
        """Who has picked up or put down on the spot in this turn at no cost (A10's option)."""
        self.first = 0
        """Who hides the first token."""

        self.actions: list[tuple[str, ...]] = [ACTION_CARDS, ACTION_CARDS]
        self.combat: list[tuple[str, ...]] = [COMBAT_CARDS, COMBAT_CARDS]
        self.jumps: list[int] = [JUMPS, JUMPS]
        self.points: list[int] = [0, 0]
        self.first_cycle: list[bool] = [True, True]
        self.cap = 2
        """The highest card that may be played, with the rising cap (B2)."""

        self.turn = 0
        """Turns begun, by both players together."""
        self.active = 0
        self.card = ""
        """The action card in play; none while it is still to be chosen."""
        self.left = 0
        """Action points left of the card."""
        self.boost: dict[int, int] = {}
        """Action points that a speed potion left to a character."""
        self.paid = NOTHING_PAID
        """What the action under way was paid with."""
        self.sip = 0
        """Which point of its potion that was, if it was paid with one."""
        self.winner = -1
        """Who first had five points; the game may still be played out."""
        self.scored: tuple[Score, ...] = ()
        """What brought points so far; what a position began with is not in it."""
        self.drawn = False
        self.draw_offer = -1
        """The seat that has offered a draw."""

        self.placing: tuple[int, ...] = ()
        """Tokens of a revealed room that are still to be placed, by :attr:`placer`."""
        self.placer = 0
        self.mover = NOTHING
        """The character that is in the middle of a move."""
        self.steps = 0
        """Steps it may still take."""
        self.path: tuple[int, ...] = ()
        """The squares of its way so far, the first included."""
        self.touched: tuple[int, ...] = ()
        """Squares where the present move handled something."""
        self.battle: Battle | None = None

    def copy(self) -> State:
        twin = State.__new__(State, self.options)  # type: ignore[call-arg]  # without __init__, save where compiled: there it needs them
        kernel.State.__init__(twin, self.options)
        twin.over = self.over
        twin.phase = self.phase
        twin.plan = self.plan
        twin.bag = self.bag.copy()
        twin.at = self.at.copy()
        twin.load = self.load.copy()
        twin.wounded = self.wounded
        twin.hurt = self.hurt
        twin.idle = self.idle
        twin.handled = self.handled
        twin.first = self.first
        twin.actions = self.actions.copy()
        twin.combat = self.combat.copy()
        twin.jumps = self.jumps.copy()
        twin.points = self.points.copy()
        twin.first_cycle = self.first_cycle.copy()
        twin.cap = self.cap
        twin.turn = self.turn
        twin.active = self.active
        twin.card = self.card
        twin.left = self.left
        twin.boost = self.boost.copy()
        twin.paid = self.paid
        twin.sip = self.sip
        twin.winner = self.winner
        twin.scored = self.scored
        twin.drawn = self.drawn
        twin.draw_offer = self.draw_offer
        twin.placing = self.placing
        twin.placer = self.placer
        twin.mover = self.mover
        twin.steps = self.steps
        twin.path = self.path
        twin.touched = self.touched
        twin.battle = self.battle
        return twin

    def tell(self, key: str, *, to: int = kernel.EVERYONE, **args: Any) -> None:
        """Append to the journal, where there is one, with names instead of numbers."""
        if self.journal is not None:
            self.note(kernel.Event(key, to, named(args)))

    # -- what can be said of it ------------------------------------------------------------------------------------------------

    def is_wounded(self, token: int) -> bool:
        """Whether a character lies face down."""
        return bool(self.wounded >> token & 1)

    def stands(self, token: int) -> bool:
        """Whether a token is a character on the board that is not wounded."""
        return IS_CHARACTER[token] and 0 <= self.at[token] < SQUARES and not self.wounded >> token & 1

    def may_act(self, token: int) -> bool:
        """Whether a character can do anything in this turn: on the board, neither wounded nor just healed."""
        return 0 <= self.at[token] < SQUARES and not (self.wounded | self.idle) >> token & 1

    def is_pit(self, square: int) -> bool:
        """Whether a square is a pit."""
        return self.plan.kinds[square] == PIT

    def is_exit_for(self, token: int, square: int) -> bool:
        """Whether a square lies on the opponent's starting line (§12)."""
        return self.plan.kinds[square] == LINE and LINE_OF[square] != SIDE_OF[token]

    def carrier_of(self, token: int) -> int:
        """Who carries a token (or lies wounded with its object); :data:`NOTHING` if nobody does."""
        return self.load.index(token) if token in self.load else NOTHING

    def tokens_at(self, square: int) -> list[int]:
        """Every token on a square, carried ones too, characters first."""
        return [token for token in BOTH if self.at[token] == square]

    def crowd(self, apart_from: int = NOTHING) -> dict[int, list[int]]:
        """The tokens of every square that holds any; without one character and what it carries."""
        crowd: dict[int, list[int]] = {}
        for token, square in enumerate(self.at):
            if square < 0 or square >= SQUARES:
                continue
            if square in crowd:
                crowd[square].append(token)
            else:
                crowd[square] = [token]
        if apart_from >= 0:
            here = crowd[self.at[apart_from]]
            here.remove(apart_from)
            if self.load[apart_from] >= 0:
                here.remove(self.load[apart_from])
        return crowd

    def points_for(self, token: int) -> int:
        """Action points a character may spend: its potion's and the card's."""
        return self.left + self.boost.get(token, 0)

    def is_lawful(self, square: int, tokens: list[int], up: int = NOTHING) -> bool:
        """Whether a square may hold these tokens at the end of an action (Golden Rule 2, §4, A9, A19).

        :param up: a wounded one among them, as if it had stood up.
        """
        if len(tokens) > 2:
            return False
        wounded = self.wounded if up < 0 else self.wounded & ~(1 << up)
        standing = [token for token in tokens if IS_CHARACTER[token] and not wounded >> token & 1]
        if len(standing) > 1:
            return False
        if standing and any(wounded >> token & 1 and SIDE_OF[token] != SIDE_OF[standing[0]] for token in tokens):
            return False
        return not self.is_pit(square) or all(self._may_be_on_pit(token, tokens, wounded) for token in tokens)

    def _may_be_on_pit(self, token: int, tokens: list[int], wounded: int) -> bool:
        """A pit holds the Rope, whoever has it, the Thief, and what an unwounded character there carries (A7, A9)."""
        roped = any(KIND[other] == ROPE for other in tokens)
        carrier = self.carrier_of(token)
        if KIND[token] == ROPE or (carrier >= 0 and not wounded >> carrier & 1):
            return True
        if IS_CHARACTER[token]:
            load = self.load[token]
            if load >= 0 and KIND[load] == ROPE:
                return True
            return not wounded >> token & 1 and (KIND[token] == THIEF or (roped and self.options.stand_by_rope))
        return roped and self.options.loose_on_roped_pit

    # -- changing it -----------------------------------------------------------------------------------------------------------

    def pay(self, token: int) -> None:
        """Pay one action point for what a character does; its potion's points go first (§14)."""
        if self.boost.get(token, 0):
            self.paid = token
            self.boost[token] -= 1
            self.sip = POTION_POINTS - self.boost[token] % POTION_POINTS
            if not self.boost[token]:
                del self.boost[token]
        else:
            self.paid = BY_CARD
            self.left -= 1

    def put(self, token: int, square: int) -> None:
        """Put a token on a square, with what it carries."""
        self.at[token] = square
        load = self.load[token]
        if load >= 0:
            self.at[load] = square

    def score(self, seat: int, source: str, token: int, points: int, square: int) -> None:
        """Give victory points for what became of a token, from one of the :data:`SOURCES`. Whoever has five first has won (A5).

        :param square: where that happened.
        """
        self.points[seat] += points
        self.scored = (*self.scored, (seat, source, token, points))
        self.tell("scores", seat=seat, count=points, square=square, cause=source)
        if self.winner < 0 and self.points[seat] >= WINNING:
            self.winner = seat
            self.tell("reaches" if seat == self.active else "reaches-at-once", seat=seat, count=self.points[seat])

    def kill(self, token: int, source: str) -> None:
        """A character dies: a point for the other side, whoever did it. Whom it carried dies too; its object stays on the square,
        but on a pit all is lost save a Rope (§11, §12, A16).

        :param source: how it died, of :data:`SOURCES`.
        """
        square = self.at[token]
        load = self.load[token]
        self.load[token] = NOTHING
        self.remove(token, KILLED)
        self.tell("killed", seat=SIDE_OF[token], token=token, cause=source)
        self.score(1 - SIDE_OF[token], source, token, KILLED_WORTH, square)
        if load < 0:
            return
        if IS_CHARACTER[load]:
            self.kill(load, "carried")
            return
        lost = self.is_pit(square) and KIND[load] != ROPE
        self.tell("loses", seat=SIDE_OF[token], token=token, thing=load, square=square, fate="pit" if lost else "stays")
        if lost:
            self.remove(load, GONE)

    def remove(self, token: int, where: int) -> None:
        """Remove a token from the board for good."""
        self.at[token] = where
        gone = ~(1 << token)
        self.wounded &= gone
        self.hurt &= gone
        self.idle &= gone
        self.handled &= gone
        self.boost.pop(token, 0)

    def wound(self, token: int) -> None:
        """A character is wounded: whom it carries dies, and on a pit only a Rope of its own saves it (§11, A23)."""
        load = self.load[token]
        if self.is_pit(self.at[token]) and not (load >= 0 and KIND[load] == ROPE):
            self.kill(token, "pit")
            return
        self.wounded |= 1 << token
        self.hurt |= 1 << token
        self.boost.pop(token, 0)
        self.tell("wounded", seat=SIDE_OF[token], token=token)
        if load >= 0 and IS_CHARACTER[load]:
            self.load[token] = NOTHING
            self.kill(load, "carried")


TOKEN_ARGS = {
    "token": ("character", ""), "target": ("target", "target_"), "other": ("target", "target_"), "thing": ("item", "item_"),
}  # fmt: skip
"""Parameters that are tokens: the word for its kind, and what stands before ``piece`` and ``seat``."""


def named(args: dict[str, Any]) -> dict[str, Any]:
    """Parameters of an event as logs and screens want them: kinds to be put into words, and the ids of what they speak of."""
    plain: dict[str, Any] = {}
    for name, value in args.items():
        if name in TOKEN_ARGS:
            word, prefix = TOKEN_ARGS[name]
            plain[word] = KINDS[KIND[value]]
            plain[f"{prefix}piece"] = NAMES[value]
            if prefix:
                plain[f"{prefix}seat"] = letter_of(SIDE_OF[value])
        elif name in ("square", "start", "pit"):
            plain[name] = SQUARE_NAMES[value]
        elif name in ("place", "gear"):
            plain[name] = PLACE_NAMES[value]
        elif name in ("path", "over", "squares"):
            plain[name] = [SQUARE_NAMES[square] for square in value]
        elif name in ("tokens", "attackers", "defenders"):
            plain[name] = [NAMES[token] for token in value]
        else:
            plain[name] = value
    return plain
