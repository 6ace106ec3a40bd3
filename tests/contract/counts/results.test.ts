import { describe, expect, onTestFinished, test } from 'vitest'
import { NO_CAMPAIGN } from '#lib/counts/campaign.ts'
import type { Cell } from '#lib/counts/cell.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { addCounts } from '#leads/counts/counts.ts'
import { readResults, resultsRangeSchema } from '#leads/staff/results.ts'
import { readPartnersUsage, readPartnerUsage, readUsage } from '#leads/staff/usage.ts'
import { createResultsApp } from '#leads/staff/resultsApp.ts'
import type { ReadSession, StaffMember } from '#leads/staff/session.ts'
import { SITE_URL, DATABASES, testServices } from '../leads/services.ts'

const HOME: Cell = {
  ...NO_CAMPAIGN,
  day: '2026-11-02',
  event: 'shown',
  page: 'home',
  language: 'en',
  variant: '',
  partner: '',
  split: '',
}
const LINK: Cell = { ...HOME, page: 'link', partner: 'tamarack' }
const COUNTS: [Partial<Cell>, number][] = [
  [HOME, 40],
  [{ ...HOME, day: '2026-11-01' }, 3],
  [{ ...HOME, day: '2026-10-31' }, 1_000],
  [{ ...HOME, language: 'fr', variant: 'lp1', source: 'news', campaign: 'spring' }, 8],
  [{ ...HOME, page: 'business', event: 'form-opened' }, 6],
  [{ ...HOME, page: 'business', event: 'form-sent', source: 'news', campaign: 'spring' }, 2],
  [LINK, 9],
  [{ ...LINK, page: 'scan' }, 6],
  [{ ...LINK, partner: 'tamarack-realty' }, 3],
  [{ ...LINK, event: 'to-app-store' }, 7],
  [{ ...HOME, event: 'not-found', page: '/old-offer' }, 5],
  [{ ...HOME, event: 'not-found', page: '/typo' }, 4],
  [{ ...HOME, event: 'redirect', page: '/spring' }, 12],
]

const counts = COUNTS.map(([cell, amount]) => ({ cell: { ...HOME, ...cell }, amount }))

describe.each(DATABASES)('results in $name', ({ openDatabase }) => {
  test('are tables of a range, in which small numbers are hidden', async () => {
    const database = await openDatabase()
    onTestFinished(() => database.close())
    await addCounts(database.db, counts)
    const range = resultsRangeSchema.parse({ from: '2026-11-01', to: '2026-11-03' })
    const results = await readResults(database.db, range)
    expect(results.days).toEqual([
      { day: '2026-11-01', shown: '<5', sent: 0 },
      { day: '2026-11-02', shown: 66, sent: '<5' },
      { day: '2026-11-03', shown: 0, sent: 0 },
    ])
    expect(results.total).toMatchObject({ shown: 69, opened: 6, sent: '<5', toAppStore: 7 })
    expect(results.pages.map(({ name, shown, sent }) => [name, shown, sent])).toEqual([
      ['home', 51, 0],
      ['link', 12, 0],
      ['scan', 6, 0],
      ['business', 0, '<5'],
    ])
    expect(results.campaigns).toMatchObject([{ name: 'news / spring', shown: 8, sent: '<5' }])
    expect(results.partners).toEqual([
      { name: 'tamarack', scanPage: 6, link: 9, toAppStore: 7, toAndroid: 0, sent: 0 },
      { name: 'tamarack-realty', scanPage: 0, link: '<5', toAppStore: 0, toAndroid: 0, sent: 0 },
    ])
    expect(results.editions.map(({ name, shown }) => [name, shown])).toEqual([
      ['en', 61],
      ['fr / lp1', 8],
    ])
    expect(results.unknown).toEqual([{ name: '/old-offer', amount: 5 }])
    const home = await readResults(database.db, { ...range, page: 'home' })
    expect(home.total).toMatchObject({ shown: 51, sent: 0, toAppStore: 0 })
    expect(home.days[1]?.shown).toBe(48)
  })
})

