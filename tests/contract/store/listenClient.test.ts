import { applyPatch } from 'mendoza'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { eventually } from '#tests/support/eventually.ts'
import { EventReader } from './eventReader.ts'
import { API_VERSION, type Contract, openContract } from './harness.ts'

let contract: Contract
beforeAll(async () => {
  contract = await openContract()
})
afterAll(() => contract.close())

const mutation = z.looseObject({
  type: z.literal('mutation'),
  transition: z.string(),
  effects: z.object({ apply: z.array(z.unknown()) }),
})

it('follows a document through all its states', async () => {
  const { client } = contract
  const _id = contract.id('followed')
  const heard: { type: string }[] = []
  const stream = client
    .listen(
      '*[_id == $id]',
      { id: _id },
      { events: ['welcome', 'mutation'], effectFormat: 'mendoza', includeResult: false },
    )
    .subscribe((event) => void heard.push(event))
  await eventually(() => expect(heard.map(({ type }) => type)).toEqual(['welcome']))

  await client.create({ _id, _type: 'note', question: 'Why?', tags: ['a', 'b'] })
  await client.patch(_id).set({ question: 'Why not?' }).append('tags', ['c']).commit()
  const { _rev: _, ...last } = (await client.getDocument(_id)) ?? { _rev: '' }
  await client.delete(_id)

  await eventually(() => expect(heard).toHaveLength(4))
  stream.unsubscribe()
  const events = heard.slice(1).map((event) => mutation.parse(event))
  expect(events.map(({ transition }) => transition)).toEqual(['appear', 'update', 'disappear'])
  const states: unknown[] = [null]
  for (const { effects } of events) states.push(applyPatch(states.at(-1), effects.apply))
  expect(states.slice(2)).toEqual([last, null])
})

describe('live events', () => {
  /** Follows the live events of the dataset as a page with Sanity's loaders does. */
  function follow(includeDrafts: boolean) {
    const events: { type: string; tags?: readonly string[] }[] = []
    const client = contract.clientWith({ apiVersion: API_VERSION, ...(!includeDrafts && { token: undefined }) })
    const stream = client.live.events({ includeDrafts }).subscribe((event) => void events.push(event))
    return { events, types: () => events.map(({ type }) => type), stop: () => stream.unsubscribe() }
  }

  it('name the tags of queries after each change of published documents, without a token', async () => {
    const id = contract.id('live')
    const [visitor, editor] = [follow(false), follow(true)]
    await eventually(() => expect([visitor.types(), editor.types()]).toEqual([['welcome'], ['welcome']]))
    await contract.client.create({ _id: `drafts.${id}`, _type: 'note' })
    await eventually(() => expect(editor.types()).toEqual(['welcome', 'message']))
    await contract.client.create({ _id: id, _type: 'note' })
    await eventually(() => expect(editor.types()).toEqual(['welcome', 'message', 'message']))
    await eventually(() => expect(visitor.types()).toEqual(['welcome', 'message']))
    const { syncTags } = await contract.client.fetch('*[_id == $id]', { id }, { filterResponse: false })
    expect(visitor.events[1]?.tags).toEqual(syncTags)
    visitor.stop()
    editor.stop()
  })

  it('that were missed are one message at the next connection', async () => {
    const url = `${contract.client.getUrl('/data/live/events/', false)}${contract.dataset}`
    const first = await EventReader.open(url)
    const welcome = await first.next()
    await first.close()
    const headers = { 'last-event-id': welcome?.id ?? '' }
    const current = await EventReader.open(url, headers)
    expect(await current.next()).toEqual(welcome)
    await current.close()
    await contract.client.create({ _id: contract.id('missed'), _type: 'note' })
    const behind = await EventReader.open(url, headers)
    expect([(await behind.next())?.event, (await behind.next())?.event]).toEqual(['welcome', 'message'])
    await behind.close()
  })
})
