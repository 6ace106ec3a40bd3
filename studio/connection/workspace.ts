import type { WorkspaceOptions } from 'sanity'
import { STORE_PATH } from '#lib/links/path.ts'
import { createStreamFetch } from '#studio/browser/streamFetch.ts'
import { PROTOCOL_KEY } from '#studio/sanityInternals.ts'
import { createClient } from './studioClient.ts'

/** The Studio's settings from its server. They are sent to browsers, so they contain no secrets. */
export interface StudioSettings {
  projectId: string
  dataset: string
  /** True for the embedded store, false for Sanity's cloud. */
  embedded: boolean
  /** Public origin of the site, for links and QR codes; the Studio may be open under another one. */
  siteUrl: string
}

/**
 * Options for Sanity's cloud. The Studio holds the token itself, because browsers refuse third-party cookies and the
 * Leads tool calls the site's server with the token.
 */
export const cloudOptions = { auth: { loginMethod: 'token' } } as const satisfies Partial<WorkspaceOptions>

/** Options for the embedded store, which answers on the origin of the page the Studio runs in. */
export function getEmbeddedOptions(origin: string) {
  const apiHost = `${origin}${STORE_PATH}`
  // HTTP/1.1 does for streams over one WebSocket.
  localStorage.setItem(PROTOCOL_KEY, 'websocket')
  const streamFetch = createStreamFetch(apiHost)
  const clientOptions = { apiHost, useProjectHostname: false, resolveFetch: () => streamFetch }
  return {
    apiHost,
    unstable_clientFactory: (options) => createClient({ ...options, ...clientOptions }),
    auth: {
      loginMethod: 'token',
      // Skips the choice of a sign-in method: there is only one.
      redirectOnSingle: true,
      providers: [{ name: 'local', title: 'Email and password', url: `${apiHost}/v1/auth/login/local` }],
    },
    // Each word typed is the beginning of one; with the default strategy only the last is.
    search: { strategy: 'groqLegacy' },
    // These features need Sanity's own servers.
    announcements: { enabled: false },
    apps: { canvas: { enabled: false } },
    mediaLibrary: { enabled: false },
    // The store keeps them: see docs/decisions/0007-releases.md.
    releases: { enabled: true },
    // The activity of a release names who set its time and who added a document.
    beta: { eventsAPI: { releases: true } },
    scheduledDrafts: { enabled: true },
    scheduledPublishing: { enabled: false },
    tasks: { enabled: false },
  } satisfies Partial<WorkspaceOptions>
}
