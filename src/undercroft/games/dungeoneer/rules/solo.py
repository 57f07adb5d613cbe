"""The solo game: no Dungeonlord, peril rolls dice instead (rules §14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.ask import Choose, MaybeScript, Option, Refused, Script, asking
from ..cards.fields import ATTACHMENT, BANE, FORMS, GLORY_KINDS, MONSTER, PERMANENT, TRAP, TREASURE, Adventure, Body, MapCard, X
from ..state.aims import read_aim
from ..state.attacks import Attack, Battle
from ..state.moments import CARDS, HERO_CARDS, PASS, REWARDS, Moment
from ..state.state import MAP, Deck, State, hero_key
from .battle import encounter
from .happening import happen
from .piles import draw_cards, hang, keep_lair, keep_limits, refuse_cards
from .playing import play
from .reasons import because
from .twist import TWISTS
from .uses import glory_cards
from .values import counts, hand_size, hosts, is_protected, monster_life, on_table, printed_cost, works
from .way import Together
from .wounds import CARD, Cause


def split_deck(g: State) -> None:
    """Warps, shifts and cards for several heroes go; a glory deck and a peril deck remain."""
    kept = playable(g)
    g.deck = Deck([name for name in kept if g.cards.adventures[name].kind in GLORY_KINDS])
    g.peril_deck = Deck([name for name in kept if g.cards.adventures[name].kind not in GLORY_KINDS])


def playable(g: State) -> list[str]:
    """The adventure cards that are used alone."""
    return [name for name in g.cards.bag if not is_left_out(g.cards.adventures[name])]


def is_left_out(card: Adventure) -> bool:
    """Whether a card is not used alone."""
    return card.several or "warp" in card.types or "shift" in card.types


def roll_peril(g: State, count: int) -> list[str]:
    """Instead of gaining peril: that many dice, and a card of the peril deck for each that shows no more than that."""
    assert g.peril_deck is not None
    dice = [g.nature.die("peril") for _ in range(count)]
    g.tell("peril-dice", seat=0, dice=dice, count=count)
    found = [g.peril_deck.draw(g.nature) for die in dice if die <= count]
    cards = [card for card in found if card]
    for card in cards:
        g.tell("revealed", seat=0, card=card)
    return cards


def play_banes(g: State, cards: list[str]) -> Script:
    """Banes work first; one without anything to work on is discarded; enhancers stay (ruling 32)."""
    for name in cards:
        card = g.cards.adventures[name]
        if card.kind != BANE:
            continue
        if card.duration == PERMANENT or waits(card) or card.attach == MONSTER:
            g.roaming.append(name)
        elif card.attach == "hero":
            hang(g, hero_key(0), name)
        elif card.duration == ATTACHMENT:
            yield from hang_on_treasure(g, name, card.attach)
        else:
            g.discard(name)
            if counts(g, 0, card.work):
                yield from happen(g, 0, card.work.effects, Cause(CARD, -1, name))
                if card.work.twist:
                    yield from TWISTS[card.work.twist].alone(g, name)
        yield from keep_limits(g, 0)


def waits(card: Adventure) -> bool:
    """Whether a revealed bane waits for the next monster that attacks."""
    return bool(card.work.twist) and TWISTS[card.work.twist].waits


def hang_on_treasure(g: State, name: str, attach: str) -> Script:
    """A curse on a treasure: the player picks the most expensive; without one it is discarded (ruling 59)."""
    treasures = [each for each in hosts(g, 0, attach) if not is_protected(g, each)]
    if not treasures:
        g.discard(name)
        return
    equals = dearest(g, 0, treasures)
    host = equals[0] if len(equals) == 1 else str((yield Choose(0, "host", equals, about=treasures, among=dearest)))
    hang(g, host, name)


def dearest(g: State, seat: int, cards: list[str], why: Refused | None = None) -> list[str]:
    """The cards with the highest printed cost."""
    most = max(printed_cost(g.cards.adventures[each]) for each in cards)
    found = [each for each in cards if printed_cost(g.cards.adventures[each]) == most]
    if why is not None:
        refuse_cards(g, seat, [each for each in cards if each not in found], because("not-dearest", cost=most), why)
    return found


def meet(g: State, cards: list[str], peril: int) -> Script:
    """All revealed encounters together in one battle; with the harder game the lair attacks too when a monster is revealed."""
    names = [name for name in cards if g.cards.adventures[name].kind == MONSTER]
    traps = [
        (-1, name, peril if g.cards.adventures[name].cost == X else 0) for name in cards if g.cards.adventures[name].kind == TRAP
    ]
    player = g.players[0]
    lair: list[str] = []
    yield from hang_on_monsters(g, names)
    if names and g.options.lair_in_solo:
        lair, player.lair = player.lair, []
    attacks = [Attack(-1, name, 0, life=monster_life(g, name)) for name in [*names, *lair]]
    for attack in attacks[len(names) :]:
        attack.from_lair = True
    if attacks or traps:
        yield from encounter(g, 0, player.space, attacks, traps)


def hang_on_monsters(g: State, names: list[str]) -> Script:
    """What has waited to hang under a monster goes under the next that is revealed; of several the player picks one (V6)."""
    for name in [each for each in g.roaming if names and g.cards.adventures[each].attach == MONSTER]:
        host = names[0] if len(names) == 1 else str((yield Choose(0, "clad", names, about=names, among=revealed_now)))
        g.roaming.remove(name)
        hang(g, host, name)
        g.tell("hangs", seat=0, card=name, on=host)


def revealed_now(g: State, seat: int, names: list[str], why: Refused | None = None) -> list[str]:
    """The monsters that are revealed together, of which one gets what has waited for it."""
    if why is not None:
        refuse_cards(g, seat, [*g.players[seat].hand, *on_table(g, seat), *g.players[seat].lair], because("only-revealed"), why)
    return names


def rouse(g: State, attack: Attack) -> None:
    """Banes that wait help the next monster that attacks, a quest's too, and are discarded."""
    for name in [each for each in g.roaming if waits(g.cards.adventures[each])]:
        g.roaming.remove(name)
        g.discard(name)
        TWISTS[g.cards.adventures[name].work.twist].comes(g, name, attack)


