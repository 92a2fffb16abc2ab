from tests.support.table import tavern as tavern
