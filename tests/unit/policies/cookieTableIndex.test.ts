import { expect, test } from 'vitest'
import english from '#content/en.json' with { type: 'json' }
import { findCookieTableIndex } from '#lib/policies/policyText.ts'

const ids = english.policies.cookies.sections.map(({ id }) => id)

test('the table of cookies stands after the section that announces it', () => {
  expect(ids[findCookieTableIndex(ids)]).toBe('list')
})

test('it stands at the end of the policy when that section has another name', () => {
  const renamed = ids.map((id) => (id === 'list' ? 'our-cookies' : id))
  expect(findCookieTableIndex(renamed)).toBe(renamed.length - 1)
})
