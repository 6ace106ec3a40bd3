import { fileURLToPath } from 'node:url'
import { createEditionRewrites } from './lib/editions.ts'
import { readSettings } from './lib/env.ts'
import { appLinkRewrites } from './lib/links/appLinks.ts'
import { unsubscribePaths } from './lib/links/routes.ts'
import { DRAFT_MODE_COOKIE } from './lib/nextInternals.ts'
import { createSecurityHeaders } from './lib/security/headers.ts'
import { SPECULATION_RULES_HEADER } from './lib/speculationRules.ts'

const settings = readSettings(process.env)

/**
 * Returns the headers of a host without the front door. Next reads them at build time only.
 *
 * @returns {Awaited<ReturnType<NonNullable<import('next').NextConfig['headers']>>>}
 */
function builtInHeaders() {
  const getSecurityHeaders = createSecurityHeaders(settings)
  const getHeaders = (/** @type {string} */ path) => getSecurityHeaders(path).map(([key, value]) => ({ key, value }))
  const [key, value] = SPECULATION_RULES_HEADER
  // If several entries match a path, the last one that sets a header wins.
  return [
    { source: '/:path*', headers: getHeaders('/') },
    { source: '/studio/:path*', headers: getHeaders('/studio') },
    { source: '/shared/:path*', headers: getHeaders('/shared/') },
    ...unsubscribePaths.map((path) => ({ source: path, headers: getHeaders(path) })),
    // In a preview no page is loaded ahead.
    { source: '/:path*', missing: [{ type: 'cookie', key: DRAFT_MODE_COOKIE }], headers: [{ key, value }] },
  ]
}

const LEFT_OUT_BY_PROXY = String.raw`(?:api|studio|sharing-image|\.well-known)(?:/[^/]+)*|robots\.txt|sitemap\.xml|icon\.svg|favicon\.ico`

const stylesheet = { loaders: ['./components/theme/stylesLoader.ts'], as: '*.css' }

/** @type {import('next').NextConfig} */
const config = {
  // Compiles a styles module that a page imports to a stylesheet of the page.
  turbopack: {
    rules: {
      'styles.ts': stylesheet,
      '*.styles.ts': stylesheet,
      '**/ui5/dist/styles.css': { loaders: ['./app/studio/stripFontFaces.ts'], as: '*.css' },
    },
  },
  // Without the front door the host provides the cache.
  ...(settings.FRONT_DOOR && { cacheHandler: fileURLToPath(import.meta.resolve('./server/nextCacheHandler.ts')) }),
  // It loads its fonts' metrics from files beside it.
  serverExternalPackages: ['pdfkit'],
  // Without the image optimizer, which the site does not use.
  images: { unoptimized: true },
  poweredByHeader: false,
  // The front door compresses with Brotli (`server/compress.ts`).
  compress: !settings.FRONT_DOOR,
  headers: async () => (settings.FRONT_DOOR ? [] : builtInHeaders()),
  devIndicators: false,
  // `npm run lint` checks the types.
  typescript: { ignoreBuildErrors: true },
  // The proxy redirects to the canonical address of a page in one step; Next would remove the slash of any path first.
  skipTrailingSlashRedirect: true,
  // The business page is the only public page without a version under `/lp1`.
  redirects: async () => [
    { source: '/lp1/business', destination: '/business', permanent: true },
    { source: '/fr/lp1/business', destination: '/fr/business', permanent: true },
    // The paths that the proxy leaves out.
    {
      source: `/:path(${LEFT_OUT_BY_PROXY})/`,
      destination: '/:path',
      permanent: true,
    },
  ],
  // The edition's folder is not part of the public path.
  rewrites: async () => [...appLinkRewrites, ...createEditionRewrites()],
  experimental: {
    // A clean clone would write 240 MB, which takes a fifth of the build, and never read them.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    // Nothing reads those of a production build.
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    // A `not-found.tsx` would be included in every page's RSC payload.
    globalNotFound: true,
    // Several servers may share the build; each revalidates changed content when it starts.
    isrFlushToDisk: false,
    // Rarely requested routes, such as PDFs, use no memory until they are.
    preloadEntriesOnStart: false,
    // Disables Next's check for newer versions.
    agentUpgrade: false,
  },
}

export default config
