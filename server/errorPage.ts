import { type Locale, locales } from '#lib/i18n/locales.ts'
import { translate } from '#lib/i18n/translator.ts'
import { localeHomes, getPathLocale, getPageHref } from '#lib/links/homeLinks.ts'
import { ERROR_PAGE_PATH, NOT_STORED, RETRY_SOON } from '#lib/links/errorPage.ts'
import type { BufferedResponse } from './upstream.ts'

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
export const isFailedPage = ({ status, headers }: BufferedResponse): boolean =>
  status >= 500 && String(headers['content-type']).startsWith('text/html')

/**
 * Creates the response for a page that cannot be rendered: the error page in the language of the path, readable without
 * scripts. If that cannot be rendered either, its last rendered version is used.
 */
export function createErrorPage(render: (path: string) => Promise<BufferedResponse>) {
  const bodies = new Map(locales.map((locale) => [locale, createBarePage(locale)]))

  async function refresh(locale: Locale): Promise<void> {
    const page = await render(getPageHref(localeHomes[locale], ERROR_PAGE_PATH)).catch(() => undefined)
    if (page?.status === 200) bodies.set(locale, page.body)
  }

  for (const locale of locales) void refresh(locale)
  return async (status: number, path: string): Promise<BufferedResponse> => {
    const locale = getPathLocale(path)
    await refresh(locale)
    const again = status === 503 ? RETRY_SOON : NOT_STORED
    const headers = { 'content-type': 'text/html; charset=utf-8', ...again }
    return { status, headers, body: bodies.get(locale) ?? createBarePage(locale) }
  }
}
