"""What a quest of sacrifice asks for, and how it is given up (rules §10)."""

from __future__ import annotations

from ....kernel.ask import Choose, Refused
from ..cards.fields import BOON, PERMANENT, Quest
from ..state.state import State
from .piles import GIVE_UP, drop_readied, refuse_cards
from .reasons import because
from .values import on_table, printed_cost, readied
from .wounds import Verdict


def asks_for(g: State, seat: int, quest: Quest) -> list[tuple[str, int, int]]:
    """What a sacrifice asks for: of what, how much one must have, and how much of it the seat has. What cards are worth together
    is the ``rest`` where boons are given up first."""
    player, given = g.players[seat], quest.sacrifice
    found = []
    if "life" in given:
        found.append(("life", given["life"] + 1, player.life))  # never the last one (ruling 47)
    if "glory" in given:
        found.append(("glory", given["glory"], player.glory))
    if "cards" in given:
        found.append(("cards", given["cards"], len(offerings(g, seat))))
    boons = readied(g, seat, BOON)
    if "boon" in given:
        found.append(("boon", given["boon"], len(boons)))
    if "cost" in given:
        cheapest = sorted([worth(g, [each]) for each in boons])[: given.get("boon", 0)]
        found.append(("rest" if cheapest else "worth", given["cost"], worth(g, offerings(g, seat)) - sum(cheapest)))
    return found


def lacking(g: State, seat: int, quest: Quest) -> tuple[str, int, int] | None:
    """The first thing of which a seat has less than a sacrifice asks for; None where it can be made."""
    return next((each for each in asks_for(g, seat, quest) if each[2] < each[1]), None)


def spare_boons(g: State, seat: int, count: int, cost: int) -> list[str]:
    """The boons that can be the next of ``count`` to be given so that what is left can still be worth ``cost``."""
    boons = readied(g, seat, BOON)
    if len(boons) < count:
        return []
    found = []
    for boon in boons:
        cheapest = sorted([worth(g, [each]) for each in boons if each != boon])[: count - 1]
        if worth(g, offerings(g, seat)) - worth(g, [boon]) - sum(cheapest) >= cost:
            found.append(boon)
    return found


def boons_to_give(g: State, seat: int, about: tuple[int, int], why: Refused | None = None) -> list[str]:
    """The same as the candidates of a question; ``about``: how many boons are still to be given, and what cost after them."""
    found = spare_boons(g, seat, *about)
    if why is not None:
        boons = readied(g, seat, BOON)
        refuse_cards(g, seat, [each for each in boons if each not in found], because("rest-too-cheap"), why)
        refuse_cards(g, seat, g.players[seat].hand, because("only-readied"), why)
        refuse_cards(g, seat, [each for each in g.players[seat].inventory if each not in boons], because("not-asked-for"), why)
    return found


def valuables_to_give(g: State, seat: int, about: tuple[Quest, int] | None = None, why: Refused | None = None) -> list[str]:
    """The cards that count towards the cost that a sacrifice asks.

    :param about: for which quest, and how much is still to be given.
    """
    found = [each for each in offerings(g, seat) if worth(g, [each])]
    if why is not None:
        refuse_cards(g, seat, g.players[seat].hand, because("only-readied"), why)
        refuse_cards(g, seat, [each for each in g.players[seat].inventory if each not in found], because("not-asked-for"), why)
    return found


def permanents_to_give(g: State, seat: int, about: tuple[int, int] | None = None, why: Refused | None = None) -> list[str]:
    """The permanent boons and treasures of which some are asked for; switched off ones count, attachments never do.

    :param about: how many are still to be given.
    """
    found = offerings(g, seat)
    if why is not None:
        refuse_cards(g, seat, g.players[seat].hand, because("only-readied"), why)
        refuse_cards(g, seat, [each for each in on_table(g, seat) if each not in found], because("not-asked-for"), why)
    return found


def worth(g: State, cards: list[str]) -> int:
    """The printed cost of cards together."""
    return sum([printed_cost(g.cards.adventures[card]) for card in cards])


def offerings(g: State, seat: int) -> list[str]:
    """Readied permanent boons and treasures."""
    return [card for card in g.players[seat].inventory if g.cards.adventures[card].duration == PERMANENT]


def sacrifice(g: State, seat: int, name: str, quest: Quest) -> Verdict:
    """Give up what is asked. The loss of life cannot be prevented, and limits are kept again only afterwards."""
    player = g.players[seat]
    boons, asked, given = quest.sacrifice.get("boon", 0), quest.sacrifice.get("cost", 0), 0
    for count in range(boons, 0, -1):
        boon = yield Choose(seat, GIVE_UP, boons_to_give(g, seat, (count, asked)), about=(count, asked), among=boons_to_give)
        drop_readied(g, seat, str(boon), "quest", name)
    while given < asked:
        about = (quest, asked - given)
        card = str((yield Choose(seat, GIVE_UP, valuables_to_give(g, seat), about=about, among=valuables_to_give)))
        given += worth(g, [card])
        drop_readied(g, seat, card, "quest", name)
    for count in range(quest.sacrifice.get("cards", 0), 0, -1):
        card = yield Choose(seat, GIVE_UP, permanents_to_give(g, seat), about=(count, 0), among=permanents_to_give)
        drop_readied(g, seat, str(card), "quest", name)
    count = quest.sacrifice.get("glory", 0)
    if count:
        player.glory -= count
        g.tell("pays", seat=seat, count=count, what="quest", card=name)
    count = quest.sacrifice.get("life", 0)
    if count:
        player.life -= count
        g.tell("gives-life", seat=seat, count=count, life=player.life)
    return True
