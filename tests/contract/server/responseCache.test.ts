import type { OutgoingHttpHeaders, RequestListener } from 'node:http'
import { expect, test, vi } from 'vitest'
import { UNKNOWN_PATH } from '#lib/links/routes.ts'
import { formatMetrics } from '#lib/metrics.ts'
import { long, startServer } from './cachedServer.ts'

const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=3600, stale-while-revalidate=31532400',
  'x-nextjs-cache': 'HIT',
  vary: 'rsc, next-router-prefetch',
}
const FILE = { 'content-type': 'text/css', 'cache-control': 'public, max-age=31536000, immutable' }

const DOCUMENT = '<head></head><script src="/_next/static/a.js" async=""></script><script>start()</script>'

/** Lets the time pass that the cache reads. */
function clock() {
  let now = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  return { pass: (milliseconds: number) => (now += milliseconds) }
}

test('a page is rendered once for all visitors, with its security headers', async () => {
  const { renderer, get } = await startServer(PAGE)
  const first = await get()
  const second = await get()
  expect(second).toMatchObject({ status: 200, word: 'first', headers: { 'x-content-type-options': 'nosniff' } })
  expect(second.headers.etag).toBe(first.headers.etag)
  expect(renderer.count).toBe(1)
})

test('the body of a request for a page does not reach the next render on the same connection', async () => {
  const { get } = await startServer(PAGE)
  expect((await get({ 'content-length': 4 }, '/', 'GET', 'body')).status).toBe(200)
  expect((await get({}, '/second')).status).toBe(200)
})

test('only pages that can be cached count as misses: a scan of unknown paths is no sign of a bad cache', async () => {
  globalThis.siteMetrics?.clear()
  const { renderer, get } = await startServer(PAGE)
  renderer.status = 404
  await get({}, '/wp-login.php')
  expect(formatMetrics([])).not.toContain('"miss"} ')
  renderer.status = 200
  await get()
  await get()
  expect(formatMetrics([])).toContain('homie_page_cache_total{result="miss"} 1\n')
  expect(formatMetrics([])).toContain('homie_page_cache_total{result="hit"} 1\n')
})

test('a request with a query or consent cookies gets the shared page', async () => {
  const { renderer, get } = await startServer(PAGE)
  await get()
  await get({ cookie: 'consent=given' })
  await get({}, '/?utm_source=a')
  expect(renderer.count).toBe(1)
})

test('a partner’s link is cached for one language only, other pages for all', async () => {
  const { get } = await startServer(PAGE)
  for (const path of ['/v1/link/tamarack', '/signup/mobile/tamarack'])
    expect((await get({}, path)).headers.vary).toContain('Accept-Language, Sec-Fetch-Site')
  expect((await get()).headers.vary).not.toContain('Accept-Language')
})

test('after a content change the next request gets the new page', async () => {
  const { renderer, cache, get } = await startServer(PAGE)
  await get()
  renderer.word = 'second'
  cache.invalidate()
  expect((await get()).word).toBe('second')
})

test('an immutable file is served without revalidation after a content change', async () => {
  const { renderer, cache, get } = await startServer(FILE)
  await get()
  cache.invalidate()
  expect((await get()).word).toBe('first')
  expect(renderer.slow).toBe(1)
})

test('requests during a revalidation share one render', async () => {
  const { renderer, cache, get } = await startServer(PAGE)
  await get()
  const gate = Promise.withResolvers<void>()
  renderer.gate = gate.promise
  renderer.word = 'second'
  cache.invalidate()
  const visits = [get(), get(), get()]
  await expect.poll(() => renderer.count).toBe(2)
  gate.resolve()
  const words = (await Promise.all(visits)).map(({ word }) => word)
  expect(words).toEqual(['second', 'second', 'second'])
  expect(renderer.count).toBe(2)
})

test('a page rendered before a change and finished after it is rendered again', async () => {
  const { renderer, cache, get } = await startServer(PAGE)
  const gate = Promise.withResolvers<void>()
  renderer.gate = gate.promise
  const early = get()
  await expect.poll(() => renderer.count).toBe(1)
  renderer.word = 'second'
  cache.invalidate()
  gate.resolve()
  expect((await early).word).toBe('first')
  expect((await get()).word).toBe('second')
})

