import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { compress } from '#server/compress.ts'
import { pageMemory } from '#server/pageMemory.ts'
import { listenLocally } from '#tests/support/listen.ts'
import { eventually } from '#tests/support/eventually.ts'

const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=3600, stale-while-revalidate=31532400',
  'x-nextjs-cache': 'HIT',
  vary: 'rsc, next-router-prefetch',
  etag: '"page"',
}
const FILE = { 'content-type': 'text/css', 'cache-control': 'public, max-age=31536000, immutable' }
const CHANGE = '/change'

/** A word long enough to be compressed. */
const long = (word: string) => `${word} `.repeat(500)

interface Heard {
  status: number | undefined
  headers: IncomingHttpHeaders
  word: string | undefined
}

/** A front door before a maker of pages that says how often it was asked. */
async function frontDoor(headers: OutgoingHttpHeaders, status = 200) {
  const memory = pageMemory()
  const maker = { made: 0, word: 'first', answer: (response: ServerResponse) => void response.end(long(maker.word)) }
  const handle: RequestListener = (incoming, response) => {
    if (memory.repeat(incoming, response)) return
    if (incoming.url === CHANGE) memory.pauseUntilSent(response)
    else memory.record(incoming, response)
    compress(incoming, response, () => {
      if (incoming.url !== CHANGE) maker.made += 1
      response.statusCode = status
      for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value)
      maker.answer(response)
    })
  }
  const { port, close } = await listenLocally(createServer(handle))
  onTestFinished(close)

  async function ask(extra: OutgoingHttpHeaders = {}, path = '/', method = 'GET'): Promise<Heard> {
    const call = request({
      port,
      host: '127.0.0.1',
      path,
      method,
      headers: { 'accept-encoding': 'br', ...extra },
    })
    const [answer] = await once(call.end(), 'response')
    const body = await buffer(answer)
    const plain = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body
    return { status: answer.statusCode, headers: answer.headers, word: plain.toString().split(' ')[0] }
  }
  return { maker, ask }
}

/** Lets the time pass that the memory goes by. */
function clock() {
  let now = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  return { pass: (milliseconds: number) => (now += milliseconds) }
}

test('a page is made once for the visitors of a second, and is the same to the last header', async () => {
  clock()
  const { maker, ask } = await frontDoor(PAGE)
  const first = await ask()
  const second = await ask()
  const { date: _date, 'transfer-encoding': _framing, ...told } = first.headers
  expect(second).toMatchObject({ status: 200, word: 'first', headers: told })
  expect(maker.made).toBe(1)
})

test('after a second one visitor has it made anew, and those who come meanwhile need not wait', async () => {
  const { pass } = clock()
  const { maker, ask } = await frontDoor(PAGE)
  await ask()
  maker.word = 'second'
  pass(1001)
  const answers: ServerResponse[] = []
  const { answer } = maker
  maker.answer = (response) => void answers.push(response)
  const renewing = ask()
  await eventually(() => expect(answers).toHaveLength(1))
  expect((await ask()).word).toBe('first')
  for (const response of answers) answer(response)
  expect((await renewing).word).toBe('second')
  expect((await ask()).word).toBe('second')
})

test('a page that is gone after its second is not repeated any more', async () => {
  const { pass } = clock()
  const { maker, ask } = await frontDoor(PAGE)
  await ask()
  pass(1001)
  maker.answer = (response) => {
    response.statusCode = 404
    response.end('gone')
  }
  await ask()
  expect((await ask()).status).toBe(404)
})

test('a file named by its content is kept for good', async () => {
  const { pass } = clock()
  const { maker, ask } = await frontDoor(FILE)
  await ask()
  pass(3_600_000)
  await ask()
  expect(maker.made).toBe(1)
})

test('whoever told of a change gets the new page', async () => {
  clock()
  const { maker, ask } = await frontDoor(PAGE)
  await ask()
  maker.word = 'second'
  await ask({}, CHANGE, 'POST')
  expect((await ask()).word).toBe('second')
})

test('a page begun before a change and done after it is not repeated', async () => {
  clock()
  const { maker, ask } = await frontDoor(PAGE)
  const slow: ServerResponse[] = []
  const { answer } = maker
  maker.answer = (response) => void slow.push(response)
  const early = ask()
  await eventually(() => expect(slow).toHaveLength(1))
  maker.answer = answer
  await ask({}, CHANGE, 'POST')
  for (const response of slow) response.end(long('old'))
  expect((await early).word).toBe('old')
  maker.word = 'second'
  expect((await ask()).word).toBe('second')
})

test('nothing is repeated while a change is being told', async () => {
  clock()
  const { maker, ask } = await frontDoor(PAGE)
  const telling: ServerResponse[] = []
  const { answer } = maker
  maker.answer = (response) => void telling.push(response)
  const told = ask({}, CHANGE, 'POST')
  await eventually(() => expect(telling).toHaveLength(1))
  maker.answer = answer
  await ask()
  await ask()
  expect(maker.made).toBe(2)
  for (const response of telling) response.end()
  await told
})

test.each<[string, OutgoingHttpHeaders]>([
  ['an editor in draft mode', { cookie: 'a=b; __prerender_bypass=secret' }],
  ['a browser that takes no Brotli', { 'accept-encoding': 'gzip' }],
  ['a browser that has the page already', { 'if-none-match': '"page"' }],
  ['somebody who asks for a part of it', { range: 'bytes=0-9' }],
  ['a router that asks for data', { rsc: '1' }],
])('%s is answered by the maker', async (_who, headers) => {
  clock()
  const { maker, ask } = await frontDoor(PAGE)
  await ask()
  await ask(headers)
  expect(maker.made).toBe(2)
})

test('a visitor with cookies of consent shares the page of all', async () => {
  clock()
  const { maker, ask } = await frontDoor(PAGE)
  await ask()
  await ask({ cookie: 'consent=given' })
  expect(maker.made).toBe(1)
})

test.each([
  ['a query', '/?utm_source=a', 'GET'],
  ['another method', '/', 'HEAD'],
])('a request with %s is answered by the maker each time', async (_what, path, method) => {
  clock()
  const { maker, ask } = await frontDoor(PAGE)
  await ask({}, path, method)
  await ask({}, path, method)
  expect(maker.made).toBe(2)
})

test.each<[string, OutgoingHttpHeaders, number?]>([
  ['a page for one visitor', { ...PAGE, 'cache-control': 'private, no-store' }],
  ['a page that is just being made anew', { ...PAGE, 'x-nextjs-cache': 'STALE' }],
  ['an answer that sets a cookie', { ...PAGE, 'set-cookie': 'a=b' }],
  ['a page that no two visitors share', { ...PAGE, vary: '*' }],
  ['a page that was not found', PAGE, 404],
  ['a file that may change', { ...FILE, 'cache-control': 'public, max-age=0' }],
])('%s is never repeated', async (_what, headers, status) => {
  clock()
  const { maker, ask } = await frontDoor(headers, status)
  await ask()
  await ask()
  expect(maker.made).toBe(2)
})

test('an answer that broke off is not repeated', async () => {
  clock()
  const { maker, ask } = await frontDoor(FILE)
  const { answer } = maker
  maker.answer = (response) => {
    response.write(long('half'))
    response.destroy()
  }
  await expect(ask()).rejects.toThrow('socket hang up')
  maker.answer = answer
  expect((await ask()).word).toBe('first')
})
