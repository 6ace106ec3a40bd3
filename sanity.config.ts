import { visionTool } from '@sanity/vision'
import { defineConfig, type DocumentActionsContext } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { apiVersion } from '#lib/content/connection.ts'
import { STUDIO_PATH } from '#lib/links/path.ts'
import { schemaTypes } from '#schemas/index.ts'
import { cloudOptions, getEmbeddedOptions, type StudioSettings } from '#studio/connection/workspace.ts'
import { listTools } from '#studio/desk/sections.ts'
import { FormInput } from '#studio/desk/FormInput.tsx'
import { documentViews, structure } from '#studio/desk/structure.ts'
import { ToolLayout } from '#studio/desk/ToolLayout.tsx'
import { documentActions, newDocumentOptions, sourceBadge, templates } from '#studio/documents/actions.ts'
import { DocumentLayout } from '#studio/documents/DocumentLayout.tsx'
import { OfflineNotice } from '#studio/documents/OfflineNotice.tsx'
import { ReleaseFailures } from '#studio/documents/ReleaseFailures.tsx'
import { ScheduledBy } from '#studio/documents/ScheduledBy.tsx'
import { ReadOnlyReason } from '#studio/documents/formBanner.tsx'
import { embeddedWords, plainWords, validationStrings } from '#studio/documents/validationStrings.ts'
import { createWordingApproval } from '#studio/documents/WordingApproval.tsx'
import { AudienceInput } from '#studio/inputs/AudienceInput.tsx'
import { NamedItem } from '#studio/inputs/NamedItem.tsx'
import { InsertMenuInput } from '#studio/inputs/InsertMenuInput.tsx'
import { PasteInput } from '#studio/inputs/PasteInput.tsx'
import { RuleInput } from '#studio/inputs/RuleWords.tsx'
import { SampleFigures } from '#studio/inputs/SampleFigures.tsx'
import { SearchInput } from '#studio/inputs/SearchInput.tsx'
import { SharedField } from '#studio/inputs/SharedField.tsx'
import { ValidationMessages } from '#studio/inputs/ValidationMessages.tsx'
import { CopyStructureAction } from '#studio/languages/CopyStructureAction.ts'
import { UpToDateAction } from '#studio/languages/UpToDateAction.ts'
import { LanguageBadge, LanguageBar } from '#studio/languages/LanguageBar.tsx'
import { Mark } from '#studio/Mark.tsx'
import { withPartnerNumbers } from '#studio/partners/listNumbers.tsx'
import { ConsentRevisionInput } from '#studio/policies/ConsentRevisionInput.tsx'
import { locate } from '#studio/presentation/locations.ts'
import { mainDocuments } from '#studio/presentation/mainDocuments.ts'
import { PathFollower } from '#studio/presentation/PathFollower.tsx'
import { listProjectTools } from '#studio/tools/index.ts'
import { UsageBanner } from '#studio/tools/results/UsageBanner.tsx'
import { ShareAction } from '#studio/tools/shares/ShareAction.tsx'

/** Extends every form input; the outermost first. */
const inputs = [
  FormInput,
  LanguageBar,
  ConsentRevisionInput,
  AudienceInput,
  ValidationMessages,
  SearchInput,
  RuleInput,
  SampleFigures,
  SharedField,
  PasteInput,
  InsertMenuInput,
  ReleaseFailures,
  ScheduledBy,
  UsageBanner,
  PathFollower,
  OfflineNotice,
  ReadOnlyReason,
]

/**
 * The Studio's configuration, for the embedded store or Sanity's cloud.
 *
 * @param origin of the page the Studio runs in, which is also the site's
 */
export function studioConfig({ projectId, dataset, embedded, siteUrl }: StudioSettings, origin: string) {
  // Sanity's cloud has shared links of its own.
  const storeActions = embedded ? [ShareAction] : []
  const versionActions = [...storeActions, createWordingApproval(embedded)]
  /** Copying reads and changes drafts, so it is left out where a release or a scheduled draft is open. */
  const listOwnActions = ({ versionType }: DocumentActionsContext) =>
    versionType === 'version' || versionType === 'scheduled-draft'
      ? versionActions
      : [CopyStructureAction, UpToDateAction, ...versionActions]
  return defineConfig({
    name: 'default',
    title: 'Site content',
    icon: Mark,
    basePath: STUDIO_PATH,
    projectId,
    dataset,
    ...(embedded ? getEmbeddedOptions(origin) : cloudOptions),
    schema: { types: withPartnerNumbers(schemaTypes), templates },
    document: {
      actions: (actions, context) => documentActions([...actions, ...listOwnActions(context)], context),
      badges: (badges) => [...badges, LanguageBadge, sourceBadge],
      newDocumentOptions,
      comments: { enabled: true },
      askToEdit: { enabled: !embedded },
    },
    i18n: { bundles: [validationStrings, ...plainWords, ...(embedded ? [embeddedWords] : [])] },
    studio: { components: { activeToolLayout: ToolLayout } },
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
      { name: 'document-layout', document: { components: { unstable_layout: DocumentLayout } } },
      ...inputs.map((input, index) => ({ name: `input-${index}`, form: { components: { input } } })),
      { name: 'items', form: { components: { item: NamedItem } } },
      { name: 'tools', tools: (known, context) => [...known, ...listProjectTools(embedded, context)] },
      visionTool({ title: 'Query (developers)', defaultApiVersion: `v${apiVersion}`, defaultDataset: dataset }),
    ],
    tools: (known, { currentUser }) => listTools(known, currentUser),
  })
}
