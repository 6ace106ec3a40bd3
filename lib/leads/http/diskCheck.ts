import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getErrorCode } from '../log.ts'
import { HealthProblem, HealthWarning } from './health.ts'

/** More than any upload needs. */
const MIN_FREE_BYTES = 256 * 1024 * 1024
const PROBE_BYTES = 64 * 1024

/**
 * Checks that the data folder can be written.
 *
 * @throws HealthProblem when it cannot, HealthWarning when little space is left
 */
export async function checkDisk(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`)
  try {
    await writeFile(probe, Buffer.alloc(PROBE_BYTES), { mode: 0o600, flush: true })
  } catch (error) {
    const code = getErrorCode(error)
    throw new HealthProblem(code === 'ENOSPC' ? 'the disk is full' : `the data folder cannot be written (${code})`)
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < MIN_FREE_BYTES) throw new HealthWarning('less than 256 MB are free')
}
