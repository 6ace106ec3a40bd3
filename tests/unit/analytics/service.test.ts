import { describe, expect, test } from 'vitest'
import type { AnalyticsEvent } from '#lib/analytics/events.ts'
import { createAnalyticsService, MAX_PENDING_EVENTS } from '#lib/analytics/service.ts'

const click: AnalyticsEvent = {
  name: 'See My Buying Power Click',
  properties: { name: 'See My Buying Power', url: '/v1/link/default', origin: 'header' },
}
const opened: AnalyticsEvent = {
  name: 'Universal Link Opened',
  properties: { url: '/v1/link/tamarack', origin: 'https://homie.example', partnerValue: 'tamarack' },
}
const NOT_INITIALISED = 'Amplitude is not initialised'

function recorder() {
  const events: AnalyticsEvent[] = []
  let flushes = 0
  let stops = 0
  return {
    events,
    flushes: () => flushes,
    send: (event: AnalyticsEvent) => void events.push(event),
    flush: () => void (flushes += 1),
    stopped: () => stops > 0,
    stop: () => void (stops += 1),
  }
}

describe('the analytics service', () => {
  test('forgets events of a visitor who has not opted in', async () => {
    const amplitude = recorder()
    const service = createAnalyticsService()
    service.track(click)
    service.stop()
    service.track(opened)
    await service.start(async () => ({ amplitude, tagManager: null }), NOT_INITIALISED)
    expect(amplitude.events).toEqual([])
  })

  test('sends events that came before the stored opt-in was read', async () => {
    const amplitude = recorder()
    const service = createAnalyticsService()
    service.track(opened)
    await service.start(async () => ({ amplitude, tagManager: null }), NOT_INITIALISED)
    expect(amplitude.events).toEqual([opened])
  })

  test('sends events that came while it was loading, in their order', async () => {
    const amplitude = recorder()
    const service = createAnalyticsService()
    const started = service.start(async () => ({ amplitude, tagManager: null }), NOT_INITIALISED)
    service.track(click)
    service.track(opened)
    await started
    expect(amplitude.events).toEqual([click, opened])
  })

  test('keeps 512 events while it is loading and drops the rest', async () => {
    const amplitude = recorder()
    const service = createAnalyticsService()
    const started = service.start(async () => ({ amplitude, tagManager: null }), NOT_INITIALISED)
    for (let count = 0; count < MAX_PENDING_EVENTS + 10; count += 1) service.track(click)
    await started
    expect(amplitude.events).toHaveLength(512)
  })

  test('sends the buying power click to both services and every other event to Amplitude only', async () => {
    const amplitude = recorder()
    const tagManager = recorder()
    const service = createAnalyticsService()
    await service.start(async () => ({ amplitude, tagManager }), NOT_INITIALISED)
    service.track(click)
    service.track(opened)
    expect({ amplitude: amplitude.events, tagManager: tagManager.events }).toEqual({
      amplitude: [click, opened],
      tagManager: [click],
    })
  })

  test('logs an error naming the service when no key is set, and does nothing else', async () => {
    const messages: string[] = []
    const service = createAnalyticsService((message) => void messages.push(message))
    await service.start(async () => ({ amplitude: null, tagManager: null }), NOT_INITIALISED)
    service.track(opened)
    expect(messages).toEqual([NOT_INITIALISED])
  })

  test('counts as not initialised when the services cannot be loaded', async () => {
    const messages: string[] = []
    const service = createAnalyticsService((message) => void messages.push(message))
    await service.start(() => Promise.reject(new Error('blocked')), NOT_INITIALISED)
    service.track(opened)
    expect(messages).toEqual([NOT_INITIALISED])
  })

  test('sends nothing after it was stopped', async () => {
    const amplitude = recorder()
    const service = createAnalyticsService()
    await service.start(async () => ({ amplitude, tagManager: null }), NOT_INITIALISED)
    service.stop()
    service.track(click)
    expect(amplitude.events).toEqual([])
  })

  test('stops what it had started', async () => {
    const amplitude = recorder()
    const service = createAnalyticsService()
    await service.start(async () => ({ amplitude, tagManager: null }), NOT_INITIALISED)
    service.stop()
    expect(amplitude.stopped()).toBe(true)
  })

  test('stops a service that finished loading after consent was withdrawn', async () => {
    const amplitude = recorder()
    const service = createAnalyticsService()
    const started = service.start(async () => ({ amplitude, tagManager: null }), NOT_INITIALISED)
    service.stop()
    await started
    expect(amplitude.stopped()).toBe(true)
  })

  test('stays off when consent was withdrawn while it was loading', async () => {
    const amplitude = recorder()
    const service = createAnalyticsService()
    const started = service.start(async () => ({ amplitude, tagManager: null }), NOT_INITIALISED)
    service.track(click)
    service.stop()
    await started
    service.track(opened)
    expect(amplitude.events).toEqual([])
  })

  test('flushes a running service on demand', async () => {
    const amplitude = recorder()
    const service = createAnalyticsService()
    await service.start(async () => ({ amplitude, tagManager: null }), NOT_INITIALISED)
    service.flush()
    expect(amplitude.flushes()).toBe(1)
  })

  test('sends at once, when it has loaded, what was to be sent before the page is left', async () => {
    const amplitude = recorder()
    const service = createAnalyticsService()
    service.track(opened)
    service.flush()
    await service.start(async () => ({ amplitude, tagManager: null }), NOT_INITIALISED)
    expect([amplitude.events, amplitude.flushes()]).toEqual([[opened], 1])
  })
})
