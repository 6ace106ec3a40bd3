import { expect, test, vi } from 'vitest'
import { long, startServer } from './cachedServer.ts'

const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=3600, stale-while-revalidate=31532400',
  'x-nextjs-cache': 'HIT',
}

test('after a content change only the most recently visited pages are revalidated', { timeout: 200_000 }, async () => {
  const { renderer, cache, get } = await startServer(PAGE)
  for (let at = 0; at < 250; at += 1) await get({}, `/${at}`)
  cache.invalidate()
  await vi.waitFor(() => expect(renderer.count).toBe(450), { timeout: 150_000 })
  await get({}, '/0')
  expect(renderer.count).toBe(451)
})

/** Visits pages, the last one most often, and lists what happens after a content change. */
async function listRendersAhead(pages: number, isRendering?: () => boolean) {
  const events: string[] = []
  const countBusy = () => {
    const isBusy = isRendering?.() === true
    if (isBusy) events.push('busy')
    return isBusy
  }
  const { cache, get } = await startServer(
    PAGE,
    200,
    ({ url = '' }, response) => {
      events.push(url)
      response.writeHead(200, PAGE).end(long(url))
    },
    countBusy,
  )
  for (let at = 0; at < pages; at += 1) {
    for (let visit = 0; visit <= at; visit += 1) await get({}, `/${at}`)
  }
  events.length = 0
  cache.invalidate()
  await vi.waitFor(() => expect(events.filter((each) => each !== 'busy')).toHaveLength(pages), { timeout: 50_000 })
  return events
}

test('after a content change the pages visited most are revalidated first', async () => {
  const events = await listRendersAhead(30)
  expect(events).toEqual(Array.from({ length: 30 }, (_, place) => `/${29 - place}`))
})

test('beyond the twenty visited most, pages are revalidated while Next renders nothing else', async () => {
  let polls = 0
  const events = await listRendersAhead(22, () => (polls += 1) % 3 !== 0)
  expect(events.slice(20)).toEqual(['busy', 'busy', '/1', 'busy', 'busy', '/0'])
})

test('pages without visitors since the last change are revalidated once changes pause', async () => {
  const { renderer, cache, get } = await startServer(PAGE)
  const pages = ['/0', '/1', '/2']
  for (const page of pages) await get({}, page)
  cache.invalidate()
  await vi.waitFor(() => expect(renderer.count).toBe(6), { timeout: 50_000 })
  await get({}, '/1')
  cache.invalidate()
  await get({}, '/1')
  expect(renderer.count).toBe(7)
  await vi.waitFor(() => expect(renderer.count).toBe(9), { timeout: 50_000 })
})
