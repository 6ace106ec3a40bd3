import { afterEach, expect, test, vi } from 'vitest'
import { getCurrentChoice, parseConsentChoice } from '#lib/consent/choice.ts'
import { saveChoice } from '#lib/consent/saveChoice.ts'

const REVISION = 3
const cookie = (value: unknown) => `theme=light; homie_consent=${encodeURIComponent(JSON.stringify(value))}`
const accepted = cookie({ categories: ['essential', 'analytics'], revision: REVISION })
const rejected = cookie({ categories: ['essential'], revision: REVISION })
const acceptedUnderControl = cookie({
  categories: ['essential', 'analytics'],
  revision: REVISION,
  data: { underPrivacyControl: true },
})

test.each([
  ['a first visit', '', false, 'undecided'],
  ['a first visit with Global Privacy Control', '', true, 'essential-only'],
  ['everything accepted', accepted, false, 'analytics'],
  ['everything rejected', rejected, false, 'essential-only'],
  ['accepted before Global Privacy Control was turned on', accepted, true, 'essential-only'],
  ['accepted although Global Privacy Control was on', acceptedUnderControl, true, 'analytics'],
  [
    'accepted under an earlier text',
    cookie({ categories: ['essential', 'analytics'], revision: 2 }),
    false,
    'undecided',
  ],
  ['rejected under an earlier text', cookie({ categories: ['essential'], revision: 2 }), false, 'undecided'],
  ['a cookie that is not JSON', 'homie_consent=%7Bbroken', false, 'undecided'],
  ['a cookie that is not even encoded well', 'homie_consent=%E0%A4%A', false, 'undecided'],
  ['a cookie of another shape', cookie(['analytics']), false, 'undecided'],
  ['a cookie whose name only ends alike', accepted.replace('homie_consent', 'xhomie_consent'), false, 'undecided'],
])('%s', (_situation, cookies, privacyControl, expected) => {
  expect(parseConsentChoice(cookies, REVISION, privacyControl)).toBe(expected)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  [true, false, 'analytics'],
  [false, false, 'essential-only'],
  [true, true, 'analytics'],
  [false, true, 'essential-only'],
] as const)('a stored choice is read back (agrees: %s, Global Privacy Control: %s)', (agrees, control, expected) => {
  vi.stubGlobal('navigator', { globalPrivacyControl: control })
  vi.stubGlobal('location', { hostname: 'www.example.com', protocol: 'https:' })
  vi.stubGlobal('document', { cookie: '' })
  saveChoice(agrees, REVISION)
  expect(document.cookie).toMatch(/; Path=\/; Domain=www\.example\.com; Max-Age=31536000; SameSite=Lax; Secure$/)
  expect(getCurrentChoice(REVISION)).toBe(expected)
  expect(getCurrentChoice(REVISION + 1)).toBe(control ? 'essential-only' : 'undecided')
})
