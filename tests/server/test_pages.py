"""The built front end: one page for every address, files kept by browsers, nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.robotparser import RobotFileParser

import pytest
from litestar.testing import TestClient

from .conftest import config_of, opened


@pytest.fixture
def site(tmp_path: Path) -> Iterator[TestClient[Any]]:
    """A server with a front end built of three files."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Undercroft</title>" + " " * 2000)
    (static / "assets" / "index-abc123.js").write_text("let a = 1\n" * 500)
    (static / "favicon.svg").write_text("<svg/>")
    (tmp_path / "private.txt").write_text("private")
    with opened(config_of(tmp_path, static=static)) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/t/amber-fox-4271", "/t/amber-fox-4271/replay", "/rules/raiders", "/anything"])
def test_every_address_is_the_one_page(site: TestClient[Any], path: str) -> None:
    page = site.get(path)
    assert page.status_code == 200
    assert "<title>Undercroft" in page.text
    assert page.headers["cache-control"] == "no-cache"
    policy = page.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert page.headers["x-content-type-options"] == "nosniff"


def test_hashed_files_are_kept_forever_and_packed(site: TestClient[Any]) -> None:
    script = site.get("/assets/index-abc123.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.text == "let a = 1\n" * 500
    plain = site.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == script.text
    again = site.get("/assets/index-abc123.js", headers={"if-none-match": script.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert site.get("/favicon.svg").headers["content-type"] == "image/svg+xml"


def test_a_packed_file_beside_is_sent(site: TestClient[Any], tmp_path: Path) -> None:
    (tmp_path / "static" / "assets" / "index-abc123.js.br").write_bytes(b"as if it were brotli")
    answer = site.get("/assets/index-abc123.js", headers={"accept-encoding": "gzip, br"})
    assert answer.headers["content-encoding"] == "br"
    assert int(answer.headers["content-length"]) == 20


def test_missing_assets_are_missing(site: TestClient[Any]) -> None:
    for path in ("/assets/index-old.js", "/api", "/api/nothing", "/schema/nothing"):
        assert site.get(path).status_code == 404, path
    assert site.delete("/").status_code in (403, 405)


def test_what_is_asked_for_as_a_file_is_no_page(site: TestClient[Any]) -> None:
    for path in ("/favicon.ico", "/apple-touch-icon.png", "/sitemap.xml"):
        assert site.get(path).status_code == 404, path
    assert site.get("/favicon.svg").text == "<svg/>"


def test_who_lists_pages_is_asked_to_leave_tables_alone(site: TestClient[Any]) -> None:
    answer = site.get("/robots.txt")
    assert answer.headers["content-type"].startswith("text/plain")
    robots = RobotFileParser()
    robots.parse(answer.text.splitlines())
    allowed = [path for path in ("/", "/rules/raiders", "/api/me", "/t/amber-fox-4271") if robots.can_fetch("*", path)]
    assert allowed == ["/", "/rules/raiders"]


OUTSIDE = ["/../private.txt", "/%2e%2e/private.txt", "/assets/../../private.txt", "/..%2fprivate.txt", "/%00"]


@pytest.mark.parametrize("path", OUTSIDE)
def test_nothing_outside_the_folder_is_sent(site: TestClient[Any], path: str) -> None:
    answer = site.get(path)
    assert answer.status_code in (200, 404)
    assert "private" not in answer.text


def test_without_a_build_the_page_says_what_to_do(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, static=tmp_path / "none")) as client:
        assert "make play" in client.get("/").text
