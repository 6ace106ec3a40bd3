import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { sendRevalidation } from '#lib/content/revalidation.ts'
import { contentTypes } from '#lib/content/tags.ts'
import { isFull } from '#tests/support/full.ts'
import { expect, test } from './fixtures.ts'
import { readSecrets } from './product/product.ts'
import type { RunningSite } from './product/product.ts'
import { NOWHERE, otherRoutes, siteRoutes } from './siteRoutes.ts'

/** Longest time a page may take while the store does not answer. */
const MAX_ANSWER_MS = 5000

const paths = [...siteRoutes, ...otherRoutes, '/v1/link/no-such-partner', '/sitemap.xml', '/api/consent', NOWHERE]

const health = z.object({ status: z.string(), reasons: z.array(z.string()) })

async function readHealth(site: RunningSite) {
  const answer = await fetch(`${site.url}/api/health`)
  return { code: answer.status, ...health.parse(await answer.json()) }
}

/** Status and time of every public address. */
async function visitAll(site: RunningSite) {
  const visits = []
  for (const path of paths) {
    const start = performance.now()
    const answer = await fetch(`${site.url}${path}`, { redirect: 'manual' })
    await answer.arrayBuffer()
    visits.push({ path, status: answer.status, ms: performance.now() - start })
  }
  return visits
}

const statuses = (visits: readonly { path: string; status: number }[]) =>
  visits.map(({ path, status }) => `${status} ${path}`)

/** Expires every page, so that each has to be made without the store. */
async function expirePages(site: RunningSite): Promise<void> {
  const { SANITY_REVALIDATE_SECRET: secret } = await readSecrets(site.folder)
  for (const type of contentTypes) {
    await sendRevalidation(site.url, { _id: type, _type: type, relayed: true }, secret)
  }
}

async function joinWaitlist(site: RunningSite): Promise<number> {
  const answer = await fetch(`${site.url}/api/website/register-android`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ email: 'visitor@example.com' }),
  })
  return answer.status
}

const pingStore = async (site: RunningSite) => (await fetch(`${site.url}/lake/v1/ping`).catch(() => undefined))?.status

/** Publishes a text and waits until visitors see it. */
async function expectPublishing(site: RunningSite, text: string): Promise<void> {
  await (await site.content()).patch('notFoundPage').set({ text }).commit()
  await expect.poll(async () => (await fetch(`${site.url}${NOWHERE}`)).text()).toContain(text)
}

test('every page is served while the store is killed, and the store restarts', async ({ sandbox }) => {
  const before = statuses(await visitAll(sandbox))
  for (const round of isFull ? [1, 2, 3] : [1]) {
    const pid = await sandbox.storePid()
    process.kill(pid, 'SIGKILL')
    await expirePages(sandbox)
    expect(statuses(await visitAll(sandbox)), `round ${round}`).toEqual(before)
    await expect.poll(() => pingStore(sandbox)).toBe(200)
    expect(await sandbox.storePid()).not.toBe(pid)
  }
  await expectPublishing(sandbox, 'The store came back.')
})

test('every page is served in time while the store hangs', async ({ sandbox }) => {
  const before = statuses(await visitAll(sandbox))
  const pid = await sandbox.storePid()
  process.kill(pid, 'SIGSTOP')
  try {
    await expirePages(sandbox)
    const visits = await visitAll(sandbox)
    expect(statuses(visits)).toEqual(before)
    expect(visits.filter(({ ms }) => ms > MAX_ANSWER_MS)).toEqual([])
    expect(await joinWaitlist(sandbox)).toBe(200)
    expect(await readHealth(sandbox)).toMatchObject({ code: 503, reasons: ['content: does not answer'] })
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  await expectPublishing(sandbox, 'The store answers again.')
})

test('a page without an earlier response waits for a slow store', async ({ sandbox }) => {
  const support = await (await sandbox.content()).getDocument('supportPage')
  const folder = join(sandbox.folder, 'content-cache')
  for (const file of (await readdir(folder)).map((name) => join(folder, name))) {
    const text = await readFile(file, 'utf8')
    if (text.includes(support?.['headline']) || text.includes('"partner-tamarack"')) await rm(file)
  }
  const pid = await sandbox.storePid()
  process.kill(pid, 'SIGSTOP')
  let visit: Promise<Response>
  let partnerVisit: Promise<Response>
  try {
    await expirePages(sandbox)
    visit = fetch(`${sandbox.url}/support`)
    partnerVisit = fetch(`${sandbox.url}/v1/link/tamarack`)
    // Its earlier response is served once the store has not answered for a while.
    expect((await fetch(`${sandbox.url}/privacy`)).status).toBe(200)
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  expect((await visit).status).toBe(200)
  // Not that of the default partner.
  expect(await (await partnerVisit).text()).toContain('/v1/link/tamarack"/>')
})

test('a site without site settings starts with cached content, and reports it', async ({ sandbox }) => {
  const content = await sandbox.content()
  const settings = await content.getDocument('siteSettings')
  if (!settings) throw new Error('The seed has no siteSettings')
  await content.delete('siteSettings')
  await expect
    .poll(() => readHealth(sandbox))
    .toMatchObject({
      code: 503,
      reasons: ['content: the document siteSettings is missing'],
    })
  expect((await fetch(sandbox.url)).status).toBe(200)

  await sandbox.restart()
  expect((await fetch(sandbox.url)).status).toBe(200)
  expect((await fetch(`${sandbox.url}/studio`)).status).toBe(200)
  await content.create(settings)
  await expect.poll(() => readHealth(sandbox)).toMatchObject({ code: 200, status: 'ok' })
})
