import { expect, it } from 'vitest'
import { getVersionsPage } from '#studio/policies/PolicyVersions.tsx'

it.each([
  ['a French policy have a page in French', { slug: { current: 'privacy' }, language: 'fr-CA' }, '/fr/privacy/history'],
  ['an English policy have a page in English', { slug: { current: 'privacy' } }, '/privacy/history'],
  ['a policy without a path have no page', { language: 'fr-CA' }, undefined],
])('the versions of %s', (_what, policy, page) => {
  expect(getVersionsPage(policy)).toBe(page)
})
