import { fireEvent, render } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import Log from '../src/table/Log.svelte'
import { TableScreen } from '../src/table/screen.svelte'
import { tableOf, useTexts, viewOf } from './fixtures'
import { resized } from './setup'

beforeAll(() => useTexts())

/** A log 100 high, with a height of its contents that the test sets. */
function logOf(screen: TableScreen) {
  const { container } = render(Log, { screen })
  const box = container.querySelector<HTMLElement>('.log')
  if (!box) throw new Error('no log')
  let [top, full, room] = [0, 400, 100]
  Object.defineProperties(box, {
    scrollHeight: { get: () => full },
    clientHeight: { get: () => room },
    scrollTop: { get: () => top, set: (to: number) => (top = Math.max(0, Math.min(to, full - room))) },
  })
  const lines = [...screen.view.journal]
  /** Another line comes, and makes the log 20 higher. */
  async function comes(): Promise<void> {
    full += 20
    lines.push({ n: lines.length, key: 'lays', args: { seat: 'B', card: '2' }, private: false })
    screen.show(viewOf({ journal: [...lines] }))
    flushSync()
    await tick()
  }
  const squeeze = (to: number) => {
    room = to
    resized(box)
  }
  return { box, comes, squeeze, gap: () => full - room - top }
}

describe('the log', () => {
  it('keeps its end in sight, whatever scroll events come late from its own scrolling', async () => {
    const log = logOf(new TableScreen(viewOf(), null, tableOf()))
    await log.comes()
    expect(log.gap()).toBe(0)
    for (let k = 0; k < 5; k++) {
      void fireEvent.scroll(log.box)
      await log.comes()
      await log.comes()
    }
    log.box.scrollTop = 10 // not by anybody's hand: the browser, the page
    await fireEvent.scroll(log.box)
    await log.comes()
    expect(log.gap()).toBe(0)
  })

  it('keeps it in sight when there is less room', async () => {
    const log = logOf(new TableScreen(viewOf(), null, tableOf()))
    await log.comes()
    log.squeeze(60)
    expect(log.gap()).toBe(0)
  })

  it('stays where a reader scrolls it, and moves on again from the end', async () => {
    const log = logOf(new TableScreen(viewOf(), null, tableOf()))
    await log.comes()
    await fireEvent.wheel(log.box)
    log.box.scrollTop = 100
    await fireEvent.scroll(log.box)
    await log.comes()
    expect(log.box.scrollTop).toBe(100)
    log.box.scrollTop = 9999
    await fireEvent.scroll(log.box)
    await log.comes()
    expect(log.gap()).toBe(0)
  })

  it('points at nothing once it is put away under the mouse; what was pressed stays marked', async () => {
    const lays = [{ n: 0, key: 'lays', args: { seat: 'B', card: '2' }, private: false }]
    for (const pressed of [false, true]) {
      const screen = new TableScreen(viewOf({ journal: lays }), null, tableOf())
      const { container, unmount } = render(Log, { screen })
      const line = container.querySelector<HTMLElement>('.l')
      if (!line) throw new Error('no line')
      await fireEvent.mouseEnter(line)
      if (pressed) await fireEvent.click(line)
      expect([...screen.lit]).toContain('seat:B')
      unmount()
      flushSync()
      expect(screen.lit.size > 0).toBe(pressed)
    }
  })
})
