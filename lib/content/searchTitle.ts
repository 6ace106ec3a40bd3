/** Characters a search engine shows of a title, the product's name before it included. */
export const TITLE_LENGTH = 60

/** What the site settings put before titles; nothing of it need be there yet. */
interface SiteName {
  productName?: unknown
  titleSeparator?: unknown
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** What stands before the title of every page. */
export const getTitlePrefix = (settings: SiteName | null | undefined): string =>
  `${text(settings?.productName)}${text(settings?.titleSeparator)}`

/** Says in words that a whole title, as search results show it, is too long; undefined when it fits. */
export function searchTitleProblem(title: string, settings: SiteName | null | undefined): string | undefined {
  const prefix = getTitlePrefix(settings)
  const length = prefix.length + title.length
  if (length <= TITLE_LENGTH) return undefined
  return `With “${prefix}” before it the title has ${length} characters; search results show ${TITLE_LENGTH}.`
}
