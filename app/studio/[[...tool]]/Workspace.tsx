'use client'

import { NextStudio } from 'next-sanity/studio/client-component'
import { useMemo } from 'react'
import { studioConfig } from '../../../sanity.config.ts'
import { keepFetchLocal } from '#studio/connection/localFetch.ts'
import type { StudioSettings } from '#studio/connection/workspace.ts'

export function Workspace({ projectId, dataset, embedded, siteUrl }: StudioSettings) {
  const config = useMemo(() => {
    if (embedded) keepFetchLocal(window, projectId)
    return studioConfig({ projectId, dataset, embedded, siteUrl }, window.location.origin)
  }, [projectId, dataset, embedded, siteUrl])
  return <NextStudio config={config} />
}
