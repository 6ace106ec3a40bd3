import { applyPatch } from 'mendoza'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { EventReader } from './eventReader.ts'
import { API_VERSION, type StoreProcess, runStore, temporaryFolder, TOKENS } from './harness.ts'

const mutationEvent = z.looseObject({
  documentId: z.string(),
  transactionId: z.string(),
  transition: z.enum(['appear', 'update', 'disappear']),
  effects: z.object({ apply: z.array(z.unknown()), revert: z.array(z.unknown()) }).optional(),
})

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: StoreProcess
const readers: EventReader[] = []

beforeAll(async () => {
  folder = await temporaryFolder()
  store = await runStore(folder.path)
})
afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.close())))
afterAll(async () => {
  await store.end('SIGTERM')
  await folder.dispose()
})

interface Listening extends Record<string, unknown> {
  token?: string
  version?: string
  lastEventId?: string
}

const headers = { authorization: `Bearer ${TOKENS.write}` }

/** Listens as the holder of a token and gives the stream with its first event read. */
async function listen(
  query: string,
  { token = TOKENS.write, version = API_VERSION, lastEventId, ...options }: Listening = {},
) {
  const search = new URLSearchParams({ query, effectFormat: 'mendoza' })
  for (const [name, value] of Object.entries(options)) search.set(name, String(value))
  const reader = await EventReader.open(`${store.url}/v${version}/data/listen/production?${search}`, {
    authorization: `Bearer ${token}`,
    ...(lastEventId && { 'last-event-id': lastEventId }),
  })
  readers.push(reader)
  return { reader, first: await reader.next() }
}

