'use client'

import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyOptional } from '#components/ui/lazyOptional.ts'

const Pieces = lazyOptional(() => import('./ScanConfettiPieces.tsx'))

/** Renders confetti behind the code, thrown once; none under reduced motion or without JavaScript. */
export function ScanConfetti() {
  const layer = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState<{ width: number; height: number } | null>(null)

  useEffect(() => {
    if (!layer.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setBox({ width: layer.current.clientWidth, height: layer.current.clientHeight })
  }, [])

  return (
    <div ref={layer} className="scan-confetti" aria-hidden="true">
      {box && (
        <Suspense>
          <Pieces {...box} />
        </Suspense>
      )}
    </div>
  )
}
