import { spring as createSpring } from 'framer-motion/dom'
import { formatDollars } from '#lib/content/format.ts'
import type { DemoFrame, DemoStep } from '#lib/phone-demo/frames.ts'
import { createDemoPlayer, type DemoPlayer } from '#lib/phone-demo/player.ts'

/** Start and end of the counted figure, in whole dollars. */
export interface Figures {
  readonly from: number
  readonly to: number
  readonly locale: string
}

/** Connects the frames of the demo to the phone's screens, of which `data-step` selects one, and its animations. */
export function createTimeline(
  phone: HTMLElement,
  figures: Figures,
  onConfetti: (falling: boolean) => void,
): DemoPlayer {
  const { enter, build } = createStepAnimations(phone, figures)
  const animations = (state: AnimationPlayState) =>
    phone.getAnimations({ subtree: true }).filter(({ playState }) => playState === state)
  const tasks = phone.querySelectorAll<HTMLElement>('.task')
  let step: DemoStep | undefined

  const player = createDemoPlayer((frame: DemoFrame) => {
    const hasPlayed = step !== undefined
    phone.dataset.step = frame.step
    phone.toggleAttribute(
      'data-done',
      frame.tasks.every((state) => state === 'loaded'),
    )
    tasks.forEach((task, index) => {
      task.dataset.state = frame.tasks[index]
    })
    if (frame.step !== step) enter[frame.step](hasPlayed)
    if (frame.step === 'loading') build(frame.tasks.indexOf('loading'))
    onConfetti(frame.confetti === true)
    step = frame.step
  })

  return {
    play() {
      player.play()
      for (const animation of animations('paused')) animation.play()
    },
    pause() {
      player.pause()
      for (const animation of animations('running')) animation.pause()
    },
  }
}

/** Outline of the app while it opens: the notification, a card, the screen. */
const outlines = [
  'inset(28.6% 3.6% 58% 3.6% round 20px)',
  'inset(18% 6% 18% 6% round 32px)',
  'inset(18% 6% 18% 6% round 32px)',
  'inset(0% 0% 0% 0% round 40px)',
]

/**
 * Creates the animations of the phone's steps.
 *
 * @returns `enter`, one animation per step, with `again` from the second round on; and `build`, which draws the part of
 *   the house of a task
 */
function createStepAnimations(phone: HTMLElement, { from, to, locale }: Figures) {
  const move = createMover(phone)
  const figure = phone.querySelector('.power-figure')
  const countUp = () => {
    if (figure === null) return
    // An empty animation is the clock, so that it pauses with the element's others.
    const clock = figure.animate([], { duration: 1200, easing: 'ease-out', fill: 'forwards' })
    const tick = () => {
      const progress = clock.effect?.getComputedTiming().progress ?? 1
      figure.textContent = formatDollars(Math.round(from + (to - from) * progress), locale)
      if (progress < 1) requestAnimationFrame(tick)
    }
    tick()
  }

  const enter: Readonly<Record<DemoStep, (again: boolean) => void>> = {
    lock(again) {
      move('.lock-screen', { scale: '1', filter: 'blur(0px) brightness(1)' }, { duration: 0 })
      if (again) move('.lock-screen, .status-bar', { opacity: [0, 1] }, { duration: 500 })
      move('.wallpaper', { scale: ['1', '1.02'] }, { duration: 3000, easing: 'linear' })
    },
    notification() {
      move('.notification', { opacity: [0, 1], translate: ['0 36%', '0 0%'] }, spring(0.45, 0.3))
      move('.notification', { scale: '1' }, spring(0.45, 0.3))
    },
    tap() {
      move('.notification', { scale: '0.965' }, { duration: 150 })
      move('.tap', { opacity: [0, 1], scale: ['0.3', '1'] }, spring(0.35))
    },
    transition() {
      move('.lock-screen', { scale: '0.93', filter: 'blur(2px) brightness(0.94)' }, { duration: 500 })
      move('.app-launch', { opacity: [0.4, 1] }, { duration: 150 })
      move(
        '.app-launch',
        {
          clipPath: outlines,
          offset: [0, 0.3, 0.62, 1],
          easing: ['ease-out', 'linear', 'ease-in-out'],
        },
        { duration: 1400, easing: 'linear' },
      )
      move('.app-door', { translate: ['0 30%', '0 0%'] }, spring(0.7))
      move('.app-launch svg, .app-launch b', { opacity: [0, 1], scale: ['0.7', '1'] }, spring(0.6, 0.35))
    },
    loading() {
      move('[data-built-by] path', { opacity: 0 }, { duration: 0 })
      move('.loading-screen', { opacity: [0, 1] }, { duration: 350 })
      move('.task', { opacity: [0, 1], translate: ['0 14px', '0 0'] }, { ...spring(0.4), delay: 100, stagger: 80 })
      move('.loading-bar i', { scale: ['0.08 1', '1 1'] }, { duration: 6000, easing: 'linear' })
    },
    confetti() {
      move('.result-screen', { translate: ['0 100%', '0 0%'] }, spring(0.5, 0))
      move('.gauge', { '--level': ['0'], offset: [0] }, { duration: 1000, delay: 200 })
      countUp()
      move('.power-change', { opacity: [0, 1], scale: ['0.6', '1'] }, { ...spring(0.4, 0.4), delay: 900 })
      move('.ratio-bar i', { scale: ['0 1', '1 1'] }, { duration: 800, delay: 500 })
      move(
        '.ratios, .coach',
        { opacity: [0, 1], translate: ['0 18px', '0 0'] },
        { ...spring(0.5), delay: 400, stagger: 150 },
      )
    },
  }

  const build = (task: number) => {
    const lines = `[data-built-by="${task}"] path`
    for (const line of phone.querySelectorAll(lines)) line.setAttribute('pathLength', '1')
    // The gap is longer than the line, so that a dash's round end does not show early.
    move(
      lines,
      { opacity: [1, 1], strokeDasharray: ['1 2', '1 2'], strokeDashoffset: ['1.1', '0'] },
      { duration: 800, easing: 'ease-in-out', stagger: 450 },
    )
  }
  return { enter, build }
}

/** Timing in ms; `stagger` delays each further element. */
interface Timing extends Pick<KeyframeAnimationOptions, 'delay' | 'duration' | 'easing'> {
  readonly stagger?: number
}

/** Computes the timing of a spring; a higher bounce overshoots further. */
function spring(settleSeconds: number, bounce = 0.2): Timing {
  const [duration = '', ...easing] = createSpring(settleSeconds, bounce).toString().split(' ')
  const hasLinear = CSS.supports('animation-timing-function', 'linear(0, 1)')
  return { duration: Number.parseFloat(duration), easing: hasLinear ? easing.join(' ') : 'ease-out' }
}

/** Creates a function that animates elements to values that persist; a single value starts from the current one. */
function createMover(root: HTMLElement) {
  return (selector: string, keyframes: PropertyIndexedKeyframes, { stagger = 0, delay = 0, ...timing }: Timing) => {
    root.querySelectorAll(selector).forEach((element, index) => {
      element.animate(keyframes, { easing: 'ease-out', fill: 'both', ...timing, delay: delay + index * stagger })
    })
  }
}
