import { hash } from 'node:crypto'
import { SHOWN_SCRIPT } from '#lib/counts/shown.ts'
import { EARLY_POST_ATTRIBUTE, EARLY_POST_SCRIPT } from '#lib/earlyPosts.ts'
import { EARLY_PRESS_SCRIPT } from '#lib/earlyPresses.ts'
import { markup, OWN_PRECONNECT } from '#lib/nextInternals.ts'
import { linkStylesheets } from './stylesheets.ts'

/** Path prefix of extracted scripts: below Next's own prefix, so that no page can have the path. */
export const PAGE_SCRIPT_PREFIX = '/_next/static/page/'

/** Returns the part of the path of an extracted script that all renders of the same markup share. */
export const getScriptDocument = (path: string): string =>
  path.slice(0, path.lastIndexOf('.', path.length - '.js'.length - 1))

/** The script of a closed announcement, which hides it before the first paint. */
const EARLY_SCRIPT = /<script data-announcement="">([\s\S]*?)<\/script>/

/** A `style` attribute, such as the length of a bar, or element. The site's own contain no quotes or entities. */
const INLINE_STYLE = / style="([^"]*)"|<style>([^<]*)<\/style>/g

/** Replaces an unknown page script: the page is older than this server, so it reloads once. */
export const RELOAD_SCRIPT = `if (performance.getEntriesByType('navigation')[0]?.type !== 'reload') location.reload()\n`

/**
 * Loads the scripts named in its `data-sources` in order after the first paint, or a second after the page has loaded:
 * a hidden page is not painted, and some browsers do not report paints. React needs the whole document, of which the
 * first screen may be painted sooner. Until then it keeps the visitor's presses.
 */
export const SCRIPT_LOADER = `{const sources=document.currentScript.dataset.sources.split(' ')
const load=()=>{if(document.readyState=='loading')return addEventListener('DOMContentLoaded',load)
for(const src of sources.splice(0))document.head.append(Object.assign(document.createElement('script'),{src,async:false}))}
addEventListener('load',()=>setTimeout(load,1000))
new PerformanceObserver(load).observe({type:'paint',buffered:true})}
${EARLY_PRESS_SCRIPT}`

const digest = (text: string) => hash('sha256', text, 'base64url').slice(0, 8)

/**
 * Moves the inline scripts of a prerendered document to a content-addressed, immutable file, and loads all scripts
 * after the first paint: they would delay it on a slow connection, and text needs none. Also links the stylesheets.
 *
 * @param rendered a document rendered by Next
 * @param page path of the page, which is part of the URLs of its files
 * @param options.immediate loads the scripts once the document is parsed, for a page that redirects by script
 * @param options.reportsShown adds the report of a page that was loaded ahead; pages that redirect never are
 * @returns undefined for a document without Next's scripts
 */
export function transformDocument(rendered: string, page: string, { immediate = false, reportsShown = false } = {}) {
  const chunks: string[] = []
  const inline: string[] = []
  const moveTo = (list: string[]) => (_tag: string, code: string) => {
    list.push(code)
    return ''
  }
  // The data is most of the document, so what follows has less to search.
  const html = linkStylesheets(rendered)
    .replaceAll(markup.inlineScript, moveTo(inline))
    .replaceAll(markup.scriptFile, moveTo(chunks))
  if (chunks.length === 0 || inline.length === 0) return undefined

  const data = `${reportsShown && !immediate ? SHOWN_SCRIPT : ''}${inline.join(';\n')}\n`
  const file = { path: `${PAGE_SCRIPT_PREFIX}data-${digest(html)}.${digest(data)}.js`, script: data }
  const sources = [`${file.path}?page=${encodeURIComponent(page)}`, ...chunks]
  const loader = html.includes(`${EARLY_POST_ATTRIBUTE}=`) ? `${SCRIPT_LOADER}\n${EARLY_POST_SCRIPT}` : SCRIPT_LOADER
  const tags = immediate
    ? sources.map((source) => `<script src="${source}" defer=""></script>`).join('')
    : `<script data-sources="${sources.join(' ')}">${loader}</script>`
  const early = EARLY_SCRIPT.exec(html)?.slice(1) ?? []
  const styles = Array.from(html.matchAll(INLINE_STYLE), ([, attribute, element]) => attribute ?? element ?? '')
  return {
    html: html
      .replace(OWN_PRECONNECT, '')
      .replaceAll(markup.scriptHint, '')
      .replace(markup.polyfills, '')
      .replace('</head>', () => `${tags}</head>`),
    file,
    inline: { scripts: [...(immediate ? [] : [loader]), ...early], styles: [...new Set(styles)] },
  }
}
