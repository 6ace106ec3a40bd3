/** One step of `npm test`: a program whose success counts as one check, or one that counts its own tests. */
export interface Step {
  name: string
  /** Programs to run one after the other, each with its arguments. */
  commands: readonly (readonly [program: string, ...args: string[]])[]
  /** Where it writes its counts, and in whose format. */
  counts?: { file: string; format: 'vitest' | 'playwright' }
  environment?: Record<string, string>
}

const results = 'test-results'

const vitest = (project: 'unit' | 'contract'): Step => {
  const file = `${results}/${project}.json`
  return {
    name: `${project} tests`,
    commands: [
      ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${file}`],
    ],
    counts: { file, format: 'vitest' },
  }
}

const browserResults = 'bench-results/e2e.json'

/** What `npm test` does, in its order: what is quick to fail comes first. */
export const steps: readonly Step[] = [
  {
    name: 'types',
    commands: [
      ['next', 'typegen'],
      ['tsc', '--noEmit', '-p', '.'],
    ],
  },
  {
    name: 'lint',
    commands: [
      ['oxlint', '--type-aware', '--deny-warnings'],
      ['oxfmt', '--check', '.'],
    ],
  },
  { name: 'dead code and unused packages', commands: [['knip']] },
  { name: 'duplicate packages and licences', commands: [['node', 'scripts/check/packages.ts']] },
  { name: 'generated types', commands: [['node', 'scripts/typegen.ts', '--check']] },
  vitest('unit'),
  vitest('contract'),
  // On settings and a data folder of its own, so that it neither needs nor touches those of this clone.
  {
    name: 'build',
    commands: [['node', 'scripts/site/build-only.ts']],
    environment: { DATA_DIR: 'node_modules/.cache/build-data', ENV_FILE: '', SANITY_PROJECT_ID: '' },
  },
  {
    name: 'browser tests',
    commands: [['playwright', 'test', '--reporter=list,json']],
    counts: { file: browserResults, format: 'playwright' },
    // Beside the results, whose folder the browser tests clear.
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserResults },
  },
]
