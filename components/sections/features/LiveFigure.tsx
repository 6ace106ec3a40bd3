'use client'

import { useEffect, useRef } from 'react'
import type { Sample } from './moveFigure.ts'

/** Moves the section's figure by its controls; what moves it is loaded on the first use. Announces the new figure. */
export function LiveFigure(sample: Sample) {
  const announcer = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const start = () =>
      void import('./moveFigure.ts').then(
        ({ moveFigure }) => moveFigure(announcer.current, sample),
        () => undefined,
      )
    announcer.current?.closest('section')?.addEventListener('input', start, { once: true })
  }, [sample])
  return <p ref={announcer} className="visually-hidden" role="status" />
}
