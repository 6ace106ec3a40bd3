import { getDraftId } from '@sanity/client/csm'
import { Hono } from 'hono'
import { z } from 'zod'
import { parseRules } from '#lib/wording/rules.ts'
import { findDocumentClaims } from '#lib/wording/findViolations.ts'
import type { StoreContext, StoreDependencies } from '../http/context.ts'
import { apiError, forbidden, notFound } from '../http/errors.ts'
import { limitBody, parseJsonBody } from '../http/input.ts'
import { publishedId } from '../mutate/schema.ts'

const request = z.strictObject({ documentId: publishedId })

/** Creates `/data/approvals/:dataset`: asks legal staff by mail to approve the flagged words of a draft. */
export function approvalRoutes({ store, accounts, mail }: StoreDependencies) {
  /** Lists the active legal staff, or the administrators when there are none. */
  function listApprovers() {
    const legal = accounts.people.listActive().filter(({ role }) => role === 'legal')
    return legal.length > 0 ? legal : accounts.people.listAdministrators()
  }

  /** The last revision that legal was asked about, by document. */
  const requestedRevisions = new Map<string, string>()

  return new Hono<StoreContext>()
    .use('/data/approvals/*', limitBody(0.1))
    .post('/data/approvals/:dataset', async (c) => {
      const { documentId } = await parseJsonBody(c, request)
      const { access, identity } = c.var
      if (identity.kind !== 'person') throw forbidden('Approvals are requested by users. Sign in to request one.')
      const draft = store.get(getDraftId(documentId))
      if (!draft) throw notFound('There is no draft of this document.')
      access.require('update', draft)
      const claims = findDocumentClaims(draft, parseRules(store.get('wordingRules')?.['rules']), 'approve')
      if (claims.length === 0) throw apiError(409, 'Nothing in this draft needs an approval any more.')
      if (requestedRevisions.get(documentId) === draft._rev) return c.body(null, 204)
      const name = mail.getName(documentId, draft._type)
      const requester = accounts.people.get(identity.id)?.name ?? 'A colleague'
      const text = `${requester} asks you to approve words in ${name}:

${[...new Set(claims.map(({ phrase, rule }) => `“${phrase}”: ${rule.explanation}`))].join('\n\n')}

Read them in the Studio, and choose “Wording approval…” below the form:
${mail.getAddress(documentId, draft._type)}
`
      const subject = `Approval wanted: ${name}`
      const failure = 'A request for approval was not mailed. Check SMTP_URL.'
      const sent = await Promise.all(
        listApprovers().map(({ id, email: to }) =>
          mail.send(`approval-${draft._rev}-${id}`, { to, subject, text }, failure),
        ),
      )
      if (!sent.includes(true)) {
        throw apiError(503, 'The request could not be mailed. Tell legal yourself, or try again in a moment.')
      }
      requestedRevisions.set(documentId, draft._rev)
      return c.body(null, 204)
    })
}