describe.each(DATABASES)('the results of splits in $name', ({ openDatabase }) => {
  const side = (split: string, event: Cell['event'], amount: number, fields: Partial<Cell> = {}) => ({
    cell: { ...HOME, page: 'business', ...fields, event, split },
    amount,
  })
  const read = async (added: ReturnType<typeof side>[]) => {
    const database = await openDatabase()
    onTestFinished(() => database.close())
    await addCounts(database.db, added)
    return (await readResults(database.db, { from: '2026-11-01', to: '2026-11-03' })).splits
  }

  test('are both sides, in every language, with their difference', async () => {
    const [split, ...others] = await read([
      side('', 'shown', 500),
      side('/spring:a', 'shown', 50),
      side('/spring:a', 'shown', 30, { language: 'fr' }),
      side('/spring:a', 'shown', 320, { day: '2026-11-03' }),
      side('/spring:a', 'form-sent', 12),
      side('/spring:b', 'shown', 380),
      side('/spring:b', 'form-sent', 30),
      side('/spring:b', 'buying-power', 4),
    ])
    expect(others).toEqual([])
    expect(split).toMatchObject({
      variant: '/spring',
      page: 'business',
      sides: { a: { shown: 400, sent: 12, buyingPower: 0 }, b: { shown: 380, sent: 30, buyingPower: '<5' } },
      differences: { buyingPower: null },
    })
    expect(split?.differences.sent?.difference).toBeCloseTo(30 / 380 - 12 / 400, 12)
    expect(split?.differences.sent?.low).toBeGreaterThan(0)
  })

  test('are counted together with those before its landing page was renamed', async () => {
    const database = await openDatabase()
    onTestFinished(() => database.close())
    await addCounts(database.db, [
      side('/winter:b', 'shown', 40),
      side('/spring:b', 'shown', 50),
      side('', 'shown', 7, { page: '/winter' }),
      side('', 'shown', 8, { page: '/spring', day: '2026-11-03' }),
      side('', 'redirect', 9, { page: '/winter' }),
    ])
    const range = { from: '2026-11-01', to: '2026-11-03', page: '/spring' }
    const results = await readResults(database.db, range, new Map([['/winter', '/spring']]))
    expect(results.splits).toMatchObject([{ variant: '/spring', sides: { b: { shown: 90 } } }])
    expect(results.pages).toContainEqual(expect.objectContaining({ name: '/spring', shown: 15 }))
    expect(results.total.shown).toBe(15)
    expect(results.days.map(({ shown }) => shown)).toEqual([0, 7, 8])
  })

  test.each([
    ['shown too rarely', 99, 50, 8],
    ['that succeeded too rarely', 5_000, 5_000, 4],
    ['without a visit', 0, 200, 9],
  ])('say nothing of a side %s', async (_why, shown, other, sent) => {
    const [split] = await read([
      side('/spring:a', 'shown', other),
      side('/spring:a', 'form-sent', 40),
      side('/spring:b', 'shown', shown),
      side('/spring:b', 'form-sent', sent),
    ])
    expect(split?.differences).toEqual({ sent: null, buyingPower: null })
  })
})

describe.each(DATABASES)('the use of redirects in $name', ({ openDatabase }) => {
  test('is that of 28 days; the last day stays known', async () => {
    const database = await openDatabase()
    onTestFinished(() => database.close())
    await addCounts(database.db, counts)
    expect(await readUsage(database.db, '2026-11-02')).toEqual({
      since: '2026-10-31',
      redirects: { '/spring': { amount: 12, lastDay: '2026-11-02' } },
    })
    const later = await readUsage(database.db, '2026-12-24')
    expect(later.redirects).toEqual({ '/spring': { amount: 0, lastDay: '2026-11-02' } })
  })

  test('is unknown before the first visit', async () => {
    const database = await openDatabase()
    onTestFinished(() => database.close())
    expect(await readUsage(database.db, '2026-11-02')).toEqual({ since: null, redirects: {} })
  })

  test('unknown addresses are those of the week that ends with the range', async () => {
    const database = await openDatabase()
    onTestFinished(() => database.close())
    await addCounts(database.db, counts)
    const range = { from: '2026-11-01', to: '2026-11-20' }
    expect((await readResults(database.db, range)).unknown).toEqual([])
  })
})

