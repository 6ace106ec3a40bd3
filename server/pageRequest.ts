import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

const DRAFT_COOKIES = /(^|;\s*)(__prerender_bypass|__next_preview_data)=/

/** Headers by which Next or a client requests something other than the document. */
const SPECIAL_HEADERS = /^(authorization|rsc|next-.+|x-prerender-revalidate.*|x-middleware-.+)$/

/** Returns whether a request has a draft mode cookie. Unverified: Next checks the cookie. */
export const hasDraftCookie = ({ cookie = '' }: IncomingHttpHeaders) => DRAFT_COOKIES.test(cookie)

/** Returns whether a request reads a page or a file, whose response can be buffered. */
export const isPageRequest = ({ method, url = '/', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api/') &&
  !Object.keys(headers).some((name) => SPECIAL_HEADERS.test(name))

/** Returns whether a page request may get a shared response. */
export const isCacheableRequest = ({ headers }: IncomingMessage): boolean => !hasDraftCookie(headers)
