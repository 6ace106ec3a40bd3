import type { WorkspaceOptions } from 'sanity'
// The client the Studio itself is built on: only from its version 8 on can streams be carried another way.
import { createClient } from 'sanity-client'
import { embeddedPath } from '#lib/content/connection.ts'
import { declareStreamProtocol, resolveFetch } from '#studio/browser/stream-fetch.ts'

type ConnectionOptions = Pick<WorkspaceOptions, 'apiHost' | 'auth' | 'unstable_clientFactory' | 'search'>

/**
 * How the Studio reaches the embedded content store: through the site's own origin.
 *
 * @param origin scheme, host and port of the page the Studio runs in
 */
export function embeddedConnection(origin: string): ConnectionOptions {
  const apiHost = `${origin}${embeddedPath}`
  declareStreamProtocol()
  return {
    apiHost,
    // The store's streams travel over one socket: on HTTP/1.1 a browser would run out of connections.
    unstable_clientFactory: (options) => createClient({ ...options, apiHost, useProjectHostname: false, resolveFetch }),
    auth: {
      loginMethod: 'token',
      redirectOnSingle: false,
      providers: [{ name: 'local', title: 'Email and password', url: `${apiHost}/v1/auth/login/local` }],
    },
    // The default strategy asks for text::query(), which groq-js does not know.
    search: { strategy: 'groqLegacy' },
  }
}
