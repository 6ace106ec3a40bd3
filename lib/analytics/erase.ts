import { getCookieNames, isMadeByAnalytics } from './traces.ts'

/** Lists every domain a cookie readable here may have been set for: none, the host, and each parent. */
export function getCookieDomains(host: string): (string | null)[] {
  const labels = host.split('.')
  const parents = labels.map((_, index) => `.${labels.slice(index).join('.')}`)
  return [null, host, ...parents]
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
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (isMadeByAnalytics(key)) storage.removeItem(key)
  }
  // Firefox before version 126 cannot list databases.
  const databases = (await indexedDB.databases?.()) ?? []
  for (const { name } of databases) if (name !== undefined && isMadeByAnalytics(name)) indexedDB.deleteDatabase(name)
}
