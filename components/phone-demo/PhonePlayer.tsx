'use client'

import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { optional } from '#components/ui/optional.ts'
import type { Figures } from './choreography.ts'
import { playPhone } from './playPhone.ts'

const PhoneConfetti = optional(() => import('./PhoneConfetti.tsx'))

interface PhonePlayerProps extends Figures {
  /** The device with all its screens, from the server. */
  readonly children: ReactNode
}

/** Plays the phone's steps on the screens it is given, and throws the confetti. */
export function PhonePlayer({ from, to, locale, children }: PhonePlayerProps) {
  const phone = useRef<HTMLDivElement>(null)
  const [confetti, setConfetti] = useState(false)

  useEffect(() => {
    if (phone.current !== null) return playPhone(phone.current, { from, to, locale }, setConfetti)
  }, [from, to, locale])

  return (
    <div ref={phone} className="phone" aria-hidden="true">
      {children}
      {confetti && (
        <Suspense>
          <PhoneConfetti phone={phone} />
        </Suspense>
      )}
    </div>
  )
}
