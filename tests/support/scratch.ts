import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY_FOLDER = '/dev/shm'
const MIN_FREE_BYTES = 1_000_000_000

/**
 * Finds the folder for the temporary files of tests: in memory where there is room. The store waits for the disk at
 * every write, which takes most of the time of its tests; a killed process loses nothing either way.
 */
export function scratchFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
    return bavail * bsize >= MIN_FREE_BYTES ? MEMORY_FOLDER : tmpdir()
  } catch {
    return tmpdir()
  }
}
