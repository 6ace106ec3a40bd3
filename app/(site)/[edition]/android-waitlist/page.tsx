import { stegaClean } from '@sanity/client/stega'
import { getFormStrings } from '#components/forms/formStrings.ts'
import { WaitlistForm } from '#components/forms/WaitlistForm.tsx'
import { dataAttribute } from '#components/sections/dataAttributes.ts'
import { WaitlistArt } from '#components/sections/waitlist/WaitlistArt.tsx'
import { loadDisclosures } from '#components/site-frame/pageContent.ts'
import { SiteFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { Container } from '#components/ui/Layout.tsx'
import { env } from '#lib/env.ts'
import { translateGroup } from '#lib/i18n/translate.ts'
import { getPageHref } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { type EditionRoute, getHome } from '../../editions.ts'
import { loadPersonalPage } from '../data.ts'
import { loadWaitlistPage } from './data.ts'
import './styles.ts'

export { generateMetadata, generateStaticParams } from './data.ts'

/** Renders the Android waitlist, at `/android-waitlist`. */
export default async function WaitlistPage({ params }: EditionRoute) {
  const home = await getHome(params)
  const [page, legal, { phoneDemo }] = await Promise.all([loadWaitlistPage(), loadDisclosures(), loadPersonalPage()])
  const { labels, messages } = getFormStrings()
  const path = getPageHref(home, pages.waitlist.path)
  return (
    <SiteFrame home={home} path={path}>
      <section className="waitlist surface-white">
        <Container className="waitlist-columns">
          <div>
            <h1>{page.headline}</h1>
            <p className="intro">{page.text}</p>
            <WaitlistForm
              home={home}
              apiHost={env().API_HOST ?? ''}
              page={path}
              strings={{ ...translateGroup('waitlist'), email: labels.email, messages }}
              placeholder={stegaClean(page.emailPlaceholder)}
              editPlaceholder={await dataAttribute(pages.waitlist.type, 'emailPlaceholder')}
              buttonLabel={page.buttonLabel}
            >
              <p className="form-note">
                {legal.waitlistConsent} <a href={getPageHref(home, pages.privacy.path)}>{page.privacyLinkLabel}</a>
              </p>
            </WaitlistForm>
            <p className="form-note">{legal.waitlistSender}</p>
          </div>
          <WaitlistArt phoneDemo={phoneDemo} />
        </Container>
      </section>
      <StructuredData path={pages.waitlist.path} seo={page.seo} />
    </SiteFrame>
  )
}
