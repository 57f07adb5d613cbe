"""Planning a turn of Dungeon Twister: a search through whole actions, and what comes of fights and reveals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from ....bots.duel import solve
from ....kernel.ask import Option
from ..combat import combat_cards, lose, strength_of
from ..rules import playable_cards
from ..state import HIDDEN, State
from ..tokens import ACTION_CARDS, IS_CHARACTER, SIDE_OF
from .moves import FIGHT, REVEAL, WholeAction, whole_actions
from .ways import known
from .worth import COMBAT_WORTH, worth

REVEALED = 0.12
"""What a revealed room is worth: one places nearly everything in it, and the way is known."""
WOKEN, DISPLACED = 0.22, 0.04
"""What is added for each own character in it, and for each of the enemy's tokens, which one places badly."""
FIGHTING = 0.02
"""What each action point left after a fight or a reveal is worth; nobody knows yet what it will be used for."""

ALIKE, MOST_WEIGHED = 2, 16
"""How many ends of turns that begin in the same way, and how many in all, are weighed with the opponent's answer."""
ANSWER = 90
"""How many positions are looked at for the opponent's answer."""


class Node:
    """A position in the middle of a turn: what it is worth to end the turn there, and the answers that lead to it."""

    __slots__ = ("answers", "depth", "done", "g", "parent", "value")

    def __init__(self, g: State, parent: Node | None, answers: tuple[Option, ...], value: float, done: bool) -> None:
        self.g = g
        self.parent = parent
        self.answers = answers
        self.value = value
        self.depth: int = parent.depth + 1 if parent else 0
        self.done = done

    def first(self) -> tuple[Option, ...]:
        """The answers of the first action of the turn that led here."""
        node = self
        while node.parent is not None and node.parent.parent is not None:
            node = node.parent
        return node.answers


class Planner:
    """The best turn that can be found: all positions that whole actions lead to, the most promising tried further first.

    The search goes down again and again, each time trying at every depth the best position that was not tried yet.

    :param g: the position, with a turn under way; it is not changed.
    :param seat: for whom.
    """

    def __init__(self, g: State, seat: int) -> None:
        self.seat = seat
        root = g.copy()
        root.plan = known(root.plan)
        self.root = Node(root, None, (), worth(root, seat), False)
        self.best = self.root
        self.by_left = {root.left: self.root.value}
        """By action points left of the card: what the best position is worth in which so many are left."""
        self.levels: list[list[Node]] = [[self.root]]
        self.seen: set[Any] = {key_of(root)}
        self.ends: list[Node] = [self.root]
        """Every position in which the turn may end, but those of which the search began (see :meth:`search`)."""
        self.tried = 0

    def search(self, going_on: Callable[[int], bool], first: Iterator[WholeAction] | None = None) -> Node:
        """Look for the best end of the turn.

        :param going_on: whether to look further, given the number of positions looked at.
        :param first: the actions to choose from at the beginning; all if not given.
        """
        if first is not None:
            self.levels[0].clear()
            self.ends.clear()
            self.best = self.root = Node(self.root.g, None, (), -1e9, False)
            self.expand(self.root, first)
        while going_on(self.tried):
            fresh = False
            for level in range(len(self.levels)):
                node = self._next(level)
                if node is not None:
                    fresh = True
                    self.expand(node, whole_actions(node.g))
                    if not going_on(self.tried):
                        break
            if not fresh:
                break
        return self.best

    def weigh(self, going_on: Callable[[int], bool]) -> Node:
        """The one of the best ends found so far that leaves the opponent least, as far as its answer can be foreseen.

        :param going_on: as for :meth:`search`; at least two are weighed if there are two.
        """
        firsts: Counter[tuple[Option, ...]] = Counter()
        found: list[tuple[float, Node]] = []
        for node in sorted(self.ends, key=lambda node: -node.value):
            if len(found) > 1 and not going_on(self.tried):
                break
            first = node.first()
            firsts[first] += 1
            if firsts[first] <= ALIKE:
                found.append((self.answered(node), node))
                if len(found) >= MOST_WEIGHED:
                    break
        if found:
            self.best = max(found, key=lambda each: each[0])[1]
        return self.best

    def answered(self, node: Node) -> float:
        """What the end of a turn is worth after the opponent's likely turn."""
        g = node.g.copy()
        if g.over or g.winner >= 0:
            return node.value
        other = 1 - self.seat
        if not g.actions[self.seat]:
            g.actions[self.seat] = ACTION_CARDS
        g.active = other
        g.turn += 1
        g.card = max(playable_cards(g, other))
        g.left = int(g.card)
        g.boost = {}
        g.hurt = g.idle = g.handled = 0
        reply = Planner(g, other)
        reply.search(lambda tried: tried < ANSWER)
        self.tried += reply.tried
        return node.value - worth(node.g, self.seat) - reply.best.value

    def _next(self, level: int) -> Node | None:
        """The best position of a depth that was not tried yet."""
        nodes = self.levels[level] if level < len(self.levels) else []
        if not nodes:
            return None
        best = max(range(len(nodes)), key=lambda at: nodes[at].value)
        nodes[best], nodes[-1] = nodes[-1], nodes[best]
        return nodes.pop()

    def expand(self, node: Node, found: Iterator[WholeAction]) -> None:
        """Look at everything that may be done in a position."""
        for whole in found:
            key = key_of(whole.after)
            if whole.open == 0:
                if key in self.seen:
                    continue
                self.seen.add(key)
            self.tried += 1
            value = value_of(whole, self.seat)
            child = Node(whole.after, node, whole.answers, value, whole.open != 0)
            self.ends.append(child)
            left = whole.after.left
            if value > self.by_left.get(left, -1e9):
                self.by_left[left] = value
            if value > self.best.value + 1e-9:
                self.best = child
            if not child.done and (whole.after.left > 0 or whole.after.boost):
                while len(self.levels) <= child.depth:
                    self.levels.append([])
                self.levels[child.depth].append(child)


