"""Only the person who started the page can use it, and only on this machine."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from localdiscord import LocalDiscord
from localdiscord.page import Page, add_example_servers


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    local = LocalDiscord()
    served = Page(local)
    async with local:
        add_example_servers(local)
        yield served


@pytest.fixture
async def client() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        yield session


def origin(page: Page) -> str:
    return f"http://127.0.0.1:{page.local.port}"


async def status(client: aiohttp.ClientSession, url: str, **headers: str) -> int:
    async with client.get(url, headers=headers) as response:
        return response.status


async def test_the_key_opens_the_page_and_a_cookie_replaces_it(page: Page, client: aiohttp.ClientSession) -> None:
    async with client.get(page.url) as response:
        assert response.status == 200
        cookie = response.headers["Set-Cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Strict" in cookie
        policy = response.headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
    assert "unsafe" not in policy
    assert await status(client, f"{origin(page)}/") == 200
    assert await status(client, f"{origin(page)}/page/main.js") == 200
    assert await status(client, f"{origin(page)}/page/nothing.js") == 404


@pytest.mark.parametrize("path", ["/", "/?token=", "/?token=wrong", "/?token=%C3%A4", "/page/main.js", "/page/socket"])
async def test_nobody_gets_in_without_the_key(page: Page, client: aiohttp.ClientSession, path: str) -> None:
    assert await status(client, origin(page) + path) == 403


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "127.0.0.1.evil.example:{port}", "evil.example:{port}"])
async def test_other_names_for_this_machine_are_refused(page: Page, client: aiohttp.ClientSession, host: str) -> None:
    host = host.format(port=page.local.port)
    for url in (page.url, f"{page.local.api_url}/gateway", f"{page.local.cdn_url}/emojis/1.png"):
        assert await status(client, url, Host=host) == 403


@pytest.mark.parametrize("foreign", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_pages_of_other_sites_are_refused(page: Page, client: aiohttp.ClientSession, foreign: str) -> None:
    assert await status(client, page.url) == 200
    assert await status(client, f"{origin(page)}/page/main.js", Origin=foreign) == 403
    for address in (f"{origin(page)}/page/socket", page.local.gateway_url):
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await client.ws_connect(address, headers={"Origin": foreign})


async def test_senseless_requests_are_refused_and_do_no_harm(
    page: Page, client: aiohttp.ClientSession, caplog: pytest.LogCaptureFixture
) -> None:
    await status(client, page.url)
    said = page.people[0].say(page.people[0].direct_messages, "without a menu")
    async with client.ws_connect(f"{origin(page)}/page/socket", headers={"Origin": origin(page)}) as socket:
        hello = await socket.receive_json()
        direct = hello["direct"][0]["id"]
        for asked in (
            {},
            {"do": "fly"},
            {"do": "click"},
            {"do": "say", "channel": "1", "text": "x"},
            {"do": "say", "channel": direct, "text": ""},
            {"do": "say", "channel": direct, "text": "x" * 2001},
            {"do": "choose", "channel": direct, "message": "1", "custom_id": "x", "values": []},
            {"do": "choose", "channel": direct, "message": str(said.id), "custom_id": "x", "values": []},
            {"do": "submit", "modal": "1", "values": {}},
            {"do": "slash", "channel": direct, "command": "x", "options": {}},
        ):
            await socket.send_json({"n": 1} | asked)
            assert "refused" in await socket.receive_json(), asked
        await socket.send_str("[")
        assert "refused" in await socket.receive_json()
        await socket.send_json({"n": 7, "do": "say", "channel": direct, "text": "still here"})
        answers = [await socket.receive_json(), await socket.receive_json()]
        assert {"re": 7} in answers
    assert "makes no sense" in caplog.text


async def test_uploads_cannot_run_as_pages(page: Page, client: aiohttp.ClientSession) -> None:
    page.local.world.files["attachments/1/2/x.html"] = b"<script>alert(1)</script>"
    async with client.get(f"{page.local.cdn_url}/attachments/1/2/x.html") as response:
        assert response.content_type == "application/octet-stream"
        assert response.headers["X-Content-Type-Options"] == "nosniff"
