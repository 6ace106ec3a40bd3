import { SVG_RULES } from '#lib/content/uploads.ts'
import { createLazyLoader } from '#lib/lazyLoader.ts'

/** The beginning of a fragment of the same SVG, or of an embedded image that the renderer of pictures reads. */
const LOCAL = '#|data:image/(?:png|jpeg);base64,'
const LOCAL_URL = new RegExp(String.raw`^\s*(?:${LOCAL})`, 'i')
/** Includes backslashes, since CSS parses `\75rl(` as `url(`. */
const EXTERNAL_STYLE = new RegExp(String.raw`\\|@import|expression\s*\(|url\([\s'"]*(?![\s'"]|${LOCAL})`, 'i')
/** Rules with the address of a style sheet, which browsers do not load for a picture, or of a namespace. */
const ADDRESS_RULE = /@(?:import|namespace)[^;]*(?:;|$)/gi

/** The name of a JPEG's type that browsers accept and other programs do not. */
const WRONG_JPEG = /^(\s*)data:image\/jpg;/i

/**
 * What browsers draw and the renderer of pictures does not: colours become black, shapes stand elsewhere or are not cut,
 * whole rules are lost.
 */
const BROWSER_ONLY = new RegExp(
  [
    String.raw`\b(?:ok)?l(?:ab|ch)\(|\bcolor(?:-mix)?\(|\blight-dark\(|\b(?:rgb|hsl)a?\(\s*from\b`,
    String.raw`\b(?:calc|min|max|clamp)\(|var\(|\d(?:rem|d?v(?:w|h|min|max))\b`,
    String.raw`\btransform-(?:origin|box)\b|(?<=^|[;{\s])(?:translate|rotate|scale|d)\s*:|\bclip-path\s*:\s*(?!url)\w+\(`,
    String.raw`\b(?:translate|scale)[XY]?\([^()]*%|\b(?:translate|scale|rotate)(?:3d|Z)\(|\b(?:grayscale|sepia|invert|saturate)\(`,
    String.raw`(?<=^|[;{\s])background(?:-color)?\s*:\s*(?!none|transparent|;)\S`,
    String.raw`:(?:is|where|has)\(|@(?:media|supports|layer|container|font-face)\b`,
  ].join('|'),
  'i',
)

/** Pixels of the absolute units of CSS (CSS Values and Units Level 4, section 6.2); the renderer counts 72 per inch. */
const UNIT_PIXELS = new Map([
  ['mm', 96 / 25.4],
  ['cm', 96 / 2.54],
  ['q', 96 / 101.6],
  ['in', 96],
  ['pt', 96 / 72],
  ['pc', 16],
])
const ABSOLUTE_LENGTH = /(?<=^|[\s:,(])([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(mm|cm|q|in|pt|pc)(?=$|[\s;,)}!])/gi

/** Writes absolute lengths in pixels. */
const toPixels = (css: string) =>
  css.replaceAll(ABSOLUTE_LENGTH, (_length, amount: string, unit: string) => {
    const pixels = Number(amount) * (UNIT_PIXELS.get(unit.toLowerCase()) ?? 1)
    return `${Number(pixels.toFixed(4))}px`
  })

const NESTED_RULE_PROBLEM = 'a rule within a rule'
const PICTURE_PROBLEM = 'a picture other than a JPEG or PNG within the file'

const URL_ATTRIBUTES = new Set(['href', 'xlink:href', 'src'])
const STYLE_ATTRIBUTES = new Set(
  (
    'style fill stroke color stop-color flood-color lighting-color x y width height r rx ry cx cy x1 y1 x2 y2 fx fy ' +
    'dx dy stroke-width stroke-dasharray stroke-dashoffset font-size letter-spacing word-spacing'
  ).split(' '),
)

/** Size of text where nothing is said, in pixels: what browsers take, and what an `em` is. */
const INITIAL_FONT_SIZE = '16'

/** Byte order mark, XML declaration, comments, and document type with its entities. */
const PROLOG = /^\uFEFF?\s*(?:<\?[\s\S]*?\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>\s*)*/i

const SANITIZE_OPTIONS = {
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: ['use'],
  ADD_ATTR: ['fr'],
  FORBID_TAGS: ['foreignobject', 'script', 'a'],
  // Inkscape's text in shapes, which no browser draws: its shapes alone would cover the drawing.
  ADD_FORBID_CONTENTS: ['flowroot'],
}

/** Removes the prolog of an SVG; undefined when the text is not an SVG. */
export function stripProlog(text: string): string | undefined {
  const drawing = text.replace(PROLOG, '')
  return /^<svg[\s>]/i.test(drawing) ? drawing : undefined
}

/** A picture within a drawing that is not part of the file, or that only browsers read. */
const OTHER_PICTURE = new RegExp(String.raw`<image\b[^>]*?href\s*=\s*["'](?!\s*(?:${LOCAL}))`, 'i')

/** An animation with its frames. Ends its name at another `@`, so that each part of a text is searched once. */
const KEYFRAMES = /@(?:-\w+-)?keyframes\s[^{@]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi

/** Returns whether a rule of a style sheet is within another rule; frames of animations may be. */
function hasNestedRule(css: string): boolean {
  let depth = 0
  for (const [brace] of css.replaceAll(KEYFRAMES, '').matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth > 1) return true
  }
  return false
}

/** What was found in the SVG that is being cleaned, which happens without interruption. */
const foundProblems: string[] = []

function checkStyle(css: string): void {
  const [found] = BROWSER_ONLY.exec(css) ?? []
  if (found !== undefined) foundProblems.push(`“${found}”`)
  else if (hasNestedRule(css)) foundProblems.push(NESTED_RULE_PROBLEM)
}

/** A part of an SVG that would be shown in a browser only, or nowhere. */
export class UnsupportedSvg extends Error {
  override name = 'UnsupportedSvg'
}

/**
 * Finds what only browsers draw in an SVG that was stored before uploads were checked, without parsing it.
 *
 * @returns what it is, for readers
 */
export function findBrowserOnly(svg: string): string | undefined {
  const [found] = BROWSER_ONLY.exec(svg) ?? []
  if (found !== undefined) return `“${found}”`
  if (OTHER_PICTURE.test(svg)) return PICTURE_PROBLEM
  const styles = [...svg.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)]
  return styles.some(([, css = '']) => hasNestedRule(css)) ? NESTED_RULE_PROBLEM : undefined
}

