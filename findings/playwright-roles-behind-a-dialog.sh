#!/usr/bin/env bash
# playwright 1.65.2: get_by_role and aria_snapshot show what a modal dialog hides from a screen reader.
#
# Expected: they say what Chromium's accessibility tree has, which is the dialog alone while it is open. Seen: buttons
# behind it, and others that are inert, are there too, so a test finds what nobody who listens can find.
# It needs a Chromium on the system.
set -euo pipefail
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check playwright==1.65.2
"$folder/venv/bin/python" - "$browser" <<'PYTHON'
import sys

from playwright.sync_api import sync_playwright

PAGE = """<button>Behind</button><div inert><button>Inert</button></div><dialog><button>In front</button></dialog>
<script>document.querySelector("dialog").showModal()</script>"""
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=sys.argv[1], args=["--no-sandbox"])
    page = browser.new_page()
    page.set_content(PAGE)
    session = page.context.new_cdp_session(page)
    nodes = [node for node in session.send("Accessibility.getFullAXTree")["nodes"] if not node["ignored"]]
    heard = [node["name"]["value"] for node in nodes if node["role"]["value"] == "button"]
    found = [button.text_content() for button in page.get_by_role("button").all()]
    print("Chromium", heard, "Playwright", found)
    assert heard == ["In front"] and found == ["Behind", "Inert", "In front"]
    assert 'button "Behind"' in page.locator("body").aria_snapshot()
    browser.close()
PYTHON
