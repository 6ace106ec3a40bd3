import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates a folder for the data of one test; `dispose` removes it. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'homie-test-'))
  return { path, dispose: () => rm(path, { recursive: true, force: true }) }
}
