import { useSyncExternalStore } from 'react'
import { fillPlaceholders } from '#lib/i18n/fillPlaceholders.ts'

/** Name of the box whose value are the figures. */
export const FIGURES_FIELD = 'calculator'

let offered = ''
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Offers what the calculator was asked, in words, to the demo forms of the page. */
export function offerFigures(figures: string): void {
  offered = figures
  for (const listener of listeners) listener()
}

/** Lets a visitor who used the calculator send its figures along. */
export function SendFigures({ label }: { label: string }) {
  const figures = useSyncExternalStore(
    subscribe,
    () => offered,
    () => '',
  )
  return (
    figures && (
      <label className="form-figures">
        <input type="checkbox" name={FIGURES_FIELD} value={figures} />
        {fillPlaceholders(label, { figures })}
      </label>
    )
  )
}
