import { useSyncExternalStore } from 'react'

/** Name of the checkbox whose value are the figures. */
export const FIGURES_FIELD = 'calculator'

let current = ''
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Offers what the calculator was asked to the demo forms of the page. */
export function offerFigures(figures: string): void {
  current = figures
  for (const listener of listeners) listener()
}

/** What the calculator was asked, in words; empty before it is used. */
export const useOfferedFigures = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => '',
  )
