import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openReleaseDesk, page, type ReleaseDesk, run } from './releaseDesk.ts'

let desk: ReleaseDesk
beforeEach(async () => {
  desk = await openReleaseDesk()
})
afterEach(() => desk.site.close())

const answer = z.object({
  events: z.array(z.looseObject({ type: z.string(), author: z.string(), documentId: z.string().optional() })),
  nextCursor: z.string(),
})

async function list(search: Record<string, string> = {}, client = desk.editor) {
  const url = `/data/history/production/events/releases/r1?${new URLSearchParams(search)}`
  const { events, nextCursor } = answer.parse(await client.request({ url }))
  return { events, nextCursor, types: events.map(({ type, documentId = '' }) => `${type} ${documentId}`.trim()) }
}

describe('the activity of a release', () => {
  it('names who set its time, and who took it back', async () => {
    await desk.createRelease(['a'])
    await run(desk.editor, 'schedule')
    const publishAt = desk.getRelease()?.['publishAt']
    const administrator = await desk.clientIn('administrator')
    await run(administrator, 'unschedule')
    const { events, types } = await list()
    expect(types).toEqual(['unscheduleRelease', 'scheduleRelease', 'addDocumentToRelease a', 'createRelease'])
    expect(events[1]).toMatchObject({ author: desk.editorId, publishAt, releaseName: 'r1' })
    expect(events[0]?.author).not.toBe(desk.editorId)
  })

  it('names another time as one that was set', async () => {
    await desk.createRelease(['a'])
    await run(desk.editor, 'schedule')
    await desk.editor.releases.schedule({ releaseId: 'r1', publishAt: '2027-01-04T15:00:00.000Z' })
    expect((await list()).events[0]).toMatchObject({ type: 'scheduleRelease', publishAt: '2027-01-04T15:00:00.000Z' })
  })

  it('names documents that were added, discarded and added again, also those added with the release', async () => {
    await desk.editor.action([
      { actionType: 'sanity.action.release.create', releaseId: 'r1' },
      {
        actionType: 'sanity.action.document.version.create',
        publishedId: 'a',
        document: page('versions.r1.a', 'New'),
      },
    ])
    await desk.editor.discardVersion({ publishedId: 'a', releaseId: 'r1' })
    await desk.editor.createVersion({ publishedId: 'a', releaseId: 'r1', document: { _type: 'page', title: 'Again' } })
    await desk.editor.patch('versions.r1.a').set({ title: 'Edited' }).commit()
    const { events, types } = await list()
    expect(types).toEqual([
      'addDocumentToRelease a',
      'discardDocumentFromRelease a',
      'addDocumentToRelease a',
      'createRelease',
    ])
    expect(events[0]).toMatchObject({ versionId: 'versions.r1.a', documentType: 'page', author: desk.editorId })
  })

  it.each(['publish', 'archive'] as const)('names %s once, not each document', async (method) => {
    await desk.createRelease(['a', 'b'])
    await run(desk.editor, method)
    expect((await list()).types).toEqual([
      `${method}Release`,
      'addDocumentToRelease b',
      'addDocumentToRelease a',
      'createRelease',
    ])
  })

  it('goes on after a release was restored from the archive', async () => {
    await desk.createRelease(['a'])
    await run(desk.editor, 'archive')
    await run(desk.editor, 'unarchive')
    expect((await list()).types.slice(0, 2)).toEqual(['unarchiveRelease', 'archiveRelease'])
  })

  it('is not mixed with that of a release whose name starts alike', async () => {
    await desk.createRelease(['a'])
    await desk.createRelease(['b'], 'r1b')
    expect((await list()).types).toEqual(['addDocumentToRelease a', 'createRelease'])
  })

  it('comes in pages, of which no event is missing or twice', async () => {
    await desk.createRelease(['a', 'b', 'c', 'd'])
    await run(desk.editor, 'schedule')
    const pages: string[][] = []
    for (let nextCursor: string | undefined; nextCursor !== '';) {
      const listed = await list({ limit: '2', ...(nextCursor && { nextCursor }) })
      pages.push(listed.types)
      nextCursor = listed.nextCursor
    }
    expect(pages.flat()).toEqual((await list()).types)
    expect(pages[0]).toEqual(['scheduleRelease', 'addDocumentToRelease d'])
  })

  it('of an unknown release is empty', async () => {
    expect(await list()).toMatchObject({ events: [], nextCursor: '' })
  })

  it.each(['limit=0', 'limit=5000', 'nextCursor=x'])('is refused for %s', async (search) => {
    await expect(list(Object.fromEntries(new URLSearchParams(search)))).rejects.toMatchObject({ statusCode: 400 })
  })
})
