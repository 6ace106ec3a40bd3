import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WRITE_TOKEN } from './accountsSite.ts'
import { answerOf, type Method, openReleaseDesk, page, RELEASE, type ReleaseDesk, run } from './releaseDesk.ts'
import { wholeDocument } from './validDocument.ts'

let desk: ReleaseDesk
beforeEach(async () => {
  desk = await openReleaseDesk()
})
afterEach(() => desk.site.close())

describe("the client's methods", () => {
  it('create, get and edit a release', async () => {
    await desk.createRelease()
    await desk.editor.releases.edit({ releaseId: 'r1', patch: { set: { 'metadata.title': 'Summer' } } })
    expect(await desk.editor.releases.get({ releaseId: 'r1' })).toMatchObject({
      _id: RELEASE,
      _type: 'system.release',
      name: 'r1',
      state: 'active',
      metadata: { title: 'Summer', releaseType: 'asap' },
    })
  })

  it('create a version from a draft, and record what it comes from', async () => {
    await desk.write(page('drafts.a', 'Draft'))
    await desk.createRelease()
    const rev = desk.site.store.get('drafts.a')?._rev
    await desk.editor.createVersion({ baseId: 'drafts.a', publishedId: 'a', releaseId: 'r1', ifBaseRevisionId: rev })
    expect(desk.site.store.get('versions.r1.a')).toMatchObject({
      title: 'Draft',
      _system: { base: { id: 'drafts.a', rev } },
    })
  })

  it('replace, edit, unpublish and discard a version', async () => {
    await desk.write(page('a', 'Old'))
    await desk.createRelease(['a'])
    const version = { publishedId: 'a', releaseId: 'r1' }
    await desk.editor.replaceVersion({ ...version, document: { _type: 'page', title: 'Replaced' } })
    expect(desk.getTitle('versions.r1.a')).toBe('Replaced')
    const edit = { actionType: 'sanity.action.document.edit', draftId: 'versions.r1.a', publishedId: 'a' } as const
    await desk.editor.action({ ...edit, patch: { set: { title: 'Edited' } } })
    expect(desk.getTitle('versions.r1.a')).toBe('Edited')
    await desk.editor.unpublishVersion(version)
    expect(desk.site.store.get('versions.r1.a')).toMatchObject({ _system: { delete: true } })
    await desk.editor.action({ ...edit, patch: { unset: ['_system.delete'] } })
    expect(desk.site.store.get('versions.r1.a')?.['_system']).toEqual({})
    await desk.editor.discardVersion(version)
    expect(desk.site.store.get('versions.r1.a')).toBeUndefined()
  })

  it('add no more documents than a release holds', async () => {
    const name = (_: unknown, number: number) => page(`versions.r1.page${number}`, 'New')
    await desk.createRelease()
    await desk.write(...Array.from({ length: 1000 }, name), page('a', 'Old'))
    const ids = { publishedId: 'a', draftId: 'versions.r1.a' }
    const attributes = { _id: 'versions.r1.a', _type: 'page' }
    const steps = [
      { actionType: 'sanity.action.document.create', publishedId: 'a', attributes, ifExists: 'fail' },
      { actionType: 'sanity.action.document.edit', ...ids, patch: { set: { title: 'Edited' } } },
      { actionType: 'sanity.action.document.version.create', publishedId: 'a', document: attributes },
      { actionType: 'sanity.action.document.version.unpublish', publishedId: 'a', versionId: 'versions.r1.a' },
    ] as const
    for (const step of steps) await expect(desk.editor.action(step)).rejects.toThrow('at most 1000 documents')
  })

  it('publish all documents in one transaction, and unpublish those that are marked', async () => {
    await desk.write(page('a', 'Old'), page('gone', 'Old'))
    await desk.createRelease(['a', 'b'])
    await desk.editor.unpublishVersion({ publishedId: 'gone', releaseId: 'r1' })
    const { transactionId } = await desk.editor.releases.publish({ releaseId: 'r1' })
    expect(['a', 'b', 'gone', 'drafts.gone'].map(desk.getTitle)).toEqual(['New', 'New', undefined, 'Old'])
    expect([desk.site.store.get('a')?._rev, desk.site.store.get('b')?._rev]).toEqual([transactionId, transactionId])
    expect(desk.site.store.get('a')).not.toHaveProperty('_system')
    expect(desk.site.store.listVersionIds('r1')).toEqual([])
    expect(desk.getRelease()).toMatchObject({
      state: 'published',
      publishedAt: expect.any(String),
      finalDocumentStates: ['a', 'b', 'gone'].map((id) => ({ id: `versions.r1.${id}` })),
    })
  })

  it('hide in the perspective of a release what it unpublishes', async () => {
    await desk.write(page('gone', 'Old'), page('drafts.gone', 'Draft'), page('stays', 'Old'))
    await desk.write({ _id: 'link', _type: 'link', to: { _ref: 'gone' } })
    await desk.createRelease()
    await desk.editor.unpublishVersion({ publishedId: 'gone', releaseId: 'r1' })
    const query =
      '{"ids": *[_type == "page"]._id, "first": *[_type == "page"] | order(title)[0]._id, "to": *[_id == "link"][0].to->_id}'
    const shownIn = (perspective: string[]) => desk.editor.fetch(query, {}, { perspective })
    expect(await shownIn(['r1'])).toEqual({ ids: ['stays'], first: 'stays', to: null })
    expect(await shownIn(['r1', 'drafts'])).toEqual({ ids: ['stays'], first: 'stays', to: null })
    expect(await shownIn(['drafts', 'r1'])).toEqual({ ids: ['gone', 'stays'], first: 'gone', to: 'gone' })
    expect(await shownIn(['published'])).toEqual({ ids: ['gone', 'stays'], first: 'gone', to: 'gone' })
  })

  it('archive a release, and restore its documents', async () => {
    await desk.createRelease(['a'])
    await desk.editor.releases.archive({ releaseId: 'r1' })
    expect([desk.getRelease()?.['state'], desk.getTitle('versions.r1.a')]).toEqual(['archived', undefined])
    await desk.editor.releases.unarchive({ releaseId: 'r1' })
    expect([desk.getRelease()?.['state'], desk.getTitle('versions.r1.a')]).toEqual(['active', 'New'])
    await desk.editor.releases.archive({ releaseId: 'r1' })
    await desk.editor.releases.delete({ releaseId: 'r1' })
    expect(desk.getRelease()).toBeUndefined()
  })
})

