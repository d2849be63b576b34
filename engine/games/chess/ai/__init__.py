"""How chess positions are judged and searched."""
