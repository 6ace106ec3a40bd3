import { type AnalyticsEvent, isBuyingPowerOrigin } from './events.ts'
import { EARLY_CLICK_KEY } from './traces.ts'

/** What `EARLY_PRESS_SCRIPT` keeps of a click: the time in ms, the origin, the button's text and its target. */
const EARLY_CLICK = /^(\d+),([\w-]+),(.*),(https?:.*)$/s

/** Returns what is kept and removes it, or null where storage is denied. */
function takeKept(): string | null {
  try {
    const kept = sessionStorage.getItem(EARLY_CLICK_KEY)
    sessionStorage.removeItem(EARLY_CLICK_KEY)
    return kept
  } catch {
    return null
  }
}

/** Returns the click on "See My Buying Power" that an earlier page could not report, once. */
export function takeEarlyClick(): AnalyticsEvent | undefined {
  const [, time, origin, name, url] = EARLY_CLICK.exec(takeKept() ?? '') ?? []
  if (!time || !origin || !name || !url || !isBuyingPowerOrigin(origin)) return undefined
  return { name: 'See My Buying Power Click', properties: { name: name.trim(), url, origin }, time: Number(time) }
}
