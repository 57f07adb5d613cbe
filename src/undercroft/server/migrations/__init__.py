"""Steps that bring a database of any age to the present schema; run at start."""
