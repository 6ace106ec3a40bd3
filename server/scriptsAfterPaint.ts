import type { ServerResponse } from 'node:http'

/** A script as Next writes it into a page: fetched as soon as the browser sees it. */
const SCRIPT = /<script src="(\/_next\/static\/[^"<>]+)" async=""><\/script>/g
/** The hint by which it would be fetched even earlier. */
const HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"<>]+"\/>/g

/** Runs in the browser, as it is written here. */
function fetchAfterPaint(addresses: string[]): void {
  const paints = new PerformanceObserver(fetchAll)

  function fetchAll() {
    paints.disconnect()
    for (const address of addresses.splice(0)) {
      const script = document.createElement('script')
      script.src = address
      script.async = true
      document.head.append(script)
    }
  }

  if (document.hidden) return fetchAll()
  document.addEventListener('visibilitychange', fetchAll)
  // Some browsers tell nobody what they have painted.
  addEventListener('load', () => setTimeout(fetchAll, 1000))
  paints.observe({ type: 'paint', buffered: true })
}

/**
 * Lets a page fetch its scripts once it has been painted. The words are readable without them, and on a slow line they
 * would take two thirds of it from the styles and fonts the first paint needs.
 *
 * @param html a page as Next writes it
 * @returns the page with one script in place of those, which fetches them later; as it came when it has none
 */
export function withScriptsAfterPaint(html: string): string {
  const addresses = Array.from(html.matchAll(SCRIPT), ([, address]) => address)
  if (addresses.length === 0) return html
  const later = `<script>(${fetchAfterPaint.toString()})(${JSON.stringify(addresses)})</script>`
  return html
    .replaceAll(HINT, '')
    .replaceAll(SCRIPT, '')
    .replace('</head>', () => `${later}</head>`)
}

const textOf = (content: unknown): string | undefined => {
  if (typeof content === 'string') return content
  return content instanceof Uint8Array ? Buffer.from(content).toString() : undefined
}

/**
 * Has a page that is answered in one piece, as pages made ahead are, fetch its scripts after its first paint. What is
 * made for one request, such as the Studio or a preview, comes in pieces and has its scripts at once. To be called
 * before anything is written to the response.
 */
export function postponeScripts(response: ServerResponse): void {
  const end = response.end.bind(response)
  const isWholePage = () => !response.headersSent && String(response.getHeader('content-type')).startsWith('text/html')

  Object.assign(response, {
    end: (...content: Parameters<typeof end>) => {
      if (!isWholePage()) return end(...content)
      const [body, ...rest] = content
      const html = textOf(body)
      // To HEAD Next tells the length of the page as it was.
      if (html === undefined) {
        response.removeHeader('content-length')
        return end(...content)
      }
      const page = withScriptsAfterPaint(html)
      response.setHeader('content-length', Buffer.byteLength(page))
      return end(page, ...rest)
    },
  })
}
