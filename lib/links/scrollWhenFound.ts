const ANCHOR_SCROLL_DELAY_MS = 100

const MAX_ANCHOR_WAIT_MS = 1000

/**
 * Scrolls to a section after 100 ms, and retries every 100 ms for up to one second while it is not on the page.
 *
 * @returns a function that cancels, for when the visitor scrolls or leaves
 */
export function scrollWhenFound<Section>(find: () => Section | null, scroll: (section: Section) => void): () => void {
  let waited = 0
  const timer = setInterval(() => {
    waited += ANCHOR_SCROLL_DELAY_MS
    const section = find()
    if (section !== null) scroll(section)
    if (section !== null || waited >= MAX_ANCHOR_WAIT_MS) clearInterval(timer)
  }, ANCHOR_SCROLL_DELAY_MS)
  return () => clearInterval(timer)
}
