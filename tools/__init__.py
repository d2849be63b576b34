"""The build behind `serve.py` and `make`: fetch the runtimes, build the site, serve it."""
