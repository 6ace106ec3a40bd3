import { OrderedSections } from '#components/sections/ordered-sections/OrderedSections.tsx'
import { BuyingPowerLink } from '#components/sections/app-links/AppLinks.tsx'
import { Closing } from '#components/sections/closing/Closing.tsx'
import { Difference } from '#components/sections/difference/Difference.tsx'
import { Faq } from '#components/sections/faq/Faq.tsx'
import { Features } from '#components/sections/features/Features.tsx'
import { Hero } from '#components/sections/hero/Hero.tsx'
import { HowItWorks } from '#components/sections/how-it-works/HowItWorks.tsx'
import { LogoStrip } from '#components/sections/logo-strips/LogoStrips.tsx'
import { Testimonials } from '#components/sections/testimonials/Testimonials.tsx'
import { SiteFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { loadSiteSettings } from '#components/site-frame/pageContent.ts'
import { type EditionRoute, getHome } from '../editions.ts'
import { loadPersonalPage } from './data.ts'
import './styles.ts'

export { generateMetadata, generateStaticParams } from './data.ts'

export const dynamicParams = false

/** Renders the landing page for home buyers, at `/` and `/lp1`. */
export default async function PersonalPage({ params }: EditionRoute) {
  const home = await getHome(params)
  const [page, settings] = await Promise.all([loadPersonalPage(), loadSiteSettings()])
  const cta = settings.ctas.buyingPower
  return (
    <SiteFrame home={home} path={home} sections={page.sectionOrder}>
      {/* Close to the title and description it repeats, for better compression. */}
      <StructuredData path={home} seo={page.seo} questions={page.faq.questions} showsRating />
      <Hero content={page.hero} phone={page.phoneDemo} settings={settings} home={home}>
        <LogoStrip className="press" content={page.press} list={{ page, path: 'press.logos' }} />
      </Hero>
      <OrderedSections
        page={page}
        sections={{
          howItWorks: <HowItWorks content={page.howItWorks} home={home} cta={cta} />,
          features: <Features content={page.features} home={home} cta={cta} />,
          difference: <Difference content={page.difference} home={home} cta={cta} />,
          testimonials: <Testimonials page={page} settings={settings} home={home} />,
          faq: <Faq home={home} page={page} content={page.faq} email={settings.contacts.supportEmail} />,
        }}
      />
      <Closing content={page.closingCta}>
        <BuyingPowerLink home={home} origin="footer" label={cta} variant="gradient" />
      </Closing>
    </SiteFrame>
  )
}
