"""For every test of a feature: a bot at a table, and nothing goes wrong."""

from tests.play.conftest import (
    clock as clock,
)
from tests.play.conftest import (
    coach_here as coach_here,
)
from tests.play.conftest import (
    command_line as command_line,
)
from tests.play.conftest import (
    day as day,
)
from tests.play.conftest import (
    nothing_crashes as nothing_crashes,
)
from tests.play.conftest import (
    path as path,
)
from tests.play.conftest import (
    tavern as tavern,
)
from tests.records.conftest import records as records
from tests.records.conftest import seasons as seasons