/** Loads DOMPurify on first use, since it includes a DOM. */
const loadPurify = createLazyLoader(async () => {
  const { default: cleaner } = await import('isomorphic-dompurify')
  cleaner.addHook('uponSanitizeAttribute', (element, attribute) => {
    const { attrName, attrValue } = attribute
    if (element.nodeName.toLowerCase() === 'image' && attrName.endsWith('href')) {
      attribute.attrValue = attrValue.replace(WRONG_JPEG, '$1data:image/jpeg;')
      if (!LOCAL_URL.test(attribute.attrValue)) foundProblems.push(PICTURE_PROBLEM)
    }
    const isOtherMedium = attrName === 'media' && !/^\s*(?:all|screen)?\s*$/i.test(attrValue)
    if (attrName === 'transform-origin' || isOtherMedium) foundProblems.push(`“${attrName}”`)
    if (STYLE_ATTRIBUTES.has(attrName)) {
      checkStyle(attrValue)
      attribute.attrValue = toPixels(attrValue)
    }
    if (URL_ATTRIBUTES.has(attrName)) attribute.keepAttr = LOCAL_URL.test(attribute.attrValue)
    if (EXTERNAL_STYLE.test(attrValue)) attribute.keepAttr = false
  })
  cleaner.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName.toLowerCase() !== 'svg') return
    // Browsers parse SVG files as XML, which needs namespaces; inline SVG lacks them and Illustrator writes entities.
    element.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
    element.setAttribute('xmlns:xlink', 'http://www.w3.org/1999/xlink')
    const isRoot = !element.parentElement?.closest('svg')
    if (isRoot && !element.hasAttribute('font-size')) element.setAttribute('font-size', INITIAL_FONT_SIZE)
  })
  cleaner.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName !== 'style') return
    const css = toPixels((node.textContent ?? '').replaceAll(ADDRESS_RULE, ''))
    if (css !== node.textContent) node.textContent = css
    checkStyle(css)
    if (EXTERNAL_STYLE.test(css)) node.parentNode?.removeChild(node)
  })
  return cleaner
})

/**
 * Removes everything from an SVG that could run, fetch or link.
 *
 * @param text from `stripProlog`
 * @returns undefined when nothing is left
 * @throws UnsupportedSvg for what only browsers draw, and for a picture outside of the file
 */
export async function sanitizeSvg(text: string): Promise<string | undefined> {
  const cleaner = await loadPurify()
  foundProblems.length = 0
  // DOMPurify writes HTML; XML does not define its `&nbsp;`, and its parser does not know `feDropShadow`.
  const clean = cleaner
    .sanitize(text, SANITIZE_OPTIONS)
    .trim()
    .replaceAll('&nbsp;', '&#160;')
    .replaceAll(/(?<=<\/?)fedropshadow(?=[\s>])/g, 'feDropShadow')
  const [problem] = foundProblems
  if (problem !== undefined) throw new UnsupportedSvg(`This SVG has ${problem}. ${SVG_RULES}`)
  return /^<svg[\s>]/.test(clean) ? clean : undefined
}
