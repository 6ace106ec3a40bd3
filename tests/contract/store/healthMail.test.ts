import { afterEach, beforeEach, expect, it } from 'vitest'
import { getMonday } from '#rules/healthMail.ts'
import { openSite, READ_TOKEN, type Site, WRITE_TOKEN } from './accountsSite.ts'
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

const report = (token: string | undefined, broken: object[]) =>
  site.call('/data/broken-links/production', { method: 'POST', token, json: { broken } })

it('owners are mailed the links to other sites that the site reports as broken', async () => {
  await site.add('marketer', 'marketer@example.test')
  await site.add('partnerManager', 'manager@example.test')
  const to = 'https://gone.example/offer'
  await publish({ _id: 'redirect-a', _type: 'redirect', from: '/offer', to })
  const failure = '404'
  expect(
    (
      await report(READ_TOKEN, [
        { url: to, failure },
        { url: 'https://unused.example/', failure },
      ])
    ).status,
  ).toBe(200)
  await site.healthMail.check()
  const [mail, ...others] = await site.readMails()
  expect(others).toEqual([])
  expect(mail).toContain('To: marketer@example.test')
  expect(mail).toContain(`A link that does not work: ${to} (404)`)
  expect(mail).not.toContain('unused')
})

it('links that work again are not mailed', async () => {
  await site.add('marketer', 'marketer@example.test')
  const to = 'https://gone.example/offer'
  await publish({ _id: 'redirect-a', _type: 'redirect', from: '/offer', to })
  await report(READ_TOKEN, [{ url: to, failure: '404' }])
  await report(READ_TOKEN, [])
  await site.healthMail.check()
  expect(await site.readMails()).toEqual([])
})

it('people report no broken links', async () => {
  await site.add('marketer', 'marketer@example.test')
  const token = await site.tokenOf(await site.signIn('marketer@example.test'))
  expect((await report(token, [])).status).toBe(403)
})
