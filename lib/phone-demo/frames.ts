export type DemoStep = 'lock' | 'notification' | 'tap' | 'transition' | 'loading' | 'confetti'

type TaskState = 'waiting' | 'loading' | 'loaded'

export interface DemoFrame {
  readonly step: DemoStep
  readonly durationMs: number
  readonly tasks: readonly [TaskState, TaskState, TaskState]
  readonly confetti?: boolean
}

const untouched = ['loading', 'waiting', 'waiting'] as const
const allLoaded = ['loaded', 'loaded', 'loaded'] as const

/** All frames of a round in order. The task items advance while loading; the confetti starts after the last step. */
export const frames: readonly DemoFrame[] = [
  { step: 'lock', durationMs: 1500, tasks: untouched },
  { step: 'notification', durationMs: 1500, tasks: untouched },
  { step: 'tap', durationMs: 800, tasks: untouched },
  { step: 'transition', durationMs: 1500, tasks: untouched },
  { step: 'loading', durationMs: 2000, tasks: untouched },
  { step: 'loading', durationMs: 2000, tasks: ['loaded', 'loading', 'waiting'] },
  { step: 'loading', durationMs: 2000, tasks: ['loaded', 'loaded', 'loading'] },
  { step: 'loading', durationMs: 100, tasks: allLoaded },
  { step: 'confetti', durationMs: 1000, tasks: allLoaded },
  { step: 'confetti', durationMs: 5000, tasks: allLoaded, confetti: true },
]

export const DEMO_ROUND_MS = frames.reduce((sum, { durationMs }) => sum + durationMs, 0)
