import { afterEach, beforeEach, expect, it } from 'vitest'
import { getMonday } from '#rules/healthMail.ts'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'
import { wholeDocument } from './validDocument.ts'

let site: Site
beforeEach(async () => {
  site = await openSite()
})
afterEach(() => site.close())

async function publish(document: { _id: string; _type: string; [field: string]: unknown }) {
  const mutations = [{ createOrReplace: wholeDocument(document) }]
  const init = { method: 'POST', token: WRITE_TOKEN, json: { mutations } }
  const response = await site.call('/data/mutate/production', init)
  expect([response.status, await response.text()]).toEqual([200, expect.any(String)])
}

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-03-01', '2026-02-23'],
])('the week of %s begins on %s', (day, monday) => {
  expect(getMonday(day)).toBe(monday)
})

it('owners are mailed once a week of what is past its day, and only theirs', async () => {
  await site.add('marketer', 'marketer@example.test')
  await site.add('legal', 'legal@example.test')
  await site.healthMail.check()
  expect(await site.readMails()).toEqual([])
  await publish({ _id: 'faq-a', _type: 'faq', audience: 'personal', question: 'Is it free?', reviewBy: '2026-01-01' })
  await publish({ _id: 'faq-b', _type: 'faq', audience: 'personal', question: 'How long?', reviewBy: '2999-01-01' })
  await site.healthMail.check()
  await site.healthMail.check()
  const [mail, ...others] = await site.readMails()
  expect(others).toEqual([])
  expect(mail).toContain('To: marketer@example.test')
  expect(mail).toContain('Is it free?')
  expect(mail).toContain('2026-01-01')
  expect(mail).not.toContain('How long?')
})
