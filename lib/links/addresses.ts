/** Fields that hold an address, in whatever part of a document. */
const ADDRESS = /^(href|path)$|Url$/

/** An address as it is written, and the path of its field. */
export interface WrittenAddress {
  address: string
  field: string
}

/** Every address that stands in a document, or in a part of it. */
export function addressesIn(part: unknown, at = ''): WrittenAddress[] {
  if (Array.isArray(part)) return part.flatMap((item, index) => addressesIn(item, `${at}[${index}]`))
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) => {
    const field = at === '' ? name : `${at}.${name}`
    if (typeof value === 'string') return ADDRESS.test(name) ? [{ address: value, field }] : []
    return addressesIn(value, field)
  })
}
