import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { renewChoice } from '#lib/consent/renewChoice.ts'

const choice = encodeURIComponent('{"categories":["essential"],"revision":1}')

const renew = (headers: Record<string, string>) =>
  renewChoice(new NextRequest('http://internal.example/', { method: 'POST', headers })).headers.get('set-cookie')

test('the server sets the cookie of a choice again for its 12 months, on the host of the page', () => {
  const cookie = renew({ cookie: `theme=light; homie_consent=${choice}`, origin: 'https://www.example.com' })
  expect(cookie).toBe(`homie_consent=${choice}; Path=/; Domain=www.example.com; Max-Age=31536000; SameSite=Lax; Secure`)
})

test.each([
  ['a choice', { origin: 'https://www.example.com' }],
  ['an origin', { cookie: `homie_consent=${choice}` }],
  ['a valid origin', { cookie: `homie_consent=${choice}`, origin: 'null' }],
])('the server sets no cookie without %s', (_what, headers) => {
  expect(renew(headers)).toBeNull()
})
