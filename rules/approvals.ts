import { getDraftId } from '@sanity/client/csm'
import { Hono } from 'hono'
import { z } from 'zod'
import { parseRules } from '#lib/wording/rules.ts'
import { findDocumentClaims } from '#lib/wording/findViolations.ts'
import type { StoreContext, StoreDependencies } from '#store/http/context.ts'
import { apiError, forbidden, notFound } from '#store/http/errors.ts'
import { limitBody, parseJsonBody } from '#store/http/input.ts'
import { publishedId } from '#store/mutate/schema.ts'

const request = z.strictObject({ documentId: publishedId })
const answer = request.extend({
  /** Why the words are refused; undefined once they are approved. */
  refusal: z.string().trim().min(1, 'Write why.').max(1000, 'Use at most 1000 characters.').optional(),
})

/**
 * Creates `/data/approvals/:dataset`: asks legal staff by mail to approve the flagged words of a draft, and mails their
 * answer to those who asked.
 */
export function approvalRoutes({ store, accounts, mail }: StoreDependencies) {
  /** The last revision that legal was asked about, by document. */
  const requestedRevisions = new Map<string, string>()

  /** Ids of those who asked about a document and have no answer yet. A restart forgets them. */
  const askers = new Map<string, Set<string>>()

  /** Finds the words of a draft that legal has to approve. @throws 404 when there is no draft */
  function findClaims(documentId: string) {
    const draft = store.get(getDraftId(documentId))
    if (!draft) throw notFound('There is no draft of this document.')
    return { draft, claims: findDocumentClaims(draft, parseRules(store.get('wordingRules')?.['rules']), 'approve') }
  }

  const listClaims = (claims: ReturnType<typeof findClaims>['claims']) =>
    [...new Set(claims.map(({ phrase, sentence, rule }) => `“${phrase}” in: ${sentence}\n${rule.explanation}`))].join(
      '\n\n',
    )

  return new Hono<StoreContext>()
    .use('/data/approvals/*', limitBody(0.1))
    .post('/data/approvals/:dataset/answers', async (c) => {
      const { documentId, refusal } = await parseJsonBody(c, answer)
      const { access, identity } = c.var
      if (identity.kind !== 'person') throw forbidden('Approvals are answered by users. Sign in to answer one.')
      access.require('update', { _id: 'wordingRules', _type: 'wordingRules' })
      const { draft, claims } = findClaims(documentId)
      if (refusal === undefined && claims.length > 0) throw apiError(409, 'Some words are not approved yet.')
      if (refusal !== undefined && claims.length === 0) throw apiError(409, 'Nothing in this draft waits for approval.')
      const name = mail.getName(documentId, draft._type)
      const author = accounts.people.get(identity.id)?.name ?? 'Legal'
      const [subject, said] =
        refusal === undefined
          ? [`Approved: ${name}`, `${author} approved your words in ${name}. They can be published.`]
          : [`Refused: ${name}`, `${author} refused your words in ${name}:\n\n${refusal}\n\n${listClaims(claims)}`]
      const text = `${said}\n\nOpen it in the Studio:\n${mail.getAddress(documentId, draft._type)}\n`
      const informed = accounts.people.listActive().filter(({ id }) => askers.get(documentId)?.has(id))
      const failure = 'An answer about an approval was not mailed. Check SMTP_URL.'
      const sent = await Promise.all(
        informed.map(({ id, email: to }) => mail.send(`answer-${draft._rev}-${id}`, { to, subject, text }, failure)),
      )
      if (sent.includes(false)) throw apiError(503, 'The answer could not be mailed. Try again, or tell them yourself.')
      askers.delete(documentId)
      // The same words may be asked about once more.
      requestedRevisions.delete(documentId)
      return c.json({ informed: informed.map(({ name: person }) => person) })
    })
    .post('/data/approvals/:dataset', async (c) => {
      const { documentId } = await parseJsonBody(c, request)
      const { access, identity } = c.var
      if (identity.kind !== 'person') throw forbidden('Approvals are requested by users. Sign in to request one.')
      const { draft, claims } = findClaims(documentId)
      access.require('update', draft)
      if (claims.length === 0) throw apiError(409, 'Nothing in this draft needs an approval any more.')
      askers.set(documentId, new Set(askers.get(documentId)).add(identity.id))
      if (requestedRevisions.get(documentId) === draft._rev) return c.body(null, 204)
      const name = mail.getName(documentId, draft._type)
      const requester = accounts.people.get(identity.id)?.name ?? 'A colleague'
      const text = `${requester} asks you to approve words in ${name}:

${listClaims(claims)}

Read them in the Studio, and choose “Wording approval…” below the form:
${mail.getAddress(documentId, draft._type)}
`
      const subject = `Approval wanted: ${name}`
      const failure = 'A request for approval was not mailed. Check SMTP_URL.'
      const sent = await Promise.all(
        accounts.people
          .listWithRole('legal')
          .map(({ id, email: to }) => mail.send(`approval-${draft._rev}-${id}`, { to, subject, text }, failure)),
      )
      if (!sent.includes(true)) {
        throw apiError(503, 'The request could not be mailed. Tell legal yourself, or try again in a moment.')
      }
      requestedRevisions.set(documentId, draft._rev)
      return c.body(null, 204)
    })
}
