/** The ids of options and of things on the screen: parts joined by colons (docs/wire.md, "The ids of options"). */

/** The parts of an option's id: `attack:zombie` is `attack` and `zombie`. */
export const partsOf = (id: string): string[] => id.split(':')

/** The kind of a thing on the screen, and which of them it is: `place:1:0` is the `place` `1:0`. */
export function thingOf(thing: string): [kind: string, id: string] {
  const [kind = '', ...id] = partsOf(thing)
  return [kind, id.join(':')]
}

/** Which thing of a kind it is; null where it is of another kind. */
export function idIn(kind: string, thing: string): string | null {
  const [found, id] = thingOf(thing)
  return found === kind ? id : null
}
