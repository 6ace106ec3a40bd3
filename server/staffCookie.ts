import type { IncomingHttpHeaders } from 'node:http'
import { isStorePath } from './storeProxy.ts'

const NAME = 'homie_staff'

const COOKIE = new RegExp(`(^|;\\s*)${NAME}=`)

/** Ninety days, in seconds. */
const MAX_AGE_SECONDS = 90 * 24 * 60 * 60

/** Cookie of browsers that signed in to the Studio, so that the visits of staff are not counted. Visitors never get it. */
export const STAFF_COOKIE = `${NAME}=1; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax`

/** Returns whether a request comes from a browser that signed in to the Studio. */
export const hasStaffCookie = ({ cookie }: IncomingHttpHeaders): boolean => cookie !== undefined && COOKIE.test(cookie)

/** Returns whether a path is that by which the Studio asks who is signed in. */
export const isSessionRequest = (path: string): boolean => isStorePath(path) && path.endsWith('/users/me')
