'use client'

import dynamic from 'next/dynamic'

/** Keeps the tools in a chunk of their own. */
export const DraftToolsLoader = dynamic(() => import('./DraftOverlay.tsx').then(({ DraftOverlay }) => DraftOverlay), {
  ssr: false,
})
