import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { EventReader } from './event-reader.ts'
import { API_VERSION, type LakeProcess, runLake, temporaryFolder, TOKENS } from './harness.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let lake: LakeProcess
const readers: EventReader[] = []

beforeAll(async () => {
  folder = await temporaryFolder()
  lake = await runLake(folder.path)
  await mutate(
    { create: { _id: 'faq-1', _type: 'note', question: 'Why?' } },
    { create: { _id: 'policy-1', _type: 'paper', title: 'Privacy', owner: { _ref: 'person-1' } } },
    { create: { _id: 'person-1', _type: 'person', name: 'Ada' } },
  )
})
afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.close())))
afterAll(async () => {
  await lake.end('SIGTERM')
  await folder.dispose()
})

const authorization = `Bearer ${TOKENS.write}`

async function mutate(...mutations: object[]) {
  const response = await fetch(`${lake.url}/v${API_VERSION}/data/mutate/production`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations }),
  })
  expect(response.status).toBe(200)
}

async function live({ search = '', ...headers }: { search?: string } & Record<string, string> = {}) {
  const address = `${lake.url}/v${API_VERSION}/data/live/events/production${search}`
  const reader = await EventReader.open(address, { authorization, ...headers })
  readers.push(reader)
  return { reader, first: await reader.next() }
}

async function tagsOfNext(reader: EventReader): Promise<string[]> {
  const received = await reader.next()
  expect(received?.event).toBe('message')
  return z.object({ tags: z.array(z.string()) }).parse(received?.data).tags
}

async function tagsOfQuery(query: string): Promise<string[]> {
  const address = `${lake.url}/v${API_VERSION}/data/query/production?${new URLSearchParams({ query })}`
  const response = await fetch(address, { headers: { authorization } })
  return z.object({ syncTags: z.array(z.string()) }).parse(await response.json()).syncTags
}

const concerns = (query: string[], message: string[]) => query.some((tag) => message.includes(tag))
const set = (id: string, fields: object) => ({ patch: { id, set: fields } })

describe('live events', () => {
  it('begin with a welcome', async () => {
    const { first } = await live()
    expect(first).toMatchObject({ event: 'welcome', id: expect.any(String) })
  })

  const faqs = '*[_type == "note"]{question}'
  const policies = '*[_type == "paper"]{title}'
  it.each([
    { query: faqs, change: set('faq-1', { n: 1 }) },
    { query: '*[_id == "faq-1"][0]', change: set('faq-1', { n: 3 }) },
    { query: faqs, change: { create: { _type: 'note' } } },
    { query: '*[_type == "paper"]{"by": owner->name}', change: set('person-1', { n: 1 }) },
    { query: '*[defined(question)]', change: set('policy-1', { n: 2 }) },
  ])('for $change refresh $query', async ({ query, change }) => {
    const tags = await tagsOfQuery(query)
    const { reader } = await live()
    await mutate(change)
    expect(concerns(tags, await tagsOfNext(reader))).toBe(true)
  })

  it('include drafts for subscribers of drafts', async () => {
    const { reader } = await live({ search: '?includeDrafts=true' })
    await mutate({ create: { _id: 'drafts.live-a', _type: 'paper' } })
    expect(concerns(await tagsOfQuery(policies), await tagsOfNext(reader))).toBe(true)
  })

  it('are silent about drafts unless they are requested', async () => {
    const { reader, first } = await live()
    await mutate({ create: { _id: 'drafts.live-b', _type: 'paper' } })
    await mutate(set('faq-1', { n: 4 }))
    const getSequence = (id = '') => Number(id.split(':')[1])
    expect(getSequence((await reader.next())?.id) - getSequence(first?.id)).toBe(2)
  })

  it('resume where they broke off', async () => {
    const { reader, first } = await live()
    await reader.close()
    await mutate(set('policy-1', { n: 3 }))
    const back = await live({ 'last-event-id': first?.id ?? '' })
    expect(back.first?.event).toBe('welcome')
    expect(concerns(await tagsOfQuery(policies), await tagsOfNext(back.reader))).toBe(true)
  })

  it('tell a client that was away too long to reload everything', async () => {
    const { reader } = await live({ 'last-event-id': 'another-store:1' })
    expect((await reader.next())?.event).toBe('restart')
  })
})
