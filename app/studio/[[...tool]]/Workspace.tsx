'use client'

import { NextStudioLayout } from 'next-sanity/studio'
import { useEffect, useState } from 'react'
import { type Config, Studio } from 'sanity'
import { studioConfig } from '../../../sanity.config.ts'
import { keepFetchLocal } from '#studio/connection/localFetch.ts'
import type { StudioSettings } from '#studio/connection/workspace.ts'

/**
 * Renders the Studio in an update of its own, which React does not interrupt. After an interrupted mount the Studio would
 * miss the end of the session: its state is new, and its shared auth store reports to the state of the first attempt.
 */
export function Workspace({ projectId, dataset, embedded, siteUrl }: StudioSettings) {
  const [config, setConfig] = useState<Config>()
  useEffect(() => {
    const timer = setTimeout(() => {
      if (embedded) keepFetchLocal(projectId)
      setConfig(studioConfig({ projectId, dataset, embedded, siteUrl }, window.location.origin))
    })
    return () => clearTimeout(timer)
  }, [projectId, dataset, embedded, siteUrl])
  return <NextStudioLayout>{config && <Studio config={config} unstable_globalStyles />}</NextStudioLayout>
}
