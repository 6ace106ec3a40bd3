export type Device = 'ios' | 'android' | 'desktop'

interface DeviceSignals {
  readonly userAgent: string
  /** Such as "MacIntel". Unlike the user agent, it stays true on a phone that requests the desktop site. */
  readonly platform: string
  readonly maxTouchPoints: number
}

export type DetectedDevice = ReturnType<typeof detectDevice>

/**
 * Matches crawlers: names with "bot", "spider" or "crawler", and some others. Cubot is a brand of phones. Word, Excel and
 * PowerPoint request a link ("ms-office") before they open it in the browser.
 */
const CRAWLER =
  /\b(?!cubot\b)\w*(?:bot|spider|crawler)\b|slurp|facebookexternalhit|^whatsapp\/|preview|lighthouse|google-inspectiontool|googleother|mediapartners-google|google-read-aloud|ia_archiver|embedly|vkshare|\bms-office\b/i

/** Matches the model in an Android user agent: phones are named "M bot" and "Spider". */
const ANDROID_MODEL = /(Android [^;()]*;(?: ?[a-z]{2}[-_][a-z]{2};)?)[^;()]*?(?=\)|;| Build\/)/i

/** Removes the model that an Android user agent names. */
export const removeModel = (userAgent: string): string => userAgent.replace(ANDROID_MODEL, '$1')

const APPLE_MOBILE = /\biP(?:hone|ad|od)(?![a-z])/

/** Determines the device of a visitor, and whether it is a program. */
export const detectDevice = (signals: DeviceSignals) => ({
  /** Determines the visitor's app store. Devices without one count as desktops. */
  device: detectDeviceType(signals),
  /** True for search engines, link previews and other programs, which are never redirected. */
  crawler: CRAWLER.test(removeModel(signals.userAgent)),
})

function detectDeviceType({ userAgent, platform, maxTouchPoints }: DeviceSignals): Device {
  const touch = maxTouchPoints > 1
  // Windows phones claimed to be both iPhone and Android.
  if (/Windows Phone|IEMobile/i.test(userAgent)) return 'desktop'
  // Android tablets are named HiPad, MiPad and NaviPad.
  if (/Android/i.test(userAgent)) return 'android'
  if (APPLE_MOBILE.test(userAgent) || APPLE_MOBILE.test(platform)) return 'ios'
  // An iPad requests desktop pages by default and reports a Mac; no Mac has a touch screen.
  if (touch && (userAgent.includes('Macintosh') || platform.startsWith('Mac'))) return 'ios'
  // An Android device that requests the desktop site reports Linux, with its own processor and touch screen.
  if (touch && /^Linux (?:arm|aarch)/i.test(platform) && !userAgent.includes('CrOS')) return 'android'
  return 'desktop'
}
