import { type Locale, locales } from '#lib/i18n/locales.ts'
import { translate } from '#lib/i18n/translator.ts'
import { localeHomes, getPathLocale, getPageHref } from '#lib/links/homeLinks.ts'
import type { RenderedResponse } from './renderResponse.ts'

/** Path of the error page (`app/(site)/[edition]/unavailable/page.tsx`). */
const ERROR_PAGE_PATH = '/unavailable'

/** Returns whether rendering failed. Next's own error document is empty until its scripts run. */
export const isFailedPage = ({ status, headers }: RenderedResponse): boolean =>
  status >= 500 && String(headers['content-type']).startsWith('text/html')

/**
 * Creates the response for a page that cannot be rendered: the error page in the language of the path, readable without
 * scripts. If that cannot be rendered either, its last rendered version is used, or a line of text.
 */
export function createErrorPage(render: (path: string) => Promise<RenderedResponse>) {
  const bodies = new Map<Locale, Buffer>()

  async function refresh(locale: Locale): Promise<void> {
    const page = await render(getPageHref(localeHomes[locale], ERROR_PAGE_PATH)).catch(() => undefined)
    if (page?.status === 200) bodies.set(locale, page.body)
  }

  for (const locale of locales) void refresh(locale)
  return async (status: number, path: string): Promise<RenderedResponse> => {
    const locale = getPathLocale(path)
    await refresh(locale)
    const text = translate('errorPage.statusText', {}, locale)
    const line = `<!doctype html><html lang="${locale}"><title>${text}</title><h1>${text}</h1></html>\n`
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' }
    return { status, headers, body: bodies.get(locale) ?? Buffer.from(line) }
  }
}
