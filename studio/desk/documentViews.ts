import type { ComponentViewBuilder, DefaultDocumentNodeResolver } from 'sanity/structure'
import { EmailPreview, OnePagerPreview } from '#studio/messages/MessagePreview.tsx'
import { PartnerLinks } from '#studio/partners/PartnerLinks.tsx'
import { PolicyVersions } from '#studio/policies/PolicyVersions.tsx'

/** Defines a document's tabs; a preview opens beside the form if there is room. @param siteUrl public origin */
export const documentViews =
  (siteUrl: string): DefaultDocumentNodeResolver =>
  (S, { schemaType }) => {
    const form = S.view.form().id('form').title('Content')
    const { component } = S.view
    const tab = (view: ComponentViewBuilder, id: string, title: string) =>
      S.document().views([form, view.id(id).title(title)])
    const splitView = (view: ComponentViewBuilder) => tab(view, 'preview', 'Preview').defaultPanes(['preview', 'form'])
    switch (schemaType) {
      case 'legalPolicy':
        return tab(component(PolicyVersions), 'versions', 'Versions')
      case 'partner':
        return tab(component(PartnerLinks).options({ siteUrl }), 'links', 'Links and QR code')
      case 'emailMessages':
        return splitView(component(EmailPreview))
      case 'onePager':
        return splitView(component(OnePagerPreview))
      default:
        return S.document().views([form])
    }
  }
