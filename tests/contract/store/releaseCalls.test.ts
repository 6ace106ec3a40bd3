import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite, type Site } from './accountsSite.ts'
import { wholeDocument } from './validDocument.ts'

/**
 * Requests of the running Studio (sanity 6.16) while a marketer makes, schedules, runs and reverts a release, in order
 * and with the bodies that it sends. Times and ids are of this test.
 */
const ID = 'r0azjYSWp'
const DOCUMENT = `_.releases.${ID}`
const VERSION = `versions.${ID}.supportPage`
const TAG = 'tag=sanity.studio'
const publishAt = new Date(Date.now() + 3_600_000).toISOString()
const metadata = { title: '', description: '', releaseType: 'asap', cardinality: 'many' }
const edited = { title: 'Spring campaign', description: '', releaseType: 'scheduled', intendedPublishAt: publishAt }
const RELEASES = `*[_type=="system.release" && _id in path("_.releases.*")] {
  _id, _type, _rev, _createdAt, _updatedAt, state, finalDocumentStates, publishAt, publishedAt,
  "metadata": coalesce(metadata, { "title": "", "releaseType": "undecided" }),
  ...select( length(error.message) > 0 => { error }, {} ),
} | order(_createdAt desc)`

let site: Site
let token: string
beforeAll(async () => {
  site = await openSite()
  await site.add('marketer')
  token = await site.tokenOf(await site.signIn('marketer@example.test'))
  const page = wholeDocument({ _id: 'supportPage', _type: 'supportPage', headline: 'Before' })
  site.store.commit({ mutations: [], next: new Map([[page._id, { _createdAt: publishAt, ...page }]]) })
})
afterAll(() => site.close())

async function call(method: 'GET' | 'POST', path: string, json?: object): Promise<unknown> {
  const answer = await site.call(path, { method, token, ...(json && { json }) })
  const text = await answer.text()
  expect([path, answer.status, answer.status === 200 ? '' : text]).toEqual([path, 200, ''])
  // The log of transactions has a line for each.
  return path.includes('/transactions/') ? text : JSON.parse(text)
}

const get = (path: string) => call('GET', path)
const act = (name: string, fields: object) =>
  call('POST', `/data/actions/production?${TAG}`, { actions: [{ actionType: `sanity.action.${name}`, ...fields }] })
const check = (name: string, fields: object) =>
  call('POST', `/data/actions/production?${TAG}`, {
    actions: [{ actionType: `sanity.action.${name}`, ...fields }],
    skipCrossDatasetReferenceValidation: true,
    dryRun: true,
  })
const query = (text: string, params: Record<string, string> = {}) =>
  get(
    `/data/query/production?${new URLSearchParams({ query: text, ...params, returnQuery: 'false', perspective: 'raw' })}`,
  )
const readLog = (id: string) =>
  get(
    `/data/history/production/transactions/${id}?${TAG}.release.history&excludeContent=true&limit=100&includeIdentifiedDocumentsOnly=true&effectFormat=mendoza&reverse=true`,
  )

it('the requests of the tool “Releases” are answered as the Studio expects', async () => {
  expect(await get(`/features?${TAG}.features`)).toContain('contentReleases')
  await get(`/journey/content-releases?${TAG}`)
  await get(`/subscriptions/project/local?${TAG}.project-subscriptions`)
  expect(await get('/projects/local/new-content-release-allowed')).toMatchObject({
    data: { orgActiveReleaseLimit: null },
  })

  await check('release.create', { releaseId: 'rL5C3GCx4', metadata })
  await act('release.create', { releaseId: ID, metadata })
  const document = { ...site.store.get('supportPage'), _id: VERSION }
  await act('document.version.create', { publishedId: 'supportPage', document })
  const ids = { draftId: VERSION, publishedId: 'supportPage' }
  await act('document.edit', { ...ids, patch: { set: { headline: 'After' } } })
  await check('release.edit', { releaseId: ID, patch: { set: { metadata }, unset: [] } })
  for (const name of ['release.publish', 'release.archive']) await check(name, { releaseId: ID })
  await check('release.schedule', { releaseId: ID, publishAt: new Date().toISOString() })
  expect(await query('*[sanity::partOfRelease($releaseId)]._id', { $releaseId: `"${ID}"` })).toMatchObject({
    result: [VERSION],
  })
  expect(await query('*[_id in $ids]', { $ids: `["${DOCUMENT}"]` })).toMatchObject({ result: [{ state: 'active' }] })

  await act('release.edit', { releaseId: ID, patch: { set: { metadata: edited }, unset: [] } })
  await act('release.schedule', { releaseId: ID, publishAt })
  expect(await query(RELEASES)).toMatchObject({
    result: [{ _id: DOCUMENT, state: 'scheduled', publishAt, metadata: edited }],
  })
  const author = String(site.store.get(DOCUMENT)?.['scheduledBy'])
  expect(await readLog(DOCUMENT)).toContain(author)
  const events = `/data/history/production/events/releases/${ID}?limit=100&${TAG}.get-release-events`
  expect(await get(events)).toMatchObject({
    events: [{ type: 'scheduleRelease', author, publishAt, releaseName: ID }, {}, {}],
    nextCursor: '',
  })
  await act('release.unschedule', { releaseId: ID })
  await act('release.publish', { releaseId: ID })
  const log = await readLog(VERSION)
  expect(log).toContain(String(site.store.get('supportPage')?._rev))

  expect(await get(`/data/history/production/documents/${VERSION}?lastRevision=true&${TAG}`)).toMatchObject({
    documents: [{ _id: VERSION, headline: 'After', _rev: site.store.get('supportPage')?._rev }],
  })
  await check('release.delete', { releaseId: ID })
  await act('release.create', {
    releaseId: 'rfjlZ3IJs',
    metadata: { ...metadata, title: 'Reverting "Spring campaign"' },
  })
  const before = { ...document, _id: 'versions.rfjlZ3IJs.supportPage' }
  await act('document.version.create', { publishedId: 'supportPage', document: before })
  await act('release.publish', { releaseId: 'rfjlZ3IJs' })
  expect(site.store.get('supportPage')?.['headline']).toBe('Before')
})
