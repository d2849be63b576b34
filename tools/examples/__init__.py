"""Rules to be tried: the small boards of the rules pages, made from blocks in their sources.

The build asks the engine what a click leads to, what happens then, and why something cannot be done. The
pages hold the answers as JSON, and `assets/tries.js` shows them: there is no Python in a rules page.
"""
