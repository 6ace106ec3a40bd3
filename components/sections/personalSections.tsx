import type { ReactNode } from 'react'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import type { SectionName } from '#lib/sections.ts'
import { BuyingPowerLink } from './app-links/AppLinks.tsx'
import { Closing } from './closing/Closing.tsx'
import type { PersonalPageContent, SiteSettingsContent } from '#lib/content/pageContent.ts'
import { Difference } from './difference/Difference.tsx'
import { Faq } from './faq/Faq.tsx'
import { Features } from './features/Features.tsx'
import { Hero } from './hero/Hero.tsx'
import { HowItWorks } from './how-it-works/HowItWorks.tsx'
import { LogoStrip } from './logo-strips/LogoStrips.tsx'
import { Testimonials } from './testimonials/Testimonials.tsx'

interface PersonalContext {
  page: PersonalPageContent
  settings: SiteSettingsContent
  home: SitePrefix
  /** Whether the press strip is in the hero. */
  withStrip?: boolean
  /** Whether the hero shows the phone. */
  withPhone?: boolean
  /** Whether the hero is the first section. */
  startsWithHero?: boolean
}

/** Renders the sections for home buyers, by their name in the registry. */
export function personalSections({
  page,
  settings,
  home,
  withStrip = true,
  withPhone = true,
  startsWithHero = true,
}: PersonalContext) {
  const cta = settings.ctas.buyingPower
  return {
    hero: (
      <Hero
        content={page.hero}
        phone={withPhone ? page.phoneDemo : undefined}
        settings={settings}
        home={home}
        isFirst={startsWithHero}
      >
        {withStrip && <LogoStrip className="press" content={page.press} list={{ page, path: 'press.logos' }} />}
      </Hero>
    ),
    howItWorks: <HowItWorks content={page.howItWorks} home={home} cta={cta} />,
    features: <Features content={page.features} home={home} cta={cta} />,
    difference: <Difference content={page.difference} home={home} cta={cta} />,
    testimonials: <Testimonials page={page} settings={settings} home={home} />,
    faq: <Faq home={home} page={page} content={page.faq} email={settings.contacts.supportEmail} />,
    closingCta: (
      <Closing content={page.closingCta}>
        <BuyingPowerLink home={home} origin="footer" label={cta} variant="gradient" />
      </Closing>
    ),
  } as const satisfies Partial<Record<SectionName, ReactNode>>
}
