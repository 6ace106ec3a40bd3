import type { ServerResponse } from 'node:http'
import { recently } from '#lib/content/recently.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { translate } from '#lib/i18n/translator.ts'

/** Where the site has the page that stands for one that cannot be made (`app/unavailable/page.tsx`). */
const PAGE = '/unavailable'
/** Milliseconds it may take: somebody is waiting already. */
const PATIENCE = 3000

const HTML = 'text/html; charset=utf-8'

const STATUS = translate('errorPage.statusLine', { status: 500, statusText: translate('errorPage.statusText') })

/** What is said while even that page has never been made. */
const BARE = `<!doctype html><html lang="${defaultLocale}"><title>${STATUS}</title><main><h1>${STATUS}</h1><a href="/">${translate('errorPage.home')}</a></main></html>\n`

async function readPage(address: string): Promise<string> {
  const answer = await fetch(new URL(PAGE, address), { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) })
  if (!answer.ok) throw new Error(`The page for failures answered ${answer.status}`)
  return answer.text()
}

/**
 * Puts a whole page in the place of each page that cannot be made: what Next answers then is empty until scripts have
 * filled it.
 *
 * @param address where this machine itself reaches the site
 * @returns what to do with an answer before anything is written to it; an answer that did not fail leaves as it is
 */
export function errorPage(address: string): (response: ServerResponse, path: string) => void {
  const page = recently(() => readPage(address))

  return (response, path) => {
    const write = response.write.bind(response)
    const end = response.end.bind(response)
    const flushHeaders = response.flushHeaders.bind(response)
    let replaced = false
    let ended = false

    function hasFailed(): boolean {
      const isPage = String(response.getHeader('content-type')).startsWith('text/html')
      replaced ||= isPage && response.statusCode >= 500 && !response.headersSent
      return replaced
    }

    async function replace(): Promise<void> {
      const text = path === PAGE ? undefined : await page()
      for (const name of ['content-length', 'etag', 'link']) response.removeHeader(name)
      response.setHeader('content-type', HTML)
      response.setHeader('cache-control', 'private, no-store')
      end(text ?? BARE)
    }

    Object.assign(response, {
      flushHeaders: () => hasFailed() || flushHeaders(),
      write: (...content: Parameters<typeof write>) => hasFailed() || write(...content),
      end: (...content: Parameters<typeof end>) => {
        if (!hasFailed()) return end(...content)
        if (!ended) void replace()
        ended = true
        return response
      },
    })
  }
}
