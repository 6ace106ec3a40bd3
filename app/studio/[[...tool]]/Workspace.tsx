'use client'

import { NextStudio } from 'next-sanity/studio/client-component'
import { useEffect, useMemo, useState } from 'react'
import { Studio, type StudioProps } from 'sanity'
import { studioConfig } from '../../../sanity.config.ts'
import { keepFetchLocal } from '#studio/connection/localFetch.ts'
import type { StudioSettings } from '#studio/connection/workspace.ts'

export function Workspace({ projectId, dataset, embedded, siteUrl }: StudioSettings) {
  const config = useMemo(() => {
    if (embedded) keepFetchLocal(window, projectId)
    return studioConfig({ projectId, dataset, embedded, siteUrl }, window.location.origin)
  }, [projectId, dataset, embedded, siteUrl])
  return (
    <NextStudio config={config}>
      <MountedStudio config={config} />
    </NextStudio>
  )
}

/**
 * Renders the Studio in an update of its own, which React does not interrupt. After an interrupted mount the Studio would
 * miss the end of the session: its state is new, and its shared auth store reports to the state of the first attempt.
 */
function MountedStudio({ config }: StudioProps) {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setMounted(true))
    return () => clearTimeout(timer)
  }, [])
  return isMounted && <Studio config={config} unstable_globalStyles />
}
