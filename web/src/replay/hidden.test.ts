/** A link into a replay keeps what lies ahead hidden; what a step tells is lit. */
import { beforeAll, expect, it, vi } from 'vitest'
import { tableOf, useTexts, viewOf } from '../../tests/fixtures'
import { api } from '../lib/api'
import { Reel } from './reel.svelte'

beforeAll(() => useTexts())

const steps = [0, 1, 2].map((n) => ({
  who: n ? 'A' : null, what: 'lay', option: '3', number: n, standing: false,
  view: viewOf({ asks: [], number: n, journal: n ? [{ n: n - 1, key: 'lays', args: { seat: 'A', card: '3' }, private: false }] : [] }),
}))

async function opened(hash: string): Promise<Reel> {
  location.hash = hash
  vi.spyOn(api, 'table').mockResolvedValue(tableOf({ status: 'over' }))
  vi.spyOn(api, 'replay').mockResolvedValue({ steps, count: steps.length, proof: { good: true } } as never)
  vi.spyOn(api, 'frames').mockResolvedValue([])
  const reel = new Reel('amber-fox-1')
  await reel.open()
  return reel
}

it('a link with spoilers=no opens at its step and shows nothing beyond it', async () => {
  const reel = await opened('#step=1&spoilers=no')
  expect([reel.step, reel.spoilers, reel.shown, reel.link()]).toEqual([1, false, reel.at, '#step=1&seat=all&spoilers=no'])
  reel.close()
  const open = await opened('#step=1')
  expect([open.spoilers, open.shown]).toEqual([true, open.last])
  open.close()
})

it('what a step tells is lit, as at the table', async () => {
  const reel = await opened('#step=1')
  expect([...(reel.screen?.lit ?? [])].sort()).toEqual(['card:3', 'seat:A'])
  expect(reel.screen?.silent).toBe(false)
  reel.show(0)
  expect(reel.screen?.lit.size).toBe(0)
  expect(reel.screen?.silent).toBe(true)
  reel.close()
})
