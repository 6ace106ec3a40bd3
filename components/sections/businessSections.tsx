import type { ReactNode } from 'react'
import { getDialogTexts } from '#components/forms/dialogTexts.tsx'
import { getFormStrings } from '#components/forms/formStrings.ts'
import { opensDialog } from '#components/forms/leadDialog.ts'
import { InlineDemoForm, LeadDialogs } from '#components/forms/LeadForms.tsx'
import { Button } from '#components/ui/Button.tsx'
import { env } from '#lib/env.ts'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import type { SectionName } from '#lib/sections.ts'
import { BusinessHero } from './business-hero/BusinessHero.tsx'
import { Calculator } from './calculator/Calculator.tsx'
import { Closing } from './closing/Closing.tsx'
import type { BusinessPageContent, DisclosuresContent, SiteSettingsContent } from '#lib/content/pageContent.ts'
import { Demo } from './demo/Demo.tsx'
import { Faq } from './faq/Faq.tsx'
import { LogoStrip } from './logo-strips/LogoStrips.tsx'

interface BusinessContext {
  page: BusinessPageContent
  settings: SiteSettingsContent
  legal: DisclosuresContent
  home: SitePrefix
}

/**
 * Renders the sections for mortgage professionals, by their name in the registry, and the dialogs that their buttons
 * open. The hero contains the partner strip.
 */
export function businessSections({ page, settings: { ctas, contacts }, legal, home }: BusinessContext) {
  const form = { strings: getFormStrings(), apiHost: env().API_HOST ?? '', page: home }
  const texts = getDialogTexts({ page, ctas, legal, home })
  const strip = (
    <LogoStrip className="partner-strip" content={page.partnerStrip} list={{ page, path: 'partnerStrip.logos' }} />
  )
  const sections = {
    hero: (
      <BusinessHero content={page.hero} provinces={legal.businessProvinces} ctas={ctas}>
        {strip}
      </BusinessHero>
    ),
    demoSection: (
      <Demo page={page}>
        <InlineDemoForm {...form} submitLabel={texts.demo.submitLabel}>
          {texts.demo.notes}
        </InlineDemoForm>
      </Demo>
    ),
    calculator: <Calculator page={page} />,
    faq: <Faq home={home} page={page} content={page.faq} email={contacts.partnersEmail} />,
    closingCta: (
      <Closing content={page.closingCta}>
        <Button variant="gradient" size="large" arrow {...opensDialog('demo')}>
          {ctas.requestDemo}
        </Button>
      </Closing>
    ),
  } as const satisfies Partial<Record<SectionName, ReactNode>>
  return { sections, dialogs: <LeadDialogs {...form} texts={texts} /> }
}
