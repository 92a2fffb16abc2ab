"""Every table and statement: no SQL elsewhere. Times are seconds since 1970, unless a comment says milliseconds."""
