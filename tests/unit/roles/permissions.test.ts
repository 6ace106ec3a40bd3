import { describe, expect, it } from 'vitest'
import { getPermissions } from '#lib/roles/permissions.ts'

const withRoles = (...names: string[]) => getPermissions({ roles: names.map((name) => ({ name })) })
const TYPES = ['faq', 'legalPolicy', 'partner']

describe('the types that a user may change', () => {
  it.each([
    [['administrator'], ['faq', 'legalPolicy', 'partner']],
    [['editor'], ['faq', 'legalPolicy', 'partner']],
    [['marketer'], ['faq']],
    [['legal'], ['legalPolicy']],
    [['partnerManager'], ['partner']],
    [['viewer'], []],
    [[], []],
    // As Sanity's cloud names roles.
    [['developer'], ['faq', 'legalPolicy', 'partner']],
    [['contributor'], ['faq', 'legalPolicy', 'partner']],
    [['partner-manager'], ['partner']],
    [
      ['viewer', 'legal', 'partner-manager'],
      ['legalPolicy', 'partner'],
    ],
    [['made-in-the-cloud'], ['faq', 'legalPolicy', 'partner']],
  ])('%j: %j', (roles, types) => {
    const { canChange, canChangeAny } = withRoles(...roles)
    expect(TYPES.filter(canChange)).toEqual(types)
    expect(canChangeAny).toBe(types.length > 0)
  })

  it('is nothing without a session', () => {
    expect(TYPES.filter(getPermissions(null).canChange)).toEqual([])
  })
})

it.each([
  ['administrator', { isAdministrator: true, canQuery: true }],
  ['developer', { isAdministrator: false, canQuery: true }],
  ['editor', { isAdministrator: false, canQuery: false }],
  ['legal', { isAdministrator: false, canQuery: false }],
])('the tools of %s', (role, tools) => {
  expect(withRoles(role)).toMatchObject(tools)
})
