#!/usr/bin/env bash
# fluent.runtime 0.4.0: a Decimal takes the default variant of a plural in every language.
#
# Expected: Decimal(1) chooses [one], as the number 1 does. Seen: English and Polish sentences take [other], whatever the
# number, and no error is reported. int and float are right.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check fluent.runtime==0.4.0 Babel==2.19.0
"$folder/venv/bin/python" - <<'PYTHON'
from decimal import Decimal

from fluent.runtime import FluentBundle, FluentResource

for locale in ("en", "pl"):
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource("points = { $number ->\n    [one] one\n   *[other] other\n }"))
    message = bundle.get_message("points")
    found = {type(one).__name__: bundle.format_pattern(message.value, {"number": one}) for one in (1, 1.0, Decimal(1))}
    print(locale, found)
    assert found == {"int": ("one", []), "float": ("one", []), "Decimal": ("other", [])}
PYTHON
