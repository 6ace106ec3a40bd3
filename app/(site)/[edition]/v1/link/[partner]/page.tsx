import { stegaClean } from '@sanity/client/stega'
import { StoreRedirect } from '#components/sections/link/redirects.tsx'
import { PartnerBrand, getPartnerColours } from '#components/sections/link/PartnerBrand.tsx'
import { BareFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { loadSiteSettings } from '#components/site-frame/pageContent.ts'
import { isPreview } from '#lib/content/preview.ts'
import { translate } from '#lib/i18n/translate.ts'
import { getMarkedScanHref } from '#lib/links/destinations.ts'
import { getPageHref } from '#lib/links/homeLinks.ts'
import { toStoreUrl } from '#lib/links/urls.ts'
import { getLinkHref } from '#lib/links/routes.ts'
import { pages } from '#lib/pages.ts'
import { getHome } from '../../../../editions.ts'
import { getPartner, type PartnerRoute } from '../../../../partner.ts'
import { loadLinkPage } from './data.ts'
import './styles.ts'

export { generateMetadata, generateStaticParams } from './data.ts'

/** Renders the redirect to the app store, at `/v1/link/{partner}`. */
export default async function LinkPage({ params }: PartnerRoute) {
  const { partner: parameter } = await params
  const home = await getHome(params)
  const [page, partner, settings] = await Promise.all([loadLinkPage(), getPartner(parameter), loadSiteSettings()])
  const previewing = await isPreview()
  const slug = stegaClean(partner.slug)
  return (
    <BareFrame home={home} path={getLinkHref(home, slug)} asksConsent={false}>
      <div className="link-layout surface-white" style={getPartnerColours(partner)}>
        <PartnerBrand partner={partner} productName={settings.productName} />
        <StoreRedirect
          home={home}
          partner={slug}
          appStoreUrl={toStoreUrl(stegaClean(partner.appStoreUrl)) ?? stegaClean(settings.appStoreUrl)}
          playStoreUrl={toStoreUrl(stegaClean(partner.playStoreUrl))}
          headlines={{ app: page.redirectingApp, play: page.redirectingPlay }}
          loading={translate('accessibility.loading')}
          manual={{ text: page.manualText, label: page.manualLinkLabel }}
          disableRedirect={previewing}
        />
        {partner.linkMessage && <p className="link-message">{partner.linkMessage}</p>}
        <ul role="list">
          <li>
            <a href={getPageHref(home, pages.waitlist.path)}>{page.waitlistLinkLabel}</a>
          </li>
          <li>
            <a href={getMarkedScanHref(home, slug)}>{page.scanLinkLabel}</a>
          </li>
        </ul>
        {partner.licenceDisclosure && (
          <p className="link-disclosure" lang={partner.disclosureLanguage}>
            {partner.licenceDisclosure}
          </p>
        )}
      </div>
      <StructuredData path={getLinkHref('/', slug)} seo={page.seo} />
    </BareFrame>
  )
}
