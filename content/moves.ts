/** A field that was part of one document and is now part of another. */
export interface Move {
  from: { document: string; path: readonly [field: string, ...rest: string[]] }
  to: { document: string; field: string }
}

const toDisclosures = (field: string, document: string, ...path: Move['from']['path']): Move => ({
  from: { document, path },
  to: { document: 'disclosures', field },
})

/**
 * Fields that moved between documents after a release. When a store gets the new document, what was last published in
 * the old place goes with it, so that no edit falls back to the words the site ships with.
 */
export const fieldMigrations: readonly Move[] = [
  toDisclosures('footer', 'siteSettings', 'footer', 'disclosures'),
  toDisclosures('businessProvinces', 'businessPage', 'hero', 'provinceNote'),
  toDisclosures('demoProvinces', 'businessPage', 'forms', 'provinceHelp'),
  toDisclosures('demoPrivacy', 'businessPage', 'forms', 'demoPrivacyNote'),
  toDisclosures('onePagerPrivacy', 'businessPage', 'forms', 'onePagerPrivacyNote'),
  toDisclosures('waitlistConsent', 'waitlistPage', 'consentNote'),
  toDisclosures('waitlistSender', 'waitlistPage', 'identityNote'),
]

/** The part of a value at a path; undefined where there is none. */
export function partAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null ? Object.entries(part).find(([key]) => key === name)?.[1] : undefined,
    value,
  )
}
