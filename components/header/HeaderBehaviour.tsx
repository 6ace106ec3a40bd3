'use client'

import { useEffect } from 'react'
import { scrollWhenFound } from '#lib/links/scrollWhenFound.ts'
import { trapFocus, HEADER_ID, MENU_CLOSED, MENU_ID, openAsModal } from './menuDialog.ts'

/** Enhances the header, which is server-rendered HTML, with JavaScript. */
export function HeaderBehaviour() {
  useEffect(() => {
    const header = document.getElementById(HEADER_ID)
    const menu = document.getElementById(MENU_ID)
    if (header === null || !(menu instanceof HTMLDialogElement)) return
    const listening = new AbortController()
    const { signal } = listening
    markScrolled(header, signal)
    const links = document.querySelectorAll<HTMLAnchorElement>(`#${HEADER_ID} li a, #${MENU_ID} li a`)
    void import('./scrollSpy.ts').then(({ scrollSpy }) => scrollSpy([...links], signal)).catch(() => undefined)
    openAsModal(menu, MENU_CLOSED, signal)
    trapFocus(menu, signal)
    scrollToArrivalAnchor(signal)
    keepAnchor(signal)
    return () => listening.abort()
  }, [])
  return null
}

/** Scroll distance after which the bar turns translucent, in px. */
const SCROLLED_AFTER_PX = 1

/** Sets `data-scrolled` on the header while the page is scrolled. */
function markScrolled(header: HTMLElement, signal: AbortSignal): void {
  const mark = () => header.toggleAttribute('data-scrolled', window.scrollY > SCROLLED_AFTER_PX)
  mark()
  addEventListener('scroll', mark, { passive: true, signal })
}

/**
 * Scrolls to the section that a link from another page of this site leads to. Reload, Back and foreign links keep the
 * browser's own position.
 */
function scrollToArrivalAnchor(signal: AbortSignal): void {
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

/** Lets the links to the other language lead to the section the visitor is at. */
function keepAnchor(signal: AbortSignal): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    link.addEventListener('click', () => (link.hash = location.hash), { signal })
  }
}
