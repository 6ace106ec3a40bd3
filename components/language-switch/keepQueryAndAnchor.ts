import { getPageFragment } from '#lib/links/pageFragment.ts'

/**
 * Adds the current query, such as a campaign or an unsubscribe token, and anchor to the links to the other language.
 *
 * @param signal ends it
 */
export function keepQueryAndAnchor(signal: AbortSignal): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    const update = () => Object.assign(link, { search: location.search, hash: getPageFragment() })
    link.addEventListener('click', update, { signal })
  }
}
