import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createConsentVersionReader } from '#leads/consentVersion.ts'
import { FORM_PATHS } from '#lib/forms.ts'
import { openSite, READ_TOKEN, type Site, WRITE_TOKEN } from '../store/accountsSite.ts'
import { wholeDocument } from '../store/validDocument.ts'
import { post, VALID } from './requests.ts'
import { serveLeads } from './server.ts'
import { testServices } from './services.ts'
import { createStoreClient } from '#tests/support/storeClient.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
// A busy machine may take longer than the time that a visitor waits.
beforeEach(() => void vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal))
afterAll(() => site.close())

async function publishPolicy(title: string, lastUpdated: string, effectiveDate = lastUpdated) {
  const named = { _id: 'legalPolicy-privacy', _type: 'legalPolicy', slug: { current: 'privacy' } }
  const createOrReplace = wholeDocument({ ...named, title, lastUpdated, effectiveDate, changeSummary: title })
  const json = { mutations: [{ createOrReplace }] }
  const { status } = await site.call('/data/mutate/production', { method: 'POST', token: WRITE_TOKEN, json })
  expect(status).toBe(200)
}

const client = (url: string) => createStoreClient(url, { token: READ_TOKEN, perspective: 'published', maxRetries: 0 })

/**
 * The form of the waitlist beside the content store.
 *
 * @param storeUrl address of the store at each request
 * @returns a function that submits the form and answers the consent version of its record
 */
async function openWaitlist(storeUrl = () => site.url) {
  const services = await testServices()
  services.consentVersion = createConsentVersionReader(() => client(storeUrl()), services.log)
  const { origin, close } = await serveLeads(services)
  onTestFinished(close)
  return async () => {
    const answer = await post(origin + FORM_PATHS['android-waitlist'], VALID['android-waitlist'])
    expect(answer.status).toBe(200)
    const lead = await services.database.db.selectFrom('leads').select('consent_version').executeTakeFirstOrThrow()
    return lead.consent_version
  }
}

test('a lead records the privacy policy in force', async () => {
  const submit = await openWaitlist()
  await publishPolicy('First', '2025-09-29')
  expect(await submit()).toBe('version 1 of 2025-09-29, en-CA')
  await publishPolicy('Second', '2026-02-03')
  expect(await submit()).toBe('version 2 of 2026-02-03, en-CA')
  await publishPolicy('Third', '2026-03-03', '2999-01-01')
  expect(await submit()).toBe('version 2 of 2026-02-03, en-CA')
})

test('a version that is not known yet is waited for longer than a newer one', async () => {
  const { log } = await testServices()
  const read = createConsentVersionReader(() => client(site.url), log)
  const waits = vi.spyOn(AbortSignal, 'timeout').mockClear()
  await publishPolicy('Third', '2026-03-03')
  for (const _time of ['first', 'later']) expect(await read('en-CA')).toMatch(/ of 2026-03-03, en-CA$/)
  expect(waits.mock.calls).toEqual([[7_000], [2_000]])
})

test('a lead records the last known policy while the content store is down', async () => {
  await publishPolicy('Fourth', '2026-03-04')
  const urls = [site.url, 'http://127.0.0.1:1']
  const submit = await openWaitlist(() => urls.shift() ?? '')
  await submit()
  expect(await submit()).toBe('version 4 of 2026-03-04, en-CA')
})
