"""A finished game to read, and a view to look at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..text import Texts
from .screen import View, board_lines, log_line, map_lines, names_of, option_text, result_lines, wrapped


def story_lines(steps: list[dict[str, Any]], texts: Texts) -> list[str]:
    """The whole game as its log, under the numbers of the steps."""
    lines: list[str] = []
    for number, step in enumerate(steps):
        names = _names(step["view"], texts)
        lines.append(_title(step, number, len(steps) - 1, names, texts))
        lines += [f"- {log_line(step['view'], entry, texts, names)}" for entry in step["view"]["journal"]]
    return wrapped(lines + _end(steps[-1]["view"], texts))


def step_lines(steps: list[dict[str, Any]], number: int, texts: Texts) -> list[str]:
    """The table after one step, and what that step brought."""
    step = steps[number]
    view = step["view"]
    names = _names(view, texts)
    lines = [_title(step, number, len(steps) - 1, names, texts)]
    lines += [f"- {log_line(view, entry, texts, names)}" for entry in view["journal"]]
    return wrapped([*lines, "", *map_lines(view, texts), *board_lines(view, texts, names), *_end(view, texts)])


def view_lines(view: View, texts: Texts) -> list[str]:
    """A seat's view with its open questions; the options stand under their own ids."""
    names = _names(view, texts)
    lines = [*map_lines(view, texts), *board_lines(view, texts, names)]
    lines += ["", texts.format("cli-open" if view["asks"] else "cli-open-none")]
    for ask in view["asks"]:
        lines.append(texts.ask(view["game"], ask["what"]))
        lines += [f"  {option['id']}: {option_text(view, option, texts)}" for option in ask["options"]]
    return wrapped(lines + _end(view, texts))


def _names(view: View, texts: Texts) -> dict[str, str]:
    return {**names_of(view, texts), **view.get("names", {})}


def _title(step: dict[str, Any], number: int, last: int, names: Mapping[str, str], texts: Texts) -> str:
    title = texts.format("cli-step", number=number, steps=last)
    if step["who"] is None:
        return f"{title} {texts.format('cli-start')}"
    said = option_text(step["view"], step["label"], texts) if step["label"] else f"{step['what']} {step['option']}"
    return f"{title} {texts.format('cli-answers', name=names[step['who']], option=said)}"


def _end(view: View, texts: Texts) -> list[str]:
    if not view["over"] or not view["result"]:
        return []
    return [texts.format("cli-over"), *[f"  {line}" for line in result_lines(view, texts, _names(view, texts))]]