test('a render that began before a change is not served as the new page', async () => {
  let word = 'first'
  let gate = Promise.resolve()
  let running: Promise<string> | undefined
  const readWord = async () => {
    const read = word
    await gate
    running = undefined
    return read
  }
  const { cache, get } = await startServer(PAGE, 200, async (_incoming, response) => {
    running ??= readWord()
    response.writeHead(200, PAGE).end(long(await running))
  })
  await get()
  const held = Promise.withResolvers<void>()
  gate = held.promise
  word = 'second'
  cache.invalidate()
  await expect.poll(() => running !== undefined).toBe(true)
  word = 'third'
  cache.invalidate()
  const visit = get()
  held.resolve()
  expect((await visit).word).toBe('third')
})

test('a stale page is served while it is revalidated', async () => {
  const { pass } = clock()
  const { renderer, get } = await startServer(PAGE)
  await get()
  renderer.word = 'second'
  pass(10_001)
  expect((await get()).word).toBe('first')
  await expect.poll(async () => (await get()).word).toBe('second')
})

test('a removed page is not served after the change', async () => {
  const { renderer, cache, get } = await startServer(PAGE)
  await get()
  renderer.status = 404
  cache.invalidate()
  expect((await get()).status).toBe(404)
})

test('a page that is not found while rendering shows the full not-found page', async () => {
  const handler: RequestListener = ({ url }, response) => {
    const body = url === UNKNOWN_PATH ? 'Page Not Found' : '<!DOCTYPE html><html id="__next_error__"></html>'
    response.writeHead(404, PAGE).end(body)
  }
  const { get } = await startServer(PAGE, 404, handler)
  expect(await get({}, '/gone')).toMatchObject({ status: 404, word: 'Page' })
})

test('not-found pages of all paths share their scripts', async () => {
  const { get } = await startServer(PAGE, 404, (_incoming, response) => response.writeHead(404, PAGE).end(DOCUMENT))
  const [first, second] = [await get({}, '/gone'), await get({}, '/away')]
  expect(first.text).toContain('/_next/static/page/data-')
  expect(second.text).toBe(first.text)
})

/** Starts an instance that renders all its paths as one document. */
const startInstance = (document: string, status = 200) =>
  startServer(PAGE, status, (_incoming, response) => response.writeHead(status, PAGE).end(document))

test.each([
  [200, '/'],
  [404, '/gone'],
])('an instance has a script for a document with status %s that another one rendered', async (status, path) => {
  const first = await startInstance(DOCUMENT, status)
  const second = await startInstance(DOCUMENT.replace('start()', 'begin()'), status)
  const [, source = ''] = /data-sources="([^ ]+)/.exec((await first.get({}, path)).text) ?? []
  for (const _time of ['first', 'second']) {
    const { text, headers } = await second.get({}, source)
    expect(text).toContain('begin()')
    expect(headers['cache-control']).toBe('no-store')
  }
  const other = await startInstance(DOCUMENT.replace('</head>', '</head><p>Other</p>'), status)
  expect((await other.get({}, source)).text).toContain('location.reload()')
})

test('a page does not wait until its script is compressed, which is served as soon as it is', async () => {
  const data = Array.from({ length: 200_000 }, (_, at) => `${Math.sin(at)}`).join()
  let renders = 0
  const { get } = await startServer(PAGE, 200, (_incoming, response) => {
    renders += 1
    response.writeHead(200, PAGE).end(DOCUMENT.replace('start()', `start([${data}])`))
  })
  const [, path = ''] = /data-sources="([^ ?]+)/.exec((await get()).text) ?? []
  expect((await get({}, `${path}?page=%2F`)).text).toContain(data)
  expect(renders).toBe(1)
})

test('a page that Next is rendering again is sent without inline scripts', async () => {
  const { get } = await startServer(PAGE, 200, (_incoming, response) => {
    response.writeHead(200, { ...PAGE, 'x-nextjs-cache': 'STALE' }).end(DOCUMENT)
  })
  const { text } = await get()
  expect(text).toContain('/_next/static/page/data-')
  expect(text).not.toContain('start()')
})

test('a visited page is not evicted by requests for other paths', async () => {
  const asked: string[] = []
  const handler: RequestListener = ({ url = '' }, response) => {
    asked.push(url)
    const megabytes = url === '/visited' ? 0 : 10
    response.writeHead(200, { ...FILE, 'content-type': 'image/png' }).end(Buffer.alloc(megabytes * 1024 * 1024))
  }
  const { get } = await startServer(FILE, 200, handler)
  for (let at = 0; at < 6; at += 1) {
    await get({}, '/visited')
    await get({}, `/${at}`, 'HEAD')
  }
  expect(asked.filter((url) => url === '/visited')).toHaveLength(1)
})

