import { expect, test } from 'vitest'
import { getCookieDomains } from '#lib/analytics/erase.ts'
import { isMadeByAnalytics } from '#lib/analytics/traces.ts'

test.each([
  ['AMP_1234567890', true],
  ['AMP_MKTG_1234567890', true],
  ['AMP_unsent_1234567890', true],
  ['AMP_remote_config_1234567890', true],
  ['AMP_diagnostics_1234567890', true],
  ['_ga', true],
  ['_ga_ABC123', true],
  ['homie_consent', false],
  ['__studio_auth_token_local', false],
  ['gallery', false],
])('%s belongs to analytics: %s', (name, expected) => {
  expect(isMadeByAnalytics(name)).toBe(expected)
})

test('a cookie is looked for under the host and every parent domain', () => {
  expect(getCookieDomains('www.homie.example')).toEqual([
    null,
    'www.homie.example',
    '.www.homie.example',
    '.homie.example',
    '.example',
  ])
})
