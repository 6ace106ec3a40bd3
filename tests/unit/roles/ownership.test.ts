import { describe, expect, it } from 'vitest'
import { OWNING_ROLES, listChangeableTypes, listOwners } from '#lib/roles/ownership.ts'
import { contentTypes } from '#lib/content/tags.ts'

describe('the owner of a document type', () => {
  it.each(contentTypes)('is one role besides administrators and editors: %s', (type) => {
    expect(OWNING_ROLES.filter((role) => listChangeableTypes(role).includes(type))).toHaveLength(1)
  })

  it.each(OWNING_ROLES)('is required for a change by %s', (role) => {
    expect(listChangeableTypes(role)).not.toContain('somethingNew')
  })

  it('is described with the titles of the roles', () => {
    expect(listOwners('legalPolicy')).toEqual(['Legal', 'Editor', 'Administrator'])
    expect(listOwners('somethingNew')).toEqual(['Editor', 'Administrator'])
  })
})
