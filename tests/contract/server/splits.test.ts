import { once } from 'node:events'
import { createServer, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createRequestCounter } from '#server/visitCounter.ts'
import { createSplits } from '#server/splits.ts'
import { SHOWN_PATH } from '#lib/counts/shown.ts'
import { FORM_TOKEN_PATH } from '#lib/forms.ts'
import type { SplitPath } from '#lib/landingPages/splitPaths.ts'
import { listenLocally } from '#tests/support/listen.ts'
import { BROWSER } from '../counts/door.ts'

const DAY_MS = 24 * 60 * 60_000
const SPLIT: SplitPath = {
  path: '/business',
  target: '/spring',
  variant: '/spring',
  names: ['/spring', '/winter'],
  percentage: 40,
  endsAt: Date.now() + 2 * DAY_MS,
}
const FRENCH = { ...SPLIT, path: '/fr/business', target: '/fr/spring' }

/** A server that answers with the path that it would render, and counts as the front door does. */
async function start({ percentage = 40, isSecure = false } = {}) {
  const state = { paths: [SPLIT, FRENCH].map((split) => ({ ...split, percentage })), drawn: 0, loads: 0, broken: false }
  const errors: unknown[] = []
  const splits = createSplits({
    load() {
      state.loads += 1
      return state.broken ? Promise.reject(new Error('Away')) : Promise.resolve(state.paths)
    },
    onError: (error) => errors.push(error),
    isSecure,
    draw: () => state.drawn,
  })
  const counter = createRequestCounter(() => '2027-04-01', splits)
  const server = createServer(async (incoming, response) => {
    response.once('finish', () => counter.count(incoming, response.statusCode))
    await splits.whenCurrent()
    splits.assign(incoming, response)
    if (incoming.url === '/spring?fails' && splits.restore(incoming, response)) splits.assign(incoming, response)
    response.writeHead(200, splits.adaptHeaders(incoming, { 'cache-control': 'public', vary: 'Accept-Encoding' }))
    response.end(incoming.url)
  })
  const { port, close } = await listenLocally(server)
  onTestFinished(close)

  async function get(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
    const sent = { host: 'homie.example', 'user-agent': BROWSER, ...headers }
    const [answer] = await once(request({ port, host: '127.0.0.1', path, method, headers: sent }).end(), 'response')
    const rendered = String(await buffer(answer))
    const [cookie] = answer.headers['set-cookie'] ?? []
    return { rendered, cookie, control: answer.headers['cache-control'], vary: answer.headers.vary }
  }
  const list = () =>
    counter
      .drain()
      .map(({ cell, amount }) => `${cell.event} ${cell.page} ${cell.language} ${cell.split}: ${amount}`)
      .toSorted()
  return { state, splits, errors, get, list }
}

