#!/usr/bin/env bash
# Babel 2.19.0: numbers of four digits get a separator in Spanish, Polish and Portuguese of Portugal.
#
# Expected: 1234, because CLDR's minimum grouping digits are 2 in these languages (12.345 has a separator). Seen: 1.234 or
# 1 234. The data that Babel brings along has no such number.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check Babel==2.19.0
"$folder/venv/bin/python" - <<'PYTHON'
from babel.numbers import format_decimal

found = {locale: format_decimal(1234, locale=locale) for locale in ("es", "pl", "pt_PT")}
print(found)
assert found == {"es": "1.234", "pl": "1\xa0234", "pt_PT": "1\xa0234"}
PYTHON
