"""Discord's markdown, by example: a text, and the HTML that it becomes."""

import pytest
from playwright.async_api import Page

from .conftest import Place

pytestmark = pytest.mark.asyncio(loop_scope="session")

RENDER = """async (texts) => {
    const { markdown } = await import("/page/markdown.js");
    return texts.map((text) => {
        const place = document.createElement("div");
        place.append(markdown(text));
        return place.innerHTML.replaceAll(' class="plain"', "");
    });
}"""

LINK = '<a href="https://x.example/a" target="_blank" rel="noopener noreferrer">'
ELSEWHERE = "https://discord.com/channels/1/6"
EXAMPLES = {
    "plain": "<p>plain</p>",
    "two\nlines": "<p>two\nlines</p>",
    "**bold** *it* _it_ __under__ ~~gone~~": (
        "<p><strong>bold</strong> <em>it</em> <em>it</em> <u>under</u> <s>gone</s></p>"
    ),
    "**bold *and it***": "<p><strong>bold <em>and it</em></strong></p>",
    "snake_case_name and 2 * 3 * 4": "<p>snake_case_name and 2 * 3 * 4</p>",
    r"\*not it\* \\": "<p>*not it* \\</p>",
    "`**raw**` and ``a`b``": "<p><code>**raw**</code> and <code>a`b</code></p>",
    "```py\nif a < b:\n    c()\n```after": '<pre tabindex="0"><code>if a &lt; b:\n    c()</code></pre><p>after</p>',
    "# One\n## Two\n### Three": '<h3 class="h1">One</h3><h3 class="h2">Two</h3><h3 class="h3">Three</h3>',
    "#no": "<p>#no</p>",
    "-# small *print*": '<p class="subtext">small <em>print</em></p>',
    "> one\n> two\nout": "<blockquote><p>one\ntwo</p></blockquote><p>out</p>",
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "3. c\n4. d": '<ol start="3"><li>c</li><li>d</li></ol>',
    "[text](https://x.example/a)": f"<p>{LINK}text</a></p>",
    "see https://x.example/a.": f"<p>see {LINK}https://x.example/a</a>.</p>",
    "[x](javascript:alert(1))": "<p>[x](javascript:alert(1))</p>",
    "<@1>": '<p><span class="mention">&lt;@1&gt;</span></p>',
    "<#4>": '<p><span class="mention"># unknown</span></p>',
    ELSEWHERE: f"<p>{LINK}{ELSEWHERE}</a></p>".replace("https://x.example/a", ELSEWHERE),
    "<b>&amp;</b><img onerror=x>": "<p>&lt;b&gt;&amp;amp;&lt;/b&gt;&lt;img onerror=x&gt;</p>",
    "@everyone": '<p><span class="mention">@everyone</span></p>',
    "**unclosed": "<p>**unclosed</p>",
    "<t:99999999999999:R>": "<p>&lt;t:99999999999999:R&gt;</p>",
}


async def rendered(page: Page, *texts: str) -> list[str]:
    found: list[str] = await page.evaluate(RENDER, texts)
    return found


async def test_examples(place: Place) -> None:
    page = (await place.visit()).page
    assert dict(zip(EXAMPLES, await rendered(page, *EXAMPLES), strict=True)) == EXAMPLES
    past, when = await rendered(page, "<t:0:R>", "<t:0:D>")
    assert "years ago" in past
    assert "1970" in when
    # Even a long and hostile text is drawn.
    hostile = [sign * (4000 // len(sign)) for sign in ("*", "**a", "_", "`", "\\*", "> ", "[", "~~", "<", "- ")]
    assert all(await rendered(page, *hostile))
