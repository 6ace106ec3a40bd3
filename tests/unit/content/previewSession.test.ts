import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createPreviewSession, getPreviewUser } from '#lib/content/previewSession.ts'
import { signToken } from '#lib/security/signing.ts'

const SECRET = 'a-secret-of-sixteen-letters'
const NOW = Date.parse('2026-03-02T08:00:00Z')
const HOUR = 3_600_000

beforeAll(() => {
  vi.stubEnv('SANITY_PROJECT_ID', 'a1b2c3d4')
  vi.stubEnv('SANITY_API_READ_TOKEN', 'read')
  vi.stubEnv('SANITY_REVALIDATE_SECRET', SECRET)
})

describe('the session of a preview in Sanity’s cloud', () => {
  it.each([
    ['at once', 0, true],
    ['at the end of the day', 11 * HOUR, true],
    ['no more the next day', 12 * HOUR, false],
  ])('holds %s', async (_when, later, holds) => {
    const holder = await getPreviewUser(await createPreviewSession('valid', NOW), NOW + later)
    expect(holder?.canChange('personalPage') ?? false).toBe(holds)
  })

  it.each([
    ['nothing', undefined],
    ['a time anybody could write', String(NOW + HOUR)],
    ['a seal with another secret', signToken('another secret of a site', 'preview', String(NOW + HOUR))],
    ['a seal for something else', signToken(SECRET, 'form', String(NOW + HOUR))],
    ['a sealed text that is no time', signToken(SECRET, 'preview', 'for ever')],
  ])('is not %s', async (_what, pass) => {
    expect(await getPreviewUser(pass, NOW)).toBeUndefined()
  })
})
