import type { Page } from '@playwright/test'
import { isCodeOwned } from './codeOwned.ts'
import { marksForPrograms, visibleContent } from './visibleContent.ts'

/**
 * What no click leads to though an editor writes it, and what programs would read with a mark in it, on the page a
 * browser in draft mode is at.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  const parts = await visibleContent(page)
  const missed = parts.filter((part) => !part.editable && !isCodeOwned(part))
  return [
    ...missed.map(({ words, where }) => `leads nowhere: "${words}" in ${where}`),
    ...(await marksForPrograms(page)).map((place) => `has a mark: ${place}`),
  ]
}
