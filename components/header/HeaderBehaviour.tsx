'use client'

import { useEffect } from 'react'
import { followSections } from './followSections.ts'
import { keepFocusWithin } from './keepFocusWithin.ts'
import { HEADER_ID, MENU_CLOSED, MENU_ID } from './landmarks.ts'
import { markScrolled } from './markScrolled.ts'
import { openAsModal } from './openAsModal.ts'
import { scrollToArrivalAnchor } from './scrollToArrivalAnchor.ts'

/**
 * What the header does where JavaScript runs. The header itself is plain HTML from the server, so this renders
 * nothing; it listens, and sets attributes that the styles and assistive technology read.
 */
export function HeaderBehaviour() {
  useEffect(() => {
    const header = document.getElementById(HEADER_ID)
    const menu = document.getElementById(MENU_ID)
    if (header === null || !(menu instanceof HTMLDialogElement)) return
    const listening = new AbortController()
    const { signal } = listening
    markScrolled(header, signal)
    followSections([...document.querySelectorAll<HTMLAnchorElement>(`#${HEADER_ID} li a, #${MENU_ID} li a`)], signal)
    openAsModal(menu, MENU_CLOSED, signal)
    keepFocusWithin(menu, signal)
    scrollToArrivalAnchor(signal)
    return () => listening.abort()
  }, [])
  return null
}
