import type {
  BusinessPageQueryResult,
  DisclosuresQueryResult,
  PersonalPageQueryResult,
  SiteSettingsQueryResult,
} from '#lib/content/sanity.types.ts'

/** The personal page's content, its tokens filled. Each section takes its part of it. */
export type PersonalPageContent = NonNullable<PersonalPageQueryResult>

/** What legal has the site say, its tokens filled. */
export type DisclosuresContent = NonNullable<DisclosuresQueryResult>

/** What holds for the whole site, its tokens filled. */
export type SiteSettingsContent = NonNullable<SiteSettingsQueryResult>

/** The business page's content, its tokens filled. Each section takes its part of it. */
export type BusinessPageContent = NonNullable<BusinessPageQueryResult>
