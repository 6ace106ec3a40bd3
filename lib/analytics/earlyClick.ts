import { type AnalyticsEvent, isBuyingPowerOrigin } from './events.ts'
import { EARLY_CLICK_KEY } from './traces.ts'

/**
 * What `EARLY_PRESS_SCRIPT` keeps of a click: the time in ms, the origin, the button's text and its target. It begins
 * with {@link REPEAT} once it has been read.
 */
const EARLY_CLICK = /^(again,)?(\d+),([\w-]+),(.*),(https?:.*)$/s

const REPEAT = 'again,'

const forget = () => sessionStorage.removeItem(EARLY_CLICK_KEY)

/**
 * Returns the click on "See My Buying Power" that an earlier page could not report.
 *
 * This page may lead on before the click is sent, so the next one gets it again, with the same id, unless `onSent` was
 * called. It never gets it a third time.
 */
export function readEarlyClick(): AnalyticsEvent | undefined {
  try {
    const kept = sessionStorage.getItem(EARLY_CLICK_KEY)
    const [, repeat, time, origin, name, url] = EARLY_CLICK.exec(kept ?? '') ?? []
    forget()
    if (!time || !origin || !name || !url || !isBuyingPowerOrigin(origin)) return undefined
    if (!repeat) sessionStorage.setItem(EARLY_CLICK_KEY, REPEAT + kept)
    return {
      name: 'See My Buying Power Click',
      properties: { name: name.trim(), url, origin },
      time: Number(time),
      id: EARLY_CLICK_KEY + time,
      isRepeated: repeat !== undefined,
      onSent: forget,
    }
  } catch {
    // Storage is denied.
    return undefined
  }
}
