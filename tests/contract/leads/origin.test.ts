import { expect, onTestFinished, test } from 'vitest'
import { STAFF_COOKIE } from '#lib/counts/staffCookie.ts'
import { FORM_PATHS, HONEYPOT_HEADER, VISIT_HEADER } from '#lib/forms.ts'
import { leadFilterSchema } from '#leads/staff/leadQueries.ts'
import { listLeads } from '#leads/staff/listing.ts'
import { post, VALID } from './requests.ts'
import { serveLeads } from './server.ts'
import { SITE_URL, type TestServices, testServices } from './services.ts'

const NOTHING = {
  landing_variant: null,
  partner: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  referrer_host: null,
}

async function start(changes: Partial<TestServices> = {}) {
  const services = { ...(await testServices()), ...changes }
  const server = await serveLeads(services)
  onTestFinished(server.close)
  const send = (headers: Record<string, string>, email = VALID.demo.email) =>
    post(server.origin + FORM_PATHS.demo, { ...VALID.demo, email }, headers)
  const sendPosted = (page: string, headers: Record<string, string>) =>
    fetch(`${server.origin}${FORM_PATHS.demo}?${new URLSearchParams({ page })}`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(VALID.demo),
    })
  const readOrigin = () =>
    services.database.db
      .selectFrom('leads')
      .select(['landing_variant', 'partner', 'utm_source', 'utm_medium', 'utm_campaign', 'referrer_host'])
      .executeTakeFirst()
  const listVisits = () =>
    services.visits?.drain().map(({ cell: { day: _day, ...cell }, amount }) => ({ ...cell, amount }))
  return { services, send, sendPosted, readOrigin, listVisits }
}

test.each([
  ['nothing', {}, NOTHING],
  [
    'the form’s own page',
    { referer: `${SITE_URL}/lp1?utm_source=News&utm_medium=Mail&utm_campaign=Spring%20Sale` },
    { ...NOTHING, landing_variant: 'lp1', utm_source: 'news', utm_medium: 'mail', utm_campaign: 'spring-sale' },
  ],
  [
    'the first page of the visit',
    { referer: `${SITE_URL}/business`, [VISIT_HEADER]: `${SITE_URL}/lp1?utm_source=first ${SITE_URL}/support` },
    { ...NOTHING, landing_variant: 'lp1', utm_source: 'first' },
  ],
  [
    'a partner’s link page, before the form’s page',
    { referer: `${SITE_URL}/android-waitlist`, [VISIT_HEADER]: `${SITE_URL}/fr/v1/link/Tamarack` },
    { ...NOTHING, partner: 'tamarack' },
  ],
  [
    'a landing page',
    { referer: `${SITE_URL}/business`, [VISIT_HEADER]: `${SITE_URL}/fr/spring?utm_source=news` },
    { ...NOTHING, landing_variant: '/spring', utm_source: 'news' },
  ],
  [
    'a page below a landing page',
    { referer: `${SITE_URL}/spring/android-waitlist` },
    { ...NOTHING, landing_variant: '/spring' },
  ],
  [
    'another site, of which only the host is kept',
    { referer: `${SITE_URL}/business`, [VISIT_HEADER]: `${SITE_URL}/business https://News.example/private?who=ann` },
    { ...NOTHING, referrer_host: 'news.example' },
  ],
  [
    'made-up values',
    {
      [VISIT_HEADER]: `javascript:alert(1) https://${'x'.repeat(300)}.example/ ${SITE_URL}/?utm_source=late`,
      referer: `${SITE_URL}/business?utm_source=${'x'.repeat(500)}&utm_medium=ann@lender.example&utm_campaign==1%2B1`,
    },
    { ...NOTHING, utm_source: 'x'.repeat(40), utm_campaign: '=1+1'.replaceAll(/[=+]/g, '-').slice(1) },
  ],
])('a lead knows where its visit came from: %s', async (_what, headers, expected) => {
  const { send, readOrigin } = await start()
  expect((await send(headers)).status).toBe(200)
  expect(await readOrigin()).toEqual(expected)
})

test('staff find leads by partner and campaign, and see where they came from', async () => {
  const { services, send } = await start()
  await send({ [VISIT_HEADER]: `${SITE_URL}/v1/link/tamarack?utm_source=news&utm_campaign=spring-sale` })
  for (const search of ['tamarack', 'spring-sale', 'NEWS'])
    expect((await listLeads(services.database, leadFilterSchema.parse({ search }))).total).toBe(1)
  const { leads } = await listLeads(services.database, leadFilterSchema.parse({}))
  expect(leads[0]?.details.slice(-2)).toEqual([
    { label: 'Partner', value: 'tamarack' },
    { label: 'Campaign', value: 'news / spring-sale' },
  ])
})

