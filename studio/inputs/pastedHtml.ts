/** A paragraph of a list as Word copies it: the level of a list definition, and the marker in a part of its own. */
const LIST_PARAGRAPH = /<(?:p|h\d)\b[^>]*?mso-list:\s*(l\d+)\s+(level\d+)\s+lfo\d+[^>]*>([\s\S]*?)<\/(?:p|h\d)>/gi
const MARKER = /mso-list:\s*Ignore[^>]*>([\s\S]*?)<\/span>/i
const DEFINITION = /@list\s+(l\d+):(level\d+)\s*\{/g

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

/**
 * Keeps apart the paragraphs of a list item, and the terms and descriptions of a list of them: Sanity would write their
 * words together (@portabletext/html 2.0.1).
 */
function withParagraphsApart(html: string): string {
  let depth = 0
  return html.replaceAll(/<(\/?)(li|dl|dt|dd)\b[^>]*>|<\/p>\s*<p\b[^>]*>/gi, (tag, close?: string, name?: string) => {
    if (name === undefined) return depth > 0 ? '<br>' : tag
    if (name.toLowerCase() !== 'li') return `<${close}${name.toLowerCase() === 'dl' ? 'div' : 'p'}>`
    depth += close === '' ? 1 : -1
    return tag
  })
}

/** Changes copied HTML so that Sanity's editor keeps its lists. @returns undefined when nothing is to be changed */
export function adaptHtml(html: string): string | undefined {
  const adapted = withParagraphsApart(withNumberedLists(html))
  return adapted === html ? undefined : adapted
}

/** Returns whether copied HTML has a table, whose cells become paragraphs. */
export const hasTable = (html: string): boolean => /<table[\s>]/i.test(html)
