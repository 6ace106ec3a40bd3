import { describe, expect, it } from 'vitest'
import { OWNING_ROLES, listChangeableTypes, listOwners } from '#lib/roles/ownership.ts'
import { contentTypes } from '#lib/content/tags.ts'

describe('whose work a document is', () => {
  it.each(contentTypes)('%s belongs to one role besides administrators and editors', (type) => {
    expect(OWNING_ROLES.filter((role) => listChangeableTypes(role).includes(type))).toHaveLength(1)
  })

  it.each(OWNING_ROLES)('a type without an owner is not changed by %s', (role) => {
    expect(listChangeableTypes(role)).not.toContain('somethingNew')
  })

  it('is said with the titles of the roles', () => {
    expect(listOwners('legalPolicy')).toEqual(['Legal', 'Editor', 'Administrator'])
    expect(listOwners('somethingNew')).toEqual(['Editor', 'Administrator'])
  })
})
