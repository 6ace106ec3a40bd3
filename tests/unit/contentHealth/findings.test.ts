import { expect, test } from 'vitest'
import { isForRole, listContentFindings } from '#lib/contentHealth/findings.ts'
import { parseRules } from '#lib/wording/rules.ts'

const TODAY = '2026-11-28'
const image = (alt?: string) => ({ _type: 'accessibleImage', _key: 'a', asset: { _ref: 'image-a' }, alt })

test.each([
  [
    'a day that has passed',
    { _id: 'faq-1', _type: 'faq', question: 'When?', reviewBy: '2026-11-27' },
    ['review 2026-11-27'],
  ],
  ['today', { _id: 'faq-1', _type: 'faq', reviewBy: TODAY }, []],
  ['a draft’s day', { _id: 'drafts.faq-1', _type: 'faq', reviewBy: '2026-11-27' }, []],
  ['a version’s day', { _id: 'versions.r1.faq-1', _type: 'faq', reviewBy: '2026-11-27' }, []],
  ['a picture without alt text', { _id: 'page', _type: 'home', items: [image('')] }, ['alt items["a"]']],
  ['a picture with alt text', { _id: 'page', _type: 'home', items: [image('A house')] }, []],
  ['no picture yet', { _id: 'page', _type: 'home', items: [{ _type: 'accessibleImage', _key: 'a' }] }, []],
  ['a logo without alt text', { _id: 'p', _type: 'partner', logo: { asset: {} }, logoAlt: ' ' }, ['alt logo']],
  ['a logo with alt text', { _id: 'p', _type: 'partner', logo: { asset: {} }, logoAlt: 'Tamarack' }, []],
])('of content with %s', (_what, document, found) => {
  expect(listContentFindings([document], [], TODAY).map(({ kind, detail }) => `${kind} ${detail}`)).toEqual(found)
})

test('words of a draft that wait for approval are legal’s to mend', () => {
  const rules = parseRules([
    { _key: 'a', name: 'Guarantee', phrases: ['guaranteed'], severity: 'approve', explanation: 'Ask legal.' },
  ])
  const draft = { _id: 'drafts.faq-1', _type: 'faq', question: 'Is it guaranteed?' }
  const [finding] = listContentFindings([draft], rules, TODAY)
  expect(finding).toMatchObject({ kind: 'claim', documentId: 'faq-1', detail: '“guaranteed”' })
  expect(finding && isForRole(finding, 'legal')).toBe(true)
  expect(finding && isForRole(finding, 'marketer')).toBe(false)
})

test.each([
  ['partner', 'partnerManager'],
  ['estimateRules', 'legal'],
  ['faq', 'marketer'],
] as const)('a %s to check is for the role %s alone', (type, role) => {
  const finding = { kind: 'review' as const, documentId: 'a', type, name: 'A', detail: '2026-11-27' }
  expect((['marketer', 'legal', 'partnerManager'] as const).filter((each) => isForRole(finding, each))).toEqual([role])
})
