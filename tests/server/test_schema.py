"""The API is what its generated OpenAPI description says: Schemathesis tries every call."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from .conftest import ME, OPEN, Browser, config_of, opened

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A house with a guest in it, an open table and a finished one."""
    with opened(config_of(tmp_path_factory.mktemp("schema"))) as client:
        anna = Browser(client, "Аня")
        over, waiting = anna.table(ME)["id"], anna.table(ME, OPEN)["id"]
        anna.play(over)
        yield client, anna, (over, waiting)


def test_every_call_keeps_its_word(visited: Any) -> None:
    """Right and wrong calls of every kind: no answer breaks the description, none is an error of the server."""
    client, anna, tables = visited
    api = schemathesis.openapi.from_dict(client.get("/schema/openapi.json").json())
    called = []
    for operation in [each.ok() for each in api.get_all_operations()]:
        who = Browser(client, "Борис") if operation.label == "DELETE /api/me" else anna
        call_often(operation, client, who, tables)
        called.append(operation.label)
    assert len(called) >= 19


def call_often(operation: Any, client: TestClient[Any], anna: Browser, tables: tuple[str, ...]) -> None:
    """Call it in many ways, mostly about tables that are there."""

    @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy(), st.sampled_from([*tables, ""]))
    def call(case: Any, table: str) -> None:
        if table and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = table
        request = case.as_transport_kwargs(base_url="http://testserver.local")
        given_headers = {name: value for name, value in (request.get("headers") or {}).items() if name.lower() != "cookie"}
        request["headers"] = given_headers | {"x-csrftoken": anna.cookies["csrftoken"], "cookie": anna._cookie()}
        request.pop("cookies", None)
        client.cookies.clear()
        answer = client.request(**request)
        case.validate_response(schemathesis.Response.from_httpx(answer, verify=False), checks=CHECKS)

    call()


def test_the_description_lists_every_call_of_the_contract(visited: Any) -> None:
    client, _, _ = visited
    described = set(client.get("/schema/openapi.json").json()["paths"])
    wire = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
    for path in described - {"/healthz"}:
        assert path.removeprefix("/api") in wire.replace("/api/", "/"), path
