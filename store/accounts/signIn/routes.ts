import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import type { Context } from 'hono'
import type { StoreContext } from '../../http/context.ts'
import type { StoreDependencies } from '../../dependencies.ts'
import { toErrorResponse } from '../../http/errors.ts'
import { limitBody } from '../../http/input.ts'
import { signInForm } from './forms.ts'
import { linkRoutes } from './linkRoutes.ts'
import { createPages } from './pages.ts'
import { createPasswordCheck } from './passwordCheck.ts'
import { passwordRoutes } from './passwordRoutes.ts'
import { readForm } from './readForm.ts'
import { createStudioEntry } from './studioEntry.ts'

const MAX_FORM_MEGABYTES = 1 / 64

/** Creates the pages for signing in and for one-time links, served here so that the Studio never sees a password. */
export function signInRoutes(deps: Pick<StoreDependencies, 'accounts' | 'settings' | 'mail' | 'rules'>) {
  const entry = createStudioEntry(deps)
  const { studioUrl, isOwn, parseDestination, enterStudio } = entry
  const pages = createPages(deps.rules.signInLook, studioUrl)
  const { sendPage, sendNotice } = pages
  const checkPassword = createPasswordCheck(deps)

  const sendForeignOrigin = (c: Context<StoreContext>) =>
    sendNotice(
      c,
      400,
      'This sign-in link is not from here',
      `Signing in works only from the Studio at ${studioUrl}. Open it there and try again. ` +
        'If the site has a new address, set SITE_URL to it and start the site again.',
    )

  const routes = new Hono<StoreContext>().onError((error, c) => {
    const status = error instanceof HTTPException ? error.status : 500
    if (status === 413) return sendNotice(c, 413, 'Too much text', 'Go back and enter less.')
    if (status !== 403) return toErrorResponse(error, c)
    const advice = `Open the Studio at ${studioUrl} and sign in from there.`
    return sendNotice(c, 403, 'This form was not sent from here', advice)
  })

  for (const path of [
    '/auth/login/*',
    '/auth/password',
    '/auth/forgotten',
    '/auth/first-run',
    '/auth/invitation',
    '/auth/reset',
    '/auth/mailed-reset',
  ])
    routes.use(path, csrf({ origin: isOwn }), limitBody(MAX_FORM_MEGABYTES))

  return routes
    .get('/auth/login/local', (c) => {
      const origin = c.req.query('origin') ?? ''
      if (!parseDestination(c, origin)) return sendForeignOrigin(c)
      return sendPage(c, 200, 'Sign in', signInForm({ origin, email: '' }))
    })
    .post('/auth/login/local', async (c) => {
      const { origin, email, password } = await readForm(c)
      const destination = parseDestination(c, origin)
      if (!destination) return sendForeignOrigin(c)
      const { account, status, error } = await checkPassword(c, email, password)
      if (!account) return sendPage(c, status, 'Sign in: not done', signInForm({ origin, email, error }))
      return enterStudio(c, account, destination)
    })
    .route('/', passwordRoutes(deps, pages, entry, checkPassword))
    .route('/', linkRoutes(deps, pages, entry))
}
