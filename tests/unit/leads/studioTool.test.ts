import { beforeEach, expect, test, vi } from 'vitest'
import { IncompleteContent } from '#leads/mail/content.ts'
import { getErrorCode } from '#lib/log.ts'
import { getBadge, createLeadsApi, everything, describeFailure, oldestPage } from '#studio/tools/leads/api.ts'

const network = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', network)
  return () => {
    vi.unstubAllGlobals()
    network.mockReset()
  }
})

test('Every call carries the session of the Studio, and only what is chosen', async () => {
  network.mockResolvedValue(Response.json({ leads: [], total: 0, hasMore: false, newer: null, older: null }))
  await createLeadsApi('session').list({ ...everything, form: 'demo', ...oldestPage }, new AbortController().signal)
  const [url, init] = network.mock.calls[0] ?? []
  expect(url).toBe('/api/leads?form=demo&toward=newer')
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer session')
})

test.each([
  [401, /Sign in to the Studio again/],
  [403, /Only administrators/],
  [500, /Try again in a moment/],
])('A refusal with %i says what to do', async (status, words) => {
  network.mockResolvedValue(new Response(null, { status }))
  await expect(createLeadsApi('session').retry('id')).rejects.toThrow(words)
})

test('A message that no mail server took counts as written to disk', () => {
  const mail = { channel: 'visitor-mail', state: 'delivered' } as const
  expect(getBadge(mail, false).label).toBe('Written to disk, not sent')
  expect(getBadge(mail, true).label).toBe('Delivered')
  expect(getBadge({ channel: 'webhook', state: 'delivered' }, false).label).toBe('Delivered')
  expect(getBadge({ ...mail, state: 'pending' }, false).label).toBe('Waiting')
})

test.each([
  ['ESOCKET', 'The other server cannot be reached. (ESOCKET)'],
  [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'The certificate of the other server is not trusted. Ask the operator. (DEPTH_ZERO_SELF_SIGNED_CERT)',
  ],
  ['SMTP 550', 'The mail server refused this mailbox: the address may not exist. (SMTP 550)'],
  [
    'SENDER 550',
    'The mail server did not accept our sender. Ask the operator to check MAIL_FROM and SMTP_URL. (SENDER 550)',
  ],
  [
    getErrorCode(new IncompleteContent('The content of messages is incomplete: emails.common')),
    'A required text is missing in Emails, 1-pager or Site settings. Write it and publish. (IncompleteContent)',
  ],
  ['SMTP 535', 'The other server did not accept our password. (SMTP 535)'],
  ['anything', 'It did not work. (anything)'],
])('The failure %s is said in plain words', (code, words) => {
  expect(describeFailure(code)).toBe(words)
})
