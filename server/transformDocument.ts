import { createHash } from 'node:crypto'
import { mergeStylesheets } from './mergedStylesheet.ts'

/** Path prefix of extracted scripts: below Next's own prefix, so that no page can have the path. */
export const PAGE_SCRIPT_PREFIX = '/_next/static/page/'

/** An external script in Next's markup. */
const SCRIPT_FILE = /<script src="(\/_next\/static\/[^"<>]+)"(?: id="_R_")? async=""><\/script>/g
/** An inline script in Next's markup: the bootstrap, and the data React hydrates from. */
const INLINE_SCRIPT = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g
/** A preload hint, which would fetch a script before the first paint. */
const SCRIPT_HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"<>]+"\/>/g
/** Next's hint to connect to the page's own origin for fonts, whose preloads follow at once. */
const OWN_PRECONNECT = '<link rel="preconnect" href="/" crossorigin=""/>'
/** Polyfills for browsers without modules, which run none of the other scripts either. */
const POLYFILLS = /<script src="\/_next\/static\/[^"<>]+" noModule=""><\/script>/

/** A `style` attribute, such as the length of a bar, or element. The site's own contain no quotes or entities. */
const INLINE_STYLE = / style="([^"]*)"|<style>([^<]*)<\/style>/g

/** Replaces an unknown page script: the page is older than this server, so it reloads once. */
export const RELOAD_SCRIPT = `if (performance.getEntriesByType('navigation')[0]?.type !== 'reload') location.reload()\n`

interface PageScript {
  path: string
  script: string
}

/**
 * Creates a script that loads others in order after the first paint. A hidden page is not painted, and some browsers do
 * not report paints, so both have a fallback.
 */
const createScriptLoader = (sources: readonly string[]): string => `(() => {
  const sources = ${JSON.stringify(sources)}
  const paints = new PerformanceObserver(load)
  function load() {
    paints.disconnect()
    for (const source of sources.splice(0)) {
      const script = document.createElement('script')
      script.src = source
      script.async = false
      document.head.append(script)
    }
  }
  if (document.hidden) return load()
  document.addEventListener('visibilitychange', load)
  addEventListener('load', () => setTimeout(load, 1000))
  paints.observe({ type: 'paint', buffered: true })
})()
`

function createPageScript(script: string, kind: string): PageScript {
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 20)
  return { path: `${PAGE_SCRIPT_PREFIX}${kind}-${hash}.js`, script }
}

/**
 * Moves the inline scripts of a prerendered document to a content-addressed, immutable file, and loads all scripts
 * after the first paint by a second one. Scripts would delay the paint on a slow connection, and text needs none. Also
 * merges the stylesheets.
 *
 * @param rendered a document rendered by Next
 * @param page path of the page, which is part of the URLs of its files
 * @param options.immediate loads the scripts once the document is parsed, for a page that redirects by script
 * @returns undefined for a document without Next's scripts
 */
export function transformDocument(rendered: string, page: string, { immediate = false } = {}) {
  const html = mergeStylesheets(rendered)
  const chunks = Array.from(html.matchAll(SCRIPT_FILE), ([, path = '']) => path)
  const inline = Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) => script)
  if (chunks.length === 0 || inline.length === 0) return undefined

  const address = ({ path }: PageScript) => `${path}?page=${encodeURIComponent(page)}`
  const data = createPageScript(`${inline.join(';\n')}\n`, 'data')
  const sources = [address(data), ...chunks]
  const loader = createPageScript(createScriptLoader(sources), 'load')
  const tags = immediate
    ? sources.map((source) => `<script src="${source}" defer=""></script>`).join('')
    : `<script src="${address(loader)}" async=""></script>`
  return {
    html: html
      .replace(OWN_PRECONNECT, '')
      .replaceAll(SCRIPT_HINT, '')
      .replaceAll(SCRIPT_FILE, '')
      .replace(POLYFILLS, '')
      .replaceAll(INLINE_SCRIPT, '')
      .replace('</head>', () => `${tags}</head>`),
    files: immediate ? [data] : [data, loader],
    styles: [
      ...new Set(Array.from(html.matchAll(INLINE_STYLE), ([, attribute, element]) => attribute ?? element ?? '')),
    ],
  }
}
