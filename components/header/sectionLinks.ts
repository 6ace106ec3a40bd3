import { scrollWhenFound } from '#lib/links/scrollWhenFound.ts'
import { HEADER_ID } from './menuDialog.ts'

/** The part of a section that must show before its menu item is active. */
const MIN_VISIBLE_SHARE = 0.25

/** An anchored section as measured in the window below the bar. Lengths in CSS pixels. */
interface SectionBox {
  readonly id: string
  /** Distance from the bar to the top of the section; negative once scrolled past. */
  readonly top: number
  readonly height: number
}

/**
 * Finds the section whose menu item is active: one at least 25% visible, of several the one covering most of the
 * window. A section taller than four windows can never show a quarter of itself, so it counts when no other section
 * covers more of the window.
 */
export function findActiveSection(sections: readonly SectionBox[], windowHeight: number): string | undefined {
  const byVisibleHeight = sections
    .map(({ id, top, height }) => ({ id, height, visible: Math.min(top + height, windowHeight) - Math.max(top, 0) }))
    .filter(({ visible }) => visible > 0)
    .toSorted((a, b) => b.visible - a.visible)
  return byVisibleHeight.find(({ height, visible }, index) => {
    const tooTall = height * MIN_VISIBLE_SHARE > windowHeight
    return tooTall ? index === 0 : visible >= height * MIN_VISIBLE_SHARE
  })?.id
}

/** Marks the links to the section in view with `aria-current`. Links to other pages are left alone. */
export function scrollSpy(links: readonly HTMLAnchorElement[], signal: AbortSignal): void {
  const anchors = links.filter(({ hash, pathname }) => hash !== '' && pathname === location.pathname)
  const ids = [...new Set(anchors.map(({ hash }) => hash.slice(1)))]
  let pending = 0

  const mark = () => {
    pending = 0
    const barHeight = document.getElementById(HEADER_ID)?.offsetHeight ?? 0
    const boxes = ids.flatMap((id) => {
      const box = document.getElementById(id)?.getBoundingClientRect()
      return box === undefined ? [] : [{ id, top: box.top - barHeight, height: box.height }]
    })
    const active = findActiveSection(boxes, innerHeight - barHeight)
    for (const link of anchors) {
      if (link.hash === `#${active}`) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  // At most once per frame, since measuring forces a layout.
  const scheduleMark = () => {
    pending ||= requestAnimationFrame(mark)
  }

  if (ids.length === 0) return
  scheduleMark()
  addEventListener('scroll', scheduleMark, { passive: true, signal })
  addEventListener('resize', scheduleMark, { passive: true, signal })
  signal.addEventListener('abort', () => cancelAnimationFrame(pending))
}

/** Scrolls to the section a link of this site leads to. Reload, Back and external links keep the browser's position. */
export function scrollToArrivalAnchor(signal: AbortSignal): void {
  const id = location.hash.slice(1)
  // The browser has already followed the anchor, and the visitor may have scrolled on.
  if (id === '' || scrollY > 0 || !cameFromAnotherPage()) return
  const cancel = scrollWhenFound(
    () => document.getElementById(id),
    (section) => section.scrollIntoView(),
  )
  for (const userAction of ['wheel', 'touchstart', 'keydown', 'hashchange'])
    addEventListener(userAction, cancel, { once: true, passive: true, signal })
  signal.addEventListener('abort', cancel)
}

function cameFromAnotherPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type !== 'navigate') return false
  if (!URL.canParse(document.referrer)) return false
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin && pathname !== location.pathname
}
