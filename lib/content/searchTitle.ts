/** Maximum length of a title in search results, including the product's name before it. */
export const MAX_TITLE_LENGTH = 60

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
