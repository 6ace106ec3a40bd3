import { afterEach, expect, test, vi } from 'vitest'
import { startAmplitude } from '#lib/analytics/amplitude.ts'
import { analytics } from '#lib/analytics/service.ts'
import { startAnalytics } from '#lib/consent/analyticsConsent.ts'

const withdrawn = () => false

afterEach(() => {
  vi.unstubAllGlobals()
})

test('nothing of Amplitude’s starts for a visitor who withdrew while it was downloaded', async () => {
  expect(await startAmplitude({ apiKey: 'a-key-of-the-tests' }, withdrawn)).toBe(null)
})

test('a visitor who withdrew while the settings were downloaded has no analytics', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'fr-CA' } })
  const settings = { analytics: { amplitude: null, tagManager: { gtmId: 'GTM-TESTS' } }, notInitialised: 'Not started' }
  const download = vi.fn<(path: string) => Promise<Response>>(async () => Response.json(settings))
  vi.stubGlobal('fetch', download)
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  expect(await startAnalytics(withdrawn)).toBe(null)
  expect(download).toHaveBeenCalledWith('/api/consent?lang=fr-CA')
  // If it ran, it would log that there is no destination for this event.
  analytics.track({ name: 'User Signup', properties: {} })
  expect(complaints).not.toHaveBeenCalled()
})
