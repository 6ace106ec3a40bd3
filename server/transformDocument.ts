import { createHash } from 'node:crypto'
import { createScriptLoader } from './scriptLoader.ts'

/** Where the scripts taken out of documents are served: below Next's own prefix, so no page can have the address. */
export const PAGE_SCRIPT_PREFIX = '/_next/static/page/'

/** A script file as Next writes it into a page. */
const SCRIPT_FILE = /<script src="(\/_next\/static\/[^"<>]+)"(?: id="_R_")? async=""><\/script>/g
/** An inline script as Next writes it: the chunks the page starts with, and the data React hydrates from. */
const INLINE_SCRIPT = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g
/** A hint by which the browser would fetch a script before the first paint. */
const SCRIPT_HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"<>]+"\/>/g
/** Polyfills for browsers that lack modules, which run none of the other scripts either. */
const POLYFILLS = /<script src="\/_next\/static\/[^"<>]+" noModule=""><\/script>/

/** A `style` attribute, such as the length of a bar. Those of ours hold no quotes or entities. */
const INLINE_STYLE = / style="([^"]*)"/g

/** The answer for a page script that is no longer known: the page is older than this server, so it loads again, once. */
export const RELOAD_SCRIPT = `if (performance.getEntriesByType('navigation')[0]?.type !== 'reload') location.reload()\n`

interface PageScript {
  path: string
  script: string
}

/** A document without inline scripts, and the files it loads instead. */
interface TransformedDocument {
  html: string
  files: PageScript[]
  /** Its `style` attributes, each once. */
  styles: string[]
}

function createPageScript(script: string, kind: string): PageScript {
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 20)
  return { path: `${PAGE_SCRIPT_PREFIX}${kind}-${hash}.js`, script }
}

/**
 * Moves the inline scripts of a prerendered document to an immutable file, named by its content, and loads all scripts
 * after the first paint by a second such file. The words are readable without scripts, which would delay the paint on a
 * slow connection.
 *
 * @param html a document as Next writes it
 * @param page path of the page, which the addresses of its files name
 * @param options.immediate loads the scripts as soon as the document is parsed, for a page that redirects by script
 * @returns undefined for a document without scripts of Next's
 */
export function transformDocument(
  html: string,
  page: string,
  { immediate = false } = {},
): TransformedDocument | undefined {
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
      .replaceAll(SCRIPT_HINT, '')
      .replaceAll(SCRIPT_FILE, '')
      .replace(POLYFILLS, '')
      .replaceAll(INLINE_SCRIPT, '')
      .replace('</head>', () => `${tags}</head>`),
    files: immediate ? [data] : [data, loader],
    styles: [...new Set(Array.from(html.matchAll(INLINE_STYLE), ([, style = '']) => style))],
  }
}
