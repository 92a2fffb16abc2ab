#!/usr/bin/env bash
# Babel 2.19.0: format_list raises KeyError for styles that it documents, in several languages.
#
# Expected: a list in the style, or in the next one that CLDR falls back to. Seen: KeyError: 'start'.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check Babel==2.19.0
"$folder/venv/bin/python" - <<'PYTHON'
from babel.lists import format_list

for style, locale in (("standard-narrow", "fr"), ("unit", "es"), ("standard-narrow", "pt_BR"), ("unit", "sv")):
    try:
        format_list(["a", "b", "c"], style=style, locale=locale)
    except KeyError as error:
        print(style, locale, repr(error))
    else:
        raise SystemExit("no longer so")
PYTHON