async function mutate(...mutations: object[]): Promise<string> {
  const response = await fetch(`${store.url}/v${API_VERSION}/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKENS.write}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations }),
  })
  expect(response.status).toBe(200)
  return z.object({ transactionId: z.string() }).parse(await response.json()).transactionId
}

async function nextMutation(reader: EventReader) {
  const received = await reader.next()
  expect(received?.event).toBe('mutation')
  return mutationEvent.parse(received?.data)
}

const note = (_id: string, fields: object = {}) => ({ create: { _id, _type: 'note', question: 'Why?', ...fields } })
const set = (id: string, fields: object) => ({ patch: { id, set: fields } })

describe('a listener', () => {
  it('gets a welcome event first', async () => {
    const { first } = await listen('*')
    expect(first).toMatchObject({ event: 'welcome', data: { listenerName: expect.any(String) } })
  })

  it.each([
    { change: 'is created', before: [{ delete: { id: 't1' } }], now: note('t1', { open: true }), transition: 'appear' },
    { change: 'is changed', before: [note('t2', { open: true })], now: set('t2', { n: 1 }), transition: 'update' },
    { change: 'starts to match', before: [note('t3')], now: set('t3', { open: true }), transition: 'appear' },
    {
      change: 'no longer matches',
      before: [note('t4', { open: true })],
      now: set('t4', { open: false }),
      transition: 'disappear',
    },
    {
      change: 'is deleted',
      before: [note('t5', { open: true })],
      now: { delete: { id: 't5' } },
      transition: 'disappear',
    },
  ])('receives "$transition" when a document $change', async ({ before, now, transition }) => {
    await mutate(...before)
    const { reader } = await listen('*[_type == "note" && open == true]')
    await mutate(now)
    expect((await nextMutation(reader)).transition).toBe(transition)
  })

  it('receives only documents that match its query and parameters', async () => {
    const { reader } = await listen('*[_id in $ids]', { $ids: '["p2"]' })
    await mutate(note('p1'))
    await mutate(note('p2'))
    expect((await nextMutation(reader)).documentId).toBe('p2')
  })

  it('gets patches that lead from the old state to the new and back', async () => {
    const { _rev: _, ...old } = await create('e1')
    const { reader } = await listen('*[_id == "e1"]', { includeResult: true })
    await mutate(set('e1', { question: 'Why not?' }))
    const { effects, result } = z
      .object({
        effects: z.object({ apply: z.array(z.unknown()), revert: z.array(z.unknown()) }),
        result: z.looseObject({ _rev: z.string() }),
      })
      .parse(await nextMutation(reader))
    const { _rev: __, ...now } = result
    expect(applyPatch(old, effects.apply)).toEqual(now)
    expect(applyPatch(now, effects.revert)).toEqual(old)
  })

  it('gets the resulting revision, which orders events', async () => {
    await create('g1')
    const { reader } = await listen('*[_id == "g1"]')
    const transactionId = await mutate({ delete: { id: 'g1' } })
    expect(await nextMutation(reader)).toMatchObject({ transition: 'disappear', resultRev: transactionId })
  })

  it('gets an event in the shape Sanity documents', async () => {
    const { _rev } = await create('s1')
    const { reader } = await listen('*[_id == "s1"]', { includeResult: true, visibility: 'query' })
    const transactionId = await mutate(set('s1', { question: 'How?' }))
    expect(await nextMutation(reader)).toMatchObject({
      eventId: `${transactionId}#s1`,
      documentId: 's1',
      transactionId,
      transition: 'update',
      identity: expect.any(String),
      mutations: [{ patch: { id: 's1', set: { question: 'How?' } } }],
      previousRev: _rev,
      resultRev: transactionId,
      result: { question: 'How?', _rev: transactionId },
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      visibility: 'query',
      transactionTotalEvents: 1,
      transactionCurrentEvent: 1,
    })
  })

  it.each([
    { option: 'includeMutations', value: false, leaves: 'mutations' },
    { option: 'includeResult', value: false, leaves: 'result' },
  ])('gets no $leaves with $option=$value', async ({ option, value, leaves }) => {
    await create(`o-${option}`)
    const { reader } = await listen(`*[_id == "o-${option}"]`, { [option]: value })
    await mutate(set(`o-${option}`, { n: 1 }))
    expect(await nextMutation(reader)).not.toHaveProperty(leaves)
  })

  it('gets the document as it was with includePreviousRevision', async () => {
    const { reader } = await listen('*[_id == "b1"]', { includePreviousRevision: true })
    await mutate(note('b1'))
    await mutate(set('b1', { question: 'How?' }))
    await mutate({ delete: { id: 'b1' } })
    const events = [await nextMutation(reader), await nextMutation(reader), await nextMutation(reader)]
    expect(events.map(({ previous }) => previous)).toMatchObject([null, { question: 'Why?' }, { question: 'How?' }])
  })

  it('gets no previous document otherwise', async () => {
    await create('b2')
    const { reader } = await listen('*[_id == "b2"]')
    await mutate(set('b2', { n: 1 }))
    expect(await nextMutation(reader)).not.toHaveProperty('previous')
  })

  it('gets the number of its own events of a transaction', async () => {
    const { reader } = await listen('*[_type == "note"]')
    await mutate(note('m1'), { create: { _id: 'm2', _type: 'page' } }, note('m3'))
    const events = [await nextMutation(reader), await nextMutation(reader)]
    expect(events).toMatchObject([
      { documentId: 'm1', transactionTotalEvents: 2, transactionCurrentEvent: 1 },
      { documentId: 'm3', transactionTotalEvents: 2, transactionCurrentEvent: 2 },
    ])
  })

  it.each([
    { version: API_VERSION, includeAllVersions: false, hears: 'live-1' },
    { version: API_VERSION, includeAllVersions: true, hears: 'versions.r.live-2' },
    { version: '2021-06-07', includeAllVersions: false, hears: 'drafts.live-3' },
    { version: '2021-06-07', includeAllVersions: true, hears: 'versions.r.live-4' },
  ])('of version $version receives drafts: includeAllVersions=$includeAllVersions', async ({ hears, ...options }) => {
    const id = hears.replace(/^drafts\.|^versions\.r\./, '')
    const { reader } = await listen('*', options)
    await mutate(note(`versions.r.${id}`))
    await mutate(note(`drafts.${id}`))
    await mutate(note(id))
    expect((await nextMutation(reader)).documentId).toBe(hears)
  })

  it('gets the error of its query', async () => {
    const { first, reader } = await listen('*[_type == ')
    expect(first).toMatchObject({ event: 'channelError', data: { error: { type: 'queryParseError' } } })
    expect(await reader.next()).toBeUndefined()
  })

  it.each([
    { what: 'no query', search: '' },
    { what: 'a parameter that is no JSON', search: 'query=*&$id=nope' },
    { what: 'an unknown format of effects', search: 'query=*&effectFormat=json' },
  ])('with $what gets a 400', async ({ search }) => {
    const response = await fetch(`${store.url}/v${API_VERSION}/data/listen/production?${search}`, { headers })
    expect(response.status).toBe(400)
  })

  it('of an unknown dataset gets a 404', async () => {
    const response = await fetch(`${store.url}/v${API_VERSION}/data/listen/elsewhere?query=*`, { headers })
    expect(response.status).toBe(404)
  })
})

