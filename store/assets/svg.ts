import type DOMPurify from 'isomorphic-dompurify'

/** A fragment of the same SVG, or an embedded image. */
const LOCAL_URL = /^\s*(#|data:image\/(png|jpeg|gif|webp);base64,)/i
/** Includes backslashes, since CSS parses `\\75rl(` as `url(`. */
const EXTERNAL_STYLE = /\\|@import|expression\s*\(|url\([\s'"]*(?![\s'"]|#|data:image\/(png|jpeg|gif|webp);base64,)/i
const URL_ATTRIBUTES = new Set(['href', 'xlink:href', 'src'])

/** Byte order mark, XML declaration, comments, and document type with its entities. */
const PROLOG = /^\uFEFF?\s*(?:<\?[\s\S]*?\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>\s*)*/i

const SANITIZE_OPTIONS = {
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: ['use'],
  FORBID_TAGS: ['foreignobject', 'script', 'a'],
}

/** Removes the prolog of an SVG; undefined when the text is not an SVG. */
export function stripProlog(text: string): string | undefined {
  const drawing = text.replace(PROLOG, '')
  return /^<svg[\s>]/i.test(drawing) ? drawing : undefined
}

let purify: Promise<typeof DOMPurify> | undefined

/** Loads DOMPurify on first use, since it includes a DOM. */
async function loadPurify() {
  const { default: cleaner } = await import('isomorphic-dompurify')
  cleaner.addHook('uponSanitizeAttribute', (_element, attribute) => {
    const { attrName, attrValue } = attribute
    if (URL_ATTRIBUTES.has(attrName)) attribute.keepAttr = LOCAL_URL.test(attrValue)
    if (EXTERNAL_STYLE.test(attrValue)) attribute.keepAttr = false
  })
  cleaner.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName.toLowerCase() !== 'svg') return
    // Browsers parse SVG files as XML, which needs namespaces; inline SVG lacks them and Illustrator writes entities.
    element.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
    element.setAttribute('xmlns:xlink', 'http://www.w3.org/1999/xlink')
  })
  cleaner.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style' && EXTERNAL_STYLE.test(node.textContent ?? '')) node.parentNode?.removeChild(node)
  })
  return cleaner
}

/**
 * Removes everything from an SVG that could run, fetch or link.
 *
 * @param text from `stripProlog`
 * @returns undefined when nothing is left
 */
export async function sanitizeSvg(text: string): Promise<string | undefined> {
  purify ??= loadPurify()
  // DOMPurify writes HTML; XML does not define its `&nbsp;`.
  const clean = (await purify).sanitize(text, SANITIZE_OPTIONS).trim().replaceAll('&nbsp;', '&#160;')
  return /^<svg[\s>]/.test(clean) ? clean : undefined
}
