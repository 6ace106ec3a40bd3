import type { Page } from '@playwright/test'
import { isCodeOwned } from './codeOwned.ts'
import { findMarkedValues, findVisibleParts } from './visibleContent.ts'

/** The id and type of a document whose id equals its type, which is an English one. */
const ENGLISH = /\bid=(\w+);type=\1\b/

/** What leads from a French page to an English document. */
async function findWrongLanguage(page: Page): Promise<string[]> {
  const marked = page.locator('html[lang="fr-CA"] [data-sanity]')
  const targets = await marked.evaluateAll((all) => all.map((each) => each.getAttribute('data-sanity') ?? ''))
  return targets.filter((target) => ENGLISH.test(target))
}

/**
 * What no click leads to though an editor writes it, and what programs would read with a mark in it, on the page a
 * browser in draft mode is at.
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
