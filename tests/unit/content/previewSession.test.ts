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
  ])('lasts %s', async (_when, later, lasts) => {
    const user = await getPreviewUser(await createPreviewSession('valid', NOW), NOW + later)
    expect(user?.canChange('personalPage') ?? false).toBe(lasts)
  })

  it.each([
    ['nothing', undefined],
    ['an unsigned time', String(NOW + HOUR)],
    ['a token signed with another secret', signToken('another secret of a site', 'preview', String(NOW + HOUR))],
    ['a token for another purpose', signToken(SECRET, 'form', String(NOW + HOUR))],
    ['a signed text that is no time', signToken(SECRET, 'preview', 'for ever')],
  ])('is not opened by %s', async (_what, token) => {
    expect(await getPreviewUser(token, NOW)).toBeUndefined()
  })
})
