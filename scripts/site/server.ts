import { Console } from 'node:console'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { toPublicPath } from '#lib/editions.ts'
import { UNKNOWN_PATH, unsubscribePaths } from '#lib/links/routes.ts'
import { PRERENDER_MANIFEST } from '#lib/nextInternals.ts'
import { root } from './program.ts'
import type { ProgramGroup } from './supervise.ts'
import { getLocalUrl } from '#lib/env.ts'
import type { Site } from './settings.ts'

/** Variables that only the store and the programs that load content need. */
const STORE_VARIABLES = ['SANITY_API_WRITE_TOKEN', 'STUDIO_ADMIN_EMAIL', 'STUDIO_ADMIN_PASSWORD']
/** Longer than a mail server usually takes to accept a message, which would be sent again at the next start. */
const SHUTDOWN_TIMEOUT_MS = 35_000

export async function serveSite(site: Site, programs: ProgramGroup): Promise<void> {
  // Standard output is for the addresses alone, so Next's messages go to standard error.
  globalThis.console = new Console(process.stderr)
  Object.assign(process.env, site.environment)
  for (const name of STORE_VARIABLES) delete process.env[name]
  // Next reads the environment as it is loaded.
  const { startServer } = await import('#server/startServer.ts')
  const stop = await startServer()
  programs.add({ stop: () => Promise.race([stop(), wait(SHUTDOWN_TIMEOUT_MS)]) })
}

/** Paths that Next renders at request time. */
const DYNAMIC_PATHS = ['/api/consent', '/sitemap.xml', ...unsubscribePaths, UNKNOWN_PATH]
const TIMEOUT_MS = 60_000

const prerendered = z.object({ routes: z.record(z.string(), z.unknown()) })

/**
 * Requests every page once, so that Next and the fallback cache can answer while the content store is down. Ends early
 * when the site is stopped.
 *
 * @returns the paths that failed
 */
export async function warmPages({ settings }: Site, programs: ProgramGroup): Promise<string[]> {
  const manifest = prerendered.parse(JSON.parse(await readFile(join(root, PRERENDER_MANIFEST), 'utf8')))
  const paths = [...new Set(['/', ...DYNAMIC_PATHS, ...Object.keys(manifest.routes).map(toPublicPath)])].filter(
    (path) => !path.startsWith('/_'),
  )
  const failed: string[] = []
  // One by one, as the first visitors and publishes are served at the same time.
  for (const path of paths) {
    if (programs.isStopping()) break
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await fetch(new URL(path, getLocalUrl(settings)), { redirect: 'manual', signal })
      await response.arrayBuffer()
      if (response.status >= 500) failed.push(path)
    } catch {
      failed.push(path)
    }
  }
  return failed
}
