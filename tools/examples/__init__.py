"""Interactive examples: the small boards of the rules pages, made from blocks in their sources.

The build asks the engine for the result of each click, and why an action is not allowed. The pages hold the
answers as JSON, and `assets/examples.js` shows them: there is no Python in a rules page.
"""
