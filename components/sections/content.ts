import type {
  BusinessPageQueryResult,
  DisclosuresQueryResult,
  PersonalPageQueryResult,
  SiteSettingsQueryResult,
} from '#lib/content/sanity.types.ts'

/** Content of the personal page, tokens filled. */
export type PersonalPageContent = NonNullable<PersonalPageQueryResult>

/** Legal disclosures, tokens filled. */
export type DisclosuresContent = NonNullable<DisclosuresQueryResult>

/** Site settings, tokens filled. */
export type SiteSettingsContent = NonNullable<SiteSettingsQueryResult>

/** Content of the business page, tokens filled. */
export type BusinessPageContent = NonNullable<BusinessPageQueryResult>