test('a page that Next confirms while it renders it again is not fresh', async () => {
  let renders = 0
  const { cache, get } = await startServer(PAGE, 200, (_request, response) => {
    renders += 1
    if (renders === 2) response.writeHead(304, { ...PAGE, 'x-nextjs-cache': 'STALE' }).end()
    else response.writeHead(200, { ...PAGE, etag: `"${renders}"` }).end(long(`render${renders}`))
  })
  await get()
  cache.invalidate()
  await expect.poll(async () => (await get()).word).toBe('render3')
})

test('a browser revalidates a page before it shows it again', async () => {
  const { get } = await startServer(PAGE)
  for (const _time of ['first', 'second'])
    expect((await get()).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('a browser with the current page gets 304', async () => {
  const { get } = await startServer(PAGE)
  const { etag = '' } = (await get()).headers
  expect(await get({ 'if-none-match': etag })).toMatchObject({ status: 304, word: '' })
})

test.each([
  ['gzip', 'gzip'],
  ['identity', undefined],
])('a browser that accepts only %s gets that', async (accepted, encoding) => {
  const { get } = await startServer(PAGE)
  await get()
  const answer = await get({ 'accept-encoding': accepted })
  expect(answer).toMatchObject({ status: 200, word: 'first' })
  expect(answer.headers['content-encoding']).toBe(encoding)
})

test('HEAD returns the headers of GET without a body', async () => {
  const { get } = await startServer(PAGE)
  const { headers } = await get()
  const head = await get({}, '/', 'HEAD')
  expect(head).toMatchObject({ status: 200, word: '', headers: { 'content-length': headers['content-length'] } })
})

test.each([
  ['a large script of the build asks', '/_next/static/chunks/react.js', 16 * 1024, true],
  ['a small script does not ask', '/_next/static/chunks/small.js', 1024, false],
  ['a stylesheet does not ask', '/_next/static/chunks/page.css', 16 * 1024, false],
])('%s to be compiled as it arrives', async (_title, path, size, asks) => {
  const { get } = await startServer(FILE, 200, (_request, response) => {
    const type = path.endsWith('.js') ? 'application/javascript' : 'text/css'
    response.writeHead(200, { ...FILE, 'content-type': type }).end('x'.repeat(size))
  })
  const [first, again] = [await get({}, path), await get({}, path)]
  expect(first.text.startsWith('//# allFunctionsCalledOnLoad\nx')).toBe(asks)
  expect(again.text).toBe(first.text)
  expect(first.headers['content-length']).toBe(again.headers['content-length'])
})

test.each([PAGE, FILE])('HEAD of an uncached page caches the body for GET', async (headers) => {
  const { get } = await startServer(headers)
  expect(await get({}, '/', 'HEAD')).toMatchObject({ status: 200, word: '' })
  expect((await get()).word).toBe('first')
})

test('an editor in draft mode gets a render of their own', async () => {
  const { renderer, get } = await startServer(PAGE)
  await get()
  await get({ cookie: 'a=b; __prerender_bypass=secret' })
  expect(renderer.count).toBe(2)
})

test.each<[string, OutgoingHttpHeaders, number?]>([
  ['a page for one visitor', { ...PAGE, 'cache-control': 'private, no-store' }],
  ['a page that Next calls stale', { ...PAGE, 'x-nextjs-cache': 'STALE' }],
  ['an answer that sets a cookie', { ...PAGE, 'set-cookie': 'a=b' }],
  ['a page that varies by everything', { ...PAGE, vary: '*' }],
  ['a page that was not found', PAGE, 404],
  ['a file that may change', { ...FILE, 'cache-control': 'public, max-age=0' }],
])('%s is not cached', async (_what, headers, status) => {
  const { renderer, get } = await startServer(headers, status)
  await get()
  await get()
  expect(renderer.count).toBe(2)
})

test.each(['%2F', '', 'http://other.example/', '%2F%25ff', '%2F%E2%82%AC'])(
  'an unknown data script of page %s reloads it',
  async (page) => {
    const { get } = await startServer(PAGE)
    const answer = await get({}, `/_next/static/page/0123456789abcdef0123.js?page=${page}`)
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
    expect(answer.headers['content-type']).toContain('javascript')
  },
)

test.each(['/_next/static/a.css', '/x/../_next/static/a.css'])(
  'a data script of %s does not render the file',
  async (file) => {
    const { renderer, get } = await startServer(FILE)
    await get({}, `/_next/static/page/0123456789abcdef0123.js?page=${encodeURIComponent(file)}`)
    expect(renderer.count).toBe(0)
  },
)
