import { describe, expect, it } from 'vitest'
import { OWNING_ROLES, listChangeableTypes, listOwners } from '#lib/roles/ownership.ts'
import { contentTypes } from '#lib/content/tags.ts'

describe('the owner of a document type', () => {
  /** Written down apart from the tables that are tested. */
  const OWNED_BY = {
    marketer:
      'businessPage emailMessages estimatePage faq landingPage linkPage notFoundPage onePager partnerLogo personalPage pressLogo ' +
      'redirect sampleBuyer scanPage siteSettings supportPage testimonial unsubscribePage waitlistPage',
    legal: 'consentSettings disclosures estimateRules legalPolicy policyVersion wordingRules',
    partnerManager: 'partner',
  }

  it.each(OWNING_ROLES)('is one role besides administrators and editors: %s', (role) => {
    expect(
      contentTypes
        .filter((type) => listChangeableTypes(role).includes(type))
        .toSorted()
        .join(' '),
    ).toBe(OWNED_BY[role])
  })

  it('is known of every type', () => {
    expect(Object.values(OWNED_BY).join(' ').split(' ').toSorted()).toEqual(contentTypes.toSorted())
  })

  it.each(OWNING_ROLES)('is required for a change by %s', (role) => {
    expect(listChangeableTypes(role)).not.toContain('somethingNew')
  })

  it('is described with the titles of the roles', () => {
    expect(listOwners('legalPolicy')).toEqual(['Legal', 'Editor', 'Administrator'])
    expect(listOwners('somethingNew')).toEqual(['Editor', 'Administrator'])
  })
})
