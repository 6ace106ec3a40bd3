import type { IncomingHttpHeaders } from 'node:http'

const DRAFT_COOKIES = /(^|;\s*)(__prerender_bypass|__next_preview_data)=/

/** Whether a request says that it comes from an editor in draft mode. Next checks whether that is true. */
export const saysDraftMode = ({ cookie = '' }: IncomingHttpHeaders) => DRAFT_COOKIES.test(cookie)
