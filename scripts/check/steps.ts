/** One step of a test command: a program whose success counts as one check, or one that reports its tests. */
export interface Step {
  name: string
  command: readonly [program: string, ...args: string[]]
  environment?: Record<string, string>
  /** True for a test program with one of our reporters. */
  reports?: true
  /** True when running no test is not a failure, as nothing may have changed. */
  mayRunNothing?: true
}

/** Steps that run in sequence. */
export type Lane = readonly Step[]

const routeTypes: Step = { name: 'route types', command: ['next', 'typegen'] }

const lint: Step = { name: 'types and lint', command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'] }

const format: Step = { name: 'format', command: ['oxfmt', '--check', '.'] }

const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: ['vitest', 'run', '--reporter=default', '--reporter=./scripts/check/vitestReporter.ts', ...args],
  reports: true,
})

// Has its own settings and data folder, so that it neither needs nor changes those of this clone.
const build: Step = {
  name: 'build',
  command: ['node', 'scripts/site/start.ts', 'build'],
  environment: { DATA_DIR: 'node_modules/.cache/build-data', ENV_FILE: '', SANITY_PROJECT_ID: '' },
}

const browserTests: Step = {
  name: 'browser tests',
  command: ['playwright', 'test', '--reporter=list,./scripts/check/playwrightReporter.ts'],
  reports: true,
}

/** All steps, in stages whose lanes run in parallel. */
const everything: readonly (readonly Lane[])[] = [
  [
    // The build empties the folder of the route types, so it runs first.
    [build, routeTypes],
    [
      { name: 'browser and database', command: ['node', 'scripts/check/browser.ts'] },
      { name: 'unused code and packages', command: ['knip'] },
      { name: 'generated types', command: ['node', 'scripts/typegen.ts', '--check'] },
      format,
    ],
  ],
  [[lint]],
  [[vitest('unit and contract tests')]],
  [[browserTests]],
]

export const STAGES = {
  test: everything,
  full: everything,
  quick: [
    [[routeTypes, lint, format]],
    [[{ ...vitest('changed tests', '--changed', '--passWithNoTests'), mayRunNothing: true }]],
  ],
} as const satisfies Record<string, readonly (readonly Lane[])[]>
