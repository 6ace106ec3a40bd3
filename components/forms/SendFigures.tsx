import { useSyncExternalStore } from 'react'
import { fillPlaceholders } from '#lib/i18n/fillPlaceholders.ts'

/** Name of the form field with the calculator's figures. */
export const FIGURES_FIELD = 'calculator'

let currentFigures = ''
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Offers the inputs of the calculator, as text, to the demo forms of the page. */
export function offerFigures(figures: string): void {
  currentFigures = figures
  for (const listener of listeners) listener()
}

/** Renders a checkbox that adds the calculator's figures to a request, once a visitor has used it. */
export function SendFigures({ label }: { label: string }) {
  const figures = useSyncExternalStore(
    subscribe,
    () => currentFigures,
    () => '',
  )
  return (
    figures && (
      <label className="form-figures">
        <input type="checkbox" name={FIGURES_FIELD} value={figures} />
        <span>{fillPlaceholders(label, { figures })}</span>
      </label>
    )
  )
}
