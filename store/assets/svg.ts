import type DOMPurify from 'isomorphic-dompurify'

/** An address inside the drawing itself, or a picture it carries with it. */
const OWN_ADDRESS = /^\s*(#|data:image\/(png|jpeg|gif|webp);base64,)/i
/** Also catches what is written with escapes, where `\\75rl(` reads as `url(`. */
const FOREIGN_IN_STYLE = /\\|@import|expression\s*\(|url\([\s'"]*(?![\s'"]|#|data:image\/(png|jpeg|gif|webp);base64,)/i
const ADDRESS_ATTRIBUTES = new Set(['href', 'xlink:href', 'src'])

/** What stands before the drawing: byte order mark, XML declaration, comments and a document type with its entities. */
const PROLOG = /^\uFEFF?\s*(?:<\?[\s\S]*?\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>\s*)*/i

const ALLOWED = {
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: ['use'],
  FORBID_TAGS: ['foreignobject', 'script', 'a'],
}

/** The text of an SVG without its prolog; undefined when the bytes are no SVG. */
export function svgText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes)?.replace(PROLOG, '')
  return text && /^<svg[\s>]/i.test(text) ? text : undefined
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

let purify: Promise<typeof DOMPurify> | undefined

/** The cleaner brings a DOM with it, which takes a moment and memory to load; it waits for the first SVG. */
async function loadPurify() {
  const { default: cleaner } = await import('isomorphic-dompurify')
  cleaner.addHook('uponSanitizeAttribute', (_element, attribute) => {
    const { attrName, attrValue } = attribute
    if (ADDRESS_ATTRIBUTES.has(attrName)) attribute.keepAttr = OWN_ADDRESS.test(attrValue)
    if (FOREIGN_IN_STYLE.test(attrValue)) attribute.keepAttr = false
  })
  cleaner.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName.toLowerCase() === 'svg') declareNamespaces(element)
  })
  cleaner.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style' && FOREIGN_IN_STYLE.test(node.textContent ?? '')) node.parentNode?.removeChild(node)
  })
  return cleaner
}

/**
 * Browsers read an SVG file as XML, which needs these; the HTML in which many are written does not. Others, such as
 * Adobe Illustrator's, name an entity of their prolog here.
 */
function declareNamespaces(element: Element) {
  element.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  element.setAttribute('xmlns:xlink', 'http://www.w3.org/1999/xlink')
}

/**
 * Takes everything out of an SVG that could run, fetch or link.
 *
 * @param text from `svgText`
 * @returns undefined when nothing is left of it
 */
export async function sanitizeSvg(text: string): Promise<string | undefined> {
  purify ??= loadPurify()
  // The cleaner writes HTML, whose one named character that XML does not know is this.
  const clean = (await purify).sanitize(text, ALLOWED).trim().replaceAll('&nbsp;', '&#160;')
  return /^<svg[\s>]/.test(clean) ? clean : undefined
}
