import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { toPublicPath } from '#lib/editions.ts'
import { UNKNOWN_PATH, unsubscribePaths } from '#lib/links/routes.ts'
import { type Program, root } from './program.ts'
import type { ProgramGroup } from './supervise.ts'
import { getLocalUrl } from '#lib/env.ts'
import type { Site } from './settings.ts'

const announcement = z.object({ event: z.literal('listening') })

/** Starts the front door and waits until it listens. */
export async function startFront(site: Site, programs: ProgramGroup): Promise<Program> {
  // Only the store and the programs that load content need these.
  const environment = { ...site.environment }
  for (const name of ['SANITY_API_WRITE_TOKEN', 'STUDIO_ADMIN_EMAIL', 'STUDIO_ADMIN_PASSWORD']) delete environment[name]
  const program = programs.start({ name: 'The web server', file: 'server/main.ts', environment })
  await program.message(announcement)
  program.release()
  programs.keep(program)
  return program
}

/** Paths that Next renders at request time. */
const DYNAMIC_PATHS = ['/api/consent', '/sitemap.xml', ...unsubscribePaths, UNKNOWN_PATH]
/** Concurrent requests; low, as the first visitors are served at the same time. */
const CONCURRENCY = 2
const TIMEOUT_MS = 60_000

const prerendered = z.object({ routes: z.record(z.string(), z.unknown()) })

/**
 * Requests every page once, so that Next and the fallback cache can answer while the content store is down.
 *
 * @returns the paths that failed
 */
export async function warmPages({ settings }: Site): Promise<string[]> {
  const manifest = prerendered.parse(JSON.parse(await readFile(join(root, '.next/prerender-manifest.json'), 'utf8')))
  const paths = [...new Set(['/', ...DYNAMIC_PATHS, ...Object.keys(manifest.routes).map(toPublicPath)])].filter(
    (path) => !path.startsWith('/_'),
  )
  const waiting = paths.values()
  const failed: string[] = []
  async function requestNext(): Promise<void> {
    for (const path of waiting) {
      try {
        const signal = AbortSignal.timeout(TIMEOUT_MS)
        const response = await fetch(new URL(path, getLocalUrl(settings)), { redirect: 'manual', signal })
        await response.arrayBuffer()
        if (response.status >= 500) failed.push(path)
      } catch {
        failed.push(path)
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, requestNext))
  return failed
}
