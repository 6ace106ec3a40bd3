import { expect, test } from 'vitest'
import { ESTIMATE_USED_PATH, SHOWN_PATH } from '#lib/counts/shown.ts'
import { FORM_TOKEN_PATH } from '#lib/forms.ts'
import { createRequestCounter } from '#server/visitCounter.ts'
import { STAFF_COOKIE } from '#lib/counts/staffCookie.ts'
import browsers from '../../unit/device/browsers.json' with { type: 'json' }
import crawlers from '../../unit/device/crawlers.json' with { type: 'json' }
import { ANDROID, IPHONE, startCountingServer } from './door.ts'

test('pages are counted by language, variant and campaign, files and programs are not', async () => {
  const { visit, list } = await startCountingServer()
  for (const path of ['/', '/?utm_source=News', '/fr/lp1', '/support', '/support']) await visit(path)
  for (const path of ['/robots.txt', '/api/health', '/studio', '/sharing-image/home', '/shared/abc?key=x'])
    await visit(path)
  await visit('/', { 'sec-fetch-dest': 'iframe' })
  await visit('/', {}, 'HEAD')
  expect(list()).toEqual(['shown home en news: 1', 'shown home en: 1', 'shown home fr lp1: 1', 'shown support en: 2'])
})

test('a landing page is counted by its path once it was shown, and the pages below it as its variant', async () => {
  const { visit, report, list } = await startCountingServer()
  await report(FORM_TOKEN_PATH, '/early-summer')
  expect(list()).toEqual([])
  for (const path of ['/fr/early-summer?utm_source=news', '/early-summer/support']) await visit(path)
  await report(FORM_TOKEN_PATH, '/early-summer')
  expect(list()).toEqual([
    'form-opened /early-summer en: 1',
    'shown /early-summer fr news: 1',
    'shown support en /early-summer: 1',
  ])
})

test('a link page is counted with its partner, and by where it leads', async () => {
  const { visit, list } = await startCountingServer()
  await visit('/v1/link/tamarack', { 'user-agent': IPHONE })
  await visit('/fr/v1/link/Tamarack', { 'user-agent': ANDROID })
  await visit('/v1/link/tamarack')
  await visit('/signup/mobile/tamarack?from=link')
  expect(list()).toEqual([
    'shown link en tamarack: 2',
    'shown link fr tamarack: 1',
    'shown scan en tamarack: 1',
    'to-android link fr tamarack: 1',
    'to-app-store link en tamarack: 1',
    'to-scan link en tamarack: 1',
  ])
})

test('a press of “See My Buying Power” is counted for the page of the button', async () => {
  const { visit, list } = await startCountingServer()
  await visit('/v1/link/default', { referer: 'http://homie.example/lp1?utm_source=news' })
  await visit('/v1/link/default', { referer: 'http://homie.example/signup/mobile/default' })
  await visit('/v1/link/default', { referer: 'https://elsewhere.example/' })
  expect(list().filter((line) => line.startsWith('buying'))).toEqual(['buying-power home en lp1 news: 1'])
})

test('an opened form is counted for its page, with and without scripts', async () => {
  const { visit, report, list } = await startCountingServer()
  await report(FORM_TOKEN_PATH, '/business?utm_source=news')
  await report(FORM_TOKEN_PATH, '/business', { 'sec-fetch-site': 'cross-site' })
  await visit('/forms/demo', { referer: 'http://homie.example/business' })
  expect(list()).toEqual(['form-opened business en news: 1', 'form-opened business en: 1'])
})

test('a page that is loaded ahead is counted when it reports that it is shown', async () => {
  const { visit, report, list } = await startCountingServer()
  for (const purpose of ['prefetch', 'prefetch;prerender']) await visit('/support', { 'sec-purpose': purpose })
  expect(list()).toEqual([])
  await report(SHOWN_PATH, '/fr/support')
  await report(SHOWN_PATH, '/support', { referer: 'https://elsewhere.example/support' })
  expect(list()).toEqual(['shown support fr: 1'])
})

test('a used estimate is counted for its page and campaign', async () => {
  const { report, list } = await startCountingServer()
  await report(ESTIMATE_USED_PATH, '/fr/estimate?utm_source=news')
  await report(ESTIMATE_USED_PATH, '/estimate', { 'sec-fetch-site': 'cross-site' })
  await report(ESTIMATE_USED_PATH, '/estimate', { referer: 'https://elsewhere.example/estimate' })
  expect(list()).toEqual(['estimate-used estimate fr news: 1'])
})

test('unknown addresses and redirects are counted by their path, unless it could name a person', async () => {
  const { visit, list } = await startCountingServer()
  for (const path of ['/Old-Offer?email=ann@lender.example', '/old-offer', '/ann@lender.example', '/call/4165550123'])
    await visit(path)
  for (const path of ['/spring?utm_source=x', '/spring', '/fr/printemps']) await visit(path)
  expect(list()).toEqual(['not-found /old-offer en: 2', 'redirect /fr/printemps fr: 1', 'redirect /spring en: 2'])
})

test('staff and previews are not counted', async () => {
  const { visit, list } = await startCountingServer()
  await visit('/', { cookie: '__prerender_bypass=1' })
  await visit('/', { cookie: `a=b; ${STAFF_COOKIE.split(';')[0]}` })
  await visit('/', { cookie: 'cookie_consent=1' })
  expect(list()).toEqual(['shown home en: 1'])
})

test('browsers are counted, whatever their phones are called, and programs are not', async () => {
  const { visit, list } = await startCountingServer()
  const named = browsers.filter(({ userAgent }) => userAgent !== '')
  for (const { userAgent } of named) await visit('/', { 'user-agent': userAgent })
  for (const { userAgent } of crawlers) await visit('/', { 'user-agent': userAgent })
  for (const userAgent of ['', 'curl/8.9', 'node', 'python-requests/2.32', 'WhatsApp/2.24 A'])
    await visit('/', { 'user-agent': userAgent })
  expect(list()).toEqual([`shown home en: ${named.length}`])
})

test('counting a cached page again is one lookup: nothing of the request is parsed', () => {
  const counter = createRequestCounter(() => {
    throw new Error('classified')
  })
  const request: Parameters<typeof counter.count>[0] = Object.assign(Object.create(null), {
    method: 'GET',
    url: '/?utm_source=x',
    headers: { 'user-agent': 'Mozilla/5.0' },
  })
  for (let number = 0; number < 100_000; number += 1) counter.count(request, 200)
  expect(() => counter.drain()).toThrow('classified')
})
