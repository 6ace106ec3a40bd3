import { FormNotes } from '#components/forms/FormNotes.tsx'
import { getFormStrings } from '#components/forms/formStrings.ts'
import { opensDialog } from '#components/forms/leadDialog.ts'
import { InlineDemoForm, LeadDialogs } from '#components/forms/LeadForms.tsx'
import { OrderedSections } from '#components/sections/ordered-sections/OrderedSections.tsx'
import { BusinessHero } from '#components/sections/business-hero/BusinessHero.tsx'
import { Calculator } from '#components/sections/calculator/Calculator.tsx'
import { Closing } from '#components/sections/closing/Closing.tsx'
import { Demo } from '#components/sections/demo/Demo.tsx'
import { Faq } from '#components/sections/faq/Faq.tsx'
import { LogoStrip } from '#components/sections/logo-strips/LogoStrips.tsx'
import { loadDisclosures, loadSiteSettings } from '#components/site-frame/pageContent.ts'
import { SiteFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { Button } from '#components/ui/Button.tsx'
import { env } from '#lib/env.ts'
import { businessHomes, getPathLocale } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { type EditionRoute, getHome } from '../../editions.ts'
import { loadBusinessPage } from './data.ts'
import './styles.ts'

export { generateMetadata, generateStaticParams } from './data.ts'

export const dynamicParams = false

/** Renders the landing page for lenders, brokers and credit unions. */
export default async function BusinessPage({ params }: EditionRoute) {
  const home = businessHomes[getPathLocale(await getHome(params))]
  const [page, { ctas, contacts }, legal] = await Promise.all([
    loadBusinessPage(),
    loadSiteSettings(),
    loadDisclosures(),
  ])
  const { forms, modals } = page
  const form = { strings: getFormStrings(), apiHost: env().API_HOST ?? '', page: home }
  const demoNotes = (
    <FormNotes home={home} help={legal.demoProvinces} privacy={legal.demoPrivacy} linkLabel={forms.privacyLinkLabel} />
  )
  return (
    <SiteFrame home={home} path={home} sections={page.sectionOrder}>
      <BusinessHero content={page.hero} provinces={legal.businessProvinces} ctas={ctas}>
        <LogoStrip className="partner-strip" content={page.partnerStrip} list={{ page, path: 'partnerStrip.logos' }} />
      </BusinessHero>
      <OrderedSections
        page={page}
        sections={{
          demoSection: (
            <Demo page={page}>
              <InlineDemoForm {...form} submitLabel={ctas.requestDemo}>
                {demoNotes}
              </InlineDemoForm>
            </Demo>
          ),
          calculator: <Calculator page={page} />,
          faq: <Faq home={home} page={page} content={page.faq} email={contacts.partnersEmail} />,
        }}
      />
      <Closing content={page.closingCta}>
        <Button variant="gradient" size="large" arrow {...opensDialog('demo')}>
          {ctas.requestDemo}
        </Button>
      </Closing>
      <StructuredData path={pages.business.path} seo={page.seo} questions={page.faq.questions} />
      <LeadDialogs
        {...form}
        texts={{
          demo: { ...modals.demo, submitLabel: ctas.requestDemo, notes: demoNotes },
          'one-pager': {
            ...modals.onePager,
            submitLabel: ctas.onePager,
            notes: <FormNotes home={home} privacy={legal.onePagerPrivacy} linkLabel={forms.privacyLinkLabel} />,
          },
        }}
      />
    </SiteFrame>
  )
}
