import { z } from 'zod'
import { sendRevalidation } from '#lib/content/revalidation.ts'
import { contentTypes } from '#lib/content/tags.ts'
import { isFull } from '#tests/support/full.ts'
import { expect, test } from './fixtures.ts'
import { readSecrets } from './product/product.ts'
import type { Product } from './product/product.ts'
import { NOWHERE, otherRoutes, siteRoutes } from './siteRoutes.ts'

/** Longest time a page may take while the store does not answer. */
const MAX_ANSWER_MS = 5000

const paths = [...siteRoutes, ...otherRoutes, '/v1/link/no-such-partner', '/sitemap.xml', '/api/consent', NOWHERE]

const health = z.object({ status: z.string(), reasons: z.array(z.string()) })

async function readHealth(product: Product) {
  const answer = await fetch(`${product.url}/api/health`)
  return { code: answer.status, ...health.parse(await answer.json()) }
}

/** Status and time of every public address. */
async function visitAll(product: Product) {
  const visits = []
  for (const path of paths) {
    const start = performance.now()
    const answer = await fetch(`${product.url}${path}`, { redirect: 'manual' })
    await answer.arrayBuffer()
    visits.push({ path, status: answer.status, ms: performance.now() - start })
  }
  return visits
}

const statuses = (visits: readonly { path: string; status: number }[]) =>
  visits.map(({ path, status }) => `${status} ${path}`)

/** Expires every page, so that each has to be made without the store. */
async function expirePages(product: Product): Promise<void> {
  const { SANITY_REVALIDATE_SECRET: secret } = await readSecrets(product.folder)
  for (const type of contentTypes) {
    await sendRevalidation(product.url, { _id: type, _type: type, relayed: true }, secret)
  }
}

async function joinWaitlist(product: Product): Promise<number> {
  const answer = await fetch(`${product.url}/api/website/register-android`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url },
    body: JSON.stringify({ email: 'visitor@example.com' }),
  })
  return answer.status
}

const storeAnswers = async (product: Product) =>
  (await fetch(`${product.url}/lake/v1/ping`).catch(() => undefined))?.status

/** Publishes a text and waits until visitors see it. */
async function expectPublishing(product: Product, text: string): Promise<void> {
  await (await product.content()).patch('notFoundPage').set({ text }).commit()
  await expect.poll(async () => (await fetch(`${product.url}${NOWHERE}`)).text()).toContain(text)
}

test('every page is served while the store is killed, and the store restarts', async ({ product }) => {
  const before = statuses(await visitAll(product))
  for (const round of isFull ? [1, 2, 3] : [1]) {
    const pid = await product.storePid()
    process.kill(pid, 'SIGKILL')
    await expirePages(product)
    expect(statuses(await visitAll(product)), `round ${round}`).toEqual(before)
    await expect.poll(() => storeAnswers(product)).toBe(200)
    expect(await product.storePid()).not.toBe(pid)
  }
  await expectPublishing(product, 'The store came back.')
})

test('every page is served in time while the store hangs', async ({ product }) => {
  const before = statuses(await visitAll(product))
  const pid = await product.storePid()
  process.kill(pid, 'SIGSTOP')
  try {
    await expirePages(product)
    const visits = await visitAll(product)
    expect(statuses(visits)).toEqual(before)
    expect(visits.filter(({ ms }) => ms > MAX_ANSWER_MS)).toEqual([])
    expect(await joinWaitlist(product)).toBe(200)
    expect(await readHealth(product)).toMatchObject({ code: 503, reasons: ['content: does not answer'] })
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  await expectPublishing(product, 'The store answers again.')
})

test('a site without site settings starts with cached content, and reports it', async ({ product }) => {
  const content = await product.content()
  const settings = await content.getDocument('siteSettings')
  if (!settings) throw new Error('The seed has no siteSettings')
  await content.delete('siteSettings')
  await expect
    .poll(() => readHealth(product))
    .toMatchObject({
      code: 503,
      reasons: ['content: the document siteSettings is missing'],
    })
  expect((await fetch(product.url)).status).toBe(200)

  await product.restart()
  expect((await fetch(product.url)).status).toBe(200)
  expect((await fetch(`${product.url}/studio`)).status).toBe(200)
  await content.create(settings)
  await expect.poll(() => readHealth(product)).toMatchObject({ code: 200, status: 'ok' })
})
