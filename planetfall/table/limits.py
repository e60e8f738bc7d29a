"""How much anybody may send: bodies of a bounded size, and so many requests a minute.

Buckets live in memory: a restart fills them, which costs nothing. Addresses are what the server says they are: it
believes a proxy on the same machine, and others that the environment names (`FORWARDED_ALLOW_IPS`).
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

from starlette.datastructures import Headers
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from planetfall.core.texts import LANGUAGES
from planetfall.table.tables import say

__all__ = ["BODY_BYTES", "TALKERS", "BodyLimit", "Limiter", "address_of", "preferred_language"]

BODY_BYTES = 16 * 1024
TALKERS = 5  # people who may share an address and talk as much as each is allowed
BUCKETS = 20_000  # kept at most
NETWORK_BITS = 64  # an IPv6 customer has a whole network of addresses, which count as one


class Limiter:
    """Token buckets: each key may do `per_minute` things at once, and gets them back evenly over a minute."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = BUCKETS) -> None:
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, and when they were counted

    def __len__(self) -> int:
        return len(self._buckets)

    def allow(self, key: str, per_minute: int) -> bool:
        now = self._clock()
        tokens, counted = self._buckets.pop(key, (float(per_minute), now))
        tokens = min(float(per_minute), tokens + (now - counted) * per_minute / 60)
        allowed = tokens >= 1
        self._buckets[key] = (tokens - 1 if allowed else tokens, now)
        if len(self._buckets) > self._most:
            # The one unused for longest: after a minute it is full again, and then the same as none.
            self._buckets.popitem(last=False)
        return allowed


def address_of(scope: Scope) -> str:
    """Who is counted as one sender: an IPv4 address, or an IPv6 network."""
    client = scope.get("client")
    if client is None:
        return "?"
    host = str(client[0]).partition("%")[0]
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]  # a Unix socket, or a test
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    hidden = 128 - NETWORK_BITS
    return f"{IPv6Address(int(address) >> hidden << hidden)}/{NETWORK_BITS}"


def preferred_language(headers: Headers) -> str:
    """The first of our languages that the client asks for."""
    for entry in headers.get("accept-language", "")[:200].lower().split(","):
        tag = entry.strip()[:2]
        if tag in LANGUAGES:
            return tag
    return LANGUAGES[0]


class BodyLimit:
    """Refuses bodies that are too large, declared or not, before anything else reads them."""

    def __init__(self, app: ASGIApp, most: int = BODY_BYTES) -> None:
        self.app = app
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not _has_body(Headers(scope=scope)):
            await self.app(scope, receive, send)
            return
        if _declared(Headers(scope=scope)) > self.most:
            await _too_large(scope, self.most)(scope, receive, send)
            return
        received = await self._read(receive)
        if isinstance(received, bytes):
            await self.app(scope, _replay(received, receive), send)
        elif received:
            await _too_large(scope, self.most)(scope, receive, send)

    async def _read(self, receive: Receive) -> bytes | bool:
        """The whole body; True if it is too large, False if the sender has gone."""
        body: bytes = b""
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                return False
            body += message.get("body", b"")
            if len(body) > self.most:
                return True
            if not message.get("more_body", False):
                return body


def _has_body(headers: Headers) -> bool:
    return "content-length" in headers or "transfer-encoding" in headers


def _declared(headers: Headers) -> int:
    """The length a body claims; without one it is counted as it comes."""
    claimed = headers.get("content-length", "")
    return int(claimed) if claimed.isascii() and claimed.isdecimal() and len(claimed) < 20 else 0


def _replay(body: bytes, receive: Receive) -> Receive:
    """What was read already, once; then whatever comes, such as the end of the connection."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replayed() -> Message:
        return messages.pop() if messages else await receive()

    return replayed


def _too_large(scope: Scope, most: int) -> Response:
    sentence = say("refused-too-large", preferred_language(Headers(scope=scope)), most=most // 1024)
    headers = {"Connection": "close"}  # what was sent in vain is not read
    if str(scope["path"]).startswith("/api/"):
        return JSONResponse({"error": sentence, "clause": ""}, 413, headers)
    return PlainTextResponse(sentence, 413, headers)
