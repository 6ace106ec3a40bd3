'use client'

import { lazy, Suspense } from 'react'
import { useIsHydrated } from '#components/ui/useIsHydrated.ts'

const DraftOverlay = lazy(async () => ({ default: (await import('./DraftOverlay.tsx')).DraftOverlay }))

/** Keeps the tools in a chunk of their own, which browsers alone load. `next/dynamic` would weigh on every page. */
export function DraftToolsLoader() {
  return (
    useIsHydrated() && (
      <Suspense>
        <DraftOverlay />
      </Suspense>
    )
  )
}
