"""The OpenAPI document, made from the list of endpoints."""

import re
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from planetfall._version import VERSION
from planetfall.table.api_types import Asked, Problem
from planetfall.table.people import COOKIE

__all__ = ["Endpoint", "openapi"]

PREFIX = "/api"

Handler = Callable[[Any], Awaitable[Any]]  # a call as api.py knows it


class Endpoint(Struct, frozen=True, kw_only=True):
    method: str
    path: str
    summary: str
    handler: Handler
    answer: Any  # type
    body: Any = None
    asked: Any = Asked
    status: int = 200
    needs_person: bool = True
    refusals: tuple[int, ...] = ()


@cache
def openapi(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    """The OpenAPI document of these endpoints."""
    named = [Problem, *(kind for endpoint in endpoints for kind in (endpoint.answer, endpoint.body) if kind)]
    schemas, components = msgspec.json.schema_components(named, ref_template="#/components/schemas/{name}")
    shown = dict(zip(map(repr, named), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(PREFIX + endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, shown)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Planetfall",
            "version": VERSION,
            "description": "Board games at a table: take a seat, read what it may see and do, move in notation. "
            "Moves are tentative until the turn is confirmed or something is revealed. GET /table/{id}/events is a "
            "stream of server-sent events whose id is the `event` of a table; send the token as the cookie.",
        },
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": SECURITY_SCHEMES},
    }


def _operation(endpoint: Endpoint, shown: dict[str, Any]) -> dict[str, Any]:
    refusals = {*endpoint.refusals, 429, 500, *((400, 413) if endpoint.body else ()), 422}
    refusals |= {401, 403} if endpoint.needs_person else set()
    refusals |= {404} if "{id}" in endpoint.path else set()
    responses = {str(endpoint.status): {"description": "Done.", **_content(shown[repr(endpoint.answer)])}}
    problem = _content(shown[repr(Problem)])
    responses |= {str(status): {"description": REFUSALS[status], **problem} for status in sorted(refusals)}
    body = {"requestBody": {"required": True, **_content(shown[repr(endpoint.body)])}} if endpoint.body else {}
    return {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "security": [*([] if endpoint.needs_person else [{}]), {"token": []}, {"cookie": [], "csrf": []}],
        "parameters": [*_path_parameters(endpoint.path), *_query_parameters(endpoint.asked)],
        **body,
        "responses": responses,
    }


def _content(schema: dict[str, Any]) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": schema}}}


def _path_parameters(path: str) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _query_parameters(asked: Any) -> list[dict[str, Any]]:
    schema = msgspec.json.schema(asked)["$defs"][asked.__name__]
    required = schema.get("required", ())
    return [
        {"name": name, "in": "query", "required": name in required, "schema": part}
        for name, part in schema["properties"].items()
    ]


SECURITY_SCHEMES = {
    "token": {"type": "http", "scheme": "bearer", "description": "from POST /api/people"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "csrf": {"type": "apiKey", "in": "header", "name": "X-CSRF", "description": "beside the cookie, for commands"},
}

REFUSALS = {
    400: "The body is not JSON.",
    401: "Nobody, or a token that we did not sign.",
    403: "Not for this person.",
    404: "There is no such table.",
    409: "Not now: stale, too early or too late.",
    413: "The body is too large.",
    422: "Not understood, or against a rule, whose clause is named.",
    429: "Too many requests.",
    500: "Our mistake.",
    503: "No answer this time; ask again.",
}
