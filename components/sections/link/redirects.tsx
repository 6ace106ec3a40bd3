'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { Spinner } from '#components/ui/Icon.tsx'
import { analytics } from '#lib/analytics/service.ts'
import { OPENS_CHOICES } from '#lib/consent/choice.ts'
import { linkDestination, redirectDelay, scanDestination } from '#lib/links/destinations.ts'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { DEFAULT_PARTNER } from '#lib/links/partners.ts'
import { detectDevice, type DetectedDevice } from '#lib/device/detectDevice.ts'

interface StoreRedirectProps {
  home: SitePrefix
  partner: string
  appStoreUrl: string
  playStoreUrl?: string | undefined
  /** Headlines for the App Store and for the Play Store. */
  headlines: { app: string; play: string }
  loading: string
  manual: { text: string; label: string }
  /** True in an editor's preview, where the page is looked at and nobody is led away. */
  disableRedirect: boolean
}

/**
 * Leads the visitor on to the store of their device. Without JavaScript, and for crawlers, it stays and its plain link
 * leads there. The redirect waits for nothing but its own delay, and leaves no step behind for the Back button. Whoever
 * follows a link of the page meanwhile or opens the cookie choices is not led on: that is where they want to be.
 */
export function StoreRedirect({ headlines, loading, manual, disableRedirect, ...visit }: StoreRedirectProps) {
  const { partner, appStoreUrl } = visit
  const detected = useDevice()
  const destination = detected ? linkDestination(detected.device, visit) : appStoreUrl

  useEffect(() => {
    if (disableRedirect || partner === DEFAULT_PARTNER) return
    analytics.track({
      name: 'Universal Link Opened',
      properties: { url: location.href, origin: location.origin, partnerValue: partner },
    })
    analytics.flush()
  }, [partner, disableRedirect])

  useEffect(() => {
    if (disableRedirect || !detected || detected.crawler) return
    const timer = setTimeout(() => location.replace(destination), redirectDelay(partner))
    const stop = () => clearTimeout(timer)
    const stopWhenBusy = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest(`a[href], ${OPENS_CHOICES}`) && stop()
    document.addEventListener('click', stopWhenBusy)
    return () => {
      stop()
      document.removeEventListener('click', stopWhenBusy)
    }
  }, [detected, destination, partner, disableRedirect])

  return (
    <>
      <Spinner label={loading} />
      <h1>{detected?.device === 'android' ? headlines.play : headlines.app}</h1>
      <p className="intro">
        {manual.text} <a href={destination}>{manual.label}</a>
      </p>
    </>
  )
}

/** Sends a desktop visitor who came straight to the scan page to the redirect page, once; everyone else stays. */
export function ScanRedirect(visit: { home: SitePrefix; partner: string; appStoreUrl: string }) {
  const { home, partner, appStoreUrl } = visit
  const detected = useDevice()
  useEffect(() => {
    const destination = detected && scanDestination(detected, location.search, { home, partner, appStoreUrl })
    if (destination) location.replace(destination)
  }, [detected, home, partner, appStoreUrl])
  return null
}

let held: DetectedDevice | undefined

const inBrowser = () => (held ??= detectDevice(navigator))
const onServer = () => null
/** A device stays what it is, so there is nothing to listen to. */
const neverChanges = () => () => {}

/** What the visitor holds; null until the browser has been asked, as on the server. */
const useDevice = (): DetectedDevice | null => useSyncExternalStore(neverChanges, inBrowser, onServer)
