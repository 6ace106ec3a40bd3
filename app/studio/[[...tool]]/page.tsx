import type { Metadata, Viewport } from 'next'
import { connection } from 'next/server'
import { env } from '#lib/env.ts'
import { Studio } from './Studio.tsx'

export const metadata: Metadata = {
  title: 'Site content',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' }

/** Renders the Studio. Settings are read per request, so that changing them needs a restart and no build. */
export default async function StudioPage() {
  await connection()
  const { projectId, SANITY_DATASET: dataset, embedded, SITE_URL: siteUrl } = env()
  return <Studio projectId={projectId} dataset={dataset} embedded={embedded} siteUrl={siteUrl} />
}
