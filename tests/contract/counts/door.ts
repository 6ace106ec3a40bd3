import { createServer, request } from 'node:http'
import { once } from 'node:events'
import type { OutgoingHttpHeaders } from 'node:http'
import { onTestFinished } from 'vitest'
import { getRouteKind } from '#lib/links/routeKind.ts'
import { ESTIMATE_USED_PATH, SHOWN_PATH } from '#lib/counts/shown.ts'
import { FORM_TOKEN_PATH } from '#lib/forms.ts'
import { splitAddress } from '#lib/counts/place.ts'
import { listenLocally } from '#tests/support/listen.ts'
import { createRequestCounter } from '#server/visitCounter.ts'

export const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
export const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

/** Pages that only content knows. */
const LANDINGS: ReadonlySet<string> = new Set(['/early-summer', '/fr/early-summer', '/early-summer/support'])
const REDIRECTED: ReadonlySet<string> = new Set(['/spring', '/fr/printemps'])

/** Found by its document, which the counter does not know. */
const LANDING_PAGE = '/early-summer'

function getStatus(path: string): number {
  if (path === SHOWN_PATH || path === ESTIMATE_USED_PATH) return 204
  if (path.includes(LANDING_PAGE)) return 200
  if (REDIRECTED.has(path)) return 307
  return getRouteKind(path) === undefined && !LANDINGS.has(path) ? 404 : 200
}

/** A server that counts its requests as the front door does, on a day that the test sets. */
export async function startCountingServer() {
  const clock = { day: '2026-11-01' }
  const counter = createRequestCounter(() => clock.day)
  const server = createServer((incoming, response) => {
    response.once('finish', () => counter.count(incoming, response.statusCode))
    const { path } = splitAddress(incoming.url ?? '/')
    response.writeHead(path === FORM_TOKEN_PATH ? 200 : getStatus(path)).end()
  })
  const { port, close } = await listenLocally(server)
  onTestFinished(close)
  const host = 'homie.example'

  /** Requests a path as a browser does that opens it. */
  async function visit(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<void> {
    const sent = { host, 'user-agent': BROWSER, 'sec-fetch-dest': 'document', ...headers }
    const [answer] = await once(request({ port, host: '127.0.0.1', path, method, headers: sent }).end(), 'response')
    await once(answer.resume(), 'end')
  }

  /** Reports of pages and forms, as scripts send them. */
  const report = (path: string, page: string, headers: OutgoingHttpHeaders = {}) =>
    visit(
      path,
      { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin', referer: `https://${host}${page}`, ...headers },
      path === SHOWN_PATH ? 'POST' : 'GET',
    )

  /** Returns what was counted as `event page/language/variant partner source: amount`. */
  function list(): string[] {
    const lines = counter.drain().map(({ cell, amount }) => {
      const { event, page, language, variant, partner, source } = cell
      return `${[event, page, language, variant, partner, source].filter(Boolean).join(' ')}: ${amount}`
    })
    return lines.sort()
  }

  return { clock, counter, visit, report, list }
}
