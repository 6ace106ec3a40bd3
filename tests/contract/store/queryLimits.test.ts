import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openSite, READ_TOKEN, type Site, WRITE_TOKEN } from './accountsSite.ts'
import { EventReader } from './eventReader.ts'

/** Others who had to wait for an attack would take longer; on a busy machine they take a while without one. */
const QUERY_TIMEOUT_MS = 5000

let site: Site
let attacker: string
let editor: string

beforeAll(async () => {
  site = await openSite({}, { queryTimeoutMs: QUERY_TIMEOUT_MS })
  for (const role of ['viewer', 'editor'] as const) await site.add(role)
  attacker = await site.tokenOf(await site.signIn('viewer@example.test'))
  editor = await site.tokenOf(await site.signIn('editor@example.test'))
  const documents = Array.from({ length: 200 }, (_, n) => ({ create: { _id: `note-${n}`, _type: 'note', n } }))
  await write(...documents, { create: { _id: 'text', _type: 'text', text: 'a'.repeat(200) } })
})
// The start of processes is not part of what an attack delays.
beforeEach(async () => void (await timeOthers()))
afterAll(() => site.close())

const ask = (token: string, query: string, params: object = {}) =>
  site.call('/data/query/production', { method: 'POST', token, json: { query, params } })

async function write(...mutations: object[]): Promise<Response> {
  const response = await site.call('/data/mutate/production', {
    method: 'POST',
    token: WRITE_TOKEN,
    json: { mutations },
  })
  expect(response.status).toBe(200)
  return response
}

/** How long everything else takes: a query of an editor, of the site, a write, and a call that needs no query. */
async function timeOthers(): Promise<number> {
  const startedAt = performance.now()
  const answers = await Promise.all([
    ask(editor, 'count(*[_type == "note"])'),
    ask(READ_TOKEN, 'count(*[_type == "note"])'),
    site.call('/ping'),
    site.call('/users/me', { token: editor }),
    write({ patch: { id: 'note-1', set: { seen: true } } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  return performance.now() - startedAt
}

/** Compares the letters of a text with each other, four levels deep: more than a billion steps. */
const ENDLESS = ['^.^.^.text', '^.^.text', '^.text', 'text'].reduce(
  (condition, text) => `count(string::split(${text}, "")[${condition}]) > 0`,
  'true',
)
const ENDLESS_FILTER = `*[_type == "text" && ${ENDLESS}]`

/** The reason of a refusal. */
async function getReason(refused: Response, query: string): Promise<string> {
  expect(refused.status).toBe(400)
  const schema = z.object({ error: z.object({ description: z.string(), query: z.literal(query) }) })
  return schema.parse(await refused.json()).error.description
}

describe('an endless query', () => {
  it('that fills the memory is refused, and others keep running', async () => {
    const query = `{"a": [1]}${'{"a": [...a, ...a]}'.repeat(30)}`
    const attack = ask(attacker, query)
    expect(await timeOthers()).toBeLessThan(QUERY_TIMEOUT_MS)
    expect(await getReason(await attack, query)).toMatch(/memory|longer/)
    expect(await timeOthers()).toBeLessThan(QUERY_TIMEOUT_MS)
  })

  it('sent many times at once does not stop the others', async () => {
    const query = ENDLESS_FILTER
    const attacks = Array.from({ length: 2 }, () => ask(attacker, query))
    expect(await timeOthers()).toBeLessThan(QUERY_TIMEOUT_MS)
    for (const attack of attacks) expect(await getReason(await attack, query)).toMatch(/longer than 5 seconds/)
  })

  it('selects nothing to change', async () => {
    const json = { mutations: [{ delete: { query: ENDLESS_FILTER } }] }
    const attack = site.call('/data/mutate/production', { method: 'POST', token: editor, json })
    expect(await (await ask(READ_TOKEN, 'count(*[_type == "note"])')).json()).toMatchObject({ result: 200 })
    expect((await attack).status).toBe(400)
  })

  it('ends the streams of all listeners that filter by it, and the change is kept', async () => {
    const search = new URLSearchParams({ query: ENDLESS_FILTER })
    const headers = { authorization: `Bearer ${attacker}` }
    const open = () => EventReader.open(`${site.url}/v2025-02-19/data/listen/production?${search}`, headers)
    const readers = await Promise.all([open(), open()])
    for (const reader of readers) expect(await reader.next()).toMatchObject({ event: 'welcome' })
    await write({ patch: { id: 'text', set: { seen: true } } })
    expect(await timeOthers()).toBeLessThan(QUERY_TIMEOUT_MS)
    for (const reader of readers) {
      expect(await reader.next()).toMatchObject({ event: 'channelError', data: { error: { type: 'queryError' } } })
      expect(await reader.next()).toBeUndefined()
    }
  })
})

describe('a query', () => {
  it('sees earlier writes, in every process', async () => {
    for (let n = 0; n < 20; n += 1) {
      await write({ patch: { id: 'note-2', set: { count: n } } })
      const answers = await Promise.all(
        [editor, attacker, READ_TOKEN].map((token) => ask(token, '*[_id == "note-2"][0].count')),
      )
      for (const answer of answers) expect(await answer.json()).toMatchObject({ result: n })
    }
  })
})
