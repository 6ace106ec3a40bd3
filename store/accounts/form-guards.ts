import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { answerError } from '../http/errors.ts'
import { landing, STUDIO_PATH } from './landing.ts'
import { notice } from './pages/layout.ts'

/**
 * Routes for pages with a form: a form of another site, or one that is too long, gets a page that says so.
 *
 * @param paths of the pages
 */
export function guardedForms(deps: Pick<LakeDependencies, 'accounts' | 'settings'>, paths: readonly string[]) {
  const { own } = landing(deps)
  const routes = new Hono<LakeContext>().onError((error, c) => {
    if (!(error instanceof HTTPException && error.status === 403)) return answerError(error, c)
    const words = `Open the Studio at ${deps.settings.SITE_URL}${STUDIO_PATH} and sign in from there.`
    return notice(c, 403, 'This form was not sent from here', words)
  })
  for (const path of paths) {
    routes.use(
      path,
      csrf({ origin: own }),
      bodyLimit({ maxSize: 16 * 1024, onError: (c) => notice(c, 413, 'Too much text', 'Go back and enter less.') }),
    )
  }
  return routes
}
