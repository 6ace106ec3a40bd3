import { isUnder, STORE_PATH } from '#lib/links/path.ts'

const NAME = 'homie_staff'

const COOKIE = new RegExp(`(^|;\\s*)${NAME}=`)

/** Ninety days, in seconds. */
const MAX_AGE_SECONDS = 90 * 24 * 60 * 60

/** Cookie of browsers that signed in to the Studio, so that the visits of staff are not counted. Visitors never get it. */
export const STAFF_COOKIE = `${NAME}=1; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax`

/** Returns whether a `Cookie` header comes from a browser that signed in to the Studio. */
export const hasStaffCookie = (header: string | null | undefined): boolean =>
  typeof header === 'string' && COOKIE.test(header)

/** Returns whether a path is that by which the Studio asks who is signed in. */
export const isSessionRequest = (path: string): boolean => isUnder(path, STORE_PATH) && path.endsWith('/users/me')
