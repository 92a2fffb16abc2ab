from tests.support.table import path as path
from tests.support.table import tavern as tavern
