import type { DefaultDocumentNodeResolver } from 'sanity/structure'
import { PolicyVersions } from '#studio/policies/PolicyVersions.tsx'

/** What is beside the form of a document, where there is more to see than its fields. */
export const documentViews: DefaultDocumentNodeResolver = (S, { schemaType }) => {
  const form = S.view.form().title('Content')
  if (schemaType === 'legalPolicy') {
    return S.document().views([form, S.view.component(PolicyVersions).id('versions').title('Versions')])
  }
  return S.document().views([form])
}
