import type { Locale } from '#lib/i18n/locales.ts'
import { translate } from '#lib/i18n/translator.ts'
import { localeHomes, getPathLocale, getPageHref } from '#lib/links/homeLinks.ts'
import type { RenderedResponse } from './renderResponse.ts'

/** Path of the error page (`app/(site)/[edition]/unavailable/page.tsx`). */
const ERROR_PAGE_PATH = '/unavailable'

/** Shown when the error page itself cannot be rendered. */
function createBarePage(locale: Locale): Buffer {
  const statusText = translate('errorPage.statusText', {}, locale)
  const status = translate('errorPage.statusLine', { status: 500, statusText }, locale)
  const home = `<a href="${localeHomes[locale]}">${translate('errorPage.home', {}, locale)}</a>`
  return Buffer.from(
    `<!doctype html><html lang="${locale}"><title>${status}</title><main><h1>${status}</h1>${home}</main></html>\n`,
  )
}

/** Returns whether rendering failed. Next's own error document is empty until its scripts run. */
export const isFailedPage = ({ status, headers }: RenderedResponse): boolean =>
  status >= 500 && String(headers['content-type']).startsWith('text/html')

/** Creates the response for a page that cannot be rendered: the error page in its language, readable without scripts. */
export async function createErrorPage(
  render: (path: string) => Promise<RenderedResponse>,
  status: number,
  path: string,
): Promise<RenderedResponse> {
  const locale = getPathLocale(path)
  const page = await render(getPageHref(localeHomes[locale], ERROR_PAGE_PATH)).catch(() => undefined)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' }
  return { status, headers, body: page?.status === 200 ? page.body : createBarePage(locale) }
}
