"""What `serve.py` and `make` do: fetch the runtimes, build the site, serve it. Standard library only."""
