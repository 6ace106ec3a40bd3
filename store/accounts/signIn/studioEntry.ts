import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isUnder, STORE_PATH, STUDIO_PATH } from '#lib/links/path.ts'
import type { StoreContext } from '../../http/context.ts'
import type { StoreDependencies } from '../../dependencies.ts'
import { isOwnOrigin } from '../clientInfo.ts'
import type { Account } from '../people.ts'
import { DEVICE_COOKIE, DEVICE_COOKIE_SECONDS } from '../sessions.ts'

const isStudioPath = (path: string) => isUnder(path, STUDIO_PATH)

/** Also checks the path with decoded slashes: a proxy may decode them, and other pages may be open redirects. */
const isStudioUrl = ({ origin, pathname }: URL) =>
  isStudioPath(pathname) && isStudioPath(new URL(origin + pathname.replaceAll(/%2f|%5c/gi, '/')).pathname)

/** Creates what leads a person with a password into the Studio. */
export function createStudioEntry({ accounts, settings }: Pick<StoreDependencies, 'accounts' | 'settings'>) {
  const studioUrl = settings.SITE_URL + STUDIO_PATH
  const isOwn = (origin: string, c: Context) => isOwnOrigin(origin, settings.SITE_URL, c.env.incoming)

  /** Parses the URL of the Studio to return to; undefined when it is on another site. */
  const parseDestination = (c: Context<StoreContext>, address: string) => {
    const url = URL.parse(address)
    return url && isOwn(url.origin, c) && isStudioUrl(url) ? url : undefined
  }

  /** Trusts the device, and sends it to the Studio with a code that it exchanges for a session. */
  function enterStudio(c: Context<StoreContext>, account: Account, destination?: URL) {
    setCookie(c, DEVICE_COOKIE, accounts.devices.trust(getCookie(c, DEVICE_COOKIE), account.id), {
      path: STORE_PATH,
      httpOnly: true,
      sameSite: 'Strict',
      secure: settings.SITE_URL.startsWith('https:'),
      maxAge: DEVICE_COOKIE_SECONDS,
    })
    const studioOfOrigin = (c.req.header('origin') ?? '') + STUDIO_PATH
    const url = new URL(destination ?? parseDestination(c, studioOfOrigin) ?? studioUrl)
    url.hash = `sid=${accounts.sessions.createAuthCode(account.id)}`
    return c.redirect(url.href, 303)
  }

  return { studioUrl, isOwn, parseDestination, enterStudio }
}

export type StudioEntry = ReturnType<typeof createStudioEntry>
