import { expect, it } from 'vitest'
import { getLinkStatus, getPreviewStatus } from '#studio/partners/PartnerLinks.tsx'

const partner = (current: string, enabled?: boolean) => ({
  slug: { current },
  ...(enabled === undefined ? {} : { enabled }),
})

it.each([
  ['not published', null, partner('cedar-row'), 'Not published'],
  ['published', partner('cedar-row'), null, 'both links work'],
  ['published and switched on', partner('cedar-row', true), partner('cedar-row', true), 'both links work'],
  ['switched off', partner('cedar-row', false), null, 'Switched off'],
  ['switched off in a draft only', partner('cedar-row'), partner('cedar-row', false), 'both links work'],
  ['about to change its link ending', partner('cedar-row'), partner('cedar'), '“cedar-row” go on working'],
  ['the default partner, which cannot be switched off', partner('default', false), null, 'both links work'],
])('describes the links of a partner that is %s', (_what, published, draft, text) => {
  expect(getLinkStatus(published, draft).text).toContain(text)
})

it.each([
  ['is published as it is written', partner('cedar-row'), null, 'As visitors see it'],
  ['is not published yet', null, partner('cedar-row'), 'With unpublished changes'],
  ['has changes', partner('cedar-row'), partner('cedar-row', true), 'With unpublished changes'],
  ['is switched off', partner('cedar-row', false), null, 'Switched off: the default page'],
  ['will be switched off', partner('cedar-row'), partner('cedar-row', false), 'Switched off: the default page'],
  ['is the default one', partner('default', false), null, 'As visitors see it'],
])('describes the preview of a partner that %s', (_what, published, draft, words) => {
  expect(getPreviewStatus(published, draft).text).toBe(words)
})
