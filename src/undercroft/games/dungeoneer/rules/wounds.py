"""Wounds, what prevents them, defeat, and the end of the game (rules §1, §8, §9, §11)."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from ....kernel.ask import Choose, MaybeScript, Option, Question, Refusal, Refused, Script, asking, letter_of
from ..cards.fields import Work
from ..state.moments import PASS, Lost
from ..state.state import CLOSE, State, hero_key
from .entrances import entrances_to_rise
from .piles import draw_cards, leave_play
from .reasons import because, glory_lacking
from .twist import TWISTS
from .values import ability_of, can_use_here, counts, in_play, is_off, most_life, place_of_use, spendable
from .way import way_of

PREVENT = "prevent"
"""The question whether to prevent a wound."""
STRIKE, MONSTER_TEXT, TRAP_CARD, EXIT, HAZARD, QUEST, CARD = "strike", "monster", "trap", "exit", "hazard", "quest", "card"
LAST_CRY = "last"
"""Where wounds come from; the last: what a defeated monster does."""
NO_ROLLS: Final[Mapping[int, Lost]] = {}
"""The rolls of a cause without dice."""


FAILED = "failed"
"""What the journal calls a quest at which somebody else has failed."""


class Cause:
    """What a wound or a fall comes from.

    :param kind: one of the words above.
    :param owner: the seat whose card or hero did it; -1 for exits, hazards, quests.
    :param card: the card, or a space.
    :param survivor: who wins if all remaining heroes fall at once; else ``owner``, else the active player (ruling 48).
    :param lost: the rolls that were lost, by seat, where it came by dice.
    :param tried: of a quest that failed: whose attempt it was.
    """

    __slots__ = ("card", "kind", "lost", "owner", "survivor", "tried")

    def __init__(
        self, kind: str, owner: int = -1, card: str = "", survivor: int = -1, lost: Mapping[int, Lost] = NO_ROLLS, tried: int = -1
    ) -> None:
        self.tried = tried
        self.kind = kind
        self.owner = owner
        self.card = card
        self.survivor = survivor
        self.lost = lost

    def effect(self, seat: int) -> dict[str, Any]:
        """What the journal tells of an effect that is no wound: the card, and whether a strike (``hit``) or a lost roll (``fail``)
        of which form has brought it; "" for neither."""
        form = self.lost[seat][0] if seat in self.lost else ""
        return {"card": self.card, "how": "" if not form else "hit" if self.kind == STRIKE else "fail", "form": form}

    def told(self, seat: int) -> dict[str, Any]:
        """What the journal tells of it: what it was, whose, and the roll that this seat lost ("" for its form: there was none)."""
        form, total, against = self.lost.get(seat, ("", 0, 0))
        by = "" if self.owner < 0 else letter_of(self.owner)
        kind = "hero" if self.kind == STRIKE and not self.card else self.kind
        if self.tried not in (-1, seat):
            kind, by = FAILED, letter_of(self.tried)
        return {"cause": kind, "card": self.card, "by_seat": by, "form": form, "total": total, "against": against}


Verdict: TypeAlias = Generator[Question, Any, bool]
"""A script that returns yes or no."""


class Over(Exception):
    """The game has ended in the middle of a script."""


# --- wounds ---------------------------------------------------------------------------------------------------------------------


def wound(g: State, hurt: Sequence[tuple[int, int]], cause: Cause) -> Script:
    """Heroes lose life, all together; before that each player may prevent wounds (window X). What was really lost is noted in the
    running battle (§9.8, ruling 43)."""
    left: list[tuple[int, int]] = []
    for seat, count in hurt:
        if g.players[seat].alive and count > 0:
            yield from prevent(g, seat, count, cause, left)
    dead, lost_to = [], ""
    for seat, count in left:
        player = g.players[seat]
        lost = min(count, player.life)
        ring = ferry_of(g, seat) if lost == player.life else ""
        lost -= ring != ""
        player.life -= lost
        told = cause.told(seat)
        if lost:
            g.tell("wounded", seat=seat, count=lost, life=player.life, **told)
            lost_to = told["cause"] if seat != cause.owner else lost_to
        note_wound(g, cause, lost)
        if ring:
            unpaid = not lost and is_rewarded(g, cause) and len(g.living()) > 1
            g.tell("saved-by", seat=seat, card=ring, cause=told["cause"], on=cause.card, by_seat=told["by_seat"], unpaid=unpaid)
            yield from leave_play(g, seat, ring, "used")
        if player.life == 0:
            dead.append(seat)
    if dead:
        yield from defeat(g, dead, cause)
    if cause.owner >= 0 and lost_to in (TRAP_CARD, "hero"):
        g.tell("no-reward", seat=cause.owner, kind=lost_to)


def prevent(g: State, seat: int, count: int, cause: Cause, left: list[tuple[int, int]]) -> Script:
    """Window X: the player of the wounded hero prevents wounds as long as it can and likes."""
    total = count
    while count > 0:
        if not preventers(g, seat, cause):
            break
        about = cause, total - count + 1, total
        answer = yield from asking(
            lambda about=about: Choose(seat, PREVENT, prevent_options(g, seat, about), about=about, among=prevent_options)  # type: ignore[misc]
        )
        if answer == PASS:
            break
        card = str(answer[1])
        work = g.cards.adventures[card].work
        assert work.use is not None
        pay_use(g, seat, card, work, work.use.glory)
        tell_payment(g, seat, card, work)
        yield from spend_use(g, seat, card, work)
        count -= TWISTS[work.twist].prevent(g, seat, card)
        yield from TWISTS[work.twist].prevented(g, seat, card)
    left.append((seat, max(0, count)))


def pay_use(g: State, seat: int, name: str, work: Work, glory: int) -> None:
    """Pay for the use of a card, hero or space: so much glory, action points, its one use."""
    player, use = g.players[seat], work.use
    assert use is not None
    player.glory -= glory
    player.pay(use.ap)
    if use.once == "turn" or (use.once and name in g.cards.maps):  # of a space only its own Hero phase makes use
        g.used.add((seat, name))
    elif use.once == "round":
        g.spent.add(name)


def spend_use(g: State, seat: int, name: str, work: Work) -> MaybeScript:
    """Discard a card that is used up."""
    spent = work.use is not None and work.use.discard and not (work.twist and TWISTS[work.twist].discards)
    return leave_play(g, seat, name, "used") if spent else ()


def tell_payment(g: State, seat: int, name: str, work: Work) -> None:
    """Tell what was paid to prevent a wound, where that is not told with the card's use."""
    assert work.use is not None
    if work.use.glory:
        g.tell("pays", seat=seat, count=work.use.glory, what="wound", card=name)
    if work.use.ap:
        g.tell("pays-ap", seat=seat, count=work.use.ap, what="wound", card=name)