def key_of(g: State) -> Any:
    """Equal for positions in which the rest of the turn is the same."""
    return id(g.plan), tuple(g.at), tuple(g.load), g.wounded, g.left, tuple(g.boost.items()), g.jumps[0], g.jumps[1], g.idle


def value_of(whole: WholeAction, seat: int) -> float:
    """What an action leads to, as far as one can tell."""
    if whole.open == FIGHT:
        return fight_value(whole.after, whole.about, seat) + FIGHTING * whole.after.left
    value = worth(whole.after, seat)
    if whole.open == REVEAL:
        value += REVEALED + FIGHTING * whole.after.left
        for token, at in enumerate(whole.after.at):
            if at == HIDDEN + whole.about:  # what the enemy's tokens are is a guess, so all count alike
                value += DISPLACED if SIDE_OF[token] != seat else WOKEN if IS_CHARACTER[token] else 0.0
    return value


# -- fights ---------------------------------------------------------------------------------------------------------------------


def payoffs(g: State, sides: tuple[tuple[int, ...], tuple[int, ...]], seat: int) -> tuple[list[list[float]], list[str], list[str]]:
    """What every pair of combat cards brings to ``seat``, by its own card and the other's; and these cards."""
    attackers, defenders = sides
    attacking = SIDE_OF[attackers[0]] == seat
    mine, theirs = combat_cards(g, seat), combat_cards(g, 1 - seat)
    won, lost = g.copy(), g.copy()
    lose(won, defenders if attacking else attackers)
    lose(lost, attackers if attacking else defenders)
    over = [worth(lost, seat), worth(g, seat), worth(won, seat)]
    edge = strength_of(g, attackers, True) - strength_of(g, defenders, False)
    if not attacking:
        edge = -edge
    table = []
    for card in mine:
        row = []
        for other in theirs:
            total = edge + int(card) - int(other)
            row.append(over[1 + (total > 0) - (total < 0)] - COMBAT_WORTH[card] + COMBAT_WORTH[other])
        table.append(row)
    return table, list(mine), list(theirs)


def fight_value(g: State, sides: tuple[tuple[int, ...], tuple[int, ...]], seat: int) -> float:
    """What a fight is worth when both choose their cards as well as can be."""
    return solve(payoffs(g, sides, seat)[0])[0]
