import { Hono } from 'hono'
import { RESULTS_MAIL_KEY, RESULTS_MAIL_ROLES, type ResultsReader, resultsMailPreference } from '#lib/counts/readers.ts'
import type { StoreContext } from '#store/http/context.ts'
import { forbidden } from '#store/http/errors.ts'
import { limitBody } from '#store/http/input.ts'
import type { AdditionDependencies } from '#store/open.ts'

/**
 * Creates `/data/results-readers/:dataset`, by which the site learns who wants the results mailed: people with an active
 * account and a role that works with them.
 */
export const resultsReaderRoutes = ({ accounts }: Pick<AdditionDependencies, 'accounts'>) =>
  new Hono<StoreContext>()
    .use('/data/results-readers/*', limitBody(0.01))
    .post('/data/results-readers/:dataset', (c) => {
      if (c.var.identity.kind !== 'token') throw forbidden('Only the site reads who wants the results mailed.')
      const readers = accounts.people.listActive().flatMap(({ id, email, role }): ResultsReader[] => {
        const language = resultsMailPreference.parse(accounts.preferences.get(id, RESULTS_MAIL_KEY))
        return language !== null && RESULTS_MAIL_ROLES.some((name) => name === role) ? [{ id, email, language }] : []
      })
      return c.json({ readers })
    })
