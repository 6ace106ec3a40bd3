'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import { lazyOptional } from '#components/ui/lazyOptional.ts'
import { whenIdle } from '#components/ui/whenIdle.ts'
import type { Figures } from './timeline.ts'

const PhoneConfetti = lazyOptional(() => import('./PhoneConfetti.tsx'))

interface PhonePlayerProps extends Figures {
  /** Labels of the button that pauses and plays. */
  readonly labels: Readonly<Record<'pause' | 'play', string>>
  /** The device with all its screens, from the server. */
  readonly children: ReactNode
}

/** Plays the phone's steps and confetti, with a pause button. */
export function PhonePlayer({ from, to, locale, labels, children }: PhonePlayerProps) {
  const phone = useRef<HTMLDivElement>(null)
  const applyPaused = useRef<(paused: boolean) => void>(null)
  const [confetti, setConfetti] = useState(false)
  const [pausable, setPausable] = useState(false)
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    const controller = new AbortController()
    const start = async () => {
      const { playPhone } = await import('./playPhone.ts')
      if (phone.current === null || controller.signal.aborted) return
      const watcher = { onConfetti: setConfetti, onPausable: setPausable }
      applyPaused.current = playPhone(phone.current, { from, to, locale }, watcher, controller.signal)
    }
    // When the download fails, the phone stays as the server rendered it.
    const cancel = whenIdle(() => void start().catch(() => undefined))
    return () => {
      cancel()
      controller.abort()
    }
  }, [from, to, locale])

  const action = paused ? 'play' : 'pause'
  // After every render, so that a restarted phone (an editor changed its figures) stays paused.
  useEffect(() => applyPaused.current?.(paused))

  return (
    <>
      <div ref={phone} className="phone" aria-hidden="true">
        {children}
        {confetti && <PhoneConfetti phone={phone} falling={!paused} />}
      </div>
      {pausable && (
        <button type="button" className="phone-pause" aria-label={labels[action]} onClick={() => setPaused(!paused)}>
          <Icon name={action} />
        </button>
      )}
    </>
  )
}
