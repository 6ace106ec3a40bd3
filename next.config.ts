import type { NextConfig } from 'next'

const config: NextConfig = {
  compiler: {
    // Class names that are the same in every build, and minified CSS.
    styledComponents: { displayName: false },
  },
  poweredByHeader: false,
  // The front door compresses, better than Next would (`server/compress.ts`).
  compress: false,
  devIndicators: false,
  // `npm run typecheck` checks the types; a start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // The landing variant has every public page but this one, which answers at its own address only.
  redirects: async () => [{ source: '/lp1/business', destination: '/business', permanent: true }],
  experimental: {
    // The build stays as it was made, so that several servers may share it; a start refreshes what has changed since.
    isrFlushToDisk: false,
    // No question to the outside about newer versions.
    agentUpgrade: false,
  },
}

export default config
