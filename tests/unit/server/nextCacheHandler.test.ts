import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import type { CachedRouteKind, IncrementalCacheKind } from 'next/dist/server/response-cache/types.js'
import { afterEach, expect, it, vi } from 'vitest'
import NextCacheHandler from '#server/nextCacheHandler.ts'

/** Next declares them as constants of the compiler, which a test may not import. */
interface Kinds {
  CachedRouteKind: { FETCH: CachedRouteKind.FETCH }
  IncrementalCacheKind: { FETCH: IncrementalCacheKind.FETCH }
}

const kinds = await vi.importActual<Kinds>('next/dist/server/response-cache/types.js')

afterEach(() => void vi.useRealTimers())

/** The store as a request gets it. */
const createStore = () =>
  new NextCacheHandler({
    fs: nodeFs,
    serverDistDir: import.meta.dirname,
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  })

const read = (store: NextCacheHandler) =>
  store.get('/page', { kind: kinds.IncrementalCacheKind.FETCH, fetchUrl: '/page', fetchIdx: 1, tags: ['page'] })

const write = (store: NextCacheHandler) =>
  store.set(
    '/page',
    { kind: kinds.CachedRouteKind.FETCH, data: { headers: {}, body: '', url: '/page' }, revalidate: 3600 },
    { fetchCache: true, tags: ['page'] },
  )

it('a page rendered by a clock that ran ahead is rendered again', async () => {
  vi.useFakeTimers({ now: new Date('2026-02-03T12:00:00Z'), toFake: ['Date'] })
  const store = createStore()
  await write(store)
  expect(await read(store)).toMatchObject({ lastModified: Date.now() })
  vi.setSystemTime(new Date('2026-02-02T12:00:00Z'))
  expect(await read(store)).toBeNull()
})

it('what was rendered while its content changed is rendered again', async () => {
  vi.useFakeTimers({ now: new Date('2026-02-03T12:00:00Z'), toFake: ['Date', 'performance'] })
  const rendering = createStore()
  vi.advanceTimersByTime(1)
  await createStore().revalidateTag('page', { expire: 0 })
  vi.advanceTimersByTime(1)
  await write(rendering)
  expect(await read(createStore())).toBeNull()
  await write(createStore())
  expect(await read(createStore())).not.toBeNull()
})
