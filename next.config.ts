import type { NextConfig } from 'next'

const config: NextConfig = {
  compiler: {
    // Class names that are the same in every build, and minified CSS.
    styledComponents: { displayName: false },
  },
  poweredByHeader: false,
  devIndicators: false,
}

export default config
