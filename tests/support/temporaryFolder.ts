import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Removes a folder, in which a program that was stopped may still be finishing a file. */
export const removeFolder = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 5 })

/** Creates a folder for the data of one test; `dispose` removes it. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'homie-test-'))
  return { path, dispose: () => removeFolder(path) }
}
