import { z } from 'zod'
import { runProgram } from './program.ts'
import type { ProgramGroup } from './programs.ts'
import { ownAddress } from '#lib/ownAddress.ts'
import type { Site } from './settings.ts'

const announcement = z.object({ event: z.literal('listening') })

/**
 * Starts the front door and waits until it listens.
 *
 * @throws Error with its own words when it cannot
 */
export async function startFront(site: Site, programs: ProgramGroup): Promise<void> {
  const program = programs.add(
    runProgram({ name: 'The web server', file: 'server/main.ts', environment: site.environment }),
  )
  await program.message((message) => announcement.safeParse(message).data)
  program.release()
  programs.keep(program)
}

/**
 * Asks for the landing page, as the first visitor would.
 *
 * @throws Error when it is not answered with success
 */
export async function requireAnswer({ settings }: Site): Promise<void> {
  const response = await fetch(ownAddress(settings), { signal: AbortSignal.timeout(60_000) })
  await response.arrayBuffer()
  if (!response.ok) {
    throw new Error(`The site was started but its first page answers ${response.status}; the log above says why.`)
  }
}
