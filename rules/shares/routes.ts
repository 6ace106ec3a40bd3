import { getDraftId, getVersionId, isDraftId } from '@sanity/client/csm'
import { Hono } from 'hono'
import { z } from 'zod'
import { toIdInLanguage } from '#lib/content/languages.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { getLandingPath } from '#lib/landingPages/path.ts'
import { type OpenedShare, type Share, shareDays } from '#lib/shares/share.ts'
import { getSharablePath } from '#lib/shares/paths.ts'
import { toIso } from '#store/accounts/people.ts'
import type { StoreContext } from '#store/http/context.ts'
import type { StoreDependencies } from '#store/dependencies.ts'
import type { DocumentContent } from '#store/documents/types.ts'
import { apiError, forbidden, notFound } from '#store/http/errors.ts'
import { limitBody, parseInput, parseJsonBody } from '#store/http/input.ts'
import { findMissingReference, listNewItems } from '#store/mutate/content.ts'
import { publishedId } from '#store/mutate/schema.ts'
import { getReleaseDocumentId, parseRelease } from '#store/releases/release.ts'
import { releaseId } from '#store/releases/schema.ts'
import type { ShareTable, StoredShare } from './table.ts'

const MAX_SHARES_PER_DOCUMENT = 50

const newShare = z.strictObject({
  documentId: publishedId,
  releaseId: releaseId.nullable().default(null),
  days: z.literal(shareDays),
})
const filter = z.object({ document: publishedId.optional() })
const opening = z.strictObject({ id: z.string().max(100), key: z.string().max(200) })

type ShownDocument = Pick<StoredShare, 'documentId' | 'releaseId'>

/**
 * Creates `/data/shares/:dataset`: links that show the draft of a page, or a release, to a reviewer without an account. Only the
 * site opens them, with its own token, so that the reviewer gets no access to the store.
 */
export function shareRoutes(
  { store, accounts, rules }: Pick<StoreDependencies, 'store' | 'accounts' | 'rules'>,
  shares: ShareTable,
) {
  const toShare = ({ id, documentId, releaseId: release, path, author, createdAt, expiresAt }: StoredShare): Share => ({
    id,
    documentId,
    releaseId: release,
    path,
    author: accounts.people.getAuthor(author),
    createdAt: toIso(createdAt),
    expiresAt: toIso(expiresAt),
  })

  /** Finds the document that a link shows; undefined when its release was archived or deleted. */
  function findDocument({ documentId, releaseId: id }: ShownDocument) {
    if (id === null) return store.get(getDraftId(documentId)) ?? store.get(documentId)
    const release = parseRelease(store.get(getReleaseDocumentId(id)))
    if (!release || release.state === 'archived') return undefined
    return store.get(getVersionId(documentId, id)) ?? store.get(documentId)
  }

  /** Finds the English document of a landing page as a link to either language shows it: only this one has a path. */
  function findEnglish(share: ShownDocument) {
    const documentId = toIdInLanguage(share.documentId, defaultLocale)
    const published = share.releaseId === null && documentId !== share.documentId ? store.get(documentId) : undefined
    return published ?? findDocument({ ...share, documentId })
  }

  const hasAddress = ({ _type }: DocumentContent, share: ShownDocument) =>
    _type !== 'landingPage' || getLandingPath(findEnglish(share))?.startsWith('/') === true

  /** Finds the page's current path; undefined when it was deleted or the author may no longer change it. */
  function findPath({ author, ...share }: StoredShare): string | undefined {
    const document = findDocument(share)
    if (!document || accounts.getAccess(author).getDenialReason('update', document) !== null) return undefined
    return hasAddress(document, share) ? getSharablePath(document) : undefined
  }

  /** Lists the drafts that a link shows: that of its document, and of a landing page its English one until it is published. */
  function listDrafts(share: StoredShare): DocumentContent[] {
    if (share.releaseId !== null) return []
    const shown = [findDocument(share), share.documentType === 'landingPage' ? findEnglish(share) : undefined]
    return shown.flatMap((document) => (document && isDraftId(document._id) ? [document] : []))
  }

  return new Hono<StoreContext>()
    .use('/data/shares/*', limitBody(0.1))
    .get('/data/shares/:dataset', (c) => {
      const { document } = parseInput(filter, c.req.query(), 'address')
      return c.json({ shares: shares.list(document).map(toShare) })
    })
    .post('/data/shares/:dataset', async (c) => {
      const { documentId, releaseId: release, days } = await parseJsonBody(c, newShare)
      const { access, identity } = c.var
      if (identity.kind !== 'person') throw forbidden('Share links belong to users. Sign in to create one.')
      const document = findDocument({ documentId, releaseId: release })
      if (!document) throw notFound('There is no such document.')
      access.require('update', document)
      const path = getSharablePath(document)
      if (path === undefined) throw apiError(409, 'This document has no page of its own that could be shared.')
      if (!hasAddress(document, { documentId, releaseId: release })) {
        throw apiError(409, 'This landing page has no path yet. Write one in its English document first.')
      }
      if (shares.list(documentId).length >= MAX_SHARES_PER_DOCUMENT) {
        throw apiError(409, `This page has ${MAX_SHARES_PER_DOCUMENT} links already. Revoke some first.`)
      }
      const { _type: documentType } = document
      const { id: author } = identity
      const { share, key } = shares.add({ documentId, documentType, path, author, releaseId: release, days })
      return c.json({ share: toShare(share), key }, 201)
    })
    .post('/data/shares/:dataset/open', async (c) => {
      if (c.var.identity.kind !== 'token') throw forbidden('Only the site opens shared links.')
      const { id, key } = await parseJsonBody(c, opening)
      const share = shares.open(id, key)
      const path = share && findPath(share)
      if (!share || path === undefined) throw notFound('This link has expired or does not exist.')
      const drafts = listDrafts(share)
      const ids = new Set(drafts.flatMap((draft) => [draft._id, ...listNewItems(store, draft)]))
      const layers = share.releaseId === null ? [...ids] : [share.releaseId]
      const isIncomplete = drafts.some((draft) => findMissingReference(store, draft, rules) !== null)
      const state = `${store.storeId} ${store.sequence}`
      return c.json({ layers, path, expiresAt: toIso(share.expiresAt), isIncomplete, state } satisfies OpenedShare)
    })
    .delete('/data/shares/:dataset/:id', (c) => {
      const share = shares.get(c.req.param('id'))
      if (!share) throw notFound('This link has ended already.')
      c.var.access.require('update', { _id: share.documentId, _type: share.documentType })
      shares.remove(share.id)
      return c.body(null, 204)
    })
}
