import { applyPatch } from 'mendoza'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { eventually } from '#tests/support/eventually.ts'
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

it('opens the live events that Presentation needs', async () => {
  const types: string[] = []
  const stream = contract
    .clientWith({ apiVersion: API_VERSION })
    .live.events({ includeDrafts: true })
    .subscribe((event) => void types.push(event.type))
  await eventually(() => expect(types).toEqual(['welcome']))
  stream.unsubscribe()
})
