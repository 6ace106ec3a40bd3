/**
 * Orders the sections of a page: listed ones first, then the others in their default order.
 *
 * @param names the page's sections in their default order
 * @param placed the editors' list; unknown names and repetitions are skipped
 * @returns the sections and their keys in the editors' list
 */
export function orderSections<Name extends string>(
  names: readonly Name[],
  placed: readonly { _key: string; section: string }[],
): { name: Name; _key: string | undefined }[] {
  const order = new Set([...placed.map(({ section }) => section), ...names])
  return [...order]
    .flatMap((section) => names.find((name) => name === section) ?? [])
    .map((name) => ({ name, _key: placed.find(({ section }) => section === name)?._key }))
}
