#!/usr/bin/env bash
# python-dotenv 1.2.4: one forgotten quote takes lines away, and dotenv_values says nothing to the caller.
#
# Expected: a line that can't be read is an error, or only that line is lost. Seen: a value that begins with a quote goes on
# to the next quote in any line, so three more settings are gone. dotenv_values returns the rest, without an exception; the
# log has a warning that names the first line only. Also: ${NAME} in single quotes is replaced, unlike in a shell.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check python-dotenv==1.2.4
"$folder/venv/bin/python" - <<'PYTHON'
from io import StringIO

from dotenv import dotenv_values

text = 'TITLE="Dice\nDATABASE_URL=sqlite:///one.db\nLANGUAGE=de\nMOTTO="fair"\nLAST=1\n'
found = dotenv_values(stream=StringIO(text))
print(dict(found))
assert found == {"LAST": "1"}
quoted = dotenv_values(stream=StringIO("NAME=x\nPASSWORD='a${NAME}b'\n"))
print(dict(quoted))
assert quoted["PASSWORD"] == "axb"
PYTHON
