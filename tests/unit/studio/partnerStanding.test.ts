import { expect, it } from 'vitest'
import { standingOfPartner } from '#studio/partners/standing.ts'

const partner = (current: string, enabled?: boolean) => ({
  slug: { current },
  ...(enabled === undefined ? {} : { enabled }),
})

it.each([
  ['not published', null, partner('cedar-row'), false, 'Not published'],
  ['published', partner('cedar-row'), null, true, 'both links work'],
  ['published and switched on', partner('cedar-row', true), partner('cedar-row', true), true, 'both links work'],
  ['switched off', partner('cedar-row', false), null, false, 'Switched off'],
  ['switched off in a draft only', partner('cedar-row'), partner('cedar-row', false), true, 'both links work'],
  ['about to change its link value', partner('cedar-row'), partner('cedar'), true, 'printed codes of the old one'],
  ['the default partner, which cannot be switched off', partner('default', false), null, true, 'both links work'],
])('tells where the links of a partner lead that is %s', (_what, published, draft, live, words) => {
  const standing = standingOfPartner(published, draft)
  expect(standing.live).toBe(live)
  expect(standing.text).toContain(words)
})
