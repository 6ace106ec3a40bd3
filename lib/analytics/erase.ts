import { getCookieNames, isMadeByAnalytics, listStorages } from './traces.ts'

/** Lists every domain a cookie readable here may have been set for: none, the host, and each parent. */
export function getCookieDomains(host: string): (string | null)[] {
  const labels = host.split('.')
  const parents = labels.map((_, index) => `.${labels.slice(index).join('.')}`)
  return [null, host, ...parents]
}

/** Lists the databases of the site. Firefox before version 126 cannot; none where storage is denied. */
async function listDatabases(): Promise<IDBDatabaseInfo[]> {
  try {
    return (await indexedDB.databases?.()) ?? []
  } catch {
    return []
  }
}

/** Removes all that analytics stored. A database that another tab has open is deleted once that tab closes it. */
export async function eraseAnalyticsTraces(): Promise<void> {
  for (const name of getCookieNames()) {
    if (!isMadeByAnalytics(name)) continue
    for (const domain of getCookieDomains(location.hostname)) {
      const scope = domain === null ? '' : `; domain=${domain}`
      document.cookie = `${name}=; path=/; max-age=0${scope}`
    }
  }
  for (const storage of listStorages()) {
    for (const key of Object.keys(storage)) if (isMadeByAnalytics(key)) storage.removeItem(key)
  }
  for (const { name } of await listDatabases())
    if (name !== undefined && isMadeByAnalytics(name)) indexedDB.deleteDatabase(name)
}
