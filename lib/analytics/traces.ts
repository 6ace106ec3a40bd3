/** Name patterns of what Amplitude and the tag manager's measurement tags store in a browser. */
const madeByAnalytics = /^(AMP_|amp_|amplitude|AMPLITUDE_|_ga|_gid|_gat|_gcl|_dc_gtm)/

export const isMadeByAnalytics = (name: string): boolean => madeByAnalytics.test(name)

export const getCookieNames = (): string[] => document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '')

export const hasAnalyticsTraces = (): boolean =>
  [getCookieNames(), Object.keys(localStorage), Object.keys(sessionStorage)].some((names) =>
    names.some(isMadeByAnalytics),
  )
