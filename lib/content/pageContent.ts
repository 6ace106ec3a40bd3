import type { SitePrefix } from '#lib/links/homeLinks.ts'
import type { Sample, SamplePrices } from '#lib/sample/sampleBuyer.ts'
import type {
  BusinessPageQueryResult,
  DisclosuresQueryResult,
  EstimatePageQueryResult,
  LandingPageQueryResult,
  PersonalPageQueryResult,
  SiteSettingsQueryResult,
  WaitlistPageQueryResult,
} from '#lib/content/sanity.types.ts'

// Content with its tokens filled.
type PersonalPage = NonNullable<PersonalPageQueryResult>
/** The personal page with the figures of the sample buyer, in dollars. */
export interface PersonalPageContent extends Omit<PersonalPage, 'phoneDemo' | 'features'> {
  phoneDemo: PersonalPage['phoneDemo'] & Pick<Sample, 'figure' | 'change'>
  features: PersonalPage['features'] & { gauge: SampleGauge }
}
/** The sample buyer's figure between the ends of its gauge, and what moves it. */
interface SampleGauge extends Pick<Sample, 'figure' | 'rate' | 'rateDrop'> {
  low: number
  high: number
  prices: SamplePrices
}
export type PhoneDemoContent = PersonalPageContent['phoneDemo']
export type BusinessPageContent = NonNullable<BusinessPageQueryResult>
export type LandingPageContent = NonNullable<LandingPageQueryResult>
export type LandingSection = LandingPageContent['sections'][number]
export type WaitlistContent = NonNullable<WaitlistPageQueryResult>
export type EstimateContent = NonNullable<EstimatePageQueryResult>
export type DisclosuresContent = NonNullable<DisclosuresQueryResult>
export type SiteSettingsContent = NonNullable<SiteSettingsQueryResult>

/** The properties of a section of the personal page that ends with a button to the app. */
export interface PersonalSectionProps<Name extends keyof PersonalPageContent> {
  content: PersonalPageContent[Name]
  home: SitePrefix
  cta: string
}
