import { describe, expect, it } from 'vitest'
import { OWNING_ROLES, changeableTypes, whoChanges } from '#lib/roles/ownership.ts'
import { documentTypes, singletonTypes } from '#schemas/index.ts'

const types = [...singletonTypes, ...documentTypes].map(({ name }) => name)

describe('whose work a document is', () => {
  it.each(types)('%s belongs to one role besides administrators and editors', (type) => {
    expect(OWNING_ROLES.filter((role) => changeableTypes(role).includes(type))).toHaveLength(1)
  })

  it.each(OWNING_ROLES)('a type without an owner is not changed by %s', (role) => {
    expect(changeableTypes(role)).not.toContain('somethingNew')
  })

  it('is said with the titles of the roles', () => {
    expect(whoChanges('legalPolicy')).toEqual(['Legal', 'Editor', 'Administrator'])
    expect(whoChanges('somethingNew')).toEqual(['Editor', 'Administrator'])
  })
})
