import type { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import { z } from 'zod'
import { findDocumentClaims } from '#lib/wording/findViolations.ts'
import type { StoreContext } from '#store/http/context.ts'
import { apiError, forbidden, notFound } from '#store/http/errors.ts'
import { limitBody, parseJsonBody } from '#store/http/input.ts'
import { versionId } from '#store/mutate/schema.ts'
import type { AdditionDependencies } from '#store/open.ts'
import { readWordingRules } from './wordingRules.ts'

/** The id of the draft, or of the version in a release. */
const request = z.strictObject({ documentId: versionId })
const answer = request.extend({
  /** Why the words are refused; undefined once they are approved. */
  refusal: z.string().trim().min(1, 'Write why.').max(1000, 'Use at most 1000 characters.').optional(),
})

/** Stores who waits for an answer about the words of which draft or version, and the revision of it that was mailed. */
function createRequestTable(database: DatabaseSync) {
  const sql = database.createTagStore()
  return {
    add: (documentId: string, requester: string) =>
      void sql.run`insert or ignore into approval_requests (document_id, requester) values (${documentId}, ${requester})`,
    setMailed: (documentId: string, requester: string, revision: string) =>
      void sql.run`update approval_requests set mailed_revision = ${revision}
        where document_id = ${documentId} and requester = ${requester}`,
    isMailed: (documentId: string, revision: string): boolean =>
      sql.get`select 1 from approval_requests where document_id = ${documentId} and mailed_revision = ${revision}` !==
      undefined,
    hasAsked: (documentId: string, requester: string): boolean =>
      sql.get`select 1 from approval_requests where document_id = ${documentId} and requester = ${requester}` !==
      undefined,
    remove: (documentId: string) => void sql.run`delete from approval_requests where document_id = ${documentId}`,
  }
}

/**
 * Creates `/data/approvals/:dataset`: asks legal staff by mail to approve the flagged words of a draft, or of a version in
 * a release, and mails their answer to those who asked.
 */
export function approvalRoutes({
  store,
  accounts,
  mail,
  rules,
  database,
}: Pick<AdditionDependencies, 'store' | 'accounts' | 'mail' | 'rules' | 'database'>) {
  const requests = createRequestTable(database)

  /** Finds the words of a draft or version that legal has to approve. @throws 404 when there is none */
  function findClaims(documentId: string) {
    const draft = store.get(documentId)
    if (!draft) throw notFound('There is no draft of this document.')
    return { draft, claims: findDocumentClaims(draft, readWordingRules(store), 'approve') }
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
      const name = rules.describe(draft)
      const author = accounts.people.get(identity.id)?.name ?? 'Legal'
      const [subject, said] =
        refusal === undefined
          ? [`Approved: ${name}`, `${author} approved your words in ${name}. They can be published.`]
          : [`Refused: ${name}`, `${author} refused your words in ${name}:\n\n${refusal}\n\n${listClaims(claims)}`]
      const text = `${said}\n\nOpen it in the Studio:\n${mail.getAddress(documentId, draft._type)}\n`
      const informed = accounts.people.listActive().filter(({ id }) => requests.hasAsked(documentId, id))
      const failure = 'An answer about an approval was not mailed. Check SMTP_URL.'
      const sent = await Promise.all(
        informed.map(({ id, email: to }) => mail.send(`answer-${draft._rev}-${id}`, { to, subject, text }, failure)),
      )
      if (sent.includes(false)) throw apiError(503, 'The answer could not be mailed. Try again, or tell them yourself.')
      // From now on the same words may be asked about once more.
      requests.remove(documentId)
      return c.json({ informed: informed.map(({ name: person }) => person) })
    })
    .post('/data/approvals/:dataset', async (c) => {
      const { documentId } = await parseJsonBody(c, request)
      const { access, identity } = c.var
      if (identity.kind !== 'person') throw forbidden('Approvals are requested by users. Sign in to request one.')
      const { draft, claims } = findClaims(documentId)
      access.require('update', draft)
      if (claims.length === 0) throw apiError(409, 'Nothing in this draft needs an approval any more.')
      requests.add(documentId, identity.id)
      if (requests.isMailed(documentId, draft._rev)) return c.body(null, 204)
      const name = rules.describe(draft)
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
      requests.setMailed(documentId, identity.id, draft._rev)
      return c.body(null, 204)
    })
}
