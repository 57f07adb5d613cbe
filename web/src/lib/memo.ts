/** The same answer to the same question: attachments must keep their identity, else they are torn down with every view. */
export function memo<K, V>(make: (key: K) => V): (key: K) => V {
  const kept = new Map<K, V>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(key)
    kept.set(key, made)
    return made
  }
}
