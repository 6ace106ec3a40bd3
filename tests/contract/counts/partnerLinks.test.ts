import { expect, test } from 'vitest'
import { openResultsLink } from '#leads/counts/partnerLinks.ts'
import { createResultsApp } from '#leads/staff/resultsApp.ts'
import type { ReadSession } from '#leads/staff/session.ts'
import { SITE_URL, testServices } from '../leads/services.ts'

const readSession: ReadSession = (role) => Promise.resolve({ id: role, email: `${role}@homie.example`, roles: [role] })

async function start() {
  const services = await testServices()
  const app = createResultsApp(services, readSession)
  const call = (path: string, role: string, method = 'GET', body?: object) =>
    app.request(`${SITE_URL}/api/results/links${path}`, {
      method,
      headers: { authorization: `Bearer ${role}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  const create = async (days = 30, partnerId = 'partner-a') => {
    const response = await call('', 'partnerManager', 'POST', { partnerId, days })
    expect(response.status).toBe(201)
    const { id, href } = await response.json()
    return { id: String(id), key: new URL(String(href), SITE_URL).searchParams.get('key') ?? '' }
  }
  return { call, create, db: services.database.db }
}

const afterDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)

test('a link opens the results of its partner until it expires', async () => {
  const { create, db } = await start()
  const link = await create()
  expect(await openResultsLink(db, link, afterDays(29))).toMatchObject({ partnerId: 'partner-a' })
  expect(await openResultsLink(db, link, afterDays(31))).toBeUndefined()
  expect(await openResultsLink(db, { ...link, key: `${link.key}x` }, new Date())).toBeUndefined()
  expect(await openResultsLink(db, { ...link, id: 'other' }, new Date())).toBeUndefined()
})

test('a revoked link opens nothing', async () => {
  const { call, create, db } = await start()
  const link = await create()
  expect((await call(`/${link.id}`, 'partnerManager', 'DELETE')).status).toBe(204)
  expect(await openResultsLink(db, link, new Date())).toBeUndefined()
  expect((await call(`/${link.id}`, 'partnerManager', 'DELETE')).status).toBe(404)
})

test('the list names the links of one partner, without keys', async () => {
  const { call, create } = await start()
  const [link] = [await create(), await create(30, 'partner-b')]
  const { links } = await (await call('?partner=partner-a', 'administrator')).json()
  expect(links).toEqual([
    { id: link.id, author: 'partnerManager', created_at: expect.any(String), expires_at: expect.any(String) },
  ])
})

test.each(['viewer', 'marketer', 'legal'])('a %s may neither make, list nor revoke links', async (role) => {
  const { call, create } = await start()
  const { id } = await create()
  const statuses = [
    await call('?partner=partner-a', role),
    await call('', role, 'POST', { partnerId: 'partner-a', days: 30 }),
    await call(`/${id}`, role, 'DELETE'),
  ].map(({ status }) => status)
  expect(statuses).toEqual([403, 403, 403])
})

test.each([{}, { partnerId: 'a', days: 5 }, { partnerId: '../x', days: 30 }, { partnerId: 'a', days: 30, more: 1 }])(
  'a link of %j is refused',
  async (body) => {
    const { call } = await start()
    expect((await call('', 'partnerManager', 'POST', body)).status).toBe(400)
  },
)
