'use client'

import { useEffect, useRef } from 'react'
import type { GaugeFigures } from './moveFigure.ts'

const isUsed = ({ type, checked, value, defaultValue }: HTMLInputElement): boolean =>
  type === 'range' ? value !== defaultValue : checked

/** Updates the section's figure from its controls and announces it. The code loads on first use. */
export function LiveFigure({ low, figure, high, prices, locale }: GaugeFigures) {
  const announcer = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const unmounted = new AbortController()
    const { signal } = unmounted
    const start = () =>
      void import('./moveFigure.ts').then(
        ({ moveFigure }) => moveFigure(announcer.current, { low, figure, high, prices, locale }, signal),
        () => undefined,
      )
    const section = announcer.current?.closest('section')
    // A control that was used before hydration fired no event here.
    if ([...(section?.querySelectorAll<HTMLInputElement>('[data-change]') ?? [])].some(isUsed)) start()
    else section?.addEventListener('input', start, { once: true, signal })
    return () => unmounted.abort()
  }, [low, figure, high, prices, locale])
  return <p ref={announcer} className="visually-hidden" role="status" />
}