describe('a page that is split', () => {
  test('is the landing page for the drawn share of visitors, at the address of the page', async () => {
    const { state, get } = await start()
    state.drawn = 39
    expect(await get('/business?utm_source=news')).toMatchObject({
      rendered: '/spring?utm_source=news',
      cookie: expect.stringMatching(/^homie_split=\/spring:b; Path=\/; Max-Age=1727\d\d; HttpOnly; SameSite=Lax$/),
    })
    state.drawn = 40
    expect(await get('/business')).toMatchObject({
      rendered: '/business',
      cookie: expect.stringContaining('homie_split=/spring:a;'),
    })
    expect((await get('/fr/business', { cookie: 'homie_split=/spring:b' })).rendered).toBe('/fr/spring')
  })

  test('stays the same for a visitor with a cookie, which is not set again', async () => {
    const { state, get } = await start()
    expect(await get('/business', { cookie: 'homie_split=/spring:a' })).toMatchObject({ rendered: '/business' })
    state.drawn = 99
    const again = await get('/business', { cookie: 'x=1; homie_split=/spring:b' })
    expect(again).toMatchObject({ rendered: '/spring', cookie: undefined })
  })

  test('stays the same after its landing page was renamed, and while another split begins', async () => {
    const { state, splits, get, list } = await start()
    const cookie = 'homie_split=/winter:b'
    expect(await get('/business', { cookie })).toMatchObject({ rendered: '/spring', cookie: undefined })
    await get(SHOWN_PATH, { cookie, referer: 'http://homie.example/business' }, 'POST')
    expect(list()).toEqual(['shown business en /spring:b: 2'])
    state.drawn = 99
    state.paths.push({ ...SPLIT, path: '/support', target: '/help', variant: '/help', names: ['/help'] })
    splits.expire()
    expect((await get('/support', { cookie })).cookie).toMatch(/^homie_split=\/winter:b\|\/help:a;/)
  })

  test('is never kept by shared caches; other pages are', async () => {
    const { get } = await start()
    for (const headers of [{}, { cookie: 'homie_split=/spring:a' }, { 'user-agent': 'Googlebot/2.1' }])
      expect(await get('/business', headers)).toMatchObject({
        control: 'private, max-age=0, must-revalidate',
        vary: 'Accept-Encoding, Cookie',
      })
    expect(await get('/spring')).toMatchObject({ rendered: '/spring', control: 'public', cookie: undefined })
    expect(await get('/support')).toMatchObject({ control: 'public', vary: 'Accept-Encoding', cookie: undefined })
  })

  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'Slackbot-LinkExpanding 1.0',
    'curl/8.5.0',
    '',
  ])('is the page itself for the program %j, without a cookie', async (agent) => {
    const { get } = await start({ percentage: 99 })
    expect(await get('/business', { 'user-agent': agent })).toMatchObject({ rendered: '/business', cookie: undefined })
  })

  test('has the cookie for https alone where the site has https', async () => {
    const { get } = await start({ isSecure: true })
    expect((await get('/business', {}, 'HEAD')).cookie).toContain('; Secure')
  })

  test('forgets splits that are over when it sets its cookie', async () => {
    const { get } = await start()
    expect((await get('/business', { cookie: 'homie_split=/over:b' })).cookie).toContain('homie_split=/spring:b;')
  })

  test('is the page itself, without a cookie, when the landing page cannot be rendered', async () => {
    const { get } = await start()
    expect(await get('/business?fails')).toMatchObject({ rendered: '/business?fails', cookie: undefined })
  })

  test('changes with the next publish', async () => {
    const { state, splits, get } = await start()
    expect((await get('/business')).rendered).toBe('/spring')
    state.paths = []
    expect((await get('/business')).rendered).toBe('/spring')
    splits.expire()
    expect(splits.isCurrent()).toBe(false)
    expect(await get('/business')).toMatchObject({ rendered: '/business', control: 'public' })
    expect(state.loads).toBe(2)
  })

  test('ends by the clock', async () => {
    const { state, splits, get } = await start()
    state.paths = [{ ...SPLIT, endsAt: Date.now() - 1 }]
    splits.expire()
    expect(await get('/business')).toMatchObject({ rendered: '/business', control: 'public' })
  })

  test('stays split while the splits cannot be read', async () => {
    const { state, splits, get, errors } = await start()
    await get('/business')
    state.broken = true
    splits.expire()
    expect((await get('/business')).rendered).toBe('/spring')
    expect(errors).toHaveLength(1)
  })
})

test('what visitors of a split page do is counted by side, at the address of the page', async () => {
  const { get, list } = await start()
  const [a, b] = ['a', 'b'].map((side) => ({ cookie: `homie_split=/spring:${side}` }))
  const page = { 'sec-fetch-dest': 'document' }
  const own = { referer: 'http://homie.example/business', 'sec-fetch-site': 'same-origin' }
  await get('/business', { ...page, ...a })
  await get('/fr/business', { ...page, ...b })
  await get('/spring', { ...page, ...b })
  await get(FORM_TOKEN_PATH, { ...own, ...b })
  await get(SHOWN_PATH, { ...own, ...a }, 'POST')
  await get('/v1/link/default', { ...page, ...own, ...b })
  await get('/business', { ...page, 'user-agent': 'Googlebot/2.1' })
  expect(list()).toEqual([
    'buying-power business en /spring:b: 1',
    'form-opened business en /spring:b: 1',
    'shown /spring en : 1',
    'shown business en /spring:a: 2',
    'shown business fr /spring:b: 1',
    'shown link en : 1',
    'to-scan link en : 1',
  ])
})
