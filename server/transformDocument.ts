import { createHash } from 'node:crypto'
import { SCRIPT_LOADER } from '#lib/security/scriptLoader.ts'

/** Where the data scripts of documents are served: below Next's own prefix, so no page can have the address. */
export const DATA_SCRIPT_PREFIX = '/_next/static/data/'

/** A script file as Next writes it into a page. */
const SCRIPT_FILE = /<script src="(\/_next\/static\/[^"<>]+)"(?: id="_R_")? async=""><\/script>/g
/** An inline script as Next writes it: the chunks the page starts with, and the data React hydrates from. */
const INLINE_SCRIPT = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g
/** A hint by which the browser would fetch a script before the first paint. */
const SCRIPT_HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"<>]+"\/>/g

/** The answer for a data script that is no longer known: the page is older than this server, so it loads again, once. */
export const RELOAD_SCRIPT = `if (performance.getEntriesByType('navigation')[0]?.type !== 'reload') location.reload()\n`

/** A document without inline scripts, and the file that holds them. */
interface TransformedDocument {
  html: string
  data: { path: string; script: string }
}

/**
 * Moves the inline scripts of a prerendered document to one immutable file, named by its content, and loads all scripts
 * after the first paint. The words are readable without them, and on a slow connection they would delay it.
 *
 * @param html a document as Next writes it
 * @param page path of the page, which the address of the data script names
 * @param options.immediate loads the scripts as soon as the document is parsed, for a page that redirects by script
 * @returns undefined for a document without scripts of Next's
 */
export function transformDocument(
  html: string,
  page: string,
  { immediate = false } = {},
): TransformedDocument | undefined {
  const files = Array.from(html.matchAll(SCRIPT_FILE), ([, path = '']) => path)
  const inline = Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) => script)
  if (files.length === 0 || inline.length === 0) return undefined

  const script = `${inline.join(';\n')}\n`
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 20)
  const path = `${DATA_SCRIPT_PREFIX}${hash}.js`
  const sources = [`${path}?page=${encodeURIComponent(page)}`, ...files]
  const loader = immediate
    ? sources.map((source) => `<script src="${source}" defer=""></script>`).join('')
    : `<script data-sources="${sources.join(' ')}">${SCRIPT_LOADER}</script>`
  return {
    html: html
      .replaceAll(SCRIPT_HINT, '')
      .replaceAll(SCRIPT_FILE, '')
      .replaceAll(INLINE_SCRIPT, '')
      .replace('</head>', () => `${loader}</head>`),
    data: { path, script },
  }
}
