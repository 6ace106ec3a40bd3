import { describe, expect, it } from 'vitest'
import { detectDevice } from '#lib/device/detectDevice.ts'
import browsers from './browsers.json' with { type: 'json' }
import crawlers from './crawlers.json' with { type: 'json' }

describe('a browser', () => {
  it.each(browsers)('is on $device: $name', ({ device, userAgent, platform, maxTouchPoints }) => {
    expect(detectDevice({ userAgent, platform, maxTouchPoints })).toEqual({ device, crawler: false })
  })
})

describe('a crawler', () => {
  it.each(crawlers)('is detected: $name', ({ userAgent }) => {
    expect(detectDevice({ userAgent, platform: '', maxTouchPoints: 0 }).crawler).toBe(true)
  })
})
