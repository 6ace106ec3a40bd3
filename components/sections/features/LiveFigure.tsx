'use client'

import { useEffect, useRef } from 'react'
import type { Sample } from './moveFigure.ts'

/** Updates the section's figure from its controls and announces it. The code loads on first use. */
export function LiveFigure(sample: Sample) {
  const announcer = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const start = () =>
      void import('./moveFigure.ts').then(
        ({ moveFigure }) => moveFigure(announcer.current, sample),
        () => undefined,
      )
    const unmounted = new AbortController()
    const options = { once: true, signal: unmounted.signal }
    announcer.current?.closest('section')?.addEventListener('input', start, options)
    return () => unmounted.abort()
  }, [sample])
  return <p ref={announcer} className="visually-hidden" role="status" />
}