test('a lead keeps where its person came from until a later request knows it', async () => {
  const { services, send, readOrigin } = await start()
  const search = async (text: string) =>
    (await listLeads(services.database, leadFilterSchema.parse({ search: text }))).total
  await send({
    [VISIT_HEADER]: `${SITE_URL}/lp1?utm_source=news&utm_medium=mail https://news.example/`,
    referer: `${SITE_URL}/v1/link/tamarack`,
  })
  const known = { ...(await readOrigin()) }
  expect(Object.values(known)).toEqual(['lp1', 'tamarack', 'news', 'mail', null, 'news.example'])
  await send({ referer: `${SITE_URL}/business` })
  expect(await readOrigin()).toEqual(known)
  expect([await search('tamarack'), await search('mail')]).toEqual([1, 1])
  await send({ referer: `${SITE_URL}/business?utm_source=letter` })
  expect(await readOrigin()).toEqual({ ...known, utm_source: 'letter', utm_medium: null })
  expect([await search('letter'), await search('tamarack'), await search('mail')]).toEqual([1, 1, 0])
})

test('a form sent from the landing page of a partner, or after it, is stored and counted as of this partner', async () => {
  const { send, readOrigin, listVisits } = await start({
    findLandingPartner: (path) => Promise.resolve(path === '/spring' ? 'tamarack' : undefined),
  })
  const later = { referer: `${SITE_URL}/business`, [VISIT_HEADER]: `${SITE_URL}/fr/spring` }
  await send({ referer: `${SITE_URL}/fr/spring` })
  expect(await readOrigin()).toEqual({ ...NOTHING, landing_variant: '/spring', partner: 'tamarack' })
  await send(later, 'later@lender.example')
  await send({ ...later, [VISIT_HEADER]: `${SITE_URL}/v1/link/cedar` }, 'cedar@lender.example')
  await send({ referer: `${SITE_URL}/autumn` }, 'autumn@lender.example')
  expect(listVisits()?.map(({ page, partner }) => [page, partner])).toEqual([
    ['/spring', 'tamarack'],
    ['business', 'tamarack'],
    ['business', 'cedar'],
    ['/autumn', ''],
  ])
})

test.each([
  ['a', ''],
  ['b', 'tamarack'],
])('a form sent from side %s of a page split with a partner’s one is counted as of "%s"', async (side, partner) => {
  const { send, listVisits } = await start({
    findSplitSide: () => Promise.resolve(`/spring:${side}`),
    findLandingPartner: (path) => Promise.resolve(path === '/spring' ? 'tamarack' : undefined),
  })
  await send({ referer: `${SITE_URL}/business` })
  expect(listVisits()?.map((visit) => visit.partner)).toEqual([partner])
})

test('a sent form is counted with where it came from; those of bots and staff are not', async () => {
  const { send, listVisits } = await start()
  const visit = { referer: `${SITE_URL}/fr/business`, [VISIT_HEADER]: `${SITE_URL}/fr?utm_source=news` }
  await send(visit)
  await send({ ...visit, cookie: STAFF_COOKIE })
  await send({ ...visit, [HONEYPOT_HEADER]: 'x' })
  expect(listVisits()).toEqual([
    {
      event: 'form-sent',
      page: 'business',
      language: 'fr',
      variant: '',
      partner: '',
      source: 'news',
      medium: '',
      campaign: '',
      split: '',
      amount: 1,
    },
  ])
})

test('a form sent from the page that stands in for another is stored and counted with it', async () => {
  const cookie = 'homie_split=/spring:b'
  const { services, send, sendPosted, listVisits } = await start({
    findSplitSide: (path, header) => Promise.resolve(path === '/business' && header === cookie ? '/spring:b' : ''),
  })
  await send({ referer: `${SITE_URL}/business?utm_source=news`, cookie })
  await send({ referer: `${SITE_URL}/android-waitlist`, cookie }, 'other@lender.example')
  // Without scripts, corrected on the page that shows it again.
  await sendPosted('/business', { referer: `${SITE_URL}${FORM_PATHS.demo}`, cookie })
  // A later request from another page does not take the side away.
  await send({ referer: `${SITE_URL}/support`, cookie })
  const rows = await services.database.db.selectFrom('leads').select('split').execute()
  expect(new Set(rows.map(({ split }) => split))).toEqual(new Set(['/spring:b', null]))
  expect(listVisits()?.map(({ event, split }) => [event, split])).toEqual([
    ['form-sent', '/spring:b'],
    ['form-sent', ''],
    ['form-sent', '/spring:b'],
    ['form-sent', ''],
  ])
})
