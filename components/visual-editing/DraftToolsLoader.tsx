'use client'

import { lazy, Suspense } from 'react'
import { useIsHydrated } from '#components/ui/useIsHydrated.ts'

const DraftOverlay = lazy(async () => ({ default: (await import('./DraftOverlay.tsx')).DraftOverlay }))

/** Loads the tools in a separate chunk, only in the browser. `next/dynamic` would add to every page. */
export function DraftToolsLoader() {
  return (
    useIsHydrated() && (
      <Suspense>
        <DraftOverlay />
      </Suspense>
    )
  )
}
