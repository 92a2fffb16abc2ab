"""Values shared by the store and the services. Times are seconds since 1970."""
