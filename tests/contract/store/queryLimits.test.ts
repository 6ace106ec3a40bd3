import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openSite, READ_TOKEN, type Site, WRITE_TOKEN } from './accountsSite.ts'
import { EventReader } from './eventReader.ts'

/** A query that has it is refused at once; one that should end has a longer time, also on a busy machine. */
const SHORT_MS = 500
const LONG_MS = 3_600_000

let site: Site
let attacker: string
let editor: string

async function open(queryTimeoutMs: number): Promise<void> {
  site = await openSite({}, { queryTimeoutMs })
  for (const role of ['viewer', 'editor'] as const) await site.add(role)
  attacker = await site.tokenOf(await site.signIn('viewer@example.test'))
  editor = await site.tokenOf(await site.signIn('editor@example.test'))
  const documents = Array.from({ length: 200 }, (_, n) => ({ create: { _id: `note-${n}`, _type: 'note', n } }))
  await write(...documents, { create: { _id: 'text', _type: 'text', text: 'a'.repeat(200) } })
}
afterEach(() => site.close())

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

/** The status of everything else: a query of an editor, of the site, a write, and a call that needs no query. */
async function askForOthers(): Promise<number[]> {
  const answers = await Promise.all([
    ask(editor, 'count(*[_type == "note"])'),
    ask(READ_TOKEN, 'count(*[_type == "note"])'),
    site.call('/ping'),
    site.call('/users/me', { token: editor }),
    write({ patch: { id: 'note-1', set: { seen: true } } }),
  ])
  return answers.map(({ status }) => status)
}

const ANSWERED = [200, 200, 200, 200, 200]

/** Reads the document that an endless query is about, without a query. */
async function readText(): Promise<unknown> {
  const response = await site.call('/data/doc/production/text', { token: READ_TOKEN })
  return z.object({ documents: z.array(z.unknown()) }).parse(await response.json()).documents[0]
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

/** Listens to an endless query. */
async function listen(): Promise<EventReader> {
  const search = new URLSearchParams({ query: ENDLESS_FILTER })
  const headers = { authorization: `Bearer ${attacker}` }
  const reader = await EventReader.open(`${site.url}/v2025-02-19/data/listen/production?${search}`, headers)
  expect(await reader.next()).toMatchObject({ event: 'welcome' })
  return reader
}

describe('while an endless query runs, others are answered', () => {
  beforeEach(() => open(LONG_MS))

  it('when it fills the memory, for which it is refused', async () => {
    const query = `{"a": [1]}${'{"a": [...a, ...a]}'.repeat(30)}`
    const attack = ask(attacker, query)
    expect(await askForOthers()).toEqual(ANSWERED)
    expect(await getReason(await attack, query)).toMatch(/memory/)
    expect(await askForOthers()).toEqual(ANSWERED)
  })

  it('when it is sent many times', async () => {
    const attacks = Array.from({ length: 2 }, () => ask(attacker, ENDLESS_FILTER).catch(() => undefined))
    expect(await askForOthers()).toEqual(ANSWERED)
    await site.close()
    await Promise.all(attacks)
  })

  it('when listeners filter by it', async () => {
    await Promise.all([listen(), listen()])
    await write({ patch: { id: 'text', set: { seen: true } } })
    expect(await askForOthers()).toEqual(ANSWERED)
  })
})

describe('an endless query', () => {
  beforeEach(() => open(SHORT_MS))

  it('is refused after its time', async () => {
    const attacks = Array.from({ length: 2 }, () => ask(attacker, ENDLESS_FILTER))
    for (const attack of attacks) expect(await getReason(await attack, ENDLESS_FILTER)).toMatch(/longer than 0.5 sec/)
  })

  it('selects nothing to change', async () => {
    const json = { mutations: [{ delete: { query: ENDLESS_FILTER } }] }
    const attack = await site.call('/data/mutate/production', { method: 'POST', token: editor, json })
    expect(attack.status).toBe(400)
    expect(await readText()).toMatchObject({ _id: 'text' })
  })

  it('ends the streams of all listeners that filter by it, and the change is kept', async () => {
    const readers = await Promise.all([listen(), listen()])
    await write({ patch: { id: 'text', set: { seen: true } } })
    for (const reader of readers) {
      expect(await reader.next()).toMatchObject({ event: 'channelError', data: { error: { type: 'queryError' } } })
      expect(await reader.next()).toBeUndefined()
    }
    expect(await readText()).toMatchObject({ seen: true })
  })
})

describe('a query', () => {
  beforeEach(() => open(LONG_MS))

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
