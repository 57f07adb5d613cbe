"""The rules of Dungeon Raiders, from the deal to the last room. Paragraphs (§) are those of the rules page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ...kernel.ask import AllOf, Choose, FirstOf, Given, Refusal, Refused, Script, letter_of
from ...kernel.state import CLOCKWISE
from .cards import CHARACTERS, CRYSTAL, DEADLY, FACE_DOWN, FACE_UP, ITEMS, KEY, POWER, ROOMS, SWORD, TORCH, Card, Laid
from .ending import ends_early, finish
from .party import Hero, new_hero
from .rooms import KINDS
from .state import State

LAY, LIGHT = "lay", "torch"
"""The two questions: lay a card; light a torch."""


def beat(g: State) -> Script:
    """One room, with the deal before the first and the layout before each level's first."""
    if not g.heroes:
        deal(g)
    if not g.rooms:
        lay_out_level(g)
    enter_room(g)
    if g.options.quick:
        yield from lay_together(g)
    else:
        yield from lay_in_turn(g)
    values = g.values()
    resolve_room(g, values)
    ended = bury_the_dead(g) and ends_early(g)
    if not (ended or g.options.quick or g.is_solo() or g.is_last_room()):
        choose_leader(g, values)
    clear_table(g)
    if ended:
        finish(g)
    else:
        leave_room(g)


def deal(g: State) -> None:
    """Deal a random character to each player and draw lots for the first player (§3); alone, you chose your own (§11)."""
    if g.is_solo():
        hero = new_hero(g.options.solo_character)
        hero.treasure, hero.wounds, hero.items = 2, g.options.solo_wounds, ()
        g.heroes.append(hero)
        g.tell("solo", seat=0, character=hero.character, wounds=hero.wounds)
        return
    characters = sorted(CHARACTERS)
    for _ in range(g.seats):
        hero = new_hero(g.nature.draw("character", characters))
        for item in hero.items:
            g.supply[item] -= 1
        g.heroes.append(hero)
    for seat, hero in enumerate(g.heroes):
        g.tell("dealt", seat=seat, character=hero.character)
    if not g.options.quick:
        seats = [letter_of(seat) for seat in range(g.seats)]
        g.leader = seats.index(g.nature.pick("first-player", seats))
        g.tell("first-player", seat=g.leader)


def lay_out_level(g: State) -> None:
    """Lay five cards left to right, each on the side it has; everyone has all power cards (§3, §4.4)."""
    g.level += 1
    g.room = 0
    g.rooms, g.faces, g.seen_by, g.outcomes = [], [], [], []
    g.torches_lit = 0
    for _ in range(ROOMS):
        face = g.nature.draw("side", g.sides)
        g.faces.append(face)
        g.rooms.append(g.nature.draw("room", g.bag) if face == FACE_UP else "")
        g.seen_by.append(0)
    g.tell("level", level=g.level, rooms=g.rooms.copy())


def enter_room(g: State) -> None:
    """Turn the room face up if it is face down (§4.1). Alone, a monster shows its card first (§11)."""
    if g.faces[g.room] == FACE_DOWN:
        known = g.rooms[g.room]
        g.rooms[g.room] = g.nature.reveal("room", known) if known else g.nature.draw("room", g.bag)
        g.faces[g.room] = FACE_UP
        if g.journal is not None:
            g.tell("reveals", place=g.room + 1, room=g.rooms[g.room])
    if g.journal is not None:
        g.tell("enters", level=g.level, place=g.room + 1, room=g.rooms[g.room])
    if g.is_solo() and g.chamber.kind == "monster":
        g.monster_shown.append(g.nature.draw("monster-card", g.monster_bag))
        g.tell("monster-card", card=g.monster_card)


def lay_in_turn(g: State) -> Script:
    """From the first player clockwise, everyone lays a card face up; crystals put the real card off (§4.2, §6.2)."""
    waiting = g.clockwise(g.leader)
    while waiting:
        put_off: list[int] = []
        windows = torch_windows(g)
        for seat in waiting:
            while windows:
                given: Given = yield FirstOf([which_card(g, seat), *windows])
                if given.what == LAY:
                    card: Card = given.option  # type: ignore[assignment]
                    break
                light_torch(g, given.seat)
                windows = torch_windows(g)
            else:
                card = yield which_card(g, seat)
            lay(g, seat, card)
            if card == CRYSTAL:
                put_off.append(seat)
        waiting = put_off


def lay_together(g: State) -> Script:
    """The quick variant: everyone chooses face down, all cards are shown together; crystal users choose again (§9)."""
    waiting = g.living()
    while waiting:
        asks = [which_card(g, seat) for seat in waiting]
        answer: Given | Sequence[Card] = yield AllOf(asks, may=torch_windows(g))
        if isinstance(answer, Given):
            light_torch(g, answer.seat)
            continue
        for seat, card in zip(waiting, answer, strict=True):
            lay(g, seat, card)
        waiting = [seat for seat, card in zip(waiting, answer, strict=True) if card == CRYSTAL]


def torch_windows(g: State) -> list[Choose]:
    """A torch may be lit at any time, also in another's turn (§6.1, A12)."""
    return [Choose(seat, LIGHT, (TORCH,), may=True) for seat, hero in enumerate(g.heroes) if TORCH in hero.items]


def which_card(g: State, seat: int) -> Choose:
    """Which card the hero lays."""
    return Choose(seat, LAY, cards_to_lay(g, seat), False, None, cards_to_lay)


def refuse_lay(card: Card, kind: str) -> Refusal | None:
    """Why this card may not be laid in a room of this kind, or None (§4.2)."""
    if card == TORCH:
        return Refusal("torch-is-never-laid", rule="4.2")
    if card == KEY and kind != "vault":
        return Refusal("key-only-in-vault", rule="6.3", kind=kind)
    if card == SWORD and kind != "monster":
        return Refusal("sword-only-against-monster", rule="6.4", kind=kind)
    return None


