'use client'

import { lazy, Suspense } from 'react'
import { ClientOnly } from '#components/ui/ClientOnly.tsx'

const DraftOverlay = lazy(async () => ({ default: (await import('./DraftOverlay.tsx')).DraftOverlay }))

/** Loads the tools in a separate chunk, only in the browser. `next/dynamic` would add to every page. */
export function DraftToolsLoader() {
  return (
    <ClientOnly>
      <Suspense>
        <DraftOverlay />
      </Suspense>
    </ClientOnly>
  )
}
