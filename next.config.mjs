import { fileURLToPath } from 'node:url'
import { createEditionRewrites } from './lib/editions.ts'
import { readSettings } from './lib/env.ts'
import { unsubscribePaths } from './lib/links/routes.ts'
import { createSecurityHeaders } from './lib/security/headers.ts'

const settings = readSettings(process.env)

/** The front door's headers, for a host that has none: fixed with the build, since Next knows no later moment. */
function builtInHeaders() {
  const getHeaders = createSecurityHeaders(settings)
  // Where several entries fit a path, the last one to name a header counts.
  return [
    { source: '/:path*', as: '/' },
    { source: '/studio/:path*', as: '/studio' },
    { source: '/shared/:path*', as: '/shared/' },
    ...unsubscribePaths.map((path) => ({ source: path, as: path })),
  ].map(({ source, as }) => ({ source, headers: getHeaders(as).map(([key, value]) => ({ key, value })) }))
}

const stylesheet = { loaders: ['./components/theme/stylesLoader.ts'], as: '*.css' }

/** @type {import('next').NextConfig} */
const config = {
  // A module of styles that a page imports is a stylesheet of the page.
  turbopack: {
    rules: {
      'styles.ts': stylesheet,
      '*.styles.ts': stylesheet,
      '**/ui5/dist/styles.css': { loaders: ['./app/studio/withoutFontFaces.ts'], as: '*.css' },
    },
  },
  // A host has its own store.
  ...(settings.FRONT_DOOR && { cacheHandler: fileURLToPath(import.meta.resolve('./server/nextCacheHandler.ts')) }),
  poweredByHeader: false,
  // The front door compresses, better than Next would (`server/compress.ts`).
  compress: !settings.FRONT_DOOR,
  headers: async () => (settings.FRONT_DOOR ? [] : builtInHeaders()),
  devIndicators: false,
  // `npm run lint` checks the types; a start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // The landing variant has every public page but this one, which answers at its own address only.
  redirects: async () => [
    { source: '/lp1/business', destination: '/business', permanent: true },
    { source: '/fr/lp1/business', destination: '/fr/business', permanent: true },
  ],
  // The folder of an edition is no part of an address.
  rewrites: async () => createEditionRewrites(),
  experimental: {
    // A `not-found.tsx` would be sent along, as data, with every page.
    globalNotFound: true,
    // The build stays as it was made, so that several servers may share it; a start refreshes what has changed since.
    isrFlushToDisk: false,
    // Routes that are seldom asked for, such as PDFs, need no memory until then.
    preloadEntriesOnStart: false,
    // No question to the outside about newer versions.
    agentUpgrade: false,
  },
}

export default config
