interface PlacedSection {
  _key: string
  section: string
}

/** A section and its place in the editors' list; no place where the list leaves it out. */
interface ArrangedSection<Name extends string> {
  name: Name
  _key: string | undefined
}

/**
 * Every section of a page once: those the editors placed in their order, then the others as they come by default.
 *
 * @param names the page's sections in their default order
 * @param placed the editors' list; names the page does not know and repetitions are passed over
 */
export function arrange<Name extends string>(
  names: readonly Name[],
  placed: readonly PlacedSection[],
): ArrangedSection<Name>[] {
  const listed = placed.flatMap(({ section, _key }, index) => {
    const name = names.find((known) => known === section)
    const first = placed.findIndex((other) => other.section === section) === index
    return name !== undefined && first ? [{ name, _key }] : []
  })
  const others = names.filter((name) => listed.every((each) => each.name !== name))
  return [...listed, ...others.map((name) => ({ name, _key: undefined }))]
}
