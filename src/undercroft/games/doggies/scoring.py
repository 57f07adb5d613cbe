"""The end of a game of Dungeons & Doggies: coins, quests, ties (rules §7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .cards import CHEST, CHEST_COINS, HUNT_COINS, MONSTER, PLUTO, QUESTS, TRAP, VAGABOND, Quest

if TYPE_CHECKING:
    from .burden import Taken
    from .state import Dog, State


class Score:
    """What one dog has in the end.

    :param coins: on coin rooms. ``monsters``: printed on beaten monsters. ``chests``: from chests that a key opens.
    :param traps, vagabonds: what is taken off.
    :param quests: its own quest first, then the shared row: how often each was completed.
    """

    __slots__ = ("chests", "coins", "done", "monsters", "quests", "traps", "vagabonds")

    def __init__(self, g: State, seat: int) -> None:
        self.coins = self.monsters = self.chests = self.traps = self.vagabonds = self.done = 0
        self.quests: list[tuple[str, int]] = []
        if seat >= len(g.dogs):
            return  # boards are still being chosen
        dog = g.dogs[seat]
        for taken in dog.taken:
            kind, worth = taken.room.kind, taken.room.worth
            if kind == MONSTER:
                self.monsters += worth
            elif kind == TRAP:
                self.traps -= worth
            elif kind == VAGABOND:
                self.vagabonds -= worth
            else:
                self.coins += worth
        self.chests = from_chests(dog.taken, keys_of(dog.card.id, dog.taken))
        self.quests = [(quest, times_done(g, seat, QUESTS[quest])) for quest in (dog.quest, *g.shared) if quest]
        self.done = sum([min(times, 1) if g.options.quest_tiebreak == "quests" else times for _, times in self.quests])
        """Completed quests, as a tie counts them (ruling 32)."""

    @property
    def quest_coins(self) -> int:
        """Coins that quests bring."""
        return sum([QUESTS[quest].coins * times for quest, times in self.quests])

    @property
    def costs(self) -> int:
        """What traps and vagabonds take off: below zero."""
        return -self.traps - self.vagabonds

    @property
    def purse(self) -> int:
        """Coins of all cards, without quests."""
        return self.coins + self.monsters + self.chests + self.costs

    @property
    def total(self) -> int:
        """All coins; below zero, too (ruling 34)."""
        return self.purse + self.quest_coins


def keys_of(dog: str, cards: Sequence[Taken]) -> int:
    """Keys: one on each key monster's card, and Pluto's own (ruling 26)."""
    return sum([taken.room.key for taken in cards]) + (1 if dog == PLUTO else 0)


def from_chests(cards: Sequence[Taken], keys: int) -> int:
    """Coins from chests: one key opens one (§7.1)."""
    return CHEST_COINS * min(keys, len([taken for taken in cards if taken.room.kind == CHEST]))


def coins_of(dog: str, cards: Sequence[Taken]) -> int:
    """What everybody can count of a dog's cards: coins, opened chests, less traps and vagabonds; no quests."""
    return sum([taken.room.worth for taken in cards]) + from_chests(cards, keys_of(dog, cards))


def open_coins(g: State, seat: int, cards: Sequence[Taken]) -> int:
    """What cards bring a dog for certain, as everybody knows it: with the shared hunts, without its own quest."""
    return coins_of(g.dogs[seat].card.id, cards) + _hunted(g.shared, cards)


def sure_coins(g: State, seat: int, cards: Sequence[Taken]) -> int:
    """What cards bring a dog for certain, as its own seat knows it. Most trophies of a weapon are not certain before the end."""
    dog = g.dogs[seat]
    return coins_of(dog.card.id, cards) + _hunted((dog.quest, *g.shared), cards)


def _hunted(quests: Sequence[str], cards: Sequence[Taken]) -> int:
    """What hunts among these quests bring."""
    names = [taken.room.name for taken in cards]
    return HUNT_COINS * sum([names.count(QUESTS[quest].monster) for quest in quests if quest])


def times_done(g: State, seat: int, quest: Quest) -> int:
    """How often a quest is completed: a hunt once for each monster beaten, most trophies of a weapon by one player only (§7.3)."""
    if quest.monster:
        return len([taken for taken in g.dogs[seat].taken if taken.room.name == quest.monster])
    return 1 if most_of(g, quest.weapon) == seat else 0


def most_of(g: State, weapon: int) -> int:
    """Who has most trophies of a weapon; tied, more of it on the board; -1 if still tied, or nobody has any (§7.3, ruling 30)."""
    ahead = leaders_of(g, weapon)
    return ahead[0] if len(ahead) == 1 else -1


def leaders_of(g: State, weapon: int) -> list[int]:
    """Those who have most trophies of a weapon, and of these most of it on the board; nobody where nobody has any (§7.3)."""
    ranks = [(trophies_of(dog, weapon), dog.card.attack[weapon]) for dog in g.dogs]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best] if best[0] else []


