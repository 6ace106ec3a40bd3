import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSeedDocuments, seedAssetPaths } from '#content/documents.ts'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'

let site: Site
beforeEach(async () => {
  site = await openSite()
})
afterEach(() => site.close())

/** Publishes the estimate's rules, of which one ends in so many days. */
async function publishRules(days: number) {
  const until = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const shipped = createSeedDocuments(new Map(seedAssetPaths.map((path) => [path, path])))
  const rules = shipped.find(({ _id }) => _id === 'estimateRules')
  const [first] = Array.isArray(rules?.['closing']) ? rules['closing'] : []
  const document = { ...rules, closing: [{ ...first, until }] }
  const mutations = { mutations: [{ createOrReplace: document }] }
  const { status } = await site.call('/data/mutate/production', { method: 'POST', token: WRITE_TOKEN, json: mutations })
  expect(status).toBe(200)
  return until
}

it('legal staff are mailed once of a rule that ends within 90 days', async () => {
  await site.add('legal', 'legal@example.test')
  await site.add('administrator')
  await publishRules(100)
  await site.ruleReminder.check()
  expect(await site.readMails()).toEqual([])
  const until = await publishRules(80)
  await site.ruleReminder.check()
  await site.ruleReminder.check()
  const mails = await site.readMails()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('To: legal@example.test')
  expect(mails[0]).toContain(`A rule ends on ${until}`)
})
