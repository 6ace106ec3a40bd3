'use client'

import { useEffect, useRef } from 'react'
import { share, snap } from '#components/illustrations/Gauge.tsx'
import { formatDollars, formatRate } from '#lib/content/format.ts'
import type { Locale } from '#lib/i18n/locales.ts'

interface LiveFigureProps {
  /** The sample buyer's figure and the ends of its gauge, in whole dollars. */
  gauge: { low: number; figure: number; high: number }
  locale: Locale
}

/** What a control adds: its worth where it is checked, or per unit moved from where it starts. */
const addedBy = ({ type, checked, valueAsNumber, defaultValue, dataset }: HTMLInputElement) =>
  Number(dataset['worth']) * (type === 'range' ? valueAsNumber - Number(defaultValue) : Number(checked))

/** Moves the figure and the gauge of the section around it by its controls. Screen readers hear the new figure. */
export function LiveFigure({ gauge: { low, figure, high }, locale }: LiveFigureProps) {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const section = status.current?.closest('section')
    if (!section) return
    const listening = new AbortController()
    const { signal } = listening
    const controls = [...section.querySelectorAll<HTMLInputElement>('[data-worth]')]
    const update = () => {
      const amount = Math.round(controls.reduce((sum, control) => sum + addedBy(control), figure))
      for (const shown of section.querySelectorAll('[data-figure]')) shown.textContent = formatDollars(amount, locale)
      section.querySelector<HTMLElement>('.gauge')?.style.setProperty('--level', `${snap(share(amount, low, high))}`)
      section.toggleAttribute('data-changed', amount !== figure)
      for (const control of controls.filter(({ type }) => type === 'range')) {
        const { min, max, valueAsNumber: rate } = control
        control.ariaValueText = formatRate(rate, locale)
        control.parentElement?.style.setProperty('--position', `${share(rate, Number(min), Number(max))}`)
        for (const shown of section.querySelectorAll('[data-rate]')) shown.textContent = formatRate(rate, locale)
      }
      return amount
    }
    const announce = () => {
      if (status.current) status.current.textContent = formatDollars(update(), locale)
    }
    // The browser may have restored the controls.
    if (controls.length > 0) update()
    section.addEventListener('input', update, { signal })
    section.addEventListener('change', announce, { signal })
    return () => listening.abort()
  }, [low, figure, high, locale])
  return <p ref={status} className="visually-hidden" role="status" />
}
