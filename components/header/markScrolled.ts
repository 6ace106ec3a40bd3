/** How far a page may be scrolled before the bar turns translucent (specification, section 9), in px. */
const SCROLLED_AFTER = 1

/** Sets `data-scrolled` on the header as long as the page is scrolled. */
export function markScrolled(header: HTMLElement, signal: AbortSignal): void {
  const mark = () => header.toggleAttribute('data-scrolled', window.scrollY > SCROLLED_AFTER)
  mark()
  addEventListener('scroll', mark, { passive: true, signal })
}