def trophies_of(dog: Dog, weapon: int) -> int:
    """Trophy symbols of a weapon, with potions not spent; both symbols of a vagabond's side count (§7.3, ruling 31)."""
    count = dog.potions[weapon]
    for taken in dog.taken:
        if taken.shows(weapon):
            count += 1 if taken.room.kind == VAGABOND else taken.room.trophy[weapon]
    return count


def scores_of(g: State) -> list[Score]:
    """The scores of all seats."""
    return [Score(g, seat) for seat in range(g.seats)]


def ranks_of(scores: list[Score]) -> list[int]:
    """Everybody's place, from 1: most coins, then more completed quests, then shared (§7, ruling 54)."""
    keys = [(score.total, score.done) for score in scores]
    return [1 + len([other for other in keys if other > key]) for key in keys]


def finish(g: State) -> None:
    """The game is over: each dog's coins are counted, the quests are judged one by one, and it is said who has won."""
    g.over = True
    scores = scores_of(g)
    if g.journal is not None:
        tell_quests(g)
        for seat, score in enumerate(scores):
            g.counted = seat + 1
            g.tell(
                "scores", seat=seat, coins=score.coins, monsters=score.monsters, chests=score.chests, costs=score.costs,
                quest_coins=score.quest_coins, total=score.total,
            )  # fmt: skip
    g.counted = g.seats
    winners = [seat for seat, rank in enumerate(ranks_of(scores)) if rank == 1]
    g.tell("wins" if len(winners) == 1 else "share", seats=winners)


def tell_quests(g: State) -> None:
    """The shared quests one by one, then everybody's own."""
    for id in g.shared:
        for seat in range(g.seats):
            tell_quest(g, seat, QUESTS[id], own=False)
        quest = QUESTS[id]
        if quest.monster and not any(times_done(g, seat, quest) for seat in range(g.seats)):
            g.tell("hunted-nobody", quest=id, what=quest.what)
        if not quest.monster and most_of(g, quest.weapon) < 0:
            tied = leaders_of(g, quest.weapon)
            count = trophies_of(g.dogs[tied[0]], quest.weapon) if tied else 0
            g.tell("most-nobody", quest=id, what=quest.what, count=count, seats=tied)
    for seat, dog in enumerate(g.dogs):
        tell_quest(g, seat, QUESTS[dog.quest], own=True)


def tell_quest(g: State, seat: int, quest: Quest, own: bool) -> None:
    """What a quest brings a seat; nothing is told of a shared one that brings it nothing."""
    times = times_done(g, seat, quest)
    if times and quest.monster:
        g.tell("hunted", quest=quest.id, what=quest.what, seat=seat, count=times, coins=quest.coins * times, own=own)
    elif times:
        count = trophies_of(g.dogs[seat], quest.weapon)
        equals = [other for other, dog in enumerate(g.dogs) if other != seat and trophies_of(dog, quest.weapon) == count]
        g.tell("most", quest=quest.id, what=quest.what, seat=seat, count=count, coins=quest.coins, own=own, seats=equals)
    elif own:
        why, count, most, seats = why_failed(g, seat, quest)
        g.tell(
            "own-quest-failed", quest=quest.id, what=quest.what, seat=seat, why=why, count=count, most=most, seats=seats
        )  # fmt: skip


def why_failed(g: State, seat: int, quest: Quest) -> tuple[str, int, int, list[int]]:
    """Why a quest brings a seat nothing: no victory, or others with as many trophies or more; how many it has, and they; who."""
    if quest.monster:
        return "hunt", 0, 0, []
    leaders = leaders_of(g, quest.weapon)
    if not leaders:
        return "none", 0, 0, []
    most, count = trophies_of(g.dogs[leaders[0]], quest.weapon), trophies_of(g.dogs[seat], quest.weapon)
    why = "tied" if seat in leaders else "board" if count == most else "fewer"
    return why, count, most, [other for other in leaders if other != seat]


def score_of(g: State) -> list[float]:
    """Each seat's share of victory."""
    ranks = ranks_of(scores_of(g))
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


WON, SHARED, LESS, FEWER_QUESTS = "won", "shared", "less", "fewer-quests"
"""What became of a dog: won, shares the victory, has fewer coins, has as many but fewer quests."""


def fates_of(scores: list[Score]) -> list[str]:
    """What became of each dog."""
    ranks = ranks_of(scores)
    most = max([score.total for score in scores])
    winners = ranks.count(1)
    return [
        (WON if winners == 1 else SHARED) if rank == 1 else FEWER_QUESTS if score.total == most else LESS
        for rank, score in zip(ranks, scores, strict=True)
    ]  # fmt: skip