USABLE: dict[str, tuple[Card, ...]] = {
    kind: tuple([item for item in sorted(ITEMS) if refuse_lay(item, kind) is None]) for kind in KINDS
}
"""The items that may be laid in each kind of room, in the order in which a hand holds them."""


def cards_to_lay(g: State, seat: int, about: object = None, why: Refused | None = None) -> tuple[Card, ...]:
    """Every card the hero may lay now: power cards in order, then items, each once; or why it may not be laid (§4.2)."""
    hero = g.heroes[seat]
    if why is not None:
        refuse_cards(g, hero, why)
    cards = hero.power
    if hero.items:
        for item in USABLE[g.chamber.kind]:
            if item in hero.items:
                cards += (item,)
    return cards


def refuse_cards(g: State, hero: Hero, why: Refused) -> None:
    """Say of every card that a hero has or had why it may not be laid."""
    for card in POWER:
        if card not in hero.power:
            why.add(Refusal("power-spent", rule="4.2", card=card), f"hand:{card}", card)
    for item in hero.items:
        refusal = refuse_lay(item, g.chamber.kind)
        if refusal is not None:
            why.add(refusal, f"hand:{item}", item)


LEFT: dict[tuple[Card, ...], dict[Card, tuple[Card, ...]]] = {
    hand: {card: tuple([other for other in hand if other != card]) for card in hand}
    for count in range(len(POWER) + 1)
    for hand in combinations(POWER, count)
}
"""The power cards left of those in hand once one of them is laid."""


def lay(g: State, seat: int, card: Card) -> None:
    """Lay a card; a crystal returns to the supply at once, a key or sword only after the room (§6, A7)."""
    hero = g.heroes[seat]
    hero.laid += (card,)
    if card in LEFT[hero.power]:
        hero.power = LEFT[hero.power][card]
        if g.journal is not None:
            g.tell("lays", seat=seat, card=card)
        return
    spend(g, seat, card)
    if card == CRYSTAL:
        g.supply[CRYSTAL] += 1
        g.tell("crystal", seat=seat)
    else:
        g.tell("lays-item", seat=seat, item=card)


def spend(g: State, seat: int, item: Card) -> None:
    """Take one item out of the hero's hand."""
    items = list(g.heroes[seat].items)
    items.remove(item)
    g.heroes[seat].items = tuple(items)


def light_torch(g: State, seat: int) -> None:
    """Discard a torch, see every face-down room of this level; others learn only that it was used (§6.1)."""
    spend(g, seat, TORCH)
    g.supply[TORCH] += 1
    g.torches_lit |= 1 << seat
    g.tell("torch", seat=seat)
    for place, face in enumerate(g.faces):
        if face == FACE_DOWN:
            known = g.rooms[place]
            g.rooms[place] = g.nature.reveal("look", known) if known else g.nature.draw("look", g.bag)
            g.seen_by[place] |= 1 << seat
            g.tell("sees", to=1 << seat, seat=seat, place=place + 1, room=g.rooms[place])


def resolve_room(g: State, values: Laid) -> None:
    """The room takes effect: everything at once (§4.3, A22)."""
    g.chamber.resolve(g, values)
    g.apply_changes()


def bury_the_dead(g: State) -> bool:
    """Heroes with ten wounds die; their items go to the supply (§7). Returns whether any did."""
    any_died = False
    for seat, hero in enumerate(g.heroes):
        if hero.wounds >= DEADLY and hero.alive:
            hero.alive = False
            any_died = True
            for item in hero.items:
                g.supply[item] += 1
            hero.items = ()
            hero.power = ()
            g.tell("dies", seat=seat)
    return any_died


def leave_room(g: State) -> None:
    """On to the next room; after the fifth everyone takes back all power cards, after the last level the game ends (§4.4).

    The last level stays on the table, for whoever looks back.
    """
    if g.is_last_room():
        finish(g)
        return
    g.room += 1
    if g.room < ROOMS:
        return
    g.entered += g.rooms
    g.rooms = []
    for seat in g.living():
        g.heroes[seat].power = POWER
    g.tell("level-ends", level=g.level)


RETURNED: frozenset[Card] = frozenset((KEY, SWORD))
"""The items that go back to the supply after the room in which they were laid."""


def clear_table(g: State) -> None:
    """The cards laid are spent; used keys and swords return to the supply (§4.4.2)."""
    g.last_room = g.rooms[g.room]
    g.last_laid = tuple([hero.laid for hero in g.heroes])
    for hero in g.heroes:
        for card in hero.laid:
            if card in RETURNED:
                g.supply[card] += 1
        hero.laid = ()


def choose_leader(g: State, values: Laid) -> None:
    """The highest value leads next; tied heroes clockwise after the present first player, who comes last (§4.4.3, A5, A6)."""
    heroes, best, leader, before = g.heroes, -1, g.leader, g.leader
    for seat in CLOCKWISE[len(heroes)][(leader + 1) % len(heroes)]:
        if heroes[seat].alive and values[seat] > best:
            best, leader = values[seat], seat
    g.leader = leader
    if g.journal is None:
        return
    if leader == before:
        g.tell("leads-on", seat=leader, card=str(best))
        return
    level = [seat for seat in values if values[seat] == best and seat != leader and heroes[seat].alive]
    # Tied with nobody but whoever led: the others need no order.
    led = "yes" if level == [before] else "no"
    g.tell("leads", seat=leader, card=str(best), seats=level, after_seat=letter_of(before), led=led)