def fill_lair(g: State, attacks: list[Attack]) -> Script:
    """Harder game, step VII: living monsters of the lair go back there, and the dearest of the others too; it holds three."""
    names = [attack.monster for attack in attacks if not attack.from_lair]
    kept = [attack.monster for attack in attacks if attack.from_lair]
    if names:
        equals = dearest(g, 0, names)
        name = equals[0] if len(equals) == 1 else str((yield Choose(0, "dearest", equals, about=names, among=dearest)))
        g.discard(*[each for each in names if each != name])
        g.players[0].lair += [*kept, name]
        hurt = any(attack.hurt for attack in attacks if attack.monster == name)
        g.tell("keeps", seat=0, card=name, where="dearest", hurt=hurt)
    else:
        g.players[0].lair += kept
    yield from keep_lair(g, 0)


def treasures_now(g: State, why: Refused | None = None) -> list[Option]:
    """Permanent treasures that may be played in the Reward step."""
    if why is not None:
        for name, card in g.players[0].sorted_hand(g.cards).glory:
            if card.kind != TREASURE or card.duration != PERMANENT:
                why.add(because("only-treasures-now"), f"hand:{name}", ("play", name))
    m = Moment(REWARDS, CARDS | HERO_CARDS)
    found: list[Option] = []
    for option in glory_cards(g, 0, m, why):
        card = g.cards.adventures[option[1]]  # type: ignore[index]
        if card.kind == TREASURE and card.duration == PERMANENT:
            found.append(option)
    return found


def treasure_options(g: State, seat: int, about: object = None, why: Refused | None = None) -> list[Option]:
    """What may be done in the Reward step."""
    return [*treasures_now(g, why), PASS]


def draw_one(g: State) -> Script:
    """Draw a glory card if the player wants to and one is left."""
    deck = g.deck
    left = deck.top or deck.bag or deck.bottom or deck.discards
    if left and (yield Choose(0, "draw", ("draw", "no"))) == "draw":
        draw_cards(g, 0, len(g.players[0].hand) + 1)


