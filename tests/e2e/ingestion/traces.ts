import type { Page } from '@playwright/test'

/** Names of everything a page keeps in the browser. */
export interface StoredNames {
  cookies: string[]
  storage: string[]
  databases: string[]
}

/** What the browser keeps for a page, by name, in order. */
export async function readStoredNames(page: Page): Promise<StoredNames> {
  const cookies = await page.context().cookies()
  const { storage, databases } = await page.evaluate(async () => ({
    storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }))
  return {
    cookies: cookies.map(({ name }) => name).toSorted(),
    storage: storage.toSorted(),
    databases: databases.toSorted(),
  }
}

/** Only what analytics could have made: everything but the choice itself. */
export async function findTraces(page: Page): Promise<string[]> {
  const { cookies, storage, databases } = await readStoredNames(page)
  return [...cookies, ...storage, ...databases].filter((name) => name !== 'homie_consent')
}
