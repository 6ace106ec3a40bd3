import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { FORM_PATHS } from '#lib/leads/forms.ts'
import type { LeadForm } from '#lib/leads/forms.ts'
import { isFull } from '#tests/support/full.ts'
import type { Site } from '../product/product.ts'

/** What a call can meet instead of an answer that takes the form. */
const FAILURES = {
  'a server that fails': 500,
  'a refusal': 400,
  'too many calls': 429,
  'no network': 'offline',
} as const

/** What the browser notes about a call that fails on purpose. */
export const FAILED_CALL = /api\/website\/register-|Failed to load resource/

/** Failures a form is shown: one by turns, so that the forms together meet them all; all when everything is tested. */
export const sampleFailures = (turn: number) =>
  Object.entries(FAILURES).filter((_, index) => isFull || index % 3 === turn % 3)

type Outcome = (typeof FAILURES)[keyof typeof FAILURES] | 200

/** Answers every call of a form, in the server's own shape. */
export async function answerWith(page: Page, form: LeadForm, outcome: Outcome): Promise<void> {
  await page.unroute(`**${FORM_PATHS[form]}`)
  await page.route(`**${FORM_PATHS[form]}`, (route) =>
    outcome === 'offline'
      ? route.abort('internetdisconnected')
      : route.fulfill({ status: outcome, json: { success: outcome === 200 } }),
  )
}

/** Holds every call of a form until it is released; a call that is not released gets no answer. */
export async function hold(page: Page, form: LeadForm) {
  const calls: Request[] = []
  const held = Promise.withResolvers<void>()
  await page.route(`**${FORM_PATHS[form]}`, async (route) => {
    calls.push(route.request())
    await held.promise
    // A call that was ended meanwhile takes no answer any more.
    await route.fulfill({ json: { success: true } }).catch(() => undefined)
  })
  return { calls, release: held.resolve }
}

/**
 * Holds whatever script the page still asks for, as a slow line does; the script that is there already goes on.
 *
 * @returns lets the script through
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** An address no other test, and no other try of the same one, has used on the shared site. */
export const createEmail = (name: string) => `${name}-${randomUUID().slice(0, 8)}@maple.example`

/** The messages written so far that go to an address. */
export async function readMailTo(site: Site, address: string): Promise<string[]> {
  const folder = join(site.folder, 'mail')
  const files = await readdir(folder).catch(() => [])
  const messages = await Promise.all(
    files.filter((file) => file.endsWith('.eml')).map((file) => readFile(join(folder, file), 'utf8')),
  )
  return messages.filter((message) => new RegExp(`^To: (.* <)?${address}>?$`, 'm').test(message))
}
