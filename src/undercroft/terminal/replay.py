"""A finished game to read, and a view to look at."""

from __future__ import annotations

from typing import Any

from ..kernel.record import LEAVE
from ..text import Texts
from .screen import Screen, View, screen_of, wrapped


def story_lines(steps: list[dict[str, Any]], texts: Texts) -> list[str]:
    """The whole game as its log, under the numbers of the steps."""
    lines: list[str] = []
    for number, step in enumerate(steps):
        screen = _screen(step["view"], texts)
        lines.append(_title(step, number, len(steps) - 1, screen))
        lines += [f"- {line}" for line in screen.story(step["view"]["journal"])]
    return wrapped(lines + _end(_screen(steps[-1]["view"], texts)))


def step_lines(steps: list[dict[str, Any]], number: int, texts: Texts) -> list[str]:
    """The table after one step, and what that step brought."""
    step = steps[number]
    screen = _screen(step["view"], texts)
    lines = [_title(step, number, len(steps) - 1, screen)]
    lines += [f"- {line}" for line in screen.story(step["view"]["journal"])]
    return wrapped([*lines, "", *screen.map(), *screen.board(), *_end(screen)])


def view_lines(view: View, texts: Texts) -> list[str]:
    """A seat's view with its open questions; the options stand under their own ids."""
    screen = _screen(view, texts)
    lines = [*screen.map(), *screen.board()]
    lines += ["", texts.format("cli-open" if view["asks"] else "cli-open-none")]
    for ask in view["asks"]:
        lines.append(texts.ask(view["game"], ask["what"]))
        lines += [f"  {option['id']}: {screen.option(option)}" for option in ask["options"]]
    return wrapped(lines + _end(screen))


def _screen(view: View, texts: Texts) -> Screen:
    return screen_of(view, texts, view.get("names", {}))


def _title(step: dict[str, Any], number: int, last: int, screen: Screen) -> str:
    texts = screen.texts
    title = texts.format("cli-step", number=number, steps=last)
    if step["who"] is None:
        return f"{title} {texts.format('cli-start')}"
    if step["what"] == LEAVE:
        return title  # the journal says it
    said = screen.option(step["label"]) if step["label"] else f"{step['what']} {step['option']}"
    return f"{title} {texts.format('cli-answers', name=screen.names[step['who']], option=said)}"


def _end(screen: Screen) -> list[str]:
    if not screen.view["over"] or not screen.view["result"]:
        return []
    return screen.ending()
