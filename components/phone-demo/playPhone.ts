import type { DemoPlayer } from '#lib/phone-demo/player.ts'
import type { Figures } from './timeline.ts'

/** Share of the phone that must be in the window to play. */
const MIN_VISIBLE_SHARE = 0.25

interface PhoneWatcher {
  readonly onConfetti: (falling: boolean) => void
  /** Called with whether the visitor can pause the phone (WCAG 2.2.2): once it plays, unless motion is reduced. */
  readonly onPausable: (pausable: boolean) => void
}

/**
 * Plays the phone while in view, in a visible tab, without reduced motion. Its timeline is loaded the first time; after
 * a failure the still picture remains. Returns a function that pauses the phone.
 */
export function playPhone(
  phone: HTMLElement,
  figures: Figures,
  { onConfetti, onPausable }: PhoneWatcher,
  signal: AbortSignal,
): (paused: boolean) => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let isInView = false
  let isPaused = false
  let player: DemoPlayer | undefined
  let loading: Promise<void> | undefined

  const load = async () => {
    const { createTimeline } = await import('./timeline.ts')
    signal.throwIfAborted()
    player = createTimeline(phone, figures, onConfetti)
    update()
  }
  const update = () => {
    const { matches: isReduced } = reducedMotion
    const isPlaying = isInView && !isPaused && !isReduced && !document.hidden && !signal.aborted
    if (isPlaying) loading ??= load().catch(() => undefined)
    if (isPlaying) player?.play()
    else player?.pause()
    if (isReduced) onConfetti(false)
    onPausable(player !== undefined && !isReduced)
  }

  const onIntersection: IntersectionObserverCallback = (entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false
    update()
  }
  const observer = new IntersectionObserver(onIntersection, { threshold: MIN_VISIBLE_SHARE })
  observer.observe(phone)
  document.addEventListener('visibilitychange', update, { signal })
  reducedMotion.addEventListener('change', update, { signal })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    update()
  })
  return (paused) => {
    isPaused = paused
    update()
  }
}
