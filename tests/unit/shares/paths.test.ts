import { expect, it } from 'vitest'
import { getSharablePath } from '#lib/shares/paths.ts'

it.each([
  [{ _type: 'personalPage' }, '/'],
  [{ _type: 'businessPage' }, '/business'],
  [{ _type: 'waitlistPage' }, '/android-waitlist'],
  [{ _type: 'supportPage' }, '/support'],
  [{ _type: 'legalPolicy', slug: { current: 'terms-of-use' } }, '/terms-of-use'],
  [{ _type: 'legalPolicy', slug: { current: 'studio' } }, undefined],
  [{ _type: 'legalPolicy' }, undefined],
  [{ _type: 'scanPage' }, '/signup/mobile/default'],
  [{ _type: 'notFoundPage' }, '/page-not-found'],
  [{ _type: 'unsubscribePage' }, '/unsubscribe'],
  [{ _type: 'partner', slug: { current: 'tamarack' } }, '/signup/mobile/tamarack'],
  [{ _type: 'partner', slug: { current: 'tamarack' }, enabled: true }, '/signup/mobile/tamarack'],
  [{ _type: 'partner', slug: { current: 'tamarack' }, enabled: false }, undefined],
  [{ _type: 'partner', slug: { current: 'default' }, enabled: false }, '/signup/mobile/default'],
  [{ _type: 'partner', slug: { current: '../business' } }, '/signup/mobile/..%2Fbusiness'],
  [{ _type: 'partner', slug: {} }, undefined],
  [{ _type: 'partner' }, undefined],
  [{ _type: 'personalPage', language: 'fr-CA' }, '/fr'],
  [{ _type: 'businessPage', language: 'fr-CA' }, '/fr/business'],
  [{ _type: 'legalPolicy', slug: { current: 'privacy' }, language: 'fr-CA' }, '/fr/privacy'],
  [{ _type: 'landingPage', _id: 'drafts.spring' }, '/landing/spring'],
  [{ _type: 'landingPage', _id: 'spring-fr', language: 'fr-CA' }, '/fr/landing/spring'],
  [{ _type: 'linkPage' }, undefined],
  [{ _type: 'faq' }, undefined],
])('the draft of %j is shared at %s', (document, path) => {
  expect(getSharablePath(document)).toBe(path)
})
