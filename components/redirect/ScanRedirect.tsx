'use client'

import { useEffect } from 'react'
import { scanDestination } from '#lib/links/destinations.ts'
import type { HomeLink } from '#lib/links/homeLinks.ts'
import { useDevice } from './useDevice.ts'

/** Sends a desktop visitor who came straight to the scan page to the redirect page, once; everyone else stays. */
export function ScanRedirect(visit: { home: HomeLink; partner: string; appStoreUrl: string }) {
  const { home, partner, appStoreUrl } = visit
  const detected = useDevice()
  useEffect(() => {
    const destination = detected && scanDestination(detected, location.search, { home, partner, appStoreUrl })
    if (destination) location.replace(destination)
  }, [detected, home, partner, appStoreUrl])
  return null
}