def rewards(g: State, felled: int) -> Script:
    """Reward step: a glory card for each monster defeated, and permanent treasures."""
    for _ in range(felled):
        yield from draw_one(g)
    while treasures_now(g):
        answer: Any = yield from asking(
            lambda: Choose(0, "reward-treasure", treasure_options(g, 0), about=REWARDS, among=treasure_options)
        )
        if answer == PASS:
            return
        yield from play(g, 0, answer[1], read_aim(answer[2:]), Moment(REWARDS, CARDS | HERO_CARDS))


class Alone(Together):
    """One plays, against the dice of peril (§14)."""

    alone = True
    watched = False
    rises = False
    discards = False
    saves = False
    after_reset = MAP
    dealt = 3, 0
    peril_deck = True
    fewest = 1
    goes_home = True

    def adventures(self, g: State) -> Sequence[str]:
        return playable(g)

    def prepare(self, g: State) -> None:
        g.players[0].peril = 0
        split_deck(g)

    def leader(self, g: State) -> int:
        return -1

    def refuse_permanent(self, g: State, card: Adventure, m: Moment) -> str:
        if card.kind == TREASURE:
            return "" if m.name == REWARDS else self.when(card)
        return "" if g.cards.maps[g.players[0].space].entrance else "solo-boon-on-entrance"

    def when(self, card: Adventure) -> str:
        own = card.kind == TREASURE and card.duration == PERMANENT
        return "solo-treasure-in-reward" if own else super().when(card)

    def gains(self, card: MapCard) -> tuple[int, int]:
        return 0, card.glory

    def income(self, g: State, seat: int, space: str, stays: bool = False) -> list[str]:
        super().income(g, seat, space, stays)
        return roll_peril(g, g.cards.maps[space].peril)

    def revealed(self, card: MapCard) -> float:
        return card.peril * min(card.peril, 6) / 6

    def play_banes(self, g: State, cards: list[str]) -> MaybeScript:
        return play_banes(g, cards)

    def meet(self, g: State, cards: list[str], space: str) -> MaybeScript:
        return meet(g, cards, g.cards.maps[space].peril)

    def attacked(self, g: State, attacks: list[Attack]) -> None:
        if attacks:
            rouse(g, attacks[0])

    def forms_of(self, body: Body) -> tuple[str, ...]:
        return (max([form for form in FORMS if form in body.forms], key=lambda form: body.stats[form]),)

    def defender(self, seat: int) -> int:
        return -1

    def clear(self, g: State, battle: Battle, attacks: list[Attack]) -> Script:
        alive = [attack for attack in attacks if not attack.gone]
        g.discard(*[attack.monster for attack in attacks if attack.gone])
        if g.options.lair_in_solo:
            yield from fill_lair(g, alive)
        else:
            g.discard(*[attack.monster for attack in alive])

    def take_back(self, g: State, attack: Attack, seat: int) -> None:
        g.discard(attack.monster)
        g.tell("driven-off", seat=seat, card=attack.monster)

    def reward(self, g: State, battle: Battle) -> Script:
        return rewards(g, sum([attack.gone and not attack.removed for attack in battle.attacks]))

    def draw_at_end(self, g: State, seat: int) -> Script:
        """One more card may be drawn by what lets a hand be larger; what makes it smaller says how large it may be (V10)."""
        changes = [work.hand for _, work in works(g, seat) if work.hand]
        hand = g.players[seat].hand
        for _ in range(1 + sum([change for change in changes if change > 0])):
            held = len(hand)
            if any(change < 0 for change in changes) and held >= hand_size(g, seat):
                return
            yield from draw_one(g)
            if len(hand) == held:
                return

    def has_won(self, g: State, seat: int) -> bool:
        player = g.players[seat]
        return player.alive and super().has_won(g, seat) and g.cards.maps[player.space].entrance

    def survivor(self, g: State, claims: Sequence[int]) -> int:
        return -1

    def tell_no_winner(self, g: State) -> None:
        g.tell("lost")
