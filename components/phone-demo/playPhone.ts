import type { Figures } from './choreography.ts'

/** How much of the phone must be in the window for it to play. */
const IN_VIEW = 0.25

interface Playable {
  play: () => void
  pause: () => void
}

/**
 * Plays the phone as long as it is in view, in a visible tab, and the visitor has not asked for less motion. What it
 * plays with is downloaded the first time, once the browser has nothing better to do.
 *
 * @param onConfetti told when confetti begins and ends
 * @returns a function that stops it for good
 */
export function playPhone(phone: HTMLElement, figures: Figures, onConfetti: (falling: boolean) => void): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let inView = false
  let demo: Playable | undefined
  let requested = false

  const load = async () => {
    const { createPhoneDemo } = await import('./choreography.ts')
    if (signal.aborted) return
    demo = createPhoneDemo(phone, figures, onConfetti)
    update()
  }
  const update = () => {
    const playing = inView && !document.hidden && !lessMotion.matches
    if (playing && !requested) {
      requested = true
      // A download that fails leaves the phone as the server drew it, which is complete.
      whenIdle(() => void load().catch(() => undefined))
    }
    if (playing) demo?.play()
    else demo?.pause()
    if (lessMotion.matches) onConfetti(false)
  }

  const observer = new IntersectionObserver(
    (entries) => {
      inView = entries.at(-1)?.isIntersecting ?? false
      update()
    },
    { threshold: IN_VIEW },
  )
  observer.observe(phone)
  document.addEventListener('visibilitychange', update, { signal })
  lessMotion.addEventListener('change', update, { signal })
  return () => {
    stopped.abort()
    observer.disconnect()
    demo?.pause()
  }
}

/** Safari has no idle callback. */
const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? void requestIdleCallback(task) : void setTimeout(task, 200)
