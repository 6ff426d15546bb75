"""The English of the command line itself, a module for each command. Reports have their own wording.

A placeholder names a fact. Where a fact is nothing, the wording of the kind followed by ``without`` and the fact's
name is taken.
"""

from . import (check, compile, completion, concordance, dispute, general, house, infer, misuse, moves, record, replay,
               rules, schema, simulate, sources, translate, validate, variants)

MODULES = (general, validate, moves, record, replay, translate, dispute, infer, rules, variants, sources, concordance,
           house, check, simulate, compile, schema, completion, misuse)
"""In the order in which the catalogues have them."""

WORDING = {kind: wording for module in MODULES for kind, wording in module.WORDING.items()}

__all__ = ["MODULES", "WORDING"]
