"""The core's tables and statements. Times are seconds since 1970, unless a comment says milliseconds."""
