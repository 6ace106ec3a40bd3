import type { NextConfig } from 'next'

const config: NextConfig = {
  // A module of styles that a page imports is a stylesheet of the page.
  turbopack: { rules: { '*.styles.ts': { loaders: ['./components/theme/stylesLoader.ts'], as: '*.css' } } },
  poweredByHeader: false,
  // The front door compresses, better than Next would (`server/compress.ts`).
  compress: false,
  devIndicators: false,
  // `npm run typecheck` checks the types; a start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // The landing variant has every public page but this one, which answers at its own address only.
  redirects: async () => [{ source: '/lp1/business', destination: '/business', permanent: true }],
  experimental: {
    // A `not-found.tsx` would be sent along with every page.
    globalNotFound: true,
    // The build stays as it was made, so that several servers may share it; a start refreshes what has changed since.
    isrFlushToDisk: false,
    // No question to the outside about newer versions.
    agentUpgrade: false,
  },
}

export default config
