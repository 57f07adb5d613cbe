/** Once one of a group of radios is pressed, the focus goes on; chosen by a key it stays, so that the arrows choose on. */
export function handsBack(to: () => HTMLElement | null): (group: HTMLElement) => () => void {
  return (group) => {
    let pressed = false
    const by = ({ type }: Event): void => void (pressed = type === 'pointerdown')
    const done = ({ target }: Event): void => {
      if (pressed && target instanceof HTMLInputElement) to()?.focus({ preventScroll: true })
    }
    const ways = [['pointerdown', by], ['keydown', by], ['click', done]] as const
    for (const [name, way] of ways) group.addEventListener(name, way)
    return () => ways.forEach(([name, way]) => group.removeEventListener(name, way))
  }
}
