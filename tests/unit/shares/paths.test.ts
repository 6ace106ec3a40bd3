import { expect, it } from 'vitest'
import { sharablePath } from '#lib/shares/paths.ts'

it.each([
  [{ _type: 'personalPage' }, '/'],
  [{ _type: 'businessPage' }, '/business'],
  [{ _type: 'waitlistPage' }, '/android-waitlist'],
  [{ _type: 'supportPage' }, '/support'],
  [{ _type: 'legalPolicy', slug: { current: 'terms-of-use' } }, '/terms-of-use'],
  [{ _type: 'legalPolicy', slug: { current: 'studio' } }, undefined],
  [{ _type: 'legalPolicy' }, undefined],
  [{ _type: 'linkPage' }, undefined],
  [{ _type: 'faq' }, undefined],
])('the draft of %j is shared at %s', (document, path) => {
  expect(sharablePath(document)).toBe(path)
})
