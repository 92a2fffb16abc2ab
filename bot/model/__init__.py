"""Values shared by the store and the services."""