def prevent_options(g: State, seat: int, about: tuple[Cause, int, int], why: Refused | None = None) -> list[Option]:
    """What the player of a wounded hero may do about a wound: of this cause, the first, second ... of so many."""
    return [*preventers(g, seat, about[0], why), PASS]


def preventers(g: State, seat: int, cause: Cause, why: Refused | None = None) -> list[Option]:
    """Readied cards and attachments that may prevent a wound of this cause now."""
    found: list[Option] = []
    for card in in_play(g, seat):
        work = g.cards.adventures[card].work
        if work.use is None or work.use.when != "wounded":
            continue
        key = refuse_prevention(g, seat, card, work, cause)
        if not key:
            found.append(("use", card))
        elif why is not None:
            why.add(cannot_prevent(g, seat, key, card, work), f"card:{card}", ("use", card))
    return found


def cannot_prevent(g: State, seat: int, key: str, card: str, work: Work) -> Refusal:
    """The reason of :func:`refuse_prevention`, with its figures."""
    assert work.use is not None
    if key == "too-little-glory":
        return glory_lacking(g, seat, card, work.use.glory, "use")
    return because(key, kind=place_of_use(work)[0]) if key == "other-terrain" else because(key)


def refuse_prevention(g: State, seat: int, card: str, work: Work, cause: Cause) -> str:
    """Why a card that can prevent wounds does not prevent this one, or ""."""
    assert work.use is not None
    if (seat, card) in g.used or card in g.spent:
        return "used-already"
    if g.players[seat].glory < work.use.glory:
        return "too-little-glory"
    if spendable(g, seat) < work.use.ap:
        return "too-few-ap"
    if not can_use_here(g, seat, work):
        return "other-terrain"
    if g.cards.disables and is_off(g, seat, card):
        return "switched-off"
    return "" if TWISTS[work.twist].prevents(cause.kind) else "other-wound"


def ferry_of(g: State, seat: int) -> str:
    """A readied card, or an attachment, that saves the hero when its life would fall to 0, or ""."""
    for card in in_play(g, seat):
        work = g.cards.adventures[card].work
        if work.twist and TWISTS[work.twist].saves and counts(g, seat, work) and not is_off(g, seat, card):
            return card
    return ""


def note_wound(g: State, cause: Cause, lost: int) -> None:
    """Rewards go by life really lost to a monster: by its strike, or by its own text (ruling 43)."""
    battle = g.battle
    if battle is not None and lost and is_rewarded(g, cause):
        battle.dealt[cause.owner] = battle.dealt.get(cause.owner, 0) + lost


def is_rewarded(g: State, cause: Cause) -> bool:
    """Whether life lost to this cause brings the owner of a monster a reward."""
    if g.battle is None or not g.battle.by_monsters or cause.owner < 0:
        return False
    return cause.kind == STRIKE or (cause.kind in (MONSTER_TEXT, LAST_CRY) and g.options.reward_wounds == "all")


