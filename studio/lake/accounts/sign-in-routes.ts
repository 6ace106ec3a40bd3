import type { Context } from 'hono'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { answerError } from '../http/errors.ts'
import { arrivalOf, isOwnOrigin } from './arrival.ts'
import { SignInAttempts } from './attempts.ts'
import { firstRunForm } from './pages/first-run.ts'
import { notice, page } from './pages/layout.ts'
import { signInForm } from './pages/sign-in.ts'
import { newAccount } from './people.ts'

/** Where the Studio lives on the site. */
const STUDIO_PATH = '/studio'

const text = z.string().max(1000).catch('')
const signInInput = z.object({ origin: text, email: text, password: text })
const firstRunInput = z.object({ token: text, email: text, name: text, password: text })
const firstAccount = newAccount.omit({ role: true })

function retryWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

/** The sign-in pages, made here so that a password never passes through the Studio. */
export function signInRoutes({ accounts, settings }: Pick<LakeDependencies, 'accounts' | 'settings'>) {
  const attempts = new SignInAttempts()
  const own = (origin: string, c: Context) => isOwnOrigin(origin, settings.SITE_URL, arrivalOf(c))

  /** Where the Studio waits, when that is on this site. */
  const destination = (c: Context, origin: string) => {
    const url = URL.parse(origin)
    return url && own(url.origin, c) ? url : undefined
  }

  const strangeOrigin = (c: Context) =>
    notice(
      c,
      400,
      'This sign-in link is not from here',
      `Signing in works only from the Studio at ${settings.SITE_URL}${STUDIO_PATH}. Open it there and try again. ` +
        'If the site has a new address, set SITE_URL to it and start the site again.',
    )

  const linkExpired = (c: Context) =>
    notice(
      c,
      410,
      'This link no longer works',
      accounts.people.count() > 0
        ? `An account was made already. Open ${settings.SITE_URL}${STUDIO_PATH} and sign in.`
        : 'It is used once and within 30 minutes. Start the site again to get a new one.',
    )

  const enter = (c: Context, to: URL, accountId: string) => {
    const back = new URL(to)
    back.hash = `sid=${accounts.sessions.startHandover(accountId)}`
    return c.redirect(back.href, 303)
  }

  return new Hono<LakeContext>()
    .onError((error, c) => {
      if (!(error instanceof HTTPException && error.status === 403)) return answerError(error, c)
      const words = `Open the Studio at ${settings.SITE_URL}${STUDIO_PATH} and sign in from there.`
      return notice(c, 403, 'This form was not sent from here', words)
    })
    .use('/auth/login/*', csrf({ origin: own }))
    .use('/auth/first-run', csrf({ origin: own }))
    .use(
      '/auth/*',
      bodyLimit({ maxSize: 16 * 1024, onError: (c) => notice(c, 413, 'Too much text', 'Go back and enter less.') }),
    )
    .get('/auth/login/local', (c) => {
      const origin = c.req.query('origin') ?? ''
      if (!destination(c, origin)) return strangeOrigin(c)
      return page(c, 200, 'Sign in', signInForm({ origin, email: '' }))
    })
    .post('/auth/login/local', async (c) => {
      const { origin, email, password } = signInInput.parse(await c.req.parseBody())
      const to = destination(c, origin)
      if (!to) return strangeOrigin(c)
      const again = (status: 422 | 429, error: string) =>
        page(c, status, 'Sign in: not done', signInForm({ origin, email, error }))

      const seconds = await attempts.wait(arrivalOf(c).address, email)
      if (seconds > 0) {
        c.header('retry-after', String(seconds))
        return again(429, retryWords(seconds))
      }
      const account = await accounts.people.withPassword(email, password)
      if (!account) return again(422, 'No account has this e-mail and password. Check both and try again.')
      await attempts.succeeded(email)
      return enter(c, to, account.id)
    })
    .get('/auth/first-run', (c) => {
      const secret = c.req.query('token') ?? ''
      if (accounts.people.count() > 0 || !accounts.firstRun.isValid(secret)) return linkExpired(c)
      return page(c, 200, 'Make your account', firstRunForm({ secret, values: { email: '', name: '' }, errors: {} }))
    })
    .post('/auth/first-run', async (c) => {
      const { token: secret, ...values } = firstRunInput.parse(await c.req.parseBody())
      if (!accounts.firstRun.isValid(secret)) return linkExpired(c)
      const given = firstAccount.safeParse(values)
      if (!given.success) {
        const { fieldErrors } = z.flattenError(given.error)
        const errors = Object.fromEntries(Object.entries(fieldErrors).map(([name, messages]) => [name, messages?.[0]]))
        return page(c, 422, 'Make your account: not done', firstRunForm({ secret, values, errors }))
      }
      const account = await accounts.createFirst(secret, given.data)
      if (!account) return linkExpired(c)
      const origin = destination(c, c.req.header('origin') ?? '') ?? settings.SITE_URL
      return enter(c, new URL(STUDIO_PATH, origin), account.id)
    })
}
