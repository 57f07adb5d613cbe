"""Dungeon Raiders as text: the level, the room and what it needs, everybody's counters, the hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...text import Texts

GAME = "raiders"


def board(view: dict[str, Any], texts: Texts, names: Mapping[str, str]) -> list[str]:
    """The table as one seat sees it, at most 15 lines in a game of five."""
    laid = view["board"]
    if not laid["heroes"]:
        return []
    lines: list[str] = []
    if laid["contest"]:
        lines += _room(laid, texts, names)
        lines += _ahead(laid, texts)
    lines += [_hero(view, hero, texts, names) for hero in laid["heroes"]]
    if laid["leader"]:
        lines.append(_say(texts, "order", names=[names[seat] for seat in laid["order"]]))
    if laid["hand"] and any(laid["hand"].values()):
        lines.append(_say(texts, "hand", cards=_hand(laid["hand"], texts)))
    for seat, hand in view.get("hands", {}).items():
        if hand and any(hand.values()):
            lines.append(_say(texts, "hand-of", name=names[seat], cards=_hand(hand, texts)))
    if laid["monster_deck"]:
        shown = laid["monster_deck"]["shown"]
        lines.append(_say(texts, "monster-deck", left=laid["monster_deck"]["left"], shown=" ".join(shown) or "—"))
    return lines


def result(view: dict[str, Any], texts: Texts, names: Mapping[str, str]) -> list[str]:
    """Who has won, and why the others have not."""
    return [
        _say(
            texts, "score", name=names[row["seat"]], character=_card(row["character"], texts), treasure=row["treasure"],
            wounds=row["wounds"], fate=texts.format(f"{GAME}-fate-{row['fate']}"),
        )
        for row in view["result"]["rows"]
    ]  # fmt: skip


def odds(view: dict[str, Any], texts: Texts, names: Mapping[str, str]) -> list[str]:
    """What a careful player could work out: which rooms nobody has seen, who holds which items, the monster deck."""
    known = view["board"]["odds"]
    if not known:
        return []
    rooms = [_times(_card(id, texts), count) for cards in known["kinds"].values() for id, count in cards.items()]
    lines = [f"{texts.format(f'{GAME}-ui-odds-unseen', count=known['unseen'])}: {', '.join(rooms)}"]
    for seat, held in known["held"].items():
        items = [_times(_card(item, texts).lower(), count) for item, count in sorted(held.items())]
        lines.append(f"{names[seat]}: {', '.join(items) or texts.format(f'{GAME}-ui-odds-held-none')}")
    if known["monster_cards"]:
        cards = [_times(card, count) for card, count in known["monster_cards"].items()]
        lines.append(f"{texts.format(f'{GAME}-ui-odds-monsters')}: {', '.join(cards)}")
    return lines


def _times(what: str, count: int) -> str:
    return f"{what} ×{count}" if count > 1 else what


def _say(texts: Texts, key: str, **args: Any) -> str:
    return texts.format(f"cli-{GAME}-{key}", **args)


def _card(id: str, texts: Texts) -> str:
    return texts.find(f"{GAME}-card-{id}") or id


def _room(laid: dict[str, Any], texts: Texts, names: Mapping[str, str]) -> list[str]:
    """The room everybody stands in, its card in words, and how it stands with the cards laid so far."""
    card = laid["contest"]["card"]
    lines = [
        _say(texts, "room", level=laid["level"], levels=laid["levels"], place=laid["room"], card=_described(card, texts)),
        "  " + texts.format(f"{GAME}-text-{card['id']}", mode=_mode(laid), **_figures(card)),
    ]
    if standing := _standing(laid["contest"], laid["mode"], texts, names):
        lines.append(f"  {standing}")
    return lines


def _figures(card: dict[str, Any]) -> dict[str, Any]:
    return {name: card[name] for name in ("strength", "wounds", "takes") if card.get(name) is not None}


def _mode(laid: dict[str, Any]) -> str:
    """How a room is played here: where only two live, monsters may fight as in the duel (A2)."""
    return "duel" if laid["contest"].get("fight") == "duel" else str(laid["mode"])


def _described(card: dict[str, Any], texts: Texts) -> str:
    """A dungeon card with its figures: ``Troll (strength 18, wounds 2)``."""
    name = _card(card["id"], texts)
    if card["kind"] == "monster":
        key = "monster" if card["strength"] else "monster-lone"
        return _say(texts, key, card=name, **_figures(card))
    if card["kind"] == "trap":
        harm = [f"{number}: {_harm(each, texts)}" for number, each in enumerate(card["harm"], 1) if each]
        return _say(texts, f"trap-{card['id']}", card=name, harm=harm)
    if card["kind"] == "storeroom":
        slots = [f"{number}: {_slot(slot, texts)}" for number, slot in enumerate(card["slots"], 1)]
        return f"{name} ({', '.join(slots)})"
    return name


def _harm(harm: int | str, texts: Texts) -> str:
    return _say(texts, "half") if harm == "half" else str(harm)


def _slot(slot: dict[str, Any], texts: Texts) -> str:
    if "item" in slot:
        return _card(slot["item"], texts).lower()
    gain = "treasure" if "treasure" in slot else "heal"
    return _say(texts, f"slot-{gain}", count=slot[gain])


def _standing(contest: dict[str, Any], mode: str, texts: Texts, names: Mapping[str, str]) -> str:
    if contest.get("fight") == "sum":
        return _say(texts, "sum", laid=contest["laid"], need=contest["need"], missing=contest["missing"])
    if contest.get("fight") == "solo":
        return _say(texts, "monster-card", card=contest["monster_card"]) if contest["monster_card"] else ""
    if "claims" in contest and mode != "solo":
        claims = [claim for claim in contest["claims"] if claim["seats"]]
        return " ".join(
            _say(texts, "claim", chest=claim["chest"], names=[names[seat] for seat in claim["seats"]], each=claim["each"])
            for claim in claims
        )
    if contest.get("value"):
        victims = [names[seat] for seat in contest["victims"]]
        if not contest["harm"]:
            return _say(texts, "trap-quiet", value=contest["value"])
        return _say(texts, "trap-now", value=contest["value"], harm=_harm(contest["harm"], texts), names=victims)
    return ""


def _ahead(laid: dict[str, Any], texts: Texts) -> list[str]:
    """The rooms still to come on this level, as far as this seat knows them."""
    ahead = [place for place in laid["rooms"] if place["state"] == "ahead"]
    if not ahead:
        return [_say(texts, "last-room")]
    rooms = []
    for place in ahead:
        what = _described(place["card"], texts) if place["card"] else _card("dark", texts)
        rooms.append(_say(texts, "known" if place["known"] else "place", place=place["place"], card=what))
    return [_say(texts, "ahead", rooms="; ".join(rooms))]


def _hero(view: dict[str, Any], hero: dict[str, Any], texts: Texts, names: Mapping[str, str]) -> str:
    """One hero on one line, every number with its word."""
    cards = [_card(card, texts).lower() for card in hero["laid"]]
    return _say(
        texts, "hero" if hero["alive"] else "hero-dead",
        name=names[hero["seat"]], you=hero["seat"] == view["seat"],
        character=_card(hero["character"], texts), treasure=hero["treasure"], wounds=hero["wounds"], items=hero["items"],
        power=" ".join(hero["power"]) or "—", laid=cards or "none",
    )  # fmt: skip


def _hand(hand: dict[str, Any], texts: Texts) -> str:
    items = [_times(_card(item, texts).lower(), count) for item, count in sorted(hand["items"].items())]
    return ", ".join([*hand["power"], *items])
