"""The table of calls in docs/wire.md, made from the API's description: ``python -m tests.docs.calls`` writes it."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from undercroft.server.app import create_app
from undercroft.server.config import Config

PAGE = Path(__file__).parents[2] / "docs" / "wire.md"
BEGIN, END = "<!-- calls: made by python -m tests.docs.calls -->\n", "<!-- end of calls -->\n"


def described() -> dict[str, Any]:
    """The API as OpenAPI has it."""
    with TemporaryDirectory() as folder:
        app = create_app(Config(database=f"sqlite:///{folder}/house.db"))
        return app.openapi_schema.to_schema()


def shape(content: dict[str, Any] | None) -> str:
    """What a body is, by the name of its struct; its kind where it is no JSON."""
    if not content:
        return ""
    ((kind, body),) = content.items()
    given = body["schema"]
    named = [each["$ref"] for each in [given, *given.get("oneOf", ()), *given.get("anyOf", ())] if "$ref" in each]
    return f"`{named[0].rpartition('/')[2].rpartition('_')[2]}`" if named else kind.partition(";")[0]


def table() -> str:
    """Every call: what it takes, what it answers, what it is for."""
    lines = ["| call | takes | answers | |", "|---|---|---|---|"]
    for path, calls in described()["paths"].items():
        for method, call in calls.items():
            good = next(answer for status, answer in call["responses"].items() if status.startswith("2"))
            taken = shape(call.get("requestBody", {}).get("content"))
            asked = "".join(f" `?{each['name']}=`" for each in call.get("parameters", ()) if each["in"] == "query")
            said = " ".join([call["summary"], *call.get("description", "").split()])
            lines.append(f"| `{method.upper()} {path}` | {(taken + asked).strip()} | {shape(good.get('content'))} | {said} |")
    return "\n".join(lines) + "\n"


def written(page: str) -> str:
    """The page with the table as it should be."""
    before, _, rest = page.partition(BEGIN)
    return before + BEGIN + "\n" + table() + "\n" + END + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