/** The answer to each request in each state: the state after it, or the error. */
const STATES = ['active', 'scheduled', 'published', 'archived'] as const
const wrong = 'releaseStateError'
const answers: Record<Method, Record<(typeof STATES)[number], string>> = {
  edit: { active: 'active', scheduled: 'scheduled', published: wrong, archived: wrong },
  schedule: { active: 'scheduled', scheduled: 'scheduled', published: wrong, archived: wrong },
  unschedule: { active: wrong, scheduled: 'active', published: wrong, archived: wrong },
  publish: { active: 'published', scheduled: wrong, published: wrong, archived: wrong },
  archive: { active: 'archived', scheduled: wrong, published: wrong, archived: wrong },
  unarchive: { active: wrong, scheduled: wrong, published: wrong, archived: 'active' },
  delete: { active: wrong, scheduled: wrong, published: 'deleted', archived: 'deleted' },
}
const methods: Method[] = ['edit', 'schedule', 'unschedule', 'publish', 'archive', 'unarchive', 'delete']

const ways = { scheduled: 'schedule', published: 'publish', archived: 'archive' } as const

async function bringTo(state: (typeof STATES)[number], releaseId = 'r1') {
  await desk.createRelease(['a'], releaseId)
  if (state !== 'active') await run(desk.editor, ways[state], {}, releaseId)
}

