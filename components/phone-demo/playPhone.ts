import { createPlayback } from '#lib/phone-demo/playback.ts'
import type { Figures } from './timeline.ts'

/** How much of the phone must be in the window for it to play. */
const IN_VIEW = 0.25

interface PhoneWatcher {
  /** Told when confetti begins and ends. */
  readonly onConfetti: (falling: boolean) => void
  /** Told whether there is something to pause: neither before the phone plays nor where less motion is asked for. */
  readonly onPausable: (pausable: boolean) => void
}

/**
 * Plays the phone as long as it is in view, in a visible tab, and the visitor has neither paused it nor asked for less
 * motion. What it plays with is downloaded the first time.
 *
 * @param signal stops it for good
 * @returns told of the visitor's choice, which holds whatever comes into view or leaves it meanwhile
 */
export function playPhone(
  phone: HTMLElement,
  figures: Figures,
  { onConfetti, onPausable }: PhoneWatcher,
  signal: AbortSignal,
): (paused: boolean) => void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')

  const change = createPlayback(async () => {
    const { createTimeline } = await import('./timeline.ts')
    signal.throwIfAborted()
    return createTimeline(phone, figures, onConfetti)
  }, onPausable)
  const followTab = () => change({ tabShown: !document.hidden })
  const followMotion = () => {
    change({ motionWelcome: !lessMotion.matches })
    if (lessMotion.matches) onConfetti(false)
  }

  followTab()
  followMotion()
  const observer = new IntersectionObserver((entries) => change({ inView: entries.at(-1)?.isIntersecting ?? false }), {
    threshold: IN_VIEW,
  })
  observer.observe(phone)
  document.addEventListener('visibilitychange', followTab, { signal })
  lessMotion.addEventListener('change', followMotion, { signal })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    change({ inView: false })
  })
  return (paused) => change({ wanted: !paused })
}