def heal(g: State, seat: int, count: int, cause: str, card: str) -> None:
    """Life comes back, never above the printed life.

    :param cause: what gives it, ``quest`` or ``card``; ``card`` is its name.
    """
    player = g.players[seat]
    if cause != QUEST and g.cards.maps[player.space].no_healing:
        g.tell("no-healing", seat=seat, space=player.space, card=card)
        return
    gained = min(count, most_life(g, seat) - player.life)
    if gained > 0:
        player.life += gained
        g.tell("heals", seat=seat, count=gained, life=player.life, cause=cause, card=card, ability=ability_of(g, card))


def knock_down(g: State, seat: int, standup: int, cause: Cause) -> None:
    """The hero falls.

    :param standup: what a melee roll must reach to stand up, 0: none; the stricter condition stays.
    """
    player = g.players[seat]
    player.standup = max(player.standup, standup)
    if not player.down:
        player.down = True
        why = "pit" if cause.kind == HAZARD else cause.kind if cause.card else "own"
        g.tell("falls", seat=seat, cause=why, value=player.standup, **cause.effect(seat))


# --- defeat ---------------------------------------------------------------------------------------------------------------------


def defeat(g: State, seats: Sequence[int], cause: Cause) -> Script:
    """Heroes without life are defeated, their players out of the game (ruling 22); the last who lives wins (§1, ruling 48)."""
    for seat in seats:
        g.players[seat].alive = False
        g.tell("defeated", seat=seat, **cause.told(seat))
    over = len(g.living()) < way_of(g).fewest  # then nobody needs to know what is left of them
    for seat in seats:
        player = g.players[seat]
        rises = g.options.resurrection and way_of(g).rises and bool(free_heroes(g))
        lost = lose_belongings(g, seat)
        if lost and (rises or not over):
            g.tell("loses-cards", seat=seat, count=lost)
        for quest in player.escorts:
            if quest in player.quests:
                player.quests.remove(quest)
            g.dropped[quest] = player.space
            if rises or not over:
                g.tell("token-lies", seat=seat, quest=quest, space=player.space)
        player.escorts = []
        g.fallen.append(player.hero)
        if rises:
            yield from rise_again(g, seat)
        else:
            for quest in player.quests:
                g.tokens.pop(quest, None)
                if not over:
                    g.tell("quest-gone", seat=seat, quest=quest)
            player.quests = []
    if len(g.living()) < way_of(g).fewest:
        end(g, way_of(g).survivor(g, (cause.survivor, cause.owner)), "last-standing")


def lose_belongings(g: State, seat: int) -> int:
    """Hand, inventory, lair and own banes are discarded. Return how many cards that are."""
    player = g.players[seat]
    gone = player.hand + player.inventory + player.banes + player.lair
    for card in [*player.inventory, *player.lair, hero_key(seat)]:
        gone += g.under.pop(card, [])
        g.tokens.pop(card, None)
    player.hand, player.inventory, player.banes, player.lair = [], [], [], []
    g.discard(*gone)
    return len(gone)


def free_heroes(g: State) -> list[str]:
    """Heroes still in the box (variant 2); those who fell are out."""
    return sorted(set(g.cards.heroes) - {player.hero for player in g.players} - set(g.fallen))


def rise_again(g: State, seat: int) -> Script:
    """Variant 2: a new hero of level 1, put on an entrance by the player to the left; five new cards (ruling 58)."""
    player = g.players[seat]
    hero = yield Choose(seat, "new-hero", free_heroes(g))
    entrances = entrances_to_rise(g, seat, seat)
    helper = (g.others(seat) or [seat])[0]
    space = (
        entrances[0] if len(entrances) == 1 else (yield Choose(helper, "rise-at", entrances, about=seat, among=entrances_to_rise))
    )
    player.hero = str(hero)
    player.level, player.life = 1, g.cards.heroes[player.hero].life
    player.down, player.fell, player.standup, player.thresholds = False, False, 0, []
    player.ap, player.wind, player.fall_ap, player.less_ap, player.less_by = 0, 0, 0, 0, []
    player.space = str(space)
    player.came += 1
    player.brought = False
    player.alive = True
    # nobody has attacked this hero yet, nor has it attacked anybody
    g.attackers = [(hit, by) for hit, by in g.attackers if hit != seat and by != letter_of(seat)]
    if seat == g.active:
        g.phase = CLOSE  # what is left of its turn is phase V, and the entrance gives nothing (ruling 58)
        player.moved = True
    g.tell("rises", seat=seat, hero=player.hero, space=player.space)
    draw_cards(g, seat, 5)


def end(g: State, winner: int, how: str) -> None:
    """The game is over; -1: nobody has won.

    :param how: by what it was won: ``third-quest``, ``last-standing``, or the account in which the winner is ahead.
    """
    g.over = True
    g.winner = winner
    g.battle = None
    if winner >= 0:
        count, against = way_of(g).accounts(g, winner, how)
        g.tell("wins", seat=winner, how=how, count=count, against=against)
    else:
        way_of(g).tell_no_winner(g)
    raise Over


def complete(g: State, seat: int) -> None:
    """Ends the game when a living hero has won."""
    if way_of(g).has_won(g, seat):
        end(g, seat, "third-quest")
