doggies-title = Dungeons & Doggies
