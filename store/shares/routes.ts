import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { sharablePath } from '#lib/shares/paths.ts'
import { shareDays } from '#lib/shares/share.ts'
import type { OpenedShare, Share } from '#lib/shares/share.ts'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { apiError, forbidden, notFound, unauthorized } from '../http/errors.ts'
import { bodyUpTo, jsonBody, valid } from '../http/input.ts'
import { publishedId } from '../mutate/schema.ts'
import { draftIdOf } from '../query/document-ids.ts'
import type { StoredShare } from './table.ts'

const MOST_OF_A_DOCUMENT = 50

const request = z.strictObject({ documentId: publishedId, days: z.literal(shareDays) })
const filter = z.object({ document: publishedId.optional() })
const opening = z.strictObject({ id: z.string().max(100), key: z.string().max(200) })

const requireMember = createMiddleware<LakeContext>(async (c, next) => {
  if (c.get('identity').role === null) throw unauthorized('Sign in to see what is shared.')
  await next()
})

const iso = (time: number) => new Date(time).toISOString()

/**
 * `/data/shares/:dataset`: links with which a reviewer without an account sees the draft of one page. Only the site can
 * open one, with its own token; the reviewer gets the page and nothing of the store.
 */
export function shareRoutes({ store, accounts, shares }: Pick<LakeDependencies, 'store' | 'accounts' | 'shares'>) {
  const view = ({ id, documentId, path, author, createdAt, expiresAt }: StoredShare): Share => ({
    id,
    documentId,
    path,
    author: { id: author, name: accounts.people.get(author)?.name ?? 'A former member' },
    createdAt: iso(createdAt),
    expiresAt: iso(expiresAt),
  })

  /** A document as its editors have it. */
  const written = (documentId: string) => store.get(draftIdOf(documentId)) ?? store.get(documentId)

  /**
   * The page a link leads to now, which is elsewhere when its document was given another address. None when the document
   * is gone or has no page any more, or who made the link may not change it any more: a link shows no more than that.
   */
  function pathOf({ author, documentId }: StoredShare): string | undefined {
    const document = written(documentId)
    if (!document || accounts.accessOf(author).refusal('update', document) !== null) return undefined
    return sharablePath(document)
  }

  return new Hono<LakeContext>()
    .use('/data/shares/*', requireMember, bodyUpTo(1))
    .get('/data/shares/:dataset', (c) => {
      const { document } = valid(filter, c.req.query(), 'address')
      return c.json({ shares: shares.list(document).map(view) })
    })
    .post('/data/shares/:dataset', async (c) => {
      const { documentId, days } = await jsonBody(c, request)
      const { access, identity } = c.var
      if (identity.kind !== 'person') throw forbidden('A link is a person’s. Sign in to make one.')
      const document = written(documentId)
      if (!document) throw notFound('There is no such document.')
      const refusal = access.refusal('update', document)
      if (refusal !== null) throw forbidden(refusal)
      const path = sharablePath(document)
      if (path === undefined) throw apiError(409, 'This document has no page of its own that could be shared.')
      if (shares.list(documentId).length >= MOST_OF_A_DOCUMENT) {
        throw apiError(409, `This page has ${MOST_OF_A_DOCUMENT} links already. Revoke some first.`)
      }
      const made = shares.add({ documentId, documentType: document._type, path, author: identity.id, days })
      return c.json({ share: view(made.share), key: made.key }, 201)
    })
    .post('/data/shares/:dataset/open', async (c) => {
      if (c.var.identity.kind !== 'token') throw forbidden('Only the site opens shared links.')
      const { id, key } = await jsonBody(c, opening)
      const found = shares.open(id, key)
      const path = found && pathOf(found)
      if (!found || path === undefined) throw notFound('This link has ended, or there never was one.')
      const { documentId, expiresAt } = found
      return c.json({ documentId, path, expiresAt: iso(expiresAt) } satisfies OpenedShare)
    })
    .delete('/data/shares/:dataset/:id', (c) => {
      const found = shares.get(c.req.param('id'))
      if (!found) throw notFound('This link has ended already.')
      const refusal = c.var.access.refusal('update', { _id: found.documentId, _type: found.documentType })
      if (refusal !== null) throw forbidden(refusal)
      shares.remove(found.id)
      return c.body(null, 204)
    })
}
