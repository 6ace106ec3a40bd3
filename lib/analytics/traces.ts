/** Key in the session storage of a click on "See My Buying Power" before hydration; the cookie policy lists it. */
export const EARLY_CLICK_KEY = 'homie_click'

/** Name patterns of what this site, Amplitude and the tag manager's measurement tags store to measure. */
const madeByAnalytics = /^(homie_click|AMP_|amp_|amplitude|AMPLITUDE_|_ga|_gid|_gat|_gcl|_dc_gtm)/

export const isMadeByAnalytics = (name: string): boolean => madeByAnalytics.test(name)

export const getCookieNames = (): string[] => document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '')

const storages: readonly (() => Storage | null)[] = [() => localStorage, () => sessionStorage]

/** Lists the storages that the page may use: to read a denied one throws, or there is none. */
export const listStorages = (): Storage[] =>
  storages.flatMap((get) => {
    try {
      return get() ?? []
    } catch {
      return []
    }
  })

export const hasAnalyticsTraces = (): boolean =>
  [getCookieNames(), ...listStorages().map((storage) => Object.keys(storage))].some((names) =>
    names.some(isMadeByAnalytics),
  )
