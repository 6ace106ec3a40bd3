import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY_FOLDER = '/dev/shm'
const MIN_FREE_BYTES = 1_000_000_000

/**
 * Finds the folder for temporary test files, in memory where there is room. The store syncs every write, so disk access
 * takes most of the time of its tests.
 */
export function scratchFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
    return bavail * bsize >= MIN_FREE_BYTES ? MEMORY_FOLDER : tmpdir()
  } catch {
    return tmpdir()
  }
}
