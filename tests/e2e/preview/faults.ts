import type { Page } from '@playwright/test'
import { translatedTypes } from '#lib/content/languages.ts'
import { isCodeOwned } from './codeOwned.ts'
import { findMarkedValues, findVisibleParts } from './visibleContent.ts'

/** Matches a document whose id equals its type, which is an English one if its type is translated. */
const ENGLISH = /\bid=(\w+);type=\1\b/

/** Lists the targets on a French page that are English documents. */
async function findWrongLanguage(page: Page): Promise<string[]> {
  const marked = page.locator('html[lang="fr-CA"] [data-sanity]')
  const targets = await marked.evaluateAll((all) => all.map((each) => each.getAttribute('data-sanity') ?? ''))
  return targets.filter((target) => translatedTypes.includes(ENGLISH.exec(target)?.[1] ?? ''))
}

/**
 * Lists the faults of the current page in draft mode: editors' texts that no click opens, stega marks in values that
 * programs read, and targets in the wrong language.
 */
export async function findPreviewFaults(page: Page): Promise<string[]> {
  const parts = await findVisibleParts(page)
  const missed = parts.filter((part) => !part.editable && !isCodeOwned(part))
  return [
    ...missed.map(({ words, where }) => `leads nowhere: "${words}" in ${where}`),
    ...(await findMarkedValues(page)).map((place) => `has a mark: ${place}`),
    ...(await findWrongLanguage(page)).map((target) => `leads to English: ${target}`),
  ]
}
