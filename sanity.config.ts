import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { apiVersion } from '#lib/content/connection.ts'
import { schemaTypes } from '#schemas/index.ts'
import { cloudConnection } from '#studio/connection/cloud.ts'
import { embeddedConnection } from '#studio/connection/embedded.ts'
import { toolsOf } from '#studio/desk/beginning.ts'
import { openedAtOwnWork } from '#studio/desk/DeskTool.tsx'
import { deskParts } from '#studio/desk/FormInput.tsx'
import { structure } from '#studio/desk/structure.ts'
import { documentViews } from '#studio/desk/documentViews.ts'
import { sourceBadge } from '#studio/documents/badges.ts'
import { ReadOnlyReason } from '#studio/documents/ReadOnlyReason.tsx'
import { readOnlyWords } from '#studio/documents/readOnlyWords.ts'
import { documentActions, newDocumentOptions, templates } from '#studio/documents/fixed.ts'
import { validationWords } from '#studio/documents/validationWords.ts'
import { remarks } from '#studio/inputs/remarks/index.ts'
import { searchPreview } from '#studio/inputs/search/index.ts'
import { Mark } from '#studio/Mark.tsx'
import { locate } from '#studio/presentation/locate.ts'
import { mainDocuments } from '#studio/presentation/mainDocuments.ts'
import { withoutCloudFeatures } from '#studio/quiet.ts'
import type { StudioSettings } from '#studio/settings.ts'
import { theme } from '#studio/theme.ts'
import { launchTool } from '#studio/tools/launch/index.ts'
import { leadsTool } from '#studio/tools/leads/index.ts'
import { peopleTool } from '#studio/tools/people/index.ts'
import { schedules } from '#studio/tools/schedules/index.ts'
import { shares } from '#studio/tools/shares/index.ts'

/**
 * The Studio, for the embedded store or Sanity's cloud.
 *
 * @param origin scheme, host and port of the page it runs in, where the site is too
 */
export function studioConfig({ projectId, dataset, embedded, siteUrl }: StudioSettings, origin: string) {
  return defineConfig({
    name: 'default',
    title: 'Site content',
    icon: Mark,
    theme,
    basePath: '/studio',
    projectId,
    dataset,
    ...(embedded ? { ...embeddedConnection(origin), ...withoutCloudFeatures } : cloudConnection),
    schema: { types: schemaTypes, templates },
    document: {
      actions: documentActions,
      badges: (badges) => [...badges, sourceBadge],
      newDocumentOptions,
      comments: { enabled: !embedded },
      askToEdit: { enabled: !embedded },
    },
    form: { components: { input: ReadOnlyReason } },
    i18n: { bundles: [readOnlyWords, validationWords] },
    plugins: [
      presentationTool({
        title: 'Preview',
        previewUrl: {
          initial: origin,
          previewMode: {
            enable: '/api/draft-mode/enable',
            disable: '/api/draft-mode/disable',
            // A preview needs its session at the embedded store, so its links are made by the share of a draft.
            shareAccess: !embedded,
          },
        },
        resolve: { mainDocuments, locations: locate },
      }),
      structureTool({ title: 'Content', structure, defaultDocumentNode: documentViews(siteUrl) }),
      deskParts(),
      remarks(),
      searchPreview(),
      launchTool(),
      leadsTool(),
      // In the cloud, people are looked after at sanity.io.
      ...(embedded ? [peopleTool()] : []),
      ...(embedded ? [schedules(), shares()] : []),
      visionTool({ title: 'Query', defaultApiVersion: `v${apiVersion}`, defaultDataset: dataset }),
    ],
    tools: (tools, { currentUser }) => toolsOf(tools, currentUser).map(openedAtOwnWork),
  })
}
