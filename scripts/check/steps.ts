/** One step of a test command: a program whose success counts as one check, or one that reports its tests. */
export interface Step {
  name: string
  command: readonly [program: string, ...args: string[]]
  environment?: Record<string, string>
  /** True for a test program with one of our reporters. */
  reports?: true
  /** True where no test is no failure: nothing may have changed. */
  mayRunNothing?: true
}

/** Steps that run one after the other. */
export type Lane = readonly Step[]

const routeTypes: Step = { name: 'route types', command: ['next', 'typegen'] }

const lint: Step = { name: 'types and lint', command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'] }

const format: Step = { name: 'format', command: ['oxfmt', '--check', '.'] }

const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: ['vitest', 'run', '--reporter=default', '--reporter=./scripts/check/vitestReporter.ts', ...args],
  reports: true,
})

// On settings and a data folder of its own, so that it neither needs nor touches those of this clone.
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

/** Everything, in stages whose lanes run at the same time. */
const everything: readonly (readonly Lane[])[] = [
  [
    // The build empties the folder that the types of routes are in.
    [build, routeTypes],
    [
      { name: 'browser and database', command: ['node', 'scripts/check/browser.ts'] },
      { name: 'unused code and packages', command: ['knip'] },
      { name: 'duplicate packages and licences', command: ['node', 'scripts/check/packages.ts'] },
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
