import { z } from 'zod'

/** How many checks passed, how many failed, and how many could not be made here. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

const vitest = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })
const playwright = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number(), skipped: z.number() }),
})

/**
 * Counts from a test program's own results. A program that failed without a failed test (a file that could not be
 * read, say) counts as one failure.
 *
 * @param results its JSON, undefined when it wrote none
 * @param ok whether it ended with success
 */
export function countsOf(format: 'vitest' | 'playwright', results: unknown, ok: boolean): Counts {
  const counts = readCounts(format, results)
  if (!ok && counts.failed === 0) return { ...counts, failed: 1 }
  // A run that says it is well and counted nothing ran nothing.
  if (ok && counts.passed === 0) return { ...counts, failed: 1 }
  return counts
}

function readCounts(format: 'vitest' | 'playwright', results: unknown): Counts {
  if (format === 'vitest') {
    const { data } = vitest.safeParse(results)
    return {
      passed: data?.numPassedTests ?? 0,
      failed: data?.numFailedTests ?? 0,
      skipped: data?.numPendingTests ?? 0,
    }
  }
  const stats = playwright.safeParse(results).data?.stats
  // What passed on its second chance has passed; only CI gives one (`playwright.config.ts`).
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  }
}
