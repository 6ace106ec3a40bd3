import { scrollWhenFound } from '#lib/links/anchorScroll.ts'

/**
 * Scrolls to the section a link of another page of this site leads to (specification, section 2). Reloading, going
 * back and arriving from elsewhere are left to the browser, which knows where the visitor was.
 */
export function scrollToArrivalAnchor(signal: AbortSignal): void {
  const id = location.hash.slice(1)
  // The browser has followed the anchor itself, perhaps long ago: the visitor is reading on from there.
  if (id === '' || scrollY > 0 || !cameFromAnotherPage()) return
  const giveUp = scrollWhenFound(
    () => document.getElementById(id),
    (section) => section.scrollIntoView(),
  )
  for (const takeOver of ['wheel', 'touchstart', 'keydown', 'hashchange'])
    addEventListener(takeOver, giveUp, { once: true, passive: true, signal })
  signal.addEventListener('abort', giveUp)
}

function cameFromAnotherPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type !== 'navigate') return false
  if (!URL.canParse(document.referrer)) return false
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin && pathname !== location.pathname
}
