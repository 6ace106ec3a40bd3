'use client'

import { useEffect, useRef } from 'react'
import type { Sample } from './moveFigure.ts'

/** Moves the section's figure by its controls; what moves it is loaded on the first use. Announces the new figure. */
export function LiveFigure(sample: Sample) {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const announcer = status.current
    const section = announcer?.closest('section')
    const start = async () => {
      const { moveFigure } = await import('./moveFigure.ts')
      if (section) moveFigure(section, announcer, sample)
    }
    const startOnce = () => void start().catch(() => undefined)
    section?.addEventListener('input', startOnce, { once: true })
    return () => section?.removeEventListener('input', startOnce)
  }, [sample])
  return <p ref={status} className="visually-hidden" role="status" />
}
