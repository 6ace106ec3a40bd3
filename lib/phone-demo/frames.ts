/** The six steps of the phone demo in order, with how long each lasts in ms. */
export const demoSteps = [
  { step: 'lock', lasts: 1500 },
  { step: 'notification', lasts: 1500 },
  { step: 'tap', lasts: 800 },
  { step: 'transition', lasts: 1500 },
  { step: 'loading', lasts: 6100 },
  { step: 'confetti', lasts: 6000 },
] as const

export type DemoStep = (typeof demoSteps)[number]['step']

/** One round, in ms; then it starts again from the first step. */
export const DEMO_ROUND = demoSteps.reduce((sum, { lasts }) => sum + lasts, 0)

/** How often the task items move on, in ms. */
const TASK_INTERVAL_MS = 2000

/** How long after the last step appears the confetti starts, in ms. */
const CONFETTI_DELAY_MS = 1000

type TaskState = 'waiting' | 'loading' | 'loaded'
type TaskStates = readonly [TaskState, TaskState, TaskState]

/** Everything that changes on the phone over time. */
export interface DemoFrame {
  readonly step: DemoStep
  readonly tasks: TaskStates
  readonly confetti: boolean
}

/**
 * The task items after each interval of the loading step: the first two move on every time, the third only once the
 * second is loaded.
 */
const taskStages = [
  ['loading', 'waiting', 'waiting'],
  ['loaded', 'loading', 'waiting'],
  ['loaded', 'loaded', 'loading'],
  ['loaded', 'loaded', 'loaded'],
] as const satisfies readonly TaskStates[]
const [untouched, , , allLoaded] = taskStages

/** What a visitor who asked for less motion sees, and nothing else. */
export const restingFrame: DemoFrame = { step: 'confetti', tasks: allLoaded, confetti: false }

/** One moment of a round at which something changes, and what the phone shows from then on. */
export interface Keyframe {
  /** In ms from the start of the round. */
  readonly at: number
  readonly frame: DemoFrame
}

/** All moments of one round, in order. The first is at 0. */
export const keyframes: readonly Keyframe[] = demoSteps.flatMap(({ step, lasts }, index) => {
  const at = demoSteps.slice(0, index).reduce((sum, earlier) => sum + earlier.lasts, 0)
  return listChanges(step)
    .filter(({ after }) => after < lasts)
    .map(({ after, ...frame }) => ({ at: at + after, frame: { step, ...frame } }))
})

function listChanges(step: DemoStep): (Omit<DemoFrame, 'step'> & { after: number })[] {
  if (step === 'loading')
    return taskStages.map((tasks, stage) => ({ after: stage * TASK_INTERVAL_MS, tasks, confetti: false }))
  if (step === 'confetti')
    return [
      { after: 0, tasks: allLoaded, confetti: false },
      { after: CONFETTI_DELAY_MS, tasks: allLoaded, confetti: true },
    ]
  return [{ after: 0, tasks: untouched, confetti: false }]
}
