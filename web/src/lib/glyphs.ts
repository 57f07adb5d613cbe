/** The glyphs of a game: a sprite of its own, put into the page when its screen is opened (scripts/sprite.mjs). */
import addresses from 'virtual:sprites'

const begun = new Map<string, Promise<void>>()

async function put(address: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`no glyphs at ${address}: ${answer.status}`)
  document.body.insertAdjacentHTML('afterbegin', await answer.text())
}

/** Bring a game's glyphs into the page; without them a screen works all the same, and the next one asks again. */
export function glyphsOf(game: string): Promise<void> {
  const address = addresses[game]
  if (!address) return Promise.resolve()
  const known = begun.get(game)
  if (known) return known
  const coming = put(address).catch(() => void begun.delete(game))
  begun.set(game, coming)
  return coming
}

/** All of them, for the page that says who drew them. */
export const allGlyphs = (): Promise<unknown> => Promise.all(Object.keys(addresses).map(glyphsOf))
