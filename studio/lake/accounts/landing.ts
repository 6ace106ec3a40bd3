import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { LakeDependencies } from '../http/context.ts'
import { arrivalOf, isOwnOrigin } from './arrival.ts'
import { BROWSER_COOKIE, REMEMBERED } from './known-browsers.ts'

/** Where the Studio lives on the site. */
export const STUDIO_PATH = '/studio'

/** Where a form may come from, and where somebody who signed in goes. */
export function landing({ accounts, settings }: Pick<LakeDependencies, 'accounts' | 'settings'>) {
  const own = (origin: string, c: Context) => isOwnOrigin(origin, settings.SITE_URL, arrivalOf(c))

  /** Where the Studio waits, when that is on this site. */
  const destination = (c: Context, origin: string) => {
    const url = URL.parse(origin)
    return url && own(url.origin, c) ? url : undefined
  }

  /** Takes a person to the Studio, signed in. */
  const enter = (c: Context, to: URL, accountId: string) => {
    setCookie(c, BROWSER_COOKIE, accounts.browsers.remember(getCookie(c, BROWSER_COOKIE), accountId), {
      path: '/lake',
      httpOnly: true,
      sameSite: 'Strict',
      secure: settings.SITE_URL.startsWith('https:'),
      maxAge: REMEMBERED / 1000,
    })
    const back = new URL(to)
    back.hash = `sid=${accounts.sessions.startHandover(accountId)}`
    return c.redirect(back.href, 303)
  }

  /** The same, at the address the form was sent from. */
  const enterStudio = (c: Context, accountId: string) => {
    const origin = destination(c, c.req.header('origin') ?? '') ?? settings.SITE_URL
    return enter(c, new URL(STUDIO_PATH, origin), accountId)
  }

  return { own, destination, enter, enterStudio }
}
