import type { Page } from '@playwright/test'
import { storeConsent } from './ingestion/choices.ts'
import { expect, test } from './ingestion/fixtures.ts'
import type { Answer, Ingestion } from './ingestion/mockIngestion.ts'

/** Makes events that nothing flushes: pages of the history, each counted as a view. */
const addPageViews = (page: Page, count: number) =>
  page.evaluate((views) => {
    for (let index = 0; index < views; index += 1) history.pushState(null, '', `?view=${index}`)
  }, count)

/** Uploads since a moment, by how many events each held. */
const getUploadSizes = (ingestion: Ingestion) => ingestion.uploads.map(({ events }) => events.length)

/** Time between uploads, in whole seconds. */
const getPauses = (ingestion: Ingestion) =>
  ingestion.uploads
    .slice(1)
    .map(({ sentAt }, index) => Math.floor((sentAt - (ingestion.uploads[index]?.sentAt ?? 0) + 100) / 1000))

test.beforeEach(async ({ context, site, page, ingestion }) => {
  await storeConsent(context, site.url, ['essential', 'analytics'])
  await page.goto('/cookie-policy')
  await expect.poll(() => ingestion.events().some(({ event_type }) => event_type.includes('Page Viewed'))).toBe(true)
  ingestion.reset()
})

test('events are sent together, at most 30 at a time', async ({ page, ingestion }) => {
  await addPageViews(page, 70)
  await expect.poll(() => getUploadSizes(ingestion).reduce((sum, size) => sum + size, 0)).toBe(70)
  expect(Math.max(...getUploadSizes(ingestion))).toBe(30)
})

test('a batch that is too large is split', { tag: '@full' }, async ({ page, ingestion, expected }) => {
  expected.push(/413/)
  ingestion.answerNext([{ status: 413, body: { error: 'Payload too large' } }])
  await addPageViews(page, 20)
  await expect.poll(() => getUploadSizes(ingestion)).toEqual([20, 15, 5])
})

test('an invalid event is dropped, the others are sent', { tag: '@full' }, async ({ page, ingestion, expected }) => {
  expected.push(/400/, /Bad event/)
  ingestion.answerNext([{ status: 400, body: { error: 'Bad event', events_with_invalid_fields: { time: [1] } } }])
  await addPageViews(page, 3)
  await expect.poll(() => getUploadSizes(ingestion)).toEqual([3, 2])
  const [first, second] = ingestion.uploads
  expect(second?.events.map(({ insert_id }) => insert_id)).toEqual(
    first?.events.filter((_, index) => index !== 1).map(({ insert_id }) => insert_id),
  )
})

test('a throttled event is retried after half a minute', { tag: '@full' }, async ({ page, ingestion, expected }) => {
  expected.push(/429/)
  await page.clock.install()
  ingestion.answerNext([{ status: 429, body: { error: 'Too many', throttled_events: [0] } }])
  const throttled = page.waitForResponse((response) => response.status() === 429)
  await addPageViews(page, 2)
  await page.clock.runFor(2000)
  await throttled
  await page.clock.runFor(5000)
  expect(getUploadSizes(ingestion)).toEqual([2])
  // The browser may get the answer a moment after it is seen here: the half minute begins then.
  const half = async () => {
    await page.clock.runFor(30_000)
    return getUploadSizes(ingestion)
  }
  await expect.poll(half).toEqual([2, 2])
})

const failures: [string, Answer][] = [
  ['a failing service', { status: 500, body: {} }],
  ['a dead one', 'hang-up'],
]
for (const [service, answer] of failures) {
  test(
    `${service} is tried five times with growing delays`,
    { tag: '@full' },
    async ({ page, ingestion, expected }) => {
      expected.push(/500/, /ERR_EMPTY_RESPONSE/, /Failed to fetch/, /exceeded retry count/)
      ingestion.answerNext(Array.from({ length: 5 }, () => answer))
      const givenUp = page.waitForEvent('console', (message) => /exceeded retry count/.test(message.text()))
      await addPageViews(page, 1)
      await givenUp
      expect(getUploadSizes(ingestion)).toEqual([1, 1, 1, 1, 1])
      const late = getPauses(ingestion).map((pause, index) => pause - ([1, 1, 2, 3][index] ?? Infinity))
      expect(Math.min(...late), 'a busy machine may be late, never early').toBeGreaterThanOrEqual(0)
    },
  )
}

const refusals: Answer[] = [
  { status: 503, body: {} },
  { status: 429, body: { error: 'Too many' } },
]
for (const answer of refusals) {
  test(
    `a flushed event survives ${JSON.stringify(answer)}`,
    { tag: '@full' },
    async ({ page, ingestion, expected }) => {
      expected.push(/503|429/)
      ingestion.answerNext([answer])
      await addPageViews(page, 1)
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
      await expect.poll(() => getUploadSizes(ingestion)).toEqual([1, 1])
    },
  )
}
