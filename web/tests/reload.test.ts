import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadAnew } from '../src/lib/fresh'

const script = (build: string) => `https://house.example/assets/index-${build}.js`
const serve = (build: string, status = 200) =>
  vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response(`<script type="module" src="/assets/index-${build}.js"></script>`, { status }))))

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('a part of the front end that cannot be fetched', () => {
  it.each([
    ['loads the page anew when the server has another build', () => serve('new'), 1],
    ['does not when the build is the same', () => serve('old'), 0],
    ['does not when the server answers with an error', () => serve('new', 502), 0],
    ['does not without a connection', () => vi.stubGlobal('fetch', vi.fn(() => Promise.reject(new TypeError('offline')))), 0],
  ])('%s', async (_, given, times) => {
    given()
    const reload = vi.fn()
    await loadAnew(script('old'), reload)
    expect(reload).toHaveBeenCalledTimes(times)
  })

  it('loads it anew only once for each build', async () => {
    serve('new')
    const reload = vi.fn()
    await loadAnew(script('old'), reload)
    await loadAnew(script('old'), reload)
    expect(reload).toHaveBeenCalledTimes(1)
    serve('newest')
    await loadAnew(script('new'), reload)
    expect(reload).toHaveBeenCalledTimes(2)
  })
})