describe.each(STATES)('a release that is %s', (state) => {
  it('answers each request by its state', async () => {
    for (const method of methods) {
      const releaseId = `r-${method}`
      await bringTo(state, releaseId)
      const [status, type] = await answerOf(run(desk.editor, method, {}, releaseId))
      const after = status === 200 ? (desk.getRelease(releaseId)?.['state'] ?? 'deleted') : type
      const expected = answers[method][state]
      expect([method, status, after]).toEqual([method, expected === wrong ? 409 : 200, expected])
    }
  })

  it('takes changes of its documents only while active', async () => {
    await bringTo(state)
    const before = desk.site.store.get('versions.r1.a')
    const isOpen = state === 'active'
    const locked = isOpen ? [200] : [409, 'mutationError']
    const requests = [
      desk.editor.createOrReplace({ ...page('versions.r1.a', 'Changed') }),
      desk.editor.create({ ...page('versions.r1.c', 'Added') }),
    ]
    expect(await Promise.all(requests.map(answerOf))).toEqual([locked, locked])
    expect(desk.getTitle('versions.r1.a')).toBe(isOpen ? 'Changed' : before?.['title'])
    const version = { publishedId: 'd', releaseId: 'r1', document: { _type: 'page' } }
    expect(await answerOf(desk.editor.createVersion(version))).toEqual(isOpen ? [200] : [409, 'actionError'])
  })

  it('refuses a viewer before it tells the state', async () => {
    await bringTo(state)
    const viewer = await desk.clientIn('viewer')
    for (const method of methods)
      expect(await answerOf(run(viewer, method))).toEqual([403, 'insufficientPermissionsError'])
  })
})

describe('a dry run', () => {
  const dryRun = { dryRun: true }

  it('says that a role may not publish one of the documents', async () => {
    await desk.write(page('a', 'Old'))
    await desk.createRelease(['a'])
    const marketer = await desk.clientIn('marketer')
    for (const method of ['schedule', 'unschedule', 'publish', 'archive'] as const) {
      expect(await answerOf(run(marketer, method, dryRun))).toEqual([403, 'insufficientPermissionsError'])
    }
    expect(await answerOf(run(marketer, 'edit', dryRun))).toEqual([200])
  })

  it.each(STATES)('passes, and changes nothing, in a release that is %s', async (state) => {
    await bringTo(state)
    for (const method of methods)
      expect([method, ...(await answerOf(run(desk.editor, method, dryRun)))]).toEqual([method, 200])
    expect(desk.getRelease()?.['state']).toBe(state)
  })

  it('changes nothing, and passes for documents that are not finished', async () => {
    await desk.createRelease()
    await desk.editor.createVersion({ publishedId: 'q', releaseId: 'r1', document: { _type: 'faq', question: 'Why?' } })
    for (const method of ['schedule', 'publish', 'archive'] as const) {
      expect(await answerOf(run(desk.editor, method, dryRun))).toEqual([200])
    }
    const now = { releaseId: 'r1', publishAt: new Date().toISOString() }
    expect(await answerOf(desk.editor.releases.schedule(now, dryRun))).toEqual([200])
    expect(desk.getRelease()?.['state']).toBe('active')
  })
})

describe('a release with an invalid document', () => {
  it.each(['publish', 'schedule'] as const)('refuses to %s, names it and changes nothing', async (method) => {
    await desk.createRelease(['a'])
    await desk.editor.createVersion({ publishedId: 'q', releaseId: 'r1', document: { _type: 'faq', question: 'Why?' } })
    await expect(run(desk.editor, method)).rejects.toThrow('In “Why?” (faq “q”): “audience”: Required.')
    expect([desk.getRelease()?.['state'], desk.getTitle('a')]).toEqual(['active', undefined])
  })

  it('refuses to unpublish what the site needs', async () => {
    await desk.write(wholeDocument({ _id: 'siteSettings', _type: 'siteSettings' }))
    await desk.createRelease()
    await desk.editor.unpublishVersion({ publishedId: 'siteSettings', releaseId: 'r1' })
    expect(await answerOf(run(desk.editor, 'publish'))).toEqual([409, 'actionError'])
    expect(desk.site.store.get('siteSettings')).toBeDefined()
  })
})

