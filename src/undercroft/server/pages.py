"""The built front end: its files, and its one page for every address that the browser routes itself."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from email.utils import formatdate
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from .errors import Missing

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED_HERE = "packed_here"
"""Tells the compressing middleware to leave an answer alone."""
SHORT = 1024
"""Bytes below which compressing is not worth it."""
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")

ROBOTS = b"User-agent: *\nDisallow: /api/\nDisallow: /schema/\nDisallow: /t/\n"
"""What those who list pages leave alone: tables are for whoever has their link."""

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Undercroft</title>
<p>The front end is not built yet: run <code>make play</code> in the project folder.</p></html>"""


def front_end(folder: Path) -> HTTPRouteHandler:
    """The handler of everything that is not the API; ``folder`` holds the built files."""
    root = folder.resolve()

    @get(["/", "/{path:path}"], include_in_schema=False, name="front-end", opt={PACKED_HERE: True})
    async def serve(request: Request[Any, Any, Any]) -> Response[bytes]:
        name = request.path_params.get("path", "").lstrip("/")
        if name.startswith(("api/", "schema/")) or name in ("api", "schema", "healthz"):
            raise Missing("no-page", "There is nothing at this address.")
        if name == "robots.txt":
            return Response(ROBOTS, media_type="text/plain", headers={"cache-control": ASK_AGAIN})
        file = _file_at(root, name)
        if file is None:
            if name.startswith("assets/") or ("." in name and "/" not in name):  # /favicon.ico: a file, and no page of ours
                raise Missing("no-page", "There is nothing at this address.")
            file = root / "index.html"
        if not file.is_file():
            return Response(NOT_BUILT.encode(), media_type="text/html", status_code=200)
        return await asyncio.to_thread(_answer, request, file, name.startswith("assets/") and file.name != "index.html")

    return serve


def _file_at(root: Path, name: str) -> Path | None:
    """The file with a name, if there is one; :class:`Missing` for a name that no file and no page can have."""
    try:
        file = (root / name).resolve()
        return file if root in file.parents and file.is_file() else None
    except (OSError, ValueError):  # it is too long, or holds a NUL
        raise Missing("no-page", "There is nothing at this address.") from None


def _answer(request: Request[Any, Any, Any], file: Path, hashed: bool) -> Response[bytes]:
    """A file, compressed if the browser accepts that; 304 if it has the file already."""
    stat = file.stat()
    tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
    headers = {
        "cache-control": FOREVER if hashed else ASK_AGAIN, "etag": tag, "vary": "accept-encoding",
        "last-modified": formatdate(stat.st_mtime, usegmt=True),
    }  # fmt: skip
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind == "application/javascript":  # to a text the framework adds its own
        kind += "; charset=utf-8"
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    body, encoding = _body(file, tag, request.headers.get("accept-encoding", ""), kind)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, headers=headers, media_type=kind)


def _body(file: Path, tag: str, header: str, kind: str) -> tuple[bytes, str]:
    """The bytes and their encoding: the build's ``.br`` or ``.gz`` beside the file, else compressed here once."""
    accepts = accepted_of(header)
    for encoding, suffix in (("br", ".br"), ("gzip", ".gz")):
        ready = file.with_name(file.name + suffix)
        if encoding in accepts and ready.is_file() and ready.stat().st_mtime >= file.stat().st_mtime:
            return ready.read_bytes(), encoding
    if "gzip" in accepts and file.stat().st_size >= SHORT and kind.startswith(PACKED):
        return _packed(file, tag), "gzip"
    return file.read_bytes(), ""


def accepted_of(header: str) -> set[str]:
    """The encodings that an ``accept-encoding`` header names."""
    return {each.split(";")[0].strip() for each in header.split(",") if "q=0" not in each.replace(" ", "").split(";")[1:]}


@lru_cache(256)
def _packed(file: Path, tag: str) -> bytes:
    """``tag`` changes with the file, so that a new build is compressed anew."""
    return gzip.compress(file.read_bytes(), 9)
