import type { Page } from '@playwright/test'

/** Names of all data that a page stores in the browser. */
export interface StoredNames {
  cookies: string[]
  storage: string[]
  databases: string[]
}

/** Reads the sorted names of all data that a page stores. */
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

/** Finds stored data other than the cookie choice. */
export async function findTraces(page: Page): Promise<string[]> {
  const { cookies, storage, databases } = await readStoredNames(page)
  return [...cookies, ...storage, ...databases].filter((name) => name !== 'homie_consent')
}
