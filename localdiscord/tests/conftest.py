"""The fixtures of all tests."""

from scenes import (
    api as api,
)
from scenes import (
    by_hand as by_hand,
)
from scenes import (
    channel as channel,
)
from scenes import (
    home as home,
)
from scenes import (
    north as north,
)
from scenes import (
    open_scene as open_scene,
)
from scenes import (
    scene as scene,
)
from scenes import (
    wire as wire,
)
