interface PlacedSection {
  _key: string
  section: string
}

/** A section and its key in the editors' list. */
interface OrderedSection<Name extends string> {
  name: Name
  _key: string | undefined
}

/**
 * Orders the sections of a page: listed ones first, then the others in their default order.
 *
 * @param names the page's sections in their default order
 * @param placed the editors' list; unknown names and repetitions are skipped
 */
export function orderSections<Name extends string>(
  names: readonly Name[],
  placed: readonly PlacedSection[],
): OrderedSection<Name>[] {
  const listed = placed.flatMap(({ section, _key }, index) => {
    const name = names.find((known) => known === section)
    const isFirst = placed.findIndex((entry) => entry.section === section) === index
    return name !== undefined && isFirst ? [{ name, _key }] : []
  })
  const others = names.filter((name) => listed.every((entry) => entry.name !== name))
  return [...listed, ...others.map((name) => ({ name, _key: undefined }))]
}
