import { stagger, type createScopedAnimate } from 'framer-motion/dom'
import { formatDollars } from '#lib/content/format.ts'
import type { DemoStep } from '#lib/phone-demo/frames.ts'
import type { Figures } from './choreography.ts'

type Animate = ReturnType<typeof createScopedAnimate>

/** A spring that settles after about this many seconds; more bounce overshoots further. */
const spring = (visualDuration: number, bounce = 0.2) => ({ type: 'spring', visualDuration, bounce }) as const

/** The app's outline while it opens: the notification, then a card, then the screen. */
const outlines = {
  notification: 'inset(28.6% 3.6% 58% 3.6% round 20px)',
  card: 'inset(18% 6% 18% 6% round 32px)',
  screen: 'inset(0% 0% 0% 0% round 40px)',
} as const

/**
 * How each step of the phone demo comes on. Selectors are looked up within the phone.
 *
 * @returns `enter`, one movement per step, told whether an earlier round is behind it; and `build`, which draws the
 *   part of the house that a task stands for
 */
export function createEntrances(animate: Animate, phone: HTMLElement, { from, to, locale }: Figures) {
  const figure = phone.querySelector('.power-figure')
  const showFigure = (amount: number) => {
    if (figure !== null) figure.textContent = formatDollars(amount, locale)
  }

  const enter: Readonly<Record<DemoStep, (again: boolean) => void>> = {
    lock(again) {
      animate('.lock-screen', { scale: 1, filter: 'blur(0px) brightness(1)' }, { duration: 0 })
      if (again) animate('.lock-screen, .status-bar', { opacity: [0, 1] }, { duration: 0.5 })
      animate('.wallpaper', { scale: [1, 1.02] }, { duration: 3, ease: 'linear' })
    },
    notification() {
      animate('.notification', { opacity: [0, 1], y: ['36%', '0%'], scale: 1 }, spring(0.45, 0.3))
    },
    tap() {
      animate('.notification', { scale: 0.965 }, { duration: 0.15 })
      animate('.tap', { opacity: [0, 1], scale: [0.3, 1] }, spring(0.35))
    },
    transition() {
      const { notification, card, screen } = outlines
      animate('.lock-screen', { scale: 0.93, filter: 'blur(2px) brightness(0.94)' }, { duration: 0.5 })
      animate('.app-launch', { opacity: [0.4, 1] }, { duration: 0.15 })
      animate(
        '.app-launch',
        { clipPath: [notification, card, card, screen] },
        { duration: 1.4, times: [0, 0.3, 0.62, 1], ease: ['easeOut', 'linear', 'easeInOut'] },
      )
      animate('.app-door', { y: ['30%', '0%'] }, spring(0.7))
      animate('.app-launch svg, .app-launch b', { opacity: [0, 1], scale: [0.7, 1] }, spring(0.6, 0.35))
    },
    loading() {
      animate('[data-built-by] path', { pathLength: 0, opacity: 0 }, { duration: 0 })
      animate('.loading-screen', { opacity: [0, 1] }, { duration: 0.35 })
      animate('.task', { opacity: [0, 1], y: [14, 0] }, { ...spring(0.4), delay: stagger(0.08, { startDelay: 0.1 }) })
      animate('.loading-bar i', { scaleX: [0.08, 1] }, { duration: 6, ease: 'linear' })
    },
    confetti() {
      animate('.result-screen', { y: ['100%', '0%'] }, spring(0.5, 0))
      animate('.gauge path + path', { opacity: [0, 1] }, { duration: 0.2, delay: stagger(0.1, { startDelay: 0.2 }) })
      animate(from, to, { duration: 1.2, ease: 'easeOut', onUpdate: (amount) => showFigure(Math.round(amount)) })
      animate('.power-change', { opacity: [0, 1], scale: [0.6, 1] }, { ...spring(0.4, 0.4), delay: 0.9 })
      animate('.ratio-bar i', { scaleX: [0, 1] }, { duration: 0.8, ease: 'easeOut', delay: 0.5 })
      animate(
        '.ratios, .coach',
        { opacity: [0, 1], y: [18, 0] },
        { ...spring(0.5), delay: stagger(0.15, { startDelay: 0.4 }) },
      )
    },
  }

  const build = (task: number) => {
    if (task < 0) return
    animate(
      `[data-built-by="${task}"] path`,
      { pathLength: [0, 1], opacity: [1, 1] },
      {
        duration: 0.8,
        ease: 'easeInOut',
        delay: stagger(0.45),
      },
    )
  }
  return { enter, build }
}
