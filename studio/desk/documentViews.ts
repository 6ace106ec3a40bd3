import type { ComponentViewBuilder, DefaultDocumentNodeResolver } from 'sanity/structure'
import { EmailPreview, OnePagerPreview } from '#studio/messages/MessagePreview.tsx'
import { PartnerLinks } from '#studio/partners/PartnerLinks.tsx'
import { PolicyVersions } from '#studio/policies/PolicyVersions.tsx'

/** Tabs of a document; a preview stands beside the form where there is room. @param siteUrl public origin of the site */
export const documentViews =
  (siteUrl: string): DefaultDocumentNodeResolver =>
  (S, { schemaType }) => {
    const form = S.view.form().id('form').title('Content')
    const { component } = S.view
    const tab = (view: ComponentViewBuilder, id: string, title: string) =>
      S.document().views([form, view.id(id).title(title)])
    const beside = (view: ComponentViewBuilder) => tab(view, 'preview', 'Preview').defaultPanes(['preview', 'form'])
    switch (schemaType) {
      case 'legalPolicy':
        return tab(component(PolicyVersions), 'versions', 'Versions')
      case 'partner':
        return tab(component(PartnerLinks).options({ siteUrl }), 'links', 'Links and QR code')
      case 'emailMessages':
        return beside(component(EmailPreview))
      case 'onePager':
        return beside(component(OnePagerPreview))
      default:
        return S.document().views([form])
    }
  }
