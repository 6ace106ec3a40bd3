'use client'

import { useEffect } from 'react'
import { keepQueryAndAnchor } from '#components/language-switch/keepQueryAndAnchor.ts'
import { useShown } from '#components/ui/ClientOnly.tsx'
import { analytics } from '#lib/analytics/service.ts'
import { PRIVACY_CHOICES_ATTRIBUTE } from '#lib/consent/choice.ts'
import { getLinkDestination, type LinkVisit, getRedirectDelay, getScanDestination } from '#lib/links/destinations.ts'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { DEFAULT_PARTNER } from '#lib/links/partners.ts'
import { detectDevice, type DetectedDevice } from '#lib/device/detectDevice.ts'

interface StoreRedirectProps extends LinkVisit {
  /** For the App Store and for the Play Store. */
  headlines: { app: string; play: string }
  loading: string
  manual: { text: string; label: string }
  disableRedirect: boolean
}

/**
 * Redirects to the store of the visitor's device. Without JavaScript, and for crawlers, the plain link remains. A click
 * on a link or on the cookie choices cancels the redirect, which leaves no entry in the history.
 */
export function StoreRedirect({ headlines, loading, manual, disableRedirect, ...visit }: StoreRedirectProps) {
  const { partner, appStoreUrl } = visit
  const detected = useDevice()
  const destination = detected ? getLinkDestination(detected.device, location.search, visit) : appStoreUrl
  useEffect(enhanceLinks, [])

  useEffect(() => {
    if (disableRedirect || !detected || partner === DEFAULT_PARTNER) return
    analytics.track({
      name: 'Universal Link Opened',
      properties: { url: location.href, origin: location.origin, partnerValue: partner },
    })
    analytics.flush()
  }, [detected, partner, disableRedirect])

  useEffect(() => {
    if (disableRedirect || !detected || detected.crawler) return
    const timer = setTimeout(() => location.replace(destination), getRedirectDelay(partner))
    const cancel = () => clearTimeout(timer)
    const cancelOnClick = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest(`a[href], [${PRIVACY_CHOICES_ATTRIBUTE}]`) && cancel()
    document.addEventListener('click', cancelOnClick)
    return () => {
      cancel()
      document.removeEventListener('click', cancelOnClick)
    }
  }, [detected, destination, partner, disableRedirect])

  return (
    <>
      <span className="spinner" role="status" aria-label={loading} />
      <h1>{detected?.device === 'android' ? headlines.play : headlines.app}</h1>
      <p className="intro">
        {manual.text} <a href={destination}>{manual.label}</a>
      </p>
    </>
  )
}

/** Redirects a desktop visitor who opened the scan page directly to the link page, once. */
export function ScanRedirect({ home, partner }: { home: SitePrefix; partner: string }) {
  const detected = useDevice()
  useEffect(enhanceLinks, [])
  useEffect(() => {
    const destination = detected && getScanDestination(detected, location.search, { home, partner })
    if (destination) location.replace(destination)
  }, [detected, home, partner])
  return null
}

/** Keeps the query in the language switch, and skips the view transition, which a redirect would abort. */
function enhanceLinks(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  keepQueryAndAnchor(signal)
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition(), { signal })
  return () => controller.abort()
}

let device: DetectedDevice | undefined

const getDevice = () => (device ??= detectDevice(navigator))

/** The visitor's device; null until the page has hydrated and is shown. */
const useDevice = () => (useShown() ? getDevice() : null)
