'use client'

import { useEffect } from 'react'
import { keepQueryAndAnchor } from '#components/language-switch/keepQueryAndAnchor.ts'
import { followMenu, HEADER_ID, MENU_ID, trapFocus } from './menuDialog.ts'

/** Enhances the header, which is server-rendered HTML, with JavaScript. */
export function HeaderBehaviour() {
  useEffect(() => {
    const header = document.getElementById(HEADER_ID)
    const menu = document.getElementById(MENU_ID)
    if (header === null || !(menu instanceof HTMLDialogElement)) return
    const controller = new AbortController()
    const { signal } = controller
    markScrolled(header, signal)
    const links = document.querySelectorAll<HTMLAnchorElement>(`#${HEADER_ID} li a, #${MENU_ID} li a`)
    void import('./sectionLinks.ts')
      .then(({ scrollSpy, scrollToArrivalAnchor }) => {
        if (signal.aborted) return
        scrollSpy([...links], signal)
        scrollToArrivalAnchor(signal)
      })
      .catch(() => undefined)
    followMenu(menu, signal)
    trapFocus(menu, signal)
    keepQueryAndAnchor(signal)
    limitTransitions(signal)
    return () => controller.abort()
  }, [])
  return null
}

/** Scroll distance after which the bar turns translucent. */
const SCROLLED_AFTER_PX = 1

function markScrolled(header: HTMLElement, signal: AbortSignal): void {
  const mark = () => header.toggleAttribute('data-scrolled', window.scrollY > SCROLLED_AFTER_PX)
  mark()
  addEventListener('scroll', mark, { signal })
}

/** Skips the view transition to every page but those of the two audiences. */
function limitTransitions(signal: AbortSignal): void {
  const skip = ({ activation, viewTransition }: PageSwapEvent) => {
    const tabs = [...document.querySelectorAll<HTMLAnchorElement>('.audience-tabs a')]
    if (!tabs.some(({ href }) => href === activation?.entry.url)) viewTransition?.skipTransition()
  }
  addEventListener('pageswap', skip, { signal })
}
