import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { openSite, type Site, WRITE_TOKEN } from './accounts-site.ts'
import { EventReader } from './event-reader.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const streams = ['/data/listen/production?query=*', '/data/live/events/production?includeDrafts=true']

const writeSomething = (id: string) =>
  site.call('/data/mutate/production', {
    method: 'POST',
    token: WRITE_TOKEN,
    json: { mutations: [{ create: { _id: id, _type: 'faq' } }] },
  })

it.each(streams)('%s ends with the session it was opened in, before it tells anything more', async (path) => {
  const email = `editor-${streams.indexOf(path)}@example.test`
  await site.add('editor', email)
  const token = await site.tokenOf(await site.signIn(email))
  const reader = await EventReader.open(`${site.url}/v2025-02-19${path}`, { authorization: `Bearer ${token}` })
  expect((await reader.next())?.event).toBe('welcome')

  await site.call('/auth/logout', { method: 'POST', token })
  await writeSomething(`after-${streams.indexOf(path)}`)

  expect(await reader.next()).toBeUndefined()
})

it('goes on for others when one session ends', async () => {
  const reader = await EventReader.open(`${site.url}/v2025-02-19${streams[0]}`, {
    authorization: `Bearer ${WRITE_TOKEN}`,
  })
  await reader.next()
  await writeSomething('for-the-others')
  const { documentId } = z.object({ documentId: z.string() }).parse((await reader.next())?.data)
  await reader.close()
  expect(documentId).toBe('for-the-others')
})