test.each(DATABASES)('a partner’s former link endings are counted with its own in $name', async ({ openDatabase }) => {
  const database = await openDatabase()
  onTestFinished(() => database.close())
  await addCounts(database.db, counts)
  const range = { from: '2026-11-01', to: '2026-11-28' }
  expect(await readPartnerUsage(database.db, ['tamarack', 'tamarack-realty'], range)).toEqual({
    scanPage: 6,
    link: 12,
    toAppStore: 7,
    toAndroid: 0,
    sent: 0,
  })
  expect(await readPartnerUsage(database.db, ['other'], range)).toMatchObject({ scanPage: 0, link: 0 })
  const endings = new Map([
    ['partner-tamarack', ['tamarack', 'tamarack-realty']],
    ['partner-other', ['other']],
  ])
  expect(await readPartnersUsage(database.db, endings, range)).toEqual({
    'partner-tamarack': { scanPage: 6, link: 12, toAppStore: 7, toAndroid: 0, sent: 0 },
  })
})

const sessions: Record<string, StaffMember> = {
  viewer: { id: 'p1', email: 'p1@homie.example', roles: ['viewer'] },
  manager: { id: 'p2', email: 'p2@homie.example', roles: ['partnerManager'] },
  guest: { id: 'p3', email: 'p3@homie.example', roles: [] },
}
const readSession: ReadSession = (token) => Promise.resolve(sessions[token] ?? null)

async function start() {
  const services = await testServices({ person: { points: 3, duration: 60 } })
  await addCounts(services.database.db, [{ cell: { ...LINK, day: getToday() }, amount: 9 }])
  const endings = new Map([['partner-tamarack', ['tamarack']]])
  const app = createResultsApp(services, readSession, {
    loadEndings: () => Promise.resolve(endings),
    loadRenames: () => Promise.resolve(new Map()),
  })
  return (query: string, token: string, headers: Record<string, string> = {}) =>
    app.request(`${SITE_URL}/api/results${query}`, { headers: { authorization: `Bearer ${token}`, ...headers } })
}

const RANGE = '?from=2026-11-01&to=2026-11-30'

test.each([
  ['a viewer', 'viewer', 200],
  ['a partner manager', 'manager', 200],
  ['a person without a role', 'guest', 403],
  ['an ended session', 'ended', 401],
])('results for %s', async (_who, token, status) => {
  const call = await start()
  const response = await call(RANGE, token)
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('numbers of all partners come in one answer, by id', async () => {
  const call = await start()
  const response = await call('/partners', 'viewer')
  expect(await response.json()).toMatchObject({ partners: { 'partner-tamarack': { link: 9, scanPage: 0 } } })
  expect((await call('/partners', 'guest')).status).toBe(403)
})

test('results are refused to other sites, and beyond the rate limit', async () => {
  const call = await start()
  expect((await call(RANGE, 'viewer', { origin: 'https://evil.example' })).status).toBe(403)
  for (let number = 0; number < 3; number += 1) await call(RANGE, 'viewer')
  const refused = await call(RANGE, 'viewer')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test.each([
  '',
  '?from=2026-11-30&to=2026-11-01',
  '?from=2024-01-01&to=2026-11-01',
  '?from=2026-13-01&to=2026-13-02',
  "?from=2026-11-01'&to=2026-11-02",
])('a range such as %j is refused', async (query) => {
  const call = await start()
  expect((await call(query, 'viewer')).status).toBe(400)
})
