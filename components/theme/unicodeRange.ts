const code = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')

/**
 * The characters a CSS `unicode-range` names.
 *
 * @param range for example `U+0041-005A,U+20AC`
 */
export function charactersOf(range: string): string {
  const spans = range.split(',').map((span) =>
    span
      .replace('U+', '')
      .split('-')
      .map((point) => parseInt(point, 16)),
  )
  return spans
    .flatMap(([first = 0, last = first]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((point) => String.fromCodePoint(point))
    .join('')
}

/** The CSS `unicode-range` of some characters, neighbours taken together. */
export function unicodeRange(characters: string): string {
  const points = [...new Set(characters)]
    .flatMap((character) => character.codePointAt(0) ?? [])
    .toSorted((a, b) => a - b)
  const spans: { first: number; last: number }[] = []
  for (const point of points) {
    const span = spans.at(-1)
    if (span?.last === point - 1) span.last = point
    else spans.push({ first: point, last: point })
  }
  return spans.map(({ first, last }) => `U+${code(first)}${last > first ? `-${code(last)}` : ''}`).join(',')
}
