import { describe, expect, test } from 'vitest'
import { getLinkDestination, getRedirectDelay, getScanDestination } from '#lib/links/destinations.ts'

const APP_STORE = 'https://apps.apple.com/ca/app/homie/id0000000000'
const visit = { home: '/', partner: 'cedar-row', appStoreUrl: APP_STORE } as const

describe('the redirect page leads', () => {
  test.each([
    ['an iPhone to the App Store', 'ios', '/', APP_STORE],
    ['an Android phone to the waitlist', 'android', '/', '/android-waitlist'],
    ['an Android phone on the landing variant to its own waitlist', 'android', '/lp1', '/lp1/android-waitlist'],
    ['a desktop to the marked scan page', 'desktop', '/', '/signup/mobile/cedar-row?from=link'],
  ] as const)('%s', (_who, device, home, expected) => {
    expect(getLinkDestination(device, '', { ...visit, home })).toBe(expected)
  })

  test("an Android phone to the partner's own store page", () => {
    const playStoreUrl = 'https://play.google.com/store/apps/details?id=homie'
    expect(getLinkDestination('android', '?utm_source=card', { ...visit, playStoreUrl })).toBe(playStoreUrl)
  })

  test.each([
    ['desktop', '/signup/mobile/cedar-row?from=link&utm_source=card'],
    ['android', '/android-waitlist?from=card&utm_source=card'],
    ['ios', APP_STORE],
  ] as const)('a campaign on %s to %s', (device, expected) => {
    expect(getLinkDestination(device, '?from=card&utm_source=card', visit)).toBe(expected)
  })

  test.each([
    ['at once for the default partner', 'default', 0],
    ['after three and a half seconds for another', 'cedar-row', 3500],
  ])('%s', (_when, partner, expected) => {
    expect(getRedirectDelay(partner)).toBe(expected)
  })
})

describe('the scan page', () => {
  test.each([
    ['sends a desktop to the redirect page', 'desktop', false, '', '/v1/link/cedar-row'],
    ['keeps a desktop that comes from the redirect page', 'desktop', false, '?from=link', null],
    ['keeps a desktop whose mark stands among other parameters', 'desktop', false, '?utm_source=card&from=link', null],
    ['does not take another mark for it', 'desktop', false, '?from=card', '/v1/link/cedar-row?from=card'],
    ['passes a campaign on', 'desktop', false, '?utm_source=card', '/v1/link/cedar-row?utm_source=card'],
    ['keeps an iPhone', 'ios', false, '', null],
    ['keeps an Android phone', 'android', false, '', null],
    ['never redirects a crawler', 'desktop', true, '', null],
  ] as const)('%s', (_behaviour, device, crawler, search, expected) => {
    expect(getScanDestination({ device, crawler }, search, visit)).toBe(expected)
  })
})
