import type { DemoFrame, DemoStep } from '#lib/phone-demo/frames.ts'
import { createDemoPlayer, type DemoPlayer } from '#lib/phone-demo/player.ts'
import { createStepAnimations, type Figures } from './stepAnimations.ts'

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
    onConfetti(frame.confetti)
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
