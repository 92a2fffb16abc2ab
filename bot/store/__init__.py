"""The database: every table and statement. No SQL elsewhere."""
