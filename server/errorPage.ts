import { defaultLocale } from '#lib/i18n/locales.ts'
import { translate } from '#lib/i18n/translator.ts'
import type { RenderedResponse } from './renderResponse.ts'

/** The page shown in place of one that cannot be rendered (`app/unavailable/page.tsx`). */
const ERROR_PAGE_PATH = '/unavailable'

const STATUS = translate('errorPage.statusLine', { status: 500, statusText: translate('errorPage.statusText') })

/** Shown when the error page itself cannot be rendered. */
const BARE_PAGE = `<!doctype html><html lang="${defaultLocale}"><title>${STATUS}</title><main><h1>${STATUS}</h1><a href="/">${translate('errorPage.home')}</a></main></html>\n`

/** Whether a page could not be rendered: what Next answers then is empty until its scripts have filled it. */
export const isFailedPage = ({ status, headers }: RenderedResponse): boolean =>
  status >= 500 && String(headers['content-type']).startsWith('text/html')

/** A whole page that says what happened, readable without scripts. */
export async function renderErrorPage(
  render: (path: string) => Promise<RenderedResponse>,
  status: number,
): Promise<RenderedResponse> {
  const page = await render(ERROR_PAGE_PATH).catch(() => undefined)
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
    body: page?.status === 200 ? page.body : Buffer.from(BARE_PAGE),
  }
}
