import { afterEach, expect, test, vi } from 'vitest'
import type { AnalyticsEvent } from '#lib/analytics/events.ts'
import { startTagManager } from '#lib/analytics/tagManager.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const click: AnalyticsEvent = {
  name: 'See My Buying Power Click',
  properties: { name: 'See My Buying Power', url: '/v1/link/default', origin: 'header' },
}

test('an event reaches the tag manager once, also if it is repeated for a service that knows its id', () => {
  const dataLayer: unknown[] = []
  vi.stubGlobal('window', { dataLayer })
  const tagManager = startTagManager(() => true)
  tagManager.send(click)
  tagManager.send({ ...click, id: 'a-click', isRepeated: true })
  expect(dataLayer.filter((each) => typeof each === 'object' && each !== null && 'event' in each)).toEqual([
    { event: click.name, ...click.properties },
  ])
})
