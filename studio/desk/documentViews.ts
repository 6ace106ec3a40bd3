import type { DefaultDocumentNodeResolver } from 'sanity/structure'
import { PartnerLinks } from '#studio/partners/PartnerLinks.tsx'
import { PolicyVersions } from '#studio/policies/PolicyVersions.tsx'

/** Tabs beside a document's form. @param siteUrl public origin of the site */
export const documentViews =
  (siteUrl: string): DefaultDocumentNodeResolver =>
  (S, { schemaType }) => {
    const form = S.view.form().title('Content')
    const more = {
      legalPolicy: S.view.component(PolicyVersions).id('versions').title('Versions'),
      partner: S.view.component(PartnerLinks).options({ siteUrl }).id('links').title('Links and QR code'),
    }
    if (schemaType === 'legalPolicy' || schemaType === 'partner') return S.document().views([form, more[schemaType]])
    return S.document().views([form])
  }