describe('documents of releases', () => {
  it('are changed by their actions only', async () => {
    await desk.createRelease()
    const requests = [
      desk.editor.createOrReplace({ _id: RELEASE, _type: 'system.release', state: 'published' }),
      desk.editor.patch(RELEASE, { set: { state: 'published' } }).commit(),
      desk.editor.delete(RELEASE),
      desk.editor.releases.edit({ releaseId: 'r1', patch: { set: { state: 'published' } } }),
    ]
    for (const request of requests) expect((await answerOf(request))[0]).toBe(400)
    expect(desk.getRelease()?.['state']).toBe('active')
  })

  it('are in no perspective, export or published query', async () => {
    await desk.createRelease(['a'])
    for (const perspective of ['published', 'drafts', ['r1']] as const) {
      const options = { perspective: typeof perspective === 'string' ? perspective : [...perspective] }
      expect(await desk.editor.fetch('*[_type == "system.release"]', {}, options)).toEqual([])
    }
    const exported = await (await desk.site.call('/data/export/production', { token: WRITE_TOKEN })).text()
    expect(exported).not.toMatch(/releases|versions\./)
  })

  it.each<[string, 'raw' | 'published' | 'drafts' | string[], string[]]>([
    ['versions.r1.**', 'raw', ['versions.r1.a', 'versions.r1.n.e']],
    ['versions.r1.*', 'raw', ['versions.r1.a']],
    ['versions.*.a', 'raw', ['versions.r1.a', 'versions.r10.a']],
    ['versions.**', 'raw', ['versions.r1.a', 'versions.r1.n.e', 'versions.r10.a']],
    ['drafts.**', 'raw', ['drafts.a', 'drafts.b']],
    ['*', 'raw', ['a', 'c']],
    // In a perspective, documents have their published ids.
    ['versions.r1.**', ['r1', 'drafts'], []],
    ['drafts.**', 'drafts', []],
    ['drafts.**', 'published', []],
    ['**', ['r1', 'drafts'], ['a', 'b', 'c', 'n.e']],
    ['**', 'published', ['a', 'c']],
  ])('the ids in path("%s"), seen in %j, are %j', async (path, perspective, expected) => {
    await desk.write(page('a', 'Old'), page('drafts.a', 'New'), page('drafts.b', 'New'), page('c', 'Old'))
    await desk.createRelease(['a', 'n.e'])
    await desk.createRelease(['a'], 'r10')
    const query = '*[_type == "page" && _id in path($path)]._id'
    expect(await desk.editor.fetch(query, { path }, { perspective })).toEqual(expected)
  })

  it('the layer of a document in a perspective is found by its own id', async () => {
    await desk.write(page('a', 'Old'), page('drafts.b', 'New'))
    await desk.createRelease(['a'])
    const query = '*[_originalId in path($path)]._id'
    const fetch = (path: string) => desk.editor.fetch(query, { path }, { perspective: ['r1', 'drafts'] })
    expect([await fetch('versions.r1.**'), await fetch('drafts.**')]).toEqual([['a'], ['b']])
  })

  it('are found with their versions', async () => {
    await desk.write(page('a', 'Old'))
    await desk.createRelease(['a'])
    expect(await desk.editor.fetch('*[_type == "system.release" && _id in path("_.releases.*")].name')).toEqual(['r1'])
    expect(await desk.editor.fetch('*[sanity::partOfRelease("r1")]._id')).toEqual(['versions.r1.a'])
    expect(await desk.editor.fetch('*[sanity::versionOf("a")]._id')).toEqual(['a', 'versions.r1.a'])
    expect(await desk.editor.fetch('*[_type == "page"].title', {}, { perspective: ['r1', 'drafts'] })).toEqual(['New'])
  })
})
