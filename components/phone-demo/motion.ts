import { spring as createSpring } from 'framer-motion/dom'

/** A movement's timing in ms, and how much later each further element of the selection starts. */
export interface Timing extends Pick<KeyframeAnimationOptions, 'delay' | 'duration' | 'easing'> {
  readonly stagger?: number
}

const hasLinear = () => CSS.supports('animation-timing-function', 'linear(0, 1)')

/**
 * The timing of a spring, worked out once and left to the browser.
 *
 * @param settles the seconds after which it looks settled
 * @param bounce more of it overshoots further
 */
export function spring(settles: number, bounce = 0.2): Timing {
  const [duration = '', ...easing] = createSpring(settles, bounce).toString().split(' ')
  return { duration: Number.parseFloat(duration), easing: hasLinear() ? easing.join(' ') : 'ease-out' }
}

/**
 * Moves what a selector finds within an element. Ends stay until the next movement of the same property, and a value
 * given alone is moved to from wherever the property is.
 */
export function createMover(within: HTMLElement) {
  return (selector: string, keyframes: PropertyIndexedKeyframes, { stagger = 0, delay = 0, ...timing }: Timing) => {
    within.querySelectorAll(selector).forEach((element, index) => {
      element.animate(keyframes, { easing: 'ease-out', fill: 'both', ...timing, delay: delay + index * stagger })
    })
  }
}

/**
 * Counts from one number to another. The clock is an animation that changes nothing, so that it pauses and goes on with
 * the others of the element.
 */
export function count(
  element: Element,
  { from, to, duration }: { from: number; to: number; duration: number },
  show: (value: number) => void,
): void {
  const clock = element.animate([], { duration, easing: 'ease-out', fill: 'forwards' })
  const tick = () => {
    const progress = clock.effect?.getComputedTiming().progress ?? 1
    show(Math.round(from + (to - from) * progress))
    if (progress < 1) requestAnimationFrame(tick)
  }
  tick()
}
