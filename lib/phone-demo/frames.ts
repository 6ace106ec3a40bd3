/** The six steps of the phone demo in order, with their durations in ms. */
export const demoSteps = [
  { step: 'lock', durationMs: 1500 },
  { step: 'notification', durationMs: 1500 },
  { step: 'tap', durationMs: 800 },
  { step: 'transition', durationMs: 1500 },
  { step: 'loading', durationMs: 6100 },
  { step: 'confetti', durationMs: 6000 },
] as const

export type DemoStep = (typeof demoSteps)[number]['step']

export const DEMO_ROUND_MS = demoSteps.reduce((sum, { durationMs }) => sum + durationMs, 0)

const TASK_INTERVAL_MS = 2000

/** Delay of the confetti after the start of the last step, in ms. */
const CONFETTI_DELAY_MS = 1000

type TaskState = 'waiting' | 'loading' | 'loaded'
type TaskStates = readonly [TaskState, TaskState, TaskState]

export interface DemoFrame {
  readonly step: DemoStep
  readonly tasks: TaskStates
  readonly confetti: boolean
}

/**
 * Lists the states of the task items at each interval of the loading step: the first two advance every time, the third
 * once the second is loaded.
 */
const taskStages = [
  ['loading', 'waiting', 'waiting'],
  ['loaded', 'loading', 'waiting'],
  ['loaded', 'loaded', 'loading'],
  ['loaded', 'loaded', 'loaded'],
] as const satisfies readonly TaskStates[]
const [untouched, , , allLoaded] = taskStages

/** All frames of a round in order, with the time of each in ms from its start. The first is at 0. */
export const keyframes = demoSteps.flatMap(({ step, durationMs }, index) => {
  const at = demoSteps.slice(0, index).reduce((sum, earlier) => sum + earlier.durationMs, 0)
  return listChanges(step)
    .filter(({ after }) => after < durationMs)
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
