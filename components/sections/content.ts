import type { SitePrefix } from '#lib/links/homeLinks.ts'
import type {
  BusinessPageQueryResult,
  DisclosuresQueryResult,
  EstimatePageQueryResult,
  PersonalPageQueryResult,
  SiteSettingsQueryResult,
} from '#lib/content/sanity.types.ts'

/** Content of the personal page, tokens filled. */
export type PersonalPageContent = NonNullable<PersonalPageQueryResult>

export type PhoneDemoContent = PersonalPageContent['phoneDemo']

/** Legal disclosures, tokens filled. */
export type DisclosuresContent = NonNullable<DisclosuresQueryResult>

/** Site settings, tokens filled. */
export type SiteSettingsContent = NonNullable<SiteSettingsQueryResult>

/** Content of the estimate page, tokens filled. */
export type EstimateContent = NonNullable<EstimatePageQueryResult>

/** Content of the business page, tokens filled. */
export type BusinessPageContent = NonNullable<BusinessPageQueryResult>

/** The properties of a section of the personal page that ends with a button to the app. */
export interface PersonalSectionProps<Name extends keyof PersonalPageContent> {
  content: PersonalPageContent[Name]
  home: SitePrefix
  /** Label of the button. */
  cta: string
}
