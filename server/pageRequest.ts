import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

const DRAFT_COOKIES = /(^|;\s*)(__prerender_bypass|__next_preview_data)=/

/** Headers by which Next or a client asks for something other than the page itself. */
const SPECIAL_HEADERS = /^(authorization|rsc|next-.+|x-prerender-revalidate.*|x-middleware-.+)$/

/** Whether a request claims to come from an editor in draft mode. Unverified: Next checks the cookie. */
export const hasDraftCookie = ({ cookie = '' }: IncomingHttpHeaders) => DRAFT_COOKIES.test(cookie)

/** Whether a request reads a page or a file, whose answer can be collected before it is sent. */
export const isPageRequest = ({ method, url = '/', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api/') &&
  !Object.keys(headers).some((name) => SPECIAL_HEADERS.test(name))

/** Whether a request to a page may get an answer that others get too. */
export const isSharedRequest = ({ headers }: IncomingMessage): boolean => !hasDraftCookie(headers)
