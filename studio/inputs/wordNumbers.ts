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
 *
 * @returns undefined when nothing is to be added
 */
export function withNumberedLists(html: string): string | undefined {
  const defined = new Set(Array.from(html.matchAll(DEFINITION), ([, list, level]) => `${list}:${level}`))
  const numbered = new Set(
    Array.from(html.matchAll(LIST_PARAGRAPH), ([, list, level, content = '']) => {
      const marker = toText(MARKER.exec(content)?.[1] ?? '')
      return COUNTS.test(marker) ? `${list}:${level}` : ''
    }),
  )
  const missing = [...numbered].filter((key) => key !== '' && !defined.has(key))
  if (missing.length === 0) return undefined
  const rules = missing.map((key) => `@list ${key} {mso-level-number-format:decimal}`).join('\n')
  const style = `<style>${rules}</style>`
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + style) : style + html
}

/** Returns whether copied HTML has a table, whose cells become paragraphs. */
export const hasTable = (html: string): boolean => /<table[\s>]/i.test(html)
