#!/usr/bin/env bash
# fluent.runtime 0.4.0: a sentence that is nothing but itself ends in a RecursionError.
#
# Expected: a problem in the list that format_pattern returns, as for one with other text, too. Seen: the exception.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check fluent.runtime==0.4.0
"$folder/venv/bin/python" - <<'PYTHON'
from fluent.runtime import FluentBundle, FluentResource

bundle = FluentBundle(["en"])
bundle.add_resource(FluentResource("text = See { text }\nbare = { bare }\n"))
_, problems = bundle.format_pattern(bundle.get_message("text").value)
print(problems)
assert "Cyclic" in str(problems[0])
try:
    bundle.format_pattern(bundle.get_message("bare").value)
except RecursionError:
    print("RecursionError")
else:
    raise SystemExit("no longer so")
PYTHON