describe('a listener without a token', () => {
  it('with an unknown token gets a 401', async () => {
    const response = await fetch(`${store.url}/v${API_VERSION}/data/listen/production?query=*`, {
      headers: { authorization: 'Bearer nobody' },
    })
    expect(response.status).toBe(401)
  })
})

describe('a listener that was away', () => {
  it('receives what it missed after a reconnect, and continues', async () => {
    const { reader, first } = await listen('*[_type == "note"]', { enableResume: true })
    await reader.close()
    await mutate(note('r1'))
    await mutate({ create: { _id: 'r-other', _type: 'page' } })
    await mutate(note('r2'))
    const back = await listen('*[_type == "note"]', { enableResume: true, lastEventId: first?.id })
    expect(back.first).toMatchObject({ event: 'welcomeback', data: { listenerName: expect.any(String) } })
    await mutate(note('r3'))
    const heard = [await nextMutation(back.reader), await nextMutation(back.reader), await nextMutation(back.reader)]
    expect(heard.map(({ documentId }) => documentId)).toEqual(['r1', 'r2', 'r3'])
  })

  it('gets a partly received transaction again', async () => {
    const { reader, first } = await listen('*[_type == "note"]', { enableResume: true })
    await mutate(note('w1'), note('w2'))
    expect((await reader.next())?.id).toBeUndefined()
    const back = await listen('*[_type == "note"]', { enableResume: true, lastEventId: first?.id })
    expect((await nextMutation(back.reader)).documentId).toBe('w1')
  })

  it.each([
    { what: 'an id of another store', lastEventId: 'another-store:1' },
    { what: 'an id that is none', lastEventId: '???' },
  ])('with $what gets a reset', async ({ lastEventId }) => {
    const { first } = await listen('*', { enableResume: true, lastEventId })
    expect(first?.event).toBe('reset')
  })

  it('gets a reset when it missed more than 25 MB', async () => {
    const { reader, first } = await listen('*[_type == "note"]', { enableResume: true })
    await reader.close()
    for (const id of ['large-1', 'large-2', 'large-3', 'large-4']) {
      await mutate({ create: { _id: id, _type: 'page', text: 'x'.repeat(3_500_000) } })
    }
    const back = await listen('*[_type == "note"]', { enableResume: true, lastEventId: first?.id })
    expect(back.first?.event).toBe('reset')
  })

  it('gets a welcome if it does not resume', async () => {
    const { first } = await listen('*')
    const back = await listen('*', { lastEventId: first?.id })
    expect(back.first?.event).toBe('welcome')
  })
})

/** Creates an FAQ and gives it as it is stored. */
async function create(id: string) {
  await mutate(note(id))
  const headers = { authorization: `Bearer ${TOKENS.write}` }
  const response = await fetch(`${store.url}/v${API_VERSION}/data/doc/production/${id}`, { headers })
  const { documents } = z
    .object({ documents: z.tuple([z.looseObject({ _rev: z.string() })]) })
    .parse(await response.json())
  return documents[0]
}
