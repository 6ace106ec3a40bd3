import { createClient, type SanityClient } from '@sanity/client'
import type { Role } from '#lib/roles/roles.ts'
import { getStoreConfig } from '#tests/support/storeClient.ts'
import { openSite, WRITE_TOKEN } from './accountsSite.ts'

const HOUR_MS = 3_600_000
export const RELEASE = '_.releases.r1'

/** The status and the type of the error of a request; 200 without one. */
export async function answerOf(request: Promise<unknown>): Promise<unknown[]> {
  const error = await request.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error === undefined) return [200]
  const { statusCode, details } = Object.assign({ statusCode: 0, details: { type: '' } }, error)
  return [statusCode, details.type]
}

export type Method = 'edit' | 'schedule' | 'unschedule' | 'publish' | 'archive' | 'unarchive' | 'delete'

/** Sends a request about a release, with the client's own method. */
export function run(client: SanityClient, method: Method, options: { dryRun?: boolean } = {}, releaseId = 'r1') {
  if (method === 'edit') return client.releases.edit({ releaseId, patch: { set: { 'metadata.title': 'B' } } }, options)
  if (method !== 'schedule') return client.releases[method]({ releaseId }, options)
  return client.releases.schedule({ releaseId, publishAt: new Date(Date.now() + HOUR_MS).toISOString() }, options)
}

/** The actions that unpublish a document in an hour. */
export const unpublishLater = (publishedId: string) => [
  { actionType: 'sanity.action.release.create', releaseId: 'later' },
  { actionType: 'sanity.action.document.version.unpublish', versionId: `versions.later.${publishedId}`, publishedId },
  {
    actionType: 'sanity.action.release.schedule',
    releaseId: 'later',
    publishAt: new Date(Date.now() + HOUR_MS).toISOString(),
  },
]

export const page = (_id: string, title: string) => ({ _id, _type: 'page', title })

/** A store with an editor, who makes releases. */
export async function openReleaseDesk() {
  const site = await openSite()
  const clientWith = (token: string) =>
    createClient({
      ...getStoreConfig(site.url),
      apiVersion: '2025-02-19',
      perspective: 'raw',
      useCdn: false,
      maxRetries: 0,
      token,
    })
  const clientOf = async (email: string) => clientWith(await site.tokenOf(await site.signIn(email)))
  const editorId = await site.add('editor')
  const editor = await clientOf('editor@example.test')
  return {
    site,
    editor,
    editorId,
    async clientIn(role: Role) {
      await site.add(role)
      return clientOf(`${role}@example.test`)
    },
    async write(...documents: { _id: string; _type: string; [field: string]: unknown }[]) {
      const transaction = clientWith(WRITE_TOKEN).transaction()
      for (const document of documents) transaction.createOrReplace(document)
      await transaction.commit()
    },
    getTitle: (id: string) => site.store.get(id)?.['title'],
    getRelease: (releaseId = 'r1') => site.store.get(`_.releases.${releaseId}`),
    /** Creates a release with a version of each page. */
    async createRelease(pages: readonly string[] = [], releaseId = 'r1') {
      await editor.releases.create({ releaseId, metadata: { title: 'Spring', releaseType: 'asap' } })
      for (const publishedId of pages) {
        await editor.createVersion({ publishedId, releaseId, document: { _type: 'page', title: 'New' } })
      }
    },
  }
}

export type ReleaseDesk = Awaited<ReturnType<typeof openReleaseDesk>>
