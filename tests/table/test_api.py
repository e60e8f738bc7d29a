"""Every endpoint, every refusal, and the document that describes them."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route

import planetfall
from planetfall.bots.levels import LEVELS
from planetfall.core.texts import LANGUAGES
from planetfall.table import api
from planetfall.table.api_types import AskedBy
from planetfall.table.openapi import openapi
from planetfall.table.people import COOKIE, seed_hash
from planetfall.table.store import metadata
from planetfall.table.tables import AWAY_SECONDS, say
from tests.table.builders import SEED, Client, Service, legal

TWO = [{"kind": "me"}, {"kind": "person"}]


@pytest.fixture
def table(service: Service, ada: Client, bob: Client) -> str:
    return service.a_table(ada, bob)


# -- games and people ------------------------------------------------------------------------------------------------


def test_the_catalogue_names_seats_options_and_every_move(service: Service) -> None:
    games = service.request("GET", "/api/games").json
    assert [game["name"] for game in games] == list(planetfall.catalogue())
    info = planetfall.catalogue()["reworld"]
    reworld = games[0]
    assert reworld["seats"] == list(info.seats) and reworld["levels"]
    assert reworld["tastes"] == ["cities", "ships", "satellites"]
    assert [option["key"] for option in reworld["options"]] == [option.key for option in info.options]
    for block in reworld["actions"]:
        for place, label in enumerate(block["labels"]):
            assert info.actions.code(f"{block['name']} {label}") == block["first"] + place


def test_a_token_is_all_that_a_program_needs(service: Service) -> None:
    welcome = service.somebody("nobody").send("/people", b'{"name": " Ada\\n<b> "}', {})
    assert welcome.status == 201 and welcome.json["name"] == "Ada <b>"
    headers = {"Authorization": f"bearer {welcome.json['token']}"}
    made = service.somebody("").send(
        "/tables", b'{"game": "reworld", "players": [{"kind":"me"},{"kind":"me"}]}', headers
    )
    assert made.status == 201
    assert [seat["name"] for seat in made.json["seats"]] == ["Ada <b>", "Ada <b>"]
    assert service.request("GET", f"/api/tables/{made.json['id']}?seat=0", headers=headers).status == 200


def test_a_person_without_a_name_is_a_guest(service: Service) -> None:
    for language, name in (("en", "Guest"), ("de", "Gast")):
        assert service.somebody("").send(f"/people?language={language}", b"{}", {}).json["name"] == name


@pytest.mark.parametrize("header", ["Bearer ", "Bearer forged", "Basic YTpi", "Bearer WyJhIiwiYiJd.AAAA", "nonsense"])
def test_a_token_that_is_not_ours_is_refused(service: Service, table: str, header: str) -> None:
    for path in ("/api/tables", f"/api/tables/{table}", "/api/games"):
        answer = service.request("GET", path, headers={"Authorization": header})
        assert (answer.status, answer.error) == (401, say("refused-who", "en"))
        assert answer.headers["www-authenticate"] == "Bearer"


def test_nobody_may_do_nothing(service: Service, ada: Client, table: str) -> None:
    for endpoint in api.ENDPOINTS:
        path = "/api" + endpoint.path.replace("{id}", table) + ("?seat=0" if endpoint.asked is AskedBy else "")
        if endpoint.needs_person:
            assert service.request(endpoint.method, path, b"{}").status == 401
    assert service.request("GET", f"/api/tables/{table}?seat=0").status == 401


def test_a_cookie_commands_only_together_with_its_page(service: Service, ada: Client, bob: Client, table: str) -> None:
    body = f'{{"seat": 0, "version": {ada.version(table, 0)}, "move": "drop"}}'.encode()
    path = f"/tables/{table}/act"
    assert ada.send(path, body, ada.cookies).error == say("refused-csrf", "en")
    wrong = service.registry.csrf(bob.person)
    assert ada.send(path, body, {**ada.cookies, "X-CSRF": wrong}).status == 403
    assert ada.send(path, body, {**ada.cookies, "X-CSRF": "ü"}).status == 403
    assert service.request("GET", f"/api/tables/{table}?seat=0", headers=ada.cookies).status == 200
    right = service.registry.csrf(ada.person)
    assert ada.send(path, body, {**ada.cookies, "X-CSRF": right}).status == 200
    assert ada.send(path, body, {"Cookie": f"{COOKIE}=forged", "X-CSRF": right}).status == 401


# -- tables ----------------------------------------------------------------------------------------------------------


def test_a_new_table_has_an_address_and_seats(service: Service, ada: Client) -> None:
    made = ada.post(
        "/tables",
        game="reworld",
        name="Halo",
        players=[{"kind": "me", "name": "Countess"}, {"kind": "computer", "level": "cadet/ships"}, {"kind": "person"}],
        options={"head_start": "on"},
        confirm=False,
        spectators=False,
        listed=True,
        deadline=15,
    )
    assert made.status == 201
    line = made.json
    assert (line["name"], line["url"], line["started"]) == ("Halo", f"/table/{line['id']}", False)
    assert [(seat["kind"], seat["mine"]) for seat in line["seats"]] == [
        ("person", True),
        ("computer", False),
        ("open", False),
    ]
    assert line["seats"][0]["name"] == "Countess" and line["seats"][1]["level"] == "cadet/ships"
    shown = ada.see(line["id"], 0).json
    assert shown["options"] == {"head_start": "on"}
    assert (shown["confirm"], shown["spectators"], shown["deadline"]) == (False, False, 15)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"game": "chess", "players": TWO}, "no game 'chess', expected one of reworld"),
        ({"game": "reworld", "players": TWO * 3}, "seats is 6, expected one of"),
        ({"game": "reworld", "players": []}, "length >= 1 - at `$.players`"),
        ({"game": "reworld", "players": TWO * 5}, "length <= 8 - at `$.players`"),
        ({"game": "reworld", "players": [{"kind": "dog"}]}, "(me|person|hotseat|computer)$' - at `$.players[0].kind`"),
        ({"game": "reworld", "players": [*TWO, {"kind": "computer", "level": "x"}]}, "level “x”. Choose one of: cadet"),
        ({"game": "reworld", "players": [{"kind": "me", "name": "x" * 25}]}, "length <= 24 - at `$.players[0].name`"),
        ({"game": "reworld", "players": TWO, "options": {"x": "y"}}, "no option 'x', expected one of head_start"),
        ({"game": "reworld", "players": TWO, "options": {"head_start": 1}}, "Expected `str`, got `int`"),
        ({"game": "reworld", "players": TWO, "options": {str(n): "" for n in range(21)}}, "length <= 20"),
        ({"game": "reworld", "players": TWO, "deadline": -1}, "Expected `int` >= 0 - at `$.deadline`"),
        ({"game": "reworld", "players": TWO, "seed": 7}, "unknown field `seed`"),
        ({"game": "reworld", "players": TWO, "confirm": "yes"}, "Expected `bool`, got `str` - at `$.confirm`"),
        ({"players": TWO}, "missing required field `game`"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_what_was_expected(
    service: Service, ada: Client, body: dict[str, Any], said: str
) -> None:
    answer = ada.post("/tables", **body)
    assert answer.status == 422
    assert said in answer.error
    assert ada.get("/tables").json == {"mine": [], "open": []}


def test_lists_hold_my_tables_and_those_with_a_free_seat(service: Service, ada: Client, bob: Client) -> None:
    hidden = ada.post("/tables", game="reworld", players=TWO).json["id"]
    listed = ada.post("/tables", game="reworld", players=TWO, listed=True).json["id"]
    mine = ada.get("/tables").json
    assert {line["id"] for line in mine["mine"]} == {hidden, listed}
    assert [line["id"] for line in mine["open"]] == [listed]
    theirs = bob.get("/tables").json
    assert (theirs["mine"], [line["id"] for line in theirs["open"]]) == ([], [listed])
    assert not any(seat["mine"] for seat in theirs["open"][0]["seats"])


def test_a_seat_sees_its_hand_and_a_spectator_none(service: Service, ada: Client, bob: Client, table: str) -> None:
    own = ada.see(table, 0).json
    assert own["view"]["seats"][0]["hand"] and not own["view"]["seats"][1]["hand"]
    assert own["view"]["moves"] and own["version"] == ada.version(table, 0) and own["my_turn"]
    eve = service.somebody("Eve")
    for spectator in (eve.see(table).json, ada.see(table).json, service.request("GET", f"/api/tables/{table}").json):
        assert spectator["seat"] is None and spectator["version"] is None and spectator["view"]["moves"] == []
        assert not any(seat["hand"] for seat in spectator["view"]["seats"])
    assert eve.see(table, 0).error == say("refused-not-your-seat", "en")
    assert ada.see(table, 1).status == 403
    assert ada.see(table, 2).error == say("refused-no-seat", "en", seats=2)


def test_people_among_themselves_are_not_watched(service: Service, ada: Client, bob: Client) -> None:
    table = service.a_table(ada, bob, spectators=False)
    eve = service.somebody("Eve")
    refused = say("refused-no-spectators", "en")
    assert (eve.see(table).status, eve.see(table).error) == (403, refused)
    assert eve.get(f"/tables/{table}/record").error == refused
    assert eve.post(f"/tables/{table}/chat", text="hello").error == refused
    assert service.request("GET", f"/api/tables/{table}").status == 403
    assert bob.see(table).status == 200


def test_the_view_comes_in_the_language_asked_for(service: Service, ada: Client, table: str) -> None:
    english, german = ada.see(table, 0, "en").json, ada.see(table, 0, "de").json
    assert english["view"]["status"] != german["view"]["status"]
    headers = {**ada.headers, "Accept-Language": "fr, de;q=0.8"}
    assert service.request("GET", f"/api/tables/{table}?seat=0", headers=headers).json == german
    answer = service.request("GET", f"/api/tables/{table}?seat=0&language=fr", headers=headers)
    assert answer.status == 422 and "$.language" in answer.error and answer.error.startswith("Das war nicht")


@pytest.mark.parametrize("query", ["seat=-1", "seat=8", "seat=x", "seat=1.5", "seats=1", "seat=" + "9" * 40, "seat="])
def test_what_stands_behind_an_address_is_checked(service: Service, ada: Client, table: str, query: str) -> None:
    answer = service.request("GET", f"/api/tables/{table}?{query}", headers=ada.headers)
    assert answer.status == 422 and answer.error


def test_legal_moves_come_with_words_and_points_and_the_others_with_their_clause(
    service: Service, ada: Client, bob: Client, table: str
) -> None:
    answer = ada.get(f"/tables/{table}/moves", seat=0).json
    assert [move["notation"] for move in answer["moves"]] == legal(service.find(table).game, 0)
    assert all(move["text"] and isinstance(move["points"], int) and not move["reveals"] for move in answer["moves"])
    assert bob.get(f"/tables/{table}/moves", seat=1).json["moves"] == []
    assert bob.get(f"/tables/{table}/moves", seat=0).status == 403
    assert "required field `seat`" in ada.get(f"/tables/{table}/moves").error
    pay = ada.act(table, 0, answer["moves"][0]["notation"])
    assert pay.json["version"] == answer["version"] + 1
    assert ada.get(f"/tables/{table}/moves", seat=0).json["moves"][0]["notation"].startswith("pay")
    ada.act(table, 0, legal(service.find(table).drafted(0), 0)[0])
    ada.command("confirm", table, 0)
    refused = bob.get(f"/tables/{table}/moves", seat=1).json["refused"]
    gone = {entry["notation"]: entry for entry in refused}[answer["moves"][0]["notation"]]
    assert gone["clause"] and gone["text"]


def test_tables_that_are_not_there(service: Service, ada: Client) -> None:
    for endpoint in api.ENDPOINTS:
        if "{id}" in endpoint.path:
            path = endpoint.path.replace("{id}", "0" * 12) + "?language=de"
            bodies = dict.fromkeys(("/act", "/instead"), b'{"seat":0,"version":0,"move":"x"}')
            bodies |= {"/chat": b'{"text":"x"}', "/sit": b"{}"}
            bodies |= {"/replace": b'{"seat":0,"level":"cadet"}', "/return": b'{"seat":0}', "/hint": b'{"seat":0}'}
            body = bodies.get(endpoint.path.removeprefix("/tables/{id}"), b'{"seat":0,"version":0}')
            seat = "&seat=0" if endpoint.asked is AskedBy else ""
            answer = service.request(endpoint.method, f"/api{path}{seat}", body, headers=ada.headers)
            assert (answer.status, answer.error) == (404, say("refused-no-table", "de"))


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/api/nothing"), ("DELETE", "/api/tables"), ("POST", "/api/games"), ("OPTIONS", "/api/games")],
)
def test_addresses_that_lead_nowhere(service: Service, method: str, path: str) -> None:
    answer = service.request(method, path)
    assert (answer.status, answer.error) == (404, say("refused-nowhere", "en"))


# -- commands --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b'{"seat": 0, "version": 0, "move": "\xff"}', 400),
        (b'{"seat": 0, "version": 0, "move": "\\ud800"}', 400),
        (b'{"seat": NaN, "version": 0, "move": "drop"}', 400),
        (b"[" * 9000, 422),
        (b"[]", 422),
        (b"null", 422),
        (b'"drop"', 422),
        (b'{"seat": 0, "version": 0}', 422),
        (b'{"seat": "0", "version": 0, "move": "drop"}', 422),
        (b'{"seat": 0.5, "version": 0, "move": "drop"}', 422),
        (b'{"seat": true, "version": 0, "move": "drop"}', 422),
        (b'{"seat": -1, "version": 0, "move": "drop"}', 422),
        (b'{"seat": 1e400, "version": 0, "move": "drop"}', 422),
        (b'{"seat": 0, "version": 123456789012345678901234567890, "move": "drop"}', 422),
        (b'{"seat": 0, "version": 0, "move": ""}', 422),
        (b'{"seat": 0, "version": 0, "move": "' + b"x" * 81 + b'"}', 422),
        (b'{"seat": 0, "version": 0, "move": ["drop"]}', 422),
        (b'{"seat": 0, "version": 0, "move": "drop", "as": "bob"}', 422),
        (b'{"seat": 0, "version": 0, "move": "\\u0000"}', 422),
        (b"x" * 20_000, 413),
    ],
)
def test_what_is_no_command_is_refused_with_a_sentence(
    service: Service, ada: Client, table: str, body: bytes, status: int
) -> None:
    before = ada.see(table, 0).body
    answer = ada.send(f"/tables/{table}/act", body)
    assert answer.status in (status, 400 if b"1e400" in body else status)
    assert answer.error
    assert ada.see(table, 0).body == before


def test_a_refusal_does_not_repeat_all_of_what_was_sent(service: Service, ada: Client) -> None:
    for length in (100, 5_000, 15_000):
        answer = ada.post("/people", **{"x" * length: 1})
        assert answer.status == 422 and "unknown field `xxx" in answer.error and len(answer.error) < 400


def test_programs_replace_who_has_left_and_come_back_themselves(service: Service, ada: Client, bob: Client) -> None:
    table = ada.post("/tables", game="reworld", players=TWO).json["id"]
    refused = ada.post(f"/tables/{table}/replace", seat=1, level="x")
    assert refused.error == say("refused-level", "en", level="x", choices=", ".join(LEVELS))
    refused = ada.post(f"/tables/{table}/replace", seat=1, level="cadet/beaches")
    assert refused.error == say("refused-taste", "en", taste="beaches", choices="any, cities, ships, satellites")
    assert bob.post(f"/tables/{table}/replace", seat=1, level="cadet").status == 403
    assert ada.post(f"/tables/{table}/replace", seat=1, level="cadet").json["seats"][1]["kind"] == "computer"
    table = service.a_table(ada, bob)
    assert bob.post(f"/tables/{table}/replace", seat=0, level="cadet").error == say(
        "refused-still-here", "en", name="Ada"
    )
    found = service.find(table)
    found.left[0] = time.time() - 2 * AWAY_SECONDS
    voted = bob.post(f"/tables/{table}/replace", seat=0, level="cadet")
    assert voted.json["seats"][0]["kind"] == "computer" and "draft" not in voted.json
    assert bob.post(f"/tables/{table}/return", seat=0).status == 403
    assert ada.post(f"/tables/{table}/return", seat=0).json["version"] == ada.version(table, 0)
    assert found.seats[0].kind == "person"


def test_spectators_and_players_talk_under_their_own_names(
    service: Service, ada: Client, bob: Client, table: str
) -> None:
    eve = service.somebody("Eve")
    assert ada.post(f"/tables/{table}/chat", seat=0, text="<script>").json["messages"] == 1
    assert eve.post(f"/tables/{table}/chat", text="hello").status == 200
    assert eve.post(f"/tables/{table}/chat", seat=0, text="I am Ada").status == 403
    assert eve.post(f"/tables/{table}/chat", text=" \n ").error == say("refused-message", "en", most=300)
    assert eve.post(f"/tables/{table}/chat", text="x" * 301).status == 422
    heard = [(message["seat"], message["name"], message["text"]) for message in bob.see(table, 1).json["chat"]]
    assert heard == [(0, "Ada", "<script>"), (None, "Eve", "hello")]


def test_a_mistake_of_ours_tells_nothing(
    service: Service, ada: Client, table: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(service.tables.store, "keep_draft", broken)
    before = ada.see(table, 0).body
    answer = ada.act(table, 0, legal(service.find(table).game, 0)[0])
    assert (answer.status, answer.error) == (500, say("refused-failed", "en"))
    assert ada.see(table, 0).body == before
    assert "RuntimeError" in caplog.text


# -- seeds and records -----------------------------------------------------------------------------------------------


def test_the_record_waits_for_the_end(service: Service, ada: Client, bob: Client, table: str) -> None:
    refused = ada.get(f"/tables/{table}/record")
    assert (refused.status, refused.error) == (409, say("refused-record", "en"))
    over = service.a_table_in_play(2000, ada, bob)
    shown = service.somebody("Eve").see(over).json
    assert shown["over"] and shown["result"]["scores"] == shown["view"]["scores"]
    kept = ada.get(f"/tables/{over}/record").json
    game = planetfall.replay(kept["record"])
    assert game.scores() == shown["result"]["scores"]
    assert planetfall.record(game) == kept["record"]


def test_anybody_can_check_the_seed_after_the_game(service: Service, ada: Client, bob: Client) -> None:
    table = service.a_table(ada, bob)
    promised = ada.see(table).json
    assert (promised["seed"], promised["salt"]) == (None, None)
    over = service.a_table_in_play(2000, ada, bob)
    shown = ada.see(over).json
    assert shown["seed"] == str(SEED)
    assert seed_hash(int(shown["seed"]), shown["salt"]) == shown["seed_hash"]
    assert promised["seed_hash"] != shown["seed_hash"], "salted: equal seeds cannot be recognised"


def test_a_record_of_older_rules_says_so(service: Service, ada: Client, bob: Client) -> None:
    over = service.a_table_in_play(2000, ada, bob)
    result = ada.see(over).json["result"]
    rows = metadata.tables["tables"]
    with service.tables.store.engine.begin() as connection:
        connection.execute(rows.update().where(rows.c.id == over).values(rules=0))
    service.restart()
    shown = ada.see(over).json
    assert shown["outdated"] and shown["result"] == result and shown["view"] is None
    record = ada.get(f"/tables/{over}/record").json["record"]
    assert "\nrules: 0\n" in record
    with pytest.raises(planetfall.RecordError, match="rules version is 0"):
        planetfall.replay(record)


# -- the document ----------------------------------------------------------------------------------------------------


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        for key, value in part.items():
            if key == "$ref":
                yield value
            yield from references(value)
    elif isinstance(part, list | tuple):
        for value in part:
            yield from references(value)


def test_the_document_describes_every_route(service: Service) -> None:
    answer = service.request("GET", "/api/openapi.json")
    document = answer.json
    assert document["openapi"].startswith("3.1")
    served = {
        (route.path, method)
        for route in api.routes
        if isinstance(route, Route) and route.path != "/{rest:path}"
        for method in (route.methods or set()) - {"HEAD"}
    }
    described = {(path.removeprefix("/api"), method.upper()) for path, by in document["paths"].items() for method in by}
    assert served == described


def test_the_document_is_well_formed() -> None:
    document = openapi(api.ENDPOINTS)
    schemas = document["components"]["schemas"]
    names = []
    for reference in references(document):
        assert reference.removeprefix("#/components/schemas/") in schemas
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            names.append(operation["operationId"])
            placed = {entry["name"] for entry in operation["parameters"] if entry["in"] == "path"}
            assert placed == set(re.findall(r"{(\w+)}", path))
            assert all({"name", "in", "required", "schema"} <= set(entry) for entry in operation["parameters"])
            assert ("requestBody" in operation) == (method == "post")
            assert operation["summary"] and operation["responses"]
            for status, answer in operation["responses"].items():
                assert status.isdecimal() and answer["description"]
                assert answer["content"]["application/json"]["schema"]
            for way in operation["security"]:
                assert set(way) <= set(document["components"]["securitySchemes"])
    assert len(names) == len(set(names))


def fits(value: Any, schema: dict[str, Any], schemas: dict[str, Any]) -> bool:
    """As much of JSON Schema as the document uses."""
    if "$ref" in schema:
        return fits(value, schemas[schema["$ref"].rpartition("/")[2]], schemas)
    if "anyOf" in schema:
        return any(fits(value, one, schemas) for one in schema["anyOf"])
    kind = schema.get("type")
    if kind == "object":
        properties = schema.get("properties", {})
        further = schema.get("additionalProperties", True)
        return (
            isinstance(value, dict)
            and set(schema.get("required", ())) <= set(value)
            and (further is not False or set(value) <= set(properties))
            and all(fits(value[name], part, schemas) for name, part in properties.items() if name in value)
            and (not isinstance(further, dict) or all(fits(part, further, schemas) for part in value.values()))
        )
    if kind == "array":
        return isinstance(value, list) and all(fits(part, schema.get("items", {}), schemas) for part in value)
    types: dict[str, Any] = {"string": str, "integer": int, "number": (int, float), "boolean": bool, "null": type(None)}
    return kind is None or isinstance(value, types[kind])


def test_answers_are_as_the_document_says(service: Service, ada: Client, bob: Client, table: str) -> None:
    document = openapi(api.ENDPOINTS)
    over = service.a_table_in_play(2000, ada, bob)
    move = legal(service.find(table).game, 0)[0]
    own = ada.version(table, 0)
    asked: list[tuple[str, str, bytes]] = [
        ("GET", "/games", b""),
        ("POST", "/people", b'{"name": "Ada"}'),
        ("POST", "/tables", b'{"game": "reworld", "players": [{"kind": "me"}, {"kind": "person"}]}'),
        ("GET", "/tables", b""),
        ("GET", "/tables/{id}", b""),
        ("GET", "/tables/{id}/moves?seat=0", b""),
        ("POST", "/tables/{id}/act", f'{{"seat": 0, "version": {own}, "move": "{move}"}}'.encode()),
        ("POST", "/tables/{id}/undo", f'{{"seat": 0, "version": {own + 1}}}'.encode()),
        ("POST", "/tables/{id}/act", f'{{"seat": 0, "version": {own + 2}, "move": "{move}"}}'.encode()),
        ("POST", "/tables/{id}/instead", f'{{"seat": 0, "version": {own + 3}, "move": "drop"}}'.encode()),
        ("POST", "/tables/{id}/restart", f'{{"seat": 0, "version": {own + 4}}}'.encode()),
        ("POST", "/tables/{id}/act", f'{{"seat": 0, "version": {own + 5}, "move": "drop"}}'.encode()),
        ("POST", "/tables/{id}/confirm", f'{{"seat": 0, "version": {own + 6}}}'.encode()),
        ("POST", "/tables/{id}/chat", b'{"text": "hello"}'),
        ("POST", "/tables/{id}/sit", b"{}"),
        ("POST", "/tables/{id}/replace", b'{"seat": 1, "level": "cadet"}'),
        ("POST", "/tables/{id}/return", b'{"seat": 0}'),
        ("POST", "/tables/{id}/hint", b'{"seat": 0}'),
        ("GET", "/tables/{id}/record", b""),
        ("GET", "/tables/{id}/review", b""),
        ("GET", "/openapi.json", b""),
    ]
    seen = set()
    for method, path, body in asked:
        known = over if path.endswith(("record", "review")) else table
        if path.endswith("hint"):
            known = service.a_table(ada, bob, hints=True)
        if path.endswith(("sit", "replace")):
            known = ada.post("/tables", game="reworld", players=TWO).json["id"]
        answer = service.request(method, "/api" + path.replace("{id}", known), body, headers=ada.headers)
        operation = document["paths"]["/api" + path.partition("?")[0]][method.lower()]
        described = operation["responses"][str(answer.status)]["content"]["application/json"]["schema"]
        assert answer.status < 300, (path, answer.body)
        assert answer.headers["content-type"] == "application/json"
        assert fits(answer.json, described, document["components"]["schemas"]), path
        seen.add((method, path.partition("?")[0]))
    assert seen == {(endpoint.method, endpoint.path) for endpoint in api.ENDPOINTS}


def test_every_refusal_has_words_in_every_language() -> None:
    """As the sources name them."""
    folder = Path(api.__file__).parent
    keys = {key for file in folder.glob("*.py") for key in re.findall(r'"(refused-[a-z-]+)"', file.read_text("utf-8"))}
    assert len(keys) > 20
    for language in LANGUAGES:
        words = (folder / f"texts.{language}.ftl").read_text("utf-8")
        assert [key for key in sorted(keys) if f"\n{key} =" not in words] == []
