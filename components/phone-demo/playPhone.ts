import { createPlayback } from '#lib/phone-demo/playback.ts'
import type { Figures } from './timeline.ts'

/** Share of the phone that must be in the window to play. */
const MIN_VISIBLE_SHARE = 0.25

interface PhoneWatcher {
  readonly onConfetti: (falling: boolean) => void
  /** Called with false before the phone plays and under reduced motion. */
  readonly onPausable: (pausable: boolean) => void
}

/** Plays the phone while in view, in a visible tab, without reduced motion. Returns a function that pauses it. */
export function playPhone(
  phone: HTMLElement,
  figures: Figures,
  { onConfetti, onPausable }: PhoneWatcher,
  signal: AbortSignal,
): (paused: boolean) => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

  const update = createPlayback(async () => {
    const { createTimeline } = await import('./timeline.ts')
    signal.throwIfAborted()
    return createTimeline(phone, figures, onConfetti)
  }, onPausable)
  const onVisibilityChange = () => update({ tabVisible: !document.hidden })
  const onMotionChange = () => {
    update({ motionAllowed: !reducedMotion.matches })
    if (reducedMotion.matches) onConfetti(false)
  }

  onVisibilityChange()
  onMotionChange()
  const observer = new IntersectionObserver((entries) => update({ inView: entries.at(-1)?.isIntersecting ?? false }), {
    threshold: MIN_VISIBLE_SHARE,
  })
  observer.observe(phone)
  document.addEventListener('visibilitychange', onVisibilityChange, { signal })
  reducedMotion.addEventListener('change', onMotionChange, { signal })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    update({ inView: false })
  })
  return (paused) => update({ unpaused: !paused })
}
