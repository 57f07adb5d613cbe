"""Rules pages as HTML for the browser: made here, so that no browser fetches a Markdown parser."""

import re
from functools import lru_cache
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

from .wire import Heading, RulesPage

_NUMBER = re.compile(r"(\d+(?:\.\d+)*)\.?\s")
_SAFE = re.compile(r"https?:|#|/(?!/)")
_PICTURES = re.compile(r"(pictures?):([a-z0-9-]+(?::[A-Za-z0-9-]+)*(?:,[a-z0-9-]+(?::[A-Za-z0-9-]+)*)*)")
"""Where an image leads that stands for pictures of the game: ``picture:`` beside the text, ``pictures:`` in a row of their own."""


def anchor_of(heading: str) -> str:
    """The anchor of a heading "6.3 Key": ``r6.3``; empty without a number. A text says ``(#6.3)`` to link there."""
    number = _NUMBER.match(heading)
    return f"r{number[1]}" if number else ""


@lru_cache(maxsize=32)
def page_of(source: str) -> RulesPage:
    """A text as safe HTML with its numbered headings. Raw HTML and images are shown as text, links lead only to the web or into the
    house, tables may scroll. A paragraph that is one image of the game's own, ``![caption](picture:room:goblin)``, is a figure with
    nothing in it but its caption: what it shows is drawn by the client."""
    tokens = _PARSER.parse(source)
    headings = [
        Heading(anchor, text.content, int(opening.tag[1:]))
        for opening, text in pairwise(tokens)
        if opening.type == "heading_open" and (anchor := anchor_of(text.content))
    ]
    html: str = _PARSER.renderer.render(tokens, _PARSER.options, {})
    html = html.replace("<table>", '<div class="tbl" tabindex="0"><table>').replace("</table>", "</table></div>")
    return RulesPage(html, headings)


def _mend(state: StateCore) -> None:
    """Give headings their anchors; keep only safe links."""
    for opening, text in pairwise(state.tokens):
        if opening.type == "heading_open" and (anchor := anchor_of(text.content)):
            opening.attrSet("id", anchor)
    for opening, text, closing in zip(state.tokens, state.tokens[1:], state.tokens[2:], strict=False):
        if opening.type == "paragraph_open" and text.children and len(text.children) == 1:
            _frame(opening, text, closing)
    for token in state.tokens:
        if token.children:
            token.children = _linked(token.children)


def _frame(opening: Token, text: Token, closing: Token) -> None:
    """Make a figure of a paragraph, if all it holds is a picture of the game."""
    image = text.children[0] if text.children else text
    named = _PICTURES.fullmatch(str(image.attrGet("src"))) if image.type == "image" else None
    if named is None:
        return
    opening.tag = closing.tag = "figure"
    opening.hidden = closing.hidden = False
    opening.attrs = {"class": named[1], "data-pictures": named[2]}
    caption = Token("text", "", 0, content=image.content)
    text.children = [Token("caption_open", "figcaption", 1), caption, Token("caption_close", "figcaption", -1)]


def _linked(tokens: list[Token]) -> list[Token]:
    """What stands in a paragraph, without pictures and unsafe links; a number is a link to its paragraph."""
    kept: list[Token] = []
    safe = True  # links never stand in each other
    for token in tokens:
        if token.type == "link_open":
            href = str(token.attrGet("href"))
            safe = bool(_SAFE.match(href))
            token.attrs = {"href": re.sub(r"^#(?=\d)", "#r", href), "rel": "noopener"}
        if token.type == "image":
            token = Token("text", "", 0, content=token.content)
        if safe or token.type not in ("link_open", "link_close"):
            kept.append(token)
    return kept


_PARSER = MarkdownIt("commonmark", {"html": False}).enable("table")
_PARSER.core.ruler.push("mend", _mend)
