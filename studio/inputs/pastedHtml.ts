/** Matches the attributes of a tag. A value may hold the sign that ends a tag, as class names such as `[&>p]:mt-2` do. */
const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^"'<>])*`

/** A paragraph of a list as Word copies it: the level of a list definition, and the marker in a part of its own. */
const LIST_PARAGRAPH = /<(?:p|h\d)\b[^>]*?mso-list:\s*(l\d+)\s+(level\d+)\s+lfo\d+[^>]*>([\s\S]*?)<\/(?:p|h\d)>/gi
const MARKER = /mso-list:\s*Ignore[^>]*>([\s\S]*?)<\/span>/i
const DEFINITION = /@list\s+(l\d+):(level\d+)\s*\{/gi

/** Matches a marker that counts, such as `1.`, `a)` or `iv.`; bullets are a sign alone. */
const COUNTS = /^\(?[\p{L}\d]{1,5}[.)]/u

const toText = (html: string) => html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '')

/**
 * Adds the definitions of numbered lists that text from Word lacks when it was copied without its styles: Sanity makes
 * bullets of a list without one.
 */
function withNumberedLists(html: string): string {
  const defined = new Set(Array.from(html.matchAll(DEFINITION), ([, list, level]) => `${list}:${level}`))
  const numbered = new Set(
    Array.from(html.matchAll(LIST_PARAGRAPH), ([, list, level, content = '']) => {
      const marker = toText(MARKER.exec(content)?.[1] ?? '')
      return COUNTS.test(marker) ? `${list}:${level}` : ''
    }),
  )
  const missing = [...numbered].filter((key) => key !== '' && !defined.has(key))
  if (missing.length === 0) return html
  const rules = missing.map((key) => `@list ${key} {mso-level-number-format:decimal}`).join('\n')
  const style = `<style>${rules}</style>`
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + style) : style + html
}

const LIST_TAG = new RegExp(`<(/?)(li|dl|dt|dd)\\b${ATTRIBUTES}>|</p>\\s*<p\\b${ATTRIBUTES}>`, 'gi')

/**
 * Keeps apart the paragraphs of a list item, and the terms and descriptions of a list of them: Sanity would write their
 * words together (@portabletext/html 2.0.1).
 */
function withParagraphsApart(html: string): string {
  let depth = 0
  return html.replaceAll(LIST_TAG, (tag, close?: string, name?: string) => {
    if (name === undefined) return depth > 0 ? '<br>' : tag
    if (name.toLowerCase() !== 'li') return `<${close}${name.toLowerCase() === 'dl' ? 'div' : 'p'}>`
    depth += close === '' ? 1 : -1
    return tag
  })
}

/** Matches a space with a style of its own, but not the one after the marker of a list from Word. */
const STYLED_SPACE = new RegExp(
  `<(span|b|strong|i|em|u|s|a|font)\\b(?![^<>]*\\bfont:7)${ATTRIBUTES}>((?:\\s|&nbsp;)+)</\\1>`,
  'gi',
)

/**
 * Keeps a space that has a style of its own, as two spaces and tabs of Word have: Sanity would leave it out, and write
 * the words together (@portabletext/html 2.0.1).
 */
const withSpaces = (html: string) =>
  html.replaceAll(STYLED_SPACE, (_, _name, space: string) => (/^(?:\u00A0|&nbsp;)$/i.test(space) ? space : ' '))

const LINE_ELEMENTS = 'div|section|article|main|header|footer|aside|nav|address|figure|figcaption|center'
const OTHER_BLOCKS = 'p|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|t[hd]|h[1-6]|blockquote|pre|hr|details|summary'
const BLOCK_TAG = `</?(?:${LINE_ELEMENTS}|${OTHER_BLOCKS})\\b`

/** Matches an element that is a line: it has no blocks within. */
const LINE = new RegExp(`<(${LINE_ELEMENTS})\\b${ATTRIBUTES}>((?:(?!${BLOCK_TAG})[^])*?)(?:<br[^>]*>\\s*)?</\\1>`, 'gi')

/** Chrome ends what it copies with a break. */
const CHROME_END = /<br class="Apple-interchange-newline">/gi

/**
 * Makes paragraphs of the lines of mails and notes, which are `div` elements: Sanity would write them together
 * (@portabletext/html 2.0.1).
 */
const withLinesApart = (html: string) => html.replaceAll(CHROME_END, '').replaceAll(LINE, '<p>$2</p>')

/** Changes copied HTML so that Sanity's editor keeps lists, lines and spaces. @returns undefined if it does already */
export function adaptHtml(html: string): string | undefined {
  const adapted = withParagraphsApart(withLinesApart(withSpaces(withNumberedLists(html))))
  return adapted === html ? undefined : adapted
}

/** Returns whether copied HTML has a table, whose cells become paragraphs. */
export const hasTable = (html: string): boolean => /<table[\s>]/i.test(html)
