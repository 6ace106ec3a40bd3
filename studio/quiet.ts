import type { WorkspaceOptions } from 'sanity'

type Feature =
  | 'announcements'
  | 'apps'
  | 'mediaLibrary'
  | 'releases'
  | 'scheduledDrafts'
  | 'scheduledPublishing'
  | 'tasks'

/** Features that live on Sanity's own servers, switched off so that the Studio asks nothing of them. */
export const withoutCloudFeatures: Pick<WorkspaceOptions, Feature> = {
  announcements: { enabled: false },
  apps: { canvas: { enabled: false } },
  mediaLibrary: { enabled: false },
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
}
