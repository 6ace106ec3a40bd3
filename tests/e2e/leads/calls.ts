import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { FORM_PATHS } from '#lib/forms.ts'
import type { LeadForm } from '#lib/forms.ts'
import type { Site } from '../product/product.ts'

/** Browser errors of a form request that fails on purpose. */
export const FAILED_CALL = /api\/website\/register-|Failed to load resource/

/** Mocks the response to every request of a form. */
export async function answerWith(page: Page, form: LeadForm, outcome: number | 'offline'): Promise<void> {
  await page.unroute(`**${FORM_PATHS[form]}`)
  await page.route(`**${FORM_PATHS[form]}`, (route) =>
    outcome === 'offline'
      ? route.abort('internetdisconnected')
      : route.fulfill({ status: outcome, json: { success: outcome === 200 } }),
  )
}

/** Holds every request of a form until `release` is called. */
export async function hold(page: Page, form: LeadForm) {
  const calls: Request[] = []
  const held = Promise.withResolvers<void>()
  await page.route(`**${FORM_PATHS[form]}`, async (route) => {
    calls.push(route.request())
    await held.promise
    // An aborted request cannot be answered.
    await route.fulfill({ json: { success: true } }).catch(() => undefined)
  })
  return { calls, release: held.resolve }
}

/**
 * Holds every further script request, as on a slow connection. Loaded scripts keep running.
 *
 * @returns a function that releases the requests
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Creates a unique address, since all tests and retries share one site. */
export const createEmail = (name: string) => `${name}-${randomUUID().slice(0, 8)}@maple.example`

/** Reads the messages to an address that the site has written to disk. */
export async function readMailTo(site: Site, address: string): Promise<string[]> {
  const folder = join(site.folder, 'mail')
  const files = await readdir(folder).catch(() => [])
  const messages = await Promise.all(
    files.filter((file) => file.endsWith('.eml')).map((file) => readFile(join(folder, file), 'utf8')),
  )
  return messages.filter((message) => new RegExp(`^To: (.* <)?${address}>?$`, 'm').test(message))
}
