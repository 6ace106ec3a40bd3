'use client'

import { useEffect, useRef, useState } from 'react'
import { lazyOptional } from '#components/ui/lazyOptional.ts'
import { confettiFall, confettiPieces } from '#lib/phone-demo/confetti.ts'

const Confetti = lazyOptional(() => import('react-confetti'))

const colours = ['--accent-400', '--accent-500', '--secondary-300', '--secondary-500', '--primary-300']

/** Renders confetti behind the code, thrown once; none under reduced motion or without JavaScript. */
export function ScanConfetti() {
  const layer = useRef<HTMLDivElement>(null)
  const [look, setLook] = useState<{ width: number; height: number; colors: string[] } | null>(null)

  useEffect(() => {
    if (!layer.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const styles = getComputedStyle(layer.current)
    setLook({
      width: layer.current.clientWidth,
      height: layer.current.clientHeight,
      colors: colours.map((name) => styles.getPropertyValue(name)),
    })
  }, [])

  return (
    <div ref={layer} className="scan-confetti" aria-hidden="true">
      {look && <Confetti {...confettiFall} {...look} numberOfPieces={confettiPieces.scan} />}
    </div>
  )
}
