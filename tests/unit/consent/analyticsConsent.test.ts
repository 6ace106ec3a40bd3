import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAmplitude } from '#lib/analytics/amplitude.ts'
import { analytics } from '#lib/analytics/service.ts'
import { loadConsentPayload, startAnalytics } from '#lib/consent/analyticsConsent.ts'

const withdrawn = () => false

const settings = { analytics: { amplitude: null, tagManager: { gtmId: 'GTM-TESTS' } }, notInitialised: 'Not started' }
const download = vi.fn<(path: string) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'fr-CA' } })
  vi.stubGlobal(
    'fetch',
    download.mockImplementation(async () => Response.json(settings)),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('nothing of Amplitude’s starts for a visitor who withdrew while it was downloaded', async () => {
  expect(await startAmplitude({ apiKey: 'a-key-of-the-tests' }, withdrawn)).toBe(null)
})

test('the settings are downloaded again after a failure, and once only after a success', async () => {
  download.mockRejectedValueOnce(new Error('offline'))
  await expect(loadConsentPayload()).rejects.toThrow('offline')
  expect(await loadConsentPayload()).toEqual(settings)
  expect(await loadConsentPayload()).toEqual(settings)
  expect(download.mock.calls).toEqual([['/api/consent?lang=fr-CA'], ['/api/consent?lang=fr-CA']])
})

test('a visitor who withdrew while the settings were downloaded has no analytics', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  expect(await startAnalytics(withdrawn)).toBe(null)
  // If it ran, it would log that there is no destination for this event.
  analytics.track({ name: 'User Signup', properties: {} })
  expect(complaints).not.toHaveBeenCalled()
})
