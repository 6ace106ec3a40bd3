import { stegaClean } from '@sanity/client/stega'
import type { LandingPageContent } from '#lib/content/pageContent.ts'
import { LandingSections } from '#components/sections/landing/LandingSections.tsx'
import { getPartnerColours, isCoBranded, PartnerLine } from '#components/sections/link/PartnerBrand.tsx'
import { loadDisclosures, loadSiteSettings } from '#components/site-frame/pageContent.ts'
import { SiteFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { Container, NoBreak } from '#components/ui/Layout.tsx'
import { listPublishedLanguages } from '#lib/content/publishedLanguages.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { toLocalizedPath } from '#lib/links/homeLinks.ts'
import { setRequestPartner } from '#lib/links/requestPartner.ts'
import { type PageName } from '#lib/pages.ts'
import { findAnchor, getMemberType, listSectionsOfMembers, type SectionName } from '#lib/sections.ts'
import { getHome } from '../../../editions.ts'
import { getPartner } from '../../../partner.ts'
import { loadWaitlistPage } from '../../android-waitlist/data.ts'
import { loadBusinessPage } from '../../business/data.ts'
import { loadPersonalPage } from '../../data.ts'
import { loadEstimatePage } from '../../estimate/data.ts'
import { findLandingPage, findSplitPage, type LandingPageRoute, loadLandingPage } from './data.ts'
import './styles.ts'

export { generateMetadata, generateStaticParams } from './data.ts'

const HERO = getMemberType('hero')
/** Its opening's, to which the menu of a home of its own leads. */
const HOME_ID = findAnchor('hero')

/** Loads the page whose words sections have; undefined without one of them, or where that page is not offered. */
async function loadSource<Content>(
  { sections }: LandingPageContent,
  name: PageName,
  load: () => Promise<Content>,
  of: readonly SectionName[],
): Promise<Content | undefined> {
  const types = new Set<string>(of.map(getMemberType))
  if (!sections.some(({ _type }) => types.has(_type))) return undefined
  return (await listPublishedLanguages(name)).includes(requestLocale()) ? load() : undefined
}

/** Renders an editor's page of sections, at a path such as `/spring`, which `proxy.ts` leads here. */
export default async function LandingPage({ params }: LandingPageRoute) {
  const edition = await getHome(params)
  const route = await findLandingPage(`/${(await params).path.join('/')}`)
  const { path, ownHome, partner: slug } = route
  const [page, split] = await Promise.all([loadLandingPage(route.id), findSplitPage(route)])
  const [settings, legal, personal, business, estimate, waitlist, partner] = await Promise.all([
    loadSiteSettings(),
    loadDisclosures(),
    loadPersonalPage(),
    loadSource(page, 'business', loadBusinessPage, ['partnerStrip', 'demoSection', 'calculator']),
    loadSource(page, 'estimate', loadEstimatePage, ['estimateTeaser']),
    loadSource(page, 'waitlist', loadWaitlistPage, ['waitlistForm']),
    slug === null ? undefined : getPartner(slug),
  ])
  // A partner that was switched off is the default one here.
  const brand = partner && isCoBranded(partner) ? partner : undefined
  if (brand) setRequestPartner(stegaClean(brand.slug))
  const colours = brand && getPartnerColours(brand)
  const questions = page.sections.some(({ _type }) => _type === getMemberType('faq'))
    ? (page.sections.find((section) => section.questions && section.questions.length > 0)?.questions ??
      personal.faq.questions)
    : undefined
  const address = split?.address ?? toLocalizedPath(path, requestLocale())
  const home = ownHome ? address : (split?.home ?? edition)
  // In place of a home, its menu leads to sections of this page.
  const own = split && home === address && { menu: listSectionsOfMembers(page.sections.map(({ _type }) => _type)) }
  return (
    <SiteFrame home={home} path={address} announcement={page.announcement} {...own}>
      <div className={colours && 'co-branded'} style={colours}>
        {brand && <PartnerLine partner={brand} />}
        {page.sections.every(({ _type }) => _type !== HERO) && (
          <Container className="landing-title" id={HOME_ID}>
            <NoBreak as="h1" text={page.title} />
          </Container>
        )}
        <LandingSections
          opensPage={!brand}
          {...{ page, settings, legal, home, personal, business, estimate, waitlist }}
        />
        {brand?.licenceDisclosure && (
          <div className="surface-deep">
            <Container className="landing-disclosure">
              <p lang={brand.disclosureLanguage}>{brand.licenceDisclosure}</p>
            </Container>
          </div>
        )}
      </div>
      <StructuredData path={split?.path ?? path} seo={page.seo} questions={questions} />
    </SiteFrame>
  )
}
