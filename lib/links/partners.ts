/** The partner value of visitors who come without one. */
export const DEFAULT_PARTNER = 'default'

/**
 * The partner a route parameter stands for.
 *
 * @param value the `{partner}` part of the address, as the router decoded it
 * @param partners the values that exist in the content store
 * @returns the value as the content store spells it, or the default partner when it is not known
 */
export function normalisePartner(value: string, partners: readonly string[]): string {
  const wanted = value.trim().toLowerCase()
  return partners.find((partner) => partner.toLowerCase() === wanted) ?? DEFAULT_PARTNER
}
