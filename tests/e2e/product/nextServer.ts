import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { readSettings } from '#lib/env.ts'
import { loadedEnvironment } from '#lib/nextInternals.ts'
import { createSecurityHeaders } from '#lib/security/headers.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { freePort, type Site } from './product.ts'
import { root } from './template.ts'

/** Starts Next's own server on the build, without the front door, with the content store of a running site. */
export async function startNext(site: Site) {
  const folder = await temporaryFolder()
  const port = await freePort()
  const { PATH = '' } = process.env
  const settings = {
    ...JSON.parse(await readFile(join(site.folder, 'secrets.json'), 'utf8')),
    NODE_ENV: 'production',
    DATA_DIR: folder.path,
    STORE_URL: await readFile(join(site.folder, 'store.url'), 'utf8'),
    SITE_URL: `http://localhost:${port}`,
  }
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    cwd: root,
    env: { PATH, ...loadedEnvironment, ...settings },
    stdio: 'ignore',
  })
  const url = settings.SITE_URL
  await expect(async () => expect((await fetch(url)).ok).toBe(true)).toPass()
  return {
    url,
    // The build brings them (tests/unit/security/buildHeaders.test.ts), but this one was made for the front door.
    headersOf: createSecurityHeaders(readSettings(settings)),
    async stop() {
      const exited = once(child, 'exit')
      child.kill()
      await exited
      await folder.dispose()
    },
  }
}
