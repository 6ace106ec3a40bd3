let fragment = ''

/** Sets what the link to the other language takes along, since the address of a page never holds what was typed. */
export function setPageFragment(changed: string): () => void {
  fragment = changed
  return () => {
    fragment = ''
  }
}

/** Returns the fragment of what was typed into the page; that of its address if nothing was. */
export const getPageFragment = (): string => (fragment.length > 1 ? fragment : location.hash)
