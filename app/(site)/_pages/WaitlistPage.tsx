import { stegaClean } from '@sanity/client/stega'
import { formStrings } from '#components/forms/formStrings.ts'
import { WaitlistForm } from '#components/forms/WaitlistForm.tsx'
import { WithoutScript } from '#components/forms/FormNotes.tsx'
import { dataAttribute } from '#components/sections/dataAttributes.ts'
import { WaitlistArt } from '#components/sections/waitlist/WaitlistArt.tsx'
import { disclosures } from '#components/site-frame/pageContent.ts'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { siteSettings } from '#components/site-frame/siteSettings.ts'
import { StructuredData } from '#components/structured-data/StructuredData.tsx'
import { Container } from '#components/ui/Layout.tsx'
import { env } from '#lib/env.ts'
import { translateGroup } from '#lib/i18n/translate.ts'
import { pageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import { publicRoutes } from '#lib/links/routes.ts'
import { waitlistPage } from './waitlistPage.content.ts'
import './waitlistPage.styles.ts'

/** The Android waitlist, at `/android-waitlist`. */
export async function WaitlistPage({ home }: { home: SitePrefix }) {
  const [page, settings, legal] = await Promise.all([waitlistPage(), siteSettings(), disclosures()])
  const { labels, messages } = formStrings()
  return (
    <SiteFrame home={home} path={pageHref(home, publicRoutes.waitlist.path)}>
      <section className="waitlist surface-white">
        <Container className="waitlist-columns">
          <div>
            <h1>{page.headline}</h1>
            <p className="intro">{page.text}</p>
            <WaitlistForm
              home={home}
              apiHost={env().API_HOST ?? ''}
              strings={{ ...translateGroup('waitlist'), email: labels.email, messages }}
              placeholder={stegaClean(page.emailPlaceholder)}
              editPlaceholder={await dataAttribute('waitlistPage', 'emailPlaceholder')}
              buttonLabel={page.buttonLabel}
            >
              <p className="form-note">
                {legal.waitlistConsent} <a href={pageHref(home, publicRoutes.privacy.path)}>{page.privacyLinkLabel}</a>
              </p>
            </WaitlistForm>
            <WithoutScript email={settings.contacts.supportEmail} />
            <p className="form-note">{legal.waitlistSender}</p>
          </div>
          <WaitlistArt name={settings.productName} />
        </Container>
      </section>
      <StructuredData path={publicRoutes.waitlist.path} seo={page.seo} />
    </SiteFrame>
  )
}
