"""The table in a terminal: plain lines of text, for narrow screens and for screen readers."""
