tiny-title = Tiny Den
tiny-blurb = Six spaces, ten cards, two heroes.
