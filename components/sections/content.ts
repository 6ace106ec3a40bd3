import type { SitePrefix } from '#lib/links/homeLinks.ts'
import type {
  BusinessPageQueryResult,
  DisclosuresQueryResult,
  EstimatePageQueryResult,
  PersonalPageQueryResult,
  SiteSettingsQueryResult,
} from '#lib/content/sanity.types.ts'

// Content with its tokens filled.
export type PersonalPageContent = NonNullable<PersonalPageQueryResult>
export type PhoneDemoContent = PersonalPageContent['phoneDemo']
export type BusinessPageContent = NonNullable<BusinessPageQueryResult>
export type EstimateContent = NonNullable<EstimatePageQueryResult>
export type DisclosuresContent = NonNullable<DisclosuresQueryResult>
export type SiteSettingsContent = NonNullable<SiteSettingsQueryResult>

/** The properties of a section of the personal page that ends with a button to the app. */
export interface PersonalSectionProps<Name extends keyof PersonalPageContent> {
  content: PersonalPageContent[Name]
  home: SitePrefix
  cta: string
}
