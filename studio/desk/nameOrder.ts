import type { SortOrderingItem } from 'sanity'

/** Fields that lists are ordered by, by document type: the names by which people look for a document. */
const NAME_FIELDS: Readonly<Record<string, string>> = {
  faq: 'question',
  landingPage: 'title',
  legalPolicy: 'title',
  partner: 'name',
  partnerLogo: 'name',
  pressLogo: 'name',
  testimonial: 'author',
}

/** Small letters of names in Latin script and combining accents, by the letters they are looked for under. */
const LETTERS: readonly (readonly [letters: string, plain: string])[] = [
  ['àáâãäå', 'a'],
  ['æ', 'ae'],
  ['çč', 'c'],
  ['èéêë', 'e'],
  ['ìíîï', 'i'],
  ['ñ', 'n'],
  ['òóôõöø', 'o'],
  ['œ', 'oe'],
  ['š', 's'],
  ['ùúûü', 'u'],
  ['ýÿ', 'y'],
  ['ž', 'z'],
  ['\u0300\u0301\u0302\u0303\u0308\u0327\u030C', ''],
]

/** Returns the GROQ expression of a field's text in small letters without accents, so that É is compared as e. */
export const foldInGroq = (field: string) =>
  LETTERS.flatMap(([letters, plain]) => Array.from(letters, (letter) => [letter, plain])).reduce(
    (text, [letter, plain]) => `array::join(string::split(${text}, "${letter}"), "${plain}")`,
    `lower(${field})`,
  )

/**
 * Returns the order in which a list of documents opens; undefined for one with its newest first. GROQ compares code
 * points, so É would come after Z. The Studio takes an expression as default only, not among a type's `orderings`.
 */
export function getNameOrder(type: string): SortOrderingItem[] | undefined {
  const field = NAME_FIELDS[type]
  return field === undefined
    ? undefined
    : [
        { field: foldInGroq(field), direction: 'asc' },
        { field, direction: 'asc' },
      ]
}
