'use client'

import { useEffect } from 'react'
import { scrollSpy, markScrolled, scrollToArrivalAnchor } from './scrolling.ts'
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
    scrollSpy([...document.querySelectorAll<HTMLAnchorElement>(`#${HEADER_ID} li a, #${MENU_ID} li a`)], signal)
    openAsModal(menu, MENU_CLOSED, signal)
    trapFocus(menu, signal)
    scrollToArrivalAnchor(signal)
    return () => listening.abort()
  }, [])
  return null
}
