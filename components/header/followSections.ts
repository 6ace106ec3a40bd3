import { activeSection } from '#lib/links/sections.ts'

/**
 * Marks the links to the section in view with `aria-current`, as the page scrolls or changes size. Links to other
 * pages are left alone.
 */
export function followSections(links: readonly HTMLAnchorElement[], signal: AbortSignal): void {
  const anchors = links.filter(({ hash, pathname }) => hash !== '' && pathname === location.pathname)
  const ids = [...new Set(anchors.map(({ hash }) => hash.slice(1)))]
  let pending = 0

  const mark = () => {
    pending = 0
    const boxes = ids.flatMap((id) => {
      const box = document.getElementById(id)?.getBoundingClientRect()
      return box === undefined ? [] : [{ id, top: box.top, height: box.height }]
    })
    const active = activeSection(boxes, innerHeight)
    for (const link of anchors) {
      if (link.hash === `#${active}`) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  // Once per painted frame at most: measuring on every scroll event would make the page stutter.
  const markSoon = () => {
    pending ||= requestAnimationFrame(mark)
  }

  if (ids.length === 0) return
  markSoon()
  addEventListener('scroll', markSoon, { passive: true, signal })
  addEventListener('resize', markSoon, { passive: true, signal })
  signal.addEventListener('abort', () => cancelAnimationFrame(pending))
}
