/** Id of the section that the cookie table follows. */
const COOKIE_TABLE_AFTER = 'list'

/**
 * Finds the section that the cookie table follows: the one with its id, or the last, since editors may rename sections
 * and the law requires the table.
 *
 * @returns its index; -1 without sections
 */
export function findCookieTablePlace(ids: readonly string[]): number {
  const place = ids.indexOf(COOKIE_TABLE_AFTER)
  return place === -1 ? ids.length - 1 : place
}
