import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VisitorsTime } from '#store/query/visitors-time.ts'
import { openSite, READ_TOKEN, type Site, WRITE_TOKEN } from './accounts-site.ts'
import { EventReader } from './event-reader.ts'

let site: Site
beforeEach(async () => {
  site = await openSite()
})
afterEach(() => site.close())

const mutate = (...mutations: object[]) =>
  site.call('/data/mutate/production', { method: 'POST', token: WRITE_TOKEN, json: { mutations } })

describe('documents by id', () => {
  const path = '/data/doc/production/a,b,drafts.a?includeAllVersions=true'

  it('come with all their variants for members, for however many ids in one look at the store', async () => {
    const ids = ['a', 'b', 'drafts.a', 'versions.spring.a', 'versions.spring.b', 'versions.spring.c']
    await mutate(...ids.map((_id) => ({ create: { _id, _type: 'note' } })))
    const all = vi.spyOn(site.store, 'all')
    const answer = await site.call(path, { token: READ_TOKEN })
    expect(await answer.json()).toMatchObject({
      documents: ['a', 'drafts.a', 'versions.spring.a', 'b', 'versions.spring.b'].map((_id) => ({ _id })),
      omitted: [],
    })
    expect(all).toHaveBeenCalledTimes(1)
  })

  it('are not searched for versions on behalf of visitors, who may read none', async () => {
    await mutate(...['a', 'b', 'versions.spring.a'].map((_id) => ({ create: { _id, _type: 'note' } })))
    const all = vi.spyOn(site.store, 'all')
    const answer = await site.call(path)
    expect(await answer.json()).toMatchObject({ documents: [{ _id: 'a' }, { _id: 'b' }], omitted: [] })
    expect(all).not.toHaveBeenCalled()
  })

  it('are refused to visitors whose time is used up, and not to members', async () => {
    site.useUpVisitorsTime()
    expect((await site.call(path)).status).toBe(429)
    expect((await site.call(path, { token: READ_TOKEN })).status).toBe(200)
  })
})

describe('live events', () => {
  const listen = (headers: Record<string, string> = {}) =>
    EventReader.open(`${site.url}/v2025-02-19/data/live/events/production`, headers)

  it.each([
    ['a visitor', 'restart', {}],
    ['a member', 'message', { authorization: `Bearer ${READ_TOKEN}` }],
  ])('when visitors have no time left: %s who comes back gets a %s', async (_who, event, headers) => {
    const first = await listen(headers)
    const id = (await first.next())?.id ?? ''
    await first.close()
    await mutate({ create: { _id: 'missed', _type: 'note' } })

    site.useUpVisitorsTime()
    const back = await listen({ ...headers, 'last-event-id': id })
    expect(await back.next()).toMatchObject({ event: 'welcome' })
    expect(await back.next()).toMatchObject({ event })
    await back.close()
  })

  it.each([
    ['a visitor', 'restart', {}],
    ['a member', 'message', { authorization: `Bearer ${READ_TOKEN}` }],
  ])('when visitors have no time left: %s gets a %s for a change', async (_who, event, headers) => {
    const reader = await listen(headers)
    await reader.next()
    site.useUpVisitorsTime()
    await mutate({ create: { _id: 'changed', _type: 'note' } })
    expect(await reader.next()).toMatchObject({ event })
    await reader.close()
  })

  it('when visitors have no time left: a visitor hears nothing of a draft’s change', async () => {
    const [visitor, member] = [await listen(), await listen({ authorization: `Bearer ${READ_TOKEN}` })]
    for (const reader of [visitor, member]) await reader.next()
    site.useUpVisitorsTime()
    await mutate({ create: { _id: 'drafts.written', _type: 'note' } })
    await mutate({ create: { _id: 'published', _type: 'note' } })
    expect((await visitor.next())?.id).toBe((await member.next())?.id)
    for (const reader of [visitor, member]) await reader.close()
  })
})

describe('listeners', () => {
  const address = '/v2025-02-19/data/listen/production?query=*&includeResult=true'

  it('when visitors have no time left: a visitor’s goes on past a draft’s change, until there is something to tell', async () => {
    const reader = await EventReader.open(`${site.url}${address}`)
    await reader.next()
    await mutate({ create: { _id: 'drafts.written', _type: 'note' } })
    await mutate({ create: { _id: 'first', _type: 'note' } })
    expect(await reader.next()).toMatchObject({ event: 'mutation', data: { documentId: 'first' } })

    const spend = vi.spyOn(VisitorsTime.prototype, 'spend')
    site.useUpVisitorsTime()
    await mutate({ create: { _id: 'drafts.too', _type: 'note' } })
    expect(spend).toHaveBeenCalledTimes(1)
    await mutate({ create: { _id: 'second', _type: 'note' } })
    expect(await reader.next()).toMatchObject({ event: 'channelError' })
    await reader.close()
  })
})
