"""Removal of type annotations before compilation. Runs inside Pyodide at build time.

`compile` drops docstrings and asserts; this drops the types. Each annotation would be stored as text, those
of named tuples as objects, though the app reads none of them. The field names of classes stay.
"""

from __future__ import annotations

import ast


class _AnnotationRemover(ast.NodeTransformer):
    """Removes the types from a tree. Expressions, which are most of it, hold none."""

    def visit(self, node: ast.AST) -> ast.AST | None:
        found: ast.AST | None = node if isinstance(node, ast.expr) else super().visit(node)
        return found

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        return None if node.module == "__future__" else node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        return _placed(ast.Assign([node.target], node.value) if node.value else ast.Pass(), node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        fields = [each.target for each in node.body if isinstance(each, ast.AnnAssign)]
        names = [ast.Constant(field.id) for field in fields if isinstance(field, ast.Name)]
        self.generic_visit(node)
        if names:
            untyped = ast.Dict(list(names), [ast.Constant(None)] * len(names))
            annotations = ast.Assign([ast.Name("__annotations__", ast.Store())], untyped)
            node.body.insert(0, _placed(annotations, node))
        return node


def stripped(text: str) -> ast.Module:
    """Return the syntax tree of a module's text, without types."""
    tree = ast.parse(text)
    _AnnotationRemover().visit(tree)
    return tree


def _placed(new: ast.stmt, old: ast.stmt) -> ast.stmt:
    return ast.fix_missing_locations(ast.copy_location(new, old))
