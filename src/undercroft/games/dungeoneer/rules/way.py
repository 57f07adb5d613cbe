"""How playing alone differs from playing together, moment by moment (rules §14).

The rules ask :func:`way_of` at each such moment. :class:`Together` says what several players do; :class:`.solo.Alone` overrides it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.ask import LETTERS, Choose, MaybeScript, Script, letter_of, seat_of
from ..cards.fields import Adventure, Body, MapCard
from ..state.attacks import Attack, Battle
from ..state.fighters import lives
from ..state.moments import Moment
from ..state.state import LORD, TO_WIN, State
from .piles import draw_cards, keep_lair, take_to_hand
from .reasons import WHEN
from .values import hand_size

KEEP, REWARD = "keep", "reward"
"""The questions where a monster goes after a battle, and who gets peril for its wounds."""


RANKED = ("quests", "level", "life", "glory")
"""What counts at the turn limit, in this order."""


def rank(g: State, seat: int) -> tuple[int, int, int, int]:
    """How a seat stands in each of these."""
    player = g.players[seat]
    return len(player.completed), player.level, player.life, player.glory


class Together:
    """Several play, each of them the Dungeonlord of the others. The methods come in the order of a game."""

    alone = False
    """Whether one plays, as views tell it. Whoever asks what follows from that, asks the methods and flags below."""
    watched = True
    """Whether somebody must not see who is asked at a moment (§17)."""
    rises = True
    """Whether variant 2 brings a defeated player back. Alone the hero's defeat is the end (§14)."""
    discards = True
    """Whether a card is discarded at the end of a turn (§5.5). Alone: no discarding (§14)."""
    saves = True
    """Whether an action point may be saved at the end of a turn (§5.5). Alone there is no turn but one's own to use it in."""
    after_reset = LORD
    """The phase after the Reset (§5.1). Alone there is no Dungeonlord phase (§14)."""
    dealt = 2, 1
    """How many personal quests each player gets, and how many global ones there are (§3). Alone 3 personal ones, and the others are
    put away (§14)."""
    peril_deck = False
    """Whether the deck is split once the game is set up, so that peril has a deck of its own. Alone it is (§14)."""
    fewest = 2
    """How many heroes must live for the game to go on (§1). Alone one (§14)."""
    goes_home = False
    """Whether a hero with three quests must still reach an entrance to win (§1). Alone it must (§14)."""

    def quests(self, g: State) -> tuple[int, int]:
        """How many quests are dealt: personal ones to each, and global ones (§3; variant 6)."""
        return (0, 2) if g.options.nothing_personal else self.dealt

    def quests_needed(self, seats: int) -> int:
        """How many quests the cards must have to begin with (§3)."""
        personal, common = self.dealt
        return seats * personal + common

    def adventures(self, g: State) -> Sequence[str]:
        """The adventure cards that are played with. Alone those for several heroes, warps and shifts are left out (§14)."""
        return g.cards.bag

    def prepare(self, g: State) -> None:
        """Before hands are drawn (§3). Alone the deck is split, and there is no account of peril (§14)."""

    def leader(self, g: State) -> int:
        """Who wins at the turn limit: most completed quests, then highest level, most life, most glory; -1: nobody. Alone the game
        is lost."""
        living = g.living()
        best = max(rank(g, seat) for seat in living)
        first = [seat for seat in living if rank(g, seat) == best]
        return first[0] if len(first) == 1 else -1

    def ahead_by(self, g: State, winner: int) -> str:
        """The account in which the winner at the turn limit is ahead of all others: those before it are equal with the next best;
        "" where nobody wins."""
        others = [rank(g, seat) for seat in g.living() if seat != winner]
        if winner < 0 or not others:
            return ""
        return next(word for word, mine, next_best in zip(RANKED, rank(g, winner), max(others), strict=True) if mine != next_best)

    def accounts(self, g: State, winner: int, how: str) -> tuple[int, int]:
        """What the winner at the turn limit and the next best have in the account that decides; 0 and 0 where none does."""
        others = [rank(g, seat) for seat in g.living() if seat != winner]
        if how not in RANKED or not others:
            return 0, 0
        place = RANKED.index(how)
        return rank(g, winner)[place], max(others)[place]

    def refuse_permanent(self, g: State, card: Adventure, m: Moment) -> str:
        """Why a permanent boon or treasure may not be played at this moment of one's Hero phase, or "". Alone treasures are played
        in the Reward step only, boons on an entrance only (§14)."""
        return ""

    def when(self, card: Adventure) -> str:
        """The reason that says when a boon or treasure can be played. Alone permanent treasures have a time of their own (§14)."""
        return WHEN[card.timing]

    def gains(self, card: MapCard) -> tuple[int, int]:
        """What a space adds to the hero's account of peril, and of glory (§7). Alone there is no account of peril (§14)."""
        return card.peril, card.glory

    def income(self, g: State, seat: int, space: str, stays: bool = False) -> list[str]:
        """Peril and glory of a space (§7). Alone its peril rolls dice, and the cards that they reveal are returned (§14).

        :param stays: whether the hero has stayed there (§5.5), and not come.
        """
        peril, glory = self.gains(g.cards.maps[space])
        player = g.players[seat]
        player.peril += peril
        player.glory += glory
        g.tell("gains", seat=seat, peril=peril, glory=glory, space=space, stays=stays)
        return []

    def revealed(self, card: MapCard) -> float:
        """How many cards the peril of a space reveals, on average. Alone a die each may reveal one (§14)."""
        return 0.0

    def play_banes(self, g: State, cards: list[str]) -> MaybeScript:
        """The banes among the revealed cards, before the hazards of the space (§14)."""
        return ()

    def meet(self, g: State, cards: list[str], space: str) -> MaybeScript:
        """The encounters among the revealed cards, after the hazards of the space (§14)."""
        return ()

    def attacked(self, g: State, attacks: list[Attack]) -> None:
        """Monsters attack. Alone the first of them gets the banes that have waited for it (§14)."""

    def forms_of(self, body: Body) -> tuple[str, ...]:
        """The forms in which a monster that is nobody's card may attack (ruling 38). Alone it is the best one (ruling 33)."""
        return body.forms

    def defender(self, seat: int) -> int:
        """Who plays a challenged monster: the seat that has played the attacking one (§9.6). Alone nobody (-1)."""
        return seat

    def clear(self, g: State, battle: Battle, attacks: list[Attack]) -> Script:
        """Step VII: unwounded monsters to hand or lair, wounded ones to lair or discard pile, defeated ones are discarded (§9.7).
        Alone all are discarded; in the harder game the dearest that lives goes to the lair (§14)."""
        for attack in attacks:
            if attack.gone or not lives(g, battle, attack.owner):
                g.discard(attack.monster)
                continue
            choices = ("lair", "discard") if attack.hurt else ("hand", "lair")
            answer = yield Choose(attack.owner, KEEP, [(choice, attack.monster) for choice in choices], about=attack)
            player = g.players[attack.owner]
            if answer[0] == "hand":
                take_to_hand(g, attack.owner, attack.monster)
            elif answer[0] == "lair":
                player.lair.append(attack.monster)
            else:
                g.discard(attack.monster)
            g.tell("keeps", seat=attack.owner, card=attack.monster, where=answer[0], hurt=attack.hurt)
            yield from keep_lair(g, attack.owner)

    def take_back(self, g: State, attack: Attack, seat: int) -> None:
        """A monster goes back to its owner's hand in the middle of a battle. Alone it is discarded (V9).

        :param seat: who has sent it back.
        """
        player = g.players[attack.owner]
        if player.alive:
            take_to_hand(g, attack.owner, attack.monster)
            g.tell("keeps", seat=attack.owner, card=attack.monster, where="hand", hurt=False)
        else:
            g.discard(attack.monster)

    def reward(self, g: State, battle: Battle) -> Script:
        """Step VIII, after the glory: for each wound a monster dealt its owner may give 1 peril (§9.8, ruling 11). Alone a glory
        card may be drawn for each monster defeated, and treasures may be played (§14)."""
        for owner, wounds in battle.dealt.items():
            given: dict[str, int] = {}
            for left in range(wounds, 0, -1):
                others = g.others(owner)
                if not g.players[owner].alive or not others:
                    break
                answer = str((yield Choose(owner, REWARD, [*[letter_of(other) for other in others], "nobody"], about={**given})))
                battle.dealt[owner] = left - 1
                if answer != "nobody":
                    given[answer] = given.get(answer, 0) + 1
            for target, count in given.items():  # told at one go: two gifts of one battle looked like one told twice
                g.players[seat_of(target)].peril += count
                g.tell("reward-peril", seat=owner, target_seat=target, count=count, sole=len(g.others(owner)) == 1)

    def draw_at_end(self, g: State, seat: int) -> MaybeScript:
        """At the end of the turn: up to five cards (§5.5). Alone one glory card may be drawn (§14)."""
        draw_cards(g, seat, hand_size(g, seat), fills=True)
        return ()

    def has_won(self, g: State, seat: int) -> bool:
        """Whether a hero has won: with three quests (§1). Alone it must stand on an entrance as well (§14)."""
        return len(g.players[seat].completed) >= TO_WIN

    def survivor(self, g: State, claims: Sequence[int]) -> int:
        """Who wins when at most one hero is left: that one; else the first seat in ``claims`` (-1: none), else the active player
        (§1, ruling 48). Alone nobody (-1): with the hero's defeat the game is lost (§14)."""
        living = g.living()
        return living[0] if living else next((seat for seat in claims if seat >= 0), g.active)

    def tell_no_winner(self, g: State) -> None:
        """The game has ended, and nobody has won. Alone it is lost (§14)."""
        g.tell("nobody-wins")


WAYS: dict[int, Together] = dict.fromkeys(range(2, len(LETTERS) + 1), Together())
"""The way to play by the number of seats; :mod:`.turn` adds that of one."""


def way_of(g: State) -> Together:
    """The way in which this game is played."""
    return WAYS[len(g.players)]
