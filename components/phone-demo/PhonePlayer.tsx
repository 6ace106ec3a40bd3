'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { lazyOptional } from '#components/ui/lazyOptional.ts'
import { whenIdle } from '#components/ui/whenIdle.ts'
import type { Figures } from './timeline.ts'

const PhoneConfetti = lazyOptional(() => import('./PhoneConfetti.tsx'))

interface PhonePlayerProps extends Figures {
  /** Contents of the pause button and the play button, from the server. */
  readonly pause: ReactNode
  readonly play: ReactNode
  /** The device with all its screens, from the server. */
  readonly children: ReactNode
}

/** Plays the phone's steps and confetti, with a pause button. */
export function PhonePlayer({ from, to, locale, pause, play, children }: PhonePlayerProps) {
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

  // After every render, so that a restarted phone (an editor changed its figures) stays paused.
  useEffect(() => applyPaused.current?.(paused))

  return (
    <>
      <div ref={phone} className="phone" aria-hidden="true">
        {children}
        {confetti && <PhoneConfetti phone={phone} falling={!paused} />}
      </div>
      {pausable && (
        <button type="button" className="phone-pause" onClick={() => setPaused(!paused)}>
          {paused ? play : pause}
        </button>
      )}
    </>
  )
}
