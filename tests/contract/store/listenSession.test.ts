import { on, once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket as Socket } from 'ws'
import { z } from 'zod'
import { eventually } from '#tests/support/eventually.ts'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'
import { EventReader } from './eventReader.ts'

let site: Site
let count = 0
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const STREAMS = ['/data/listen/production?query=*', '/data/live/events/production?includeDrafts=true']

const frame = z.object({ type: z.string(), text: z.string().optional() })

/** A new editor, signed in. */
async function editor() {
  const email = `editor-${(count += 1)}@example.test`
  const id = await site.add('editor', email)
  return { id, token: await site.tokenOf(await site.signIn(email)) }
}

const change = (id: string, json: object) => site.call(`/accounts/${id}`, { method: 'PATCH', token: WRITE_TOKEN, json })

/** A presence socket, as an open Studio has one. */
async function openPresence(token: string) {
  const socket = new Socket(`${site.url.replace('http', 'ws')}/v2022-06-30/socket/production`)
  await once(socket, 'open')
  const received: string[] = []
  socket.on('message', (data) => received.push(String(data)))
  async function call(method: string, params: object = {}) {
    const id = `call-${(count += 1)}`
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    await eventually(() => expect(received.join()).toContain(`"${id}"`))
  }
  await call('authorization', { authorization: `Bearer ${token}` })
  return { socket, call, received }
}

/** Changes that revoke a user's rights and must take effect at once. */
const ENDINGS: [how: string, end: (person: Awaited<ReturnType<typeof editor>>) => Promise<unknown>][] = [
  ['signing out', ({ token }) => site.call('/auth/logout', { method: 'POST', token })],
  ['disabling the account', ({ id }) => change(id, { disabled: true })],
  ['a new password', ({ id }) => site.setPassword(id)],
  ['a new role', ({ id }) => change(id, { role: 'viewer' })],
]

describe.each(ENDINGS)('%s', (_how, end) => {
  it.each(STREAMS)('ends %s before anything more is written', async (path) => {
    const person = await editor()
    const reader = await EventReader.open(`${site.url}/v2025-02-19${path}`, { authorization: `Bearer ${person.token}` })
    expect((await reader.next())?.event).toBe('welcome')
    await end(person)
    expect(await reader.next()).toBeUndefined()
  })

  it('closes the presence socket', async () => {
    const person = await editor()
    const { socket } = await openPresence(person.token)
    const closed = once(socket, 'close')
    await end(person)
    expect((await closed)[0]).toBe(4001)
  })

  it('shows colleagues that the person has left', async () => {
    const [person, colleague] = [await editor(), await openPresence(WRITE_TOKEN)]
    await colleague.call('presence_subscribe')
    const { call } = await openPresence(person.token)
    await call('presence_announce', { data: { sessionId: person.id, locations: [] } })
    await end(person)
    const left = JSON.stringify({ type: 'disconnect', i: person.id, m: { session: person.id } })
    await eventually(() => expect(colleague.received.join()).toContain(left))
    colleague.socket.terminate()
  })

  it('ends a stream that a Studio carries over its socket', async () => {
    const person = await editor()
    const socket = new Socket(`${site.url.replace('http', 'ws')}/v1/streams`)
    await once(socket, 'open')
    // Frames may come together: `on` buffers those not read yet.
    const messages = on(socket, 'message')
    const next = async () => frame.parse(JSON.parse(String((await messages.next()).value?.[0])))
    const headers = { authorization: `Bearer ${person.token}` }
    socket.send(JSON.stringify({ type: 'open', stream: 1, path: `/v2025-02-19${STREAMS[0]}`, headers }))
    while (!(await next()).text?.includes('welcome'));
    await end(person)
    expect((await next()).type).toBe('end')
    socket.terminate()
  })
})

it('continues for others when one session ends', async () => {
  const reader = await EventReader.open(`${site.url}/v2025-02-19${STREAMS[0]}`, {
    authorization: `Bearer ${WRITE_TOKEN}`,
  })
  await reader.next()
  const person = await editor()
  await site.call('/auth/logout', { method: 'POST', token: person.token })
  const mutations = [{ create: { _id: 'for-the-others', _type: 'note' } }]
  await site.call('/data/mutate/production', { method: 'POST', token: WRITE_TOKEN, json: { mutations } })
  const { documentId } = z.object({ documentId: z.string() }).parse((await reader.next())?.data)
  await reader.close()
  expect(documentId).toBe('for-the-others')
})
