'use client'

import { ClientOnly } from '#components/ui/ClientOnly.tsx'
import { lazyOptional } from '#components/ui/lazyOptional.ts'

const DraftOverlay = lazyOptional(async () => ({ default: (await import('./DraftOverlay.tsx')).DraftOverlay }))

/** Loads the tools in a separate chunk, only in the browser. `next/dynamic` would add to every page. */
export function DraftToolsLoader() {
  return (
    <ClientOnly>
      <DraftOverlay />
    </ClientOnly>
  )
}
