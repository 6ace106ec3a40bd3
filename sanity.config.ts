import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { apiVersion } from '#lib/content/connection.ts'
import { schemaTypes } from '#schemas/index.ts'
import { cloudOptions, getEmbeddedOptions, type StudioSettings } from '#studio/connection/workspace.ts'
import { listTools } from '#studio/desk/firstPane.ts'
import { withFirstPane } from '#studio/desk/DeskTool.tsx'
import { documentViews } from '#studio/desk/documentViews.ts'
import { deskParts } from '#studio/desk/FormInput.tsx'
import { structure } from '#studio/desk/structure.ts'
import { documentActions, newDocumentOptions, sourceBadge, templates } from '#studio/documents/actions.ts'
import { waitForComments } from '#studio/documents/waitForComments.tsx'
import { ReadOnlyReason } from '#studio/documents/ReadOnlyReason.tsx'
import { plainWords, readOnlyWords, validationStrings } from '#studio/documents/validationStrings.ts'
import { validationMessages } from '#studio/inputs/ValidationMessages.tsx'
import { ruleWords } from '#studio/inputs/RuleWords.tsx'
import { searchPreview } from '#studio/inputs/SearchInput.tsx'
import { languages } from '#studio/languages/LanguageBar.tsx'
import { linkEnding } from '#studio/partners/LinkEndingInput.tsx'
import { consentRevision } from '#studio/policies/ConsentRevisionInput.tsx'
import { locate } from '#studio/presentation/locate.ts'
import { mainDocuments } from '#studio/presentation/mainDocuments.ts'
import { showTappedForm } from '#studio/presentation/PreviewTool.tsx'
import { Mark } from '#studio/Mark.tsx'
import { tools } from '#studio/tools/index.ts'

/**
 * The Studio's configuration, for the embedded store or Sanity's cloud.
 *
 * @param origin of the page the Studio runs in, which is also the site's
 */
export function studioConfig({ projectId, dataset, embedded, siteUrl }: StudioSettings, origin: string) {
  return defineConfig({
    name: 'default',
    title: 'Site content',
    icon: Mark,
    basePath: '/studio',
    projectId,
    dataset,
    ...(embedded ? getEmbeddedOptions(origin) : cloudOptions),
    schema: { types: schemaTypes, templates },
    document: {
      actions: documentActions,
      badges: (badges) => [...badges, sourceBadge],
      newDocumentOptions,
      comments: { enabled: true },
      askToEdit: { enabled: !embedded },
    },
    form: { components: { input: ReadOnlyReason } },
    i18n: { bundles: [readOnlyWords, validationStrings, ...plainWords] },
    plugins: [
      presentationTool({
        title: 'Preview',
        previewUrl: {
          initial: origin,
          previewMode: {
            enable: '/api/draft-mode/enable',
            disable: '/api/draft-mode/disable',
            // The embedded store has share links of its own.
            shareAccess: !embedded,
          },
        },
        resolve: { mainDocuments, locations: locate },
      }),
      structureTool({ title: 'Content', structure, defaultDocumentNode: documentViews(siteUrl) }),
      waitForComments(),
      deskParts(),
      languages(),
      linkEnding(),
      consentRevision(),
      validationMessages(),
      searchPreview(),
      ruleWords(),
      ...tools(embedded),
      visionTool({ title: 'Query (developers)', defaultApiVersion: `v${apiVersion}`, defaultDataset: dataset }),
    ],
    tools: (known, { currentUser }) => listTools(known, currentUser).map(withFirstPane).map(showTappedForm),
  })
}
