"""The screens with which a server is set up."""
