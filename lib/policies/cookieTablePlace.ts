/** The section of the cookie policy after which the table of cookies stands. */
const COOKIE_TABLE_AFTER = 'list'

/**
 * Which section the table of cookies stands after: the one with the id it is meant for, or the last, since an editor
 * may name a section anew and the law wants the table whatever sections are called.
 *
 * @param ids of the policy's sections, in their order
 * @returns its index; -1 where there are no sections
 */
export function findCookieTablePlace(ids: readonly string[]): number {
  const place = ids.indexOf(COOKIE_TABLE_AFTER)
  return place === -1 ? ids.length - 1 : place
}
