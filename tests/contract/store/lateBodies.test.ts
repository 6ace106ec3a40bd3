import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type Site } from './accountsSite.ts'

let site: Site
let boss: string
beforeAll(async () => {
  site = await openSite()
  await site.add('administrator', 'boss@example.test')
  boss = await site.tokenOf(await site.signIn('boss@example.test'))
})
afterAll(() => site.close())

/** Sends the head and the first bytes of a request. Returns the function that sends the rest, for the status. */
async function begin(method: string, path: string, token: string, body: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-length': Buffer.byteLength(body) }
  const sent = request(`${site.url}/v2025-02-19${path}`, { method, headers })
  sent.write(body.slice(0, 3))
  await once(sent, 'socket')
  // An answer on another connection shows that the store has had time to read the head.
  await site.call('/users/me', { token })
  return async () => {
    sent.end(body.slice(3))
    const [response]: IncomingMessage[] = await once(sent, 'response')
    response?.resume()
    return response?.statusCode
  }
}

const INVITATION = JSON.stringify({ email: 'back@example.test', role: 'administrator' })
const MUTATION = JSON.stringify({ mutations: [{ createOrReplace: { _id: 'late', _type: 'note' } }] })
const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>'

const REQUESTS: [string, string, (id: string) => string, string][] = [
  ['an invitation', 'POST', () => '/invitations', INVITATION],
  ['a change of an account', 'PATCH', (id) => `/accounts/${id}`, '{"disabled":false}'],
  ['a mutation', 'POST', () => '/data/mutate/production', MUTATION],
  ['an upload', 'POST', () => '/assets/images/production', IMAGE],
]
const CHANGES: [string, object][] = [
  ['disabled', { disabled: true }],
  ['demoted', { role: 'viewer' }],
]

describe.each(CHANGES)('while its body arrives, the account is %s', (state, json) => {
  it.each(REQUESTS)('%s is refused', async (_what, method, toPath, body) => {
    const email = `${state}-${Math.random()}@example.test`
    const id = await site.add('administrator', email)
    const sendRest = await begin(method, toPath(id), await site.tokenOf(await site.signIn(email)), body)
    expect((await site.call(`/accounts/${id}`, { method: 'PATCH', token: boss, json })).status).toBe(200)
    expect(await sendRest()).toBe(401)
  })
})

it('a request with a slow body is accepted while the account is unchanged', async () => {
  const sendRest = await begin('POST', '/data/mutate/production', boss, MUTATION)
  expect(await sendRest()).toBe(200)
})
