import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { LakeDependencies } from '../http/context.ts'
import { arrivalOf, isOwnOrigin } from './client-info.ts'
import { BROWSER_COOKIE, REMEMBERED } from './trusted-devices.ts'

/** Where the Studio lives on the site. */
export const STUDIO_PATH = '/studio'

const isWithinStudio = (path: string) => path === STUDIO_PATH || path.startsWith(`${STUDIO_PATH}/`)

/**
 * Whether the Studio answers at an address, also once a proxy in front has read slashes that are written as escapes:
 * any other page may lead on to another site, and a browser takes what lets a person in along.
 */
const isOfStudio = ({ origin, pathname }: URL) =>
  isWithinStudio(pathname) && isWithinStudio(new URL(origin + pathname.replaceAll(/%2f|%5c/gi, '/')).pathname)

/** Where a form may come from, and where somebody who signed in goes. */
export function landing({ accounts, settings }: Pick<LakeDependencies, 'accounts' | 'settings'>) {
  const own = (origin: string, c: Context) => isOwnOrigin(origin, settings.SITE_URL, arrivalOf(c))

  /** Where the Studio waits, when that is on this site. */
  const destination = (c: Context, origin: string) => {
    const url = URL.parse(origin)
    return url && own(url.origin, c) && isOfStudio(url) ? url : undefined
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
    const origin = c.req.header('origin') ?? ''
    const to = destination(c, origin + STUDIO_PATH) ?? new URL(STUDIO_PATH, settings.SITE_URL)
    return enter(c, to, accountId)
  }

  return { own, destination, enter, enterStudio }
}
