import { expect, it } from 'vitest'
import { standingOfPreview } from '#studio/partners/previewStanding.ts'

const partner = (current: string, enabled?: boolean) => ({ slug: { current }, enabled })

it.each([
  ['is published as it is written', partner('cedar-row'), null, 'As visitors see it'],
  ['is not published yet', null, partner('cedar-row'), 'With changes that are not published'],
  ['has changes', partner('cedar-row'), partner('cedar-row', true), 'With changes that are not published'],
  ['is switched off', partner('cedar-row', false), null, 'Switched off: the default page'],
  ['will be switched off', partner('cedar-row'), partner('cedar-row', false), 'Switched off: the default page'],
  ['is the default one', partner('default', false), null, 'As visitors see it'],
])('says what the frame shows of a partner that %s', (_what, published, draft, words) => {
  expect(standingOfPreview(published, draft).text).toBe(words)
})
