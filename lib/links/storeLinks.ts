/**
 * A store link as it may be followed: https only, so that nothing a browser would run can stand in its place.
 *
 * @returns undefined for anything else, as if there were none
 */
export function storeLink(written: string | null | undefined): string | undefined {
  if (!written || !URL.canParse(written)) return undefined
  const address = new URL(written)
  return address.protocol === 'https:' ? address.href : undefined
}
