import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import type { IncrementalCacheKind } from 'next/dist/server/response-cache/types.js'
import { afterEach, expect, it, vi } from 'vitest'
import PageStore from '#server/pageStore.ts'

/** Next declares it as a constant of the compiler, which a test may not import. */
interface Kinds {
  IncrementalCacheKind: { FETCH: IncrementalCacheKind.FETCH }
}

afterEach(() => void vi.useRealTimers())

it('a page rendered by a clock that ran ahead is rendered again', async () => {
  vi.useFakeTimers({ now: new Date('2026-02-03T12:00:00Z'), toFake: ['Date'] })
  const store = new PageStore({
    fs: nodeFs,
    serverDistDir: import.meta.dirname,
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  })
  const { IncrementalCacheKind } = await vi.importActual<Kinds>('next/dist/server/response-cache/types.js')
  const read = () => store.get('/page', { kind: IncrementalCacheKind.FETCH, fetchUrl: '/page', fetchIdx: 1 })

  await store.set('/page', null, { fetchCache: true })
  expect(await read()).toMatchObject({ lastModified: Date.now() })
  vi.setSystemTime(new Date('2026-02-02T12:00:00Z'))
  expect(await read()).toBeNull()
})
