"""The database: every table and every statement. Nothing outside this folder knows SQL."""
