/** Maximum length of a title in search results, including the product's name before it. */
export const MAX_TITLE_LENGTH = 60

/** Characters of a description that search engines show. */
export const MAX_DESCRIPTION_LENGTH = 155

/** Truncates a text at a word boundary to at most `max` characters, with an ellipsis. */
export function truncateAtWord(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const lastSpace = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastSpace > max / 2 ? lastSpace : cut.length).trimEnd()}…`
}

/** The site settings' fields of titles, which may be missing in a draft. */
interface SiteName {
  productName?: unknown
  titleSeparator?: unknown
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Returns the prefix of every page's title. */
export const getTitlePrefix = (settings: SiteName | null | undefined): string =>
  `${text(settings?.productName)}${text(settings?.titleSeparator)}`

/** Message for a title that is too long for search results; undefined if it fits. */
export function findSearchTitleProblem(title: string, settings: SiteName | null | undefined): string | undefined {
  const prefix = getTitlePrefix(settings)
  const length = prefix.length + title.length
  if (length <= MAX_TITLE_LENGTH) return undefined
  return `With “${prefix}” before it the title has ${length} characters; search results show ${MAX_TITLE_LENGTH}.`
}
