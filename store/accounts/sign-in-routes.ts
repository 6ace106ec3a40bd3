import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { z } from 'zod'
import type { LakeDependencies } from '../http/context.ts'
import { arrivalOf } from './client-info.ts'
import { SignInAttempts } from './attempts.ts'
import { guardedForms } from './form-guards.ts'
import { BROWSER_COOKIE } from './trusted-devices.ts'
import { landing, STUDIO_PATH } from './landing.ts'
import { firstRunForm } from './pages/first-run.ts'
import { firstProblems } from './pages/form.ts'
import { notice, page } from './pages/layout.ts'
import { signInForm } from './pages/sign-in.ts'
import { newAccount } from './people.ts'

const text = z.string().max(1000).catch('')
const signInInput = z.object({ origin: text, email: text, password: text })
const firstRunInput = z.object({ token: text, email: text, name: text, password: text })
const firstAccount = newAccount.omit({ role: true })

function retryWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

/** The sign-in pages, made here so that a password never passes through the Studio. */
export function signInRoutes(deps: Pick<LakeDependencies, 'accounts' | 'settings'>) {
  const { accounts, settings } = deps
  const attempts = new SignInAttempts()
  const { destination, enter, enterStudio } = landing(deps)

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

  return guardedForms(deps, ['/auth/login/*', '/auth/first-run'])
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

      const browser = getCookie(c, BROWSER_COOKIE)
      const knownBrowser = browser !== undefined && accounts.browsers.knows(browser, email) ? browser : undefined
      const attempt = { address: arrivalOf(c).address, email, knownBrowser }
      const seconds = await attempts.wait(attempt)
      if (seconds > 0) {
        c.header('retry-after', String(seconds))
        return again(429, retryWords(seconds))
      }
      const account = await accounts.people.withPassword(email, password)
      if (!account) return again(422, 'No account has this e-mail and password. Check both and try again.')
      await attempts.succeeded(attempt)
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
        const form = { secret, values, errors: firstProblems(given.error) }
        return page(c, 422, 'Make your account: not done', firstRunForm(form))
      }
      const account = await accounts.createFirst(secret, given.data)
      if (!account) return linkExpired(c)
      return enterStudio(c, account.id)
    })
}
