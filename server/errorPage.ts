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

/**
 * Shows a whole page, readable without scripts, in place of one that cannot be rendered. The last one that could be
 * rendered stands in while it cannot be rendered itself.
 */
export function createErrorPage(render: (path: string) => Promise<RenderedResponse>) {
  let body: Buffer = Buffer.from(BARE_PAGE)

  async function refresh(): Promise<void> {
    const page = await render(ERROR_PAGE_PATH).catch(() => undefined)
    if (page?.status === 200) body = page.body
  }

  void refresh()
  return async (status: number): Promise<RenderedResponse> => {
    await refresh()
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' }
    return { status, headers, body }
  }
}
