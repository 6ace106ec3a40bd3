export type Device = 'ios' | 'android' | 'desktop'

/** What a browser says about itself. `navigator` has this shape. */
export interface DeviceSignals {
  readonly userAgent: string
  /** Such as "MacIntel". On a phone that asks for the desktop site it is the only true sign left. */
  readonly platform: string
  readonly maxTouchPoints: number
}

export interface DetectedDevice {
  /** Decides which store a visitor can install the app from. What has neither store is a desktop. */
  readonly device: Device
  /** Search engines, link previews and other programs. They are never redirected. */
  readonly crawler: boolean
}

/** Programs say "bot", "spider" or "crawler" in their name, except these. Cubot makes phones. */
const CRAWLER =
  /\b(?!cubot\b)\w*(?:bot|spider|crawler)\b|slurp|facebookexternalhit|^whatsapp\/|preview|lighthouse|google-inspectiontool|googleother|mediapartners-google|google-read-aloud|ia_archiver|embedly|vkshare/i

/**
 * Tells an iPhone or iPad, an Android device and anything else apart, and people from programs.
 *
 * @param signals in a browser, `navigator`
 */
export const detectDevice = (signals: DeviceSignals): DetectedDevice => ({
  device: detectDeviceType(signals),
  crawler: CRAWLER.test(signals.userAgent),
})

function detectDeviceType({ userAgent, platform, maxTouchPoints }: DeviceSignals): Device {
  const touch = maxTouchPoints > 1
  // Windows phones claimed to be both of the others.
  if (/Windows Phone|IEMobile/i.test(userAgent)) return 'desktop'
  if (/iP(?:hone|ad|od)/.test(userAgent) || /^iP(?:hone|ad|od)/.test(platform)) return 'ios'
  // An iPad asks for desktop pages by default and reports a Mac; no Mac has a touch screen.
  if (touch && (userAgent.includes('Macintosh') || platform.startsWith('Mac'))) return 'ios'
  if (/Android/i.test(userAgent)) return 'android'
  // An Android device that asks for the desktop site reports Linux, but keeps its processor and its screen.
  if (touch && /^Linux (?:arm|aarch)/i.test(platform) && !userAgent.includes('CrOS')) return 'android'
  return 'desktop'
}
