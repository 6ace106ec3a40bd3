'use client'

import { useEffect, useState } from 'react'
import { lazyOptional } from '#components/ui/lazyOptional.ts'
import { whenIdle } from '#components/ui/whenIdle.ts'
import type { AnalyticsSettings } from '#lib/analytics/amplitude.ts'
import { analytics, trackBuyingPowerClicks } from '#lib/analytics/service.ts'
import { hasAnalyticsTraces } from '#lib/analytics/traces.ts'
import { getCurrentChoice, PRIVACY_CHOICES_ATTRIBUTE } from '#lib/consent/choice.ts'

const TagManager = lazyOptional(() => import('./TagManager.tsx'))

interface ConsentIslandProps {
  revision: number
  policyHref: string
  /** False keeps analytics off, whatever the visitor chose. */
  analyticsEnabled: boolean
  /** False where the question is never shown; the choices can still be opened. */
  asks: boolean
}

/** Starts analytics after consent, or shows the banner to undecided visitors, once the browser is idle. */
export function ConsentIsland({ revision, policyHref, analyticsEnabled, asks }: ConsentIslandProps) {
  const [tagManager, setTagManager] = useState<AnalyticsSettings['tagManager']>(null)

  useEffect(() => {
    const hasConsent = () => analyticsEnabled && getCurrentChoice(revision) === 'analytics'
    const start = async () => {
      const { startAnalytics } = await import('#lib/consent/analyticsConsent.ts')
      setTagManager(await startAnalytics(hasConsent))
    }
    const show = async (view: 'banner' | 'choices') => {
      const { showConsent } = await import('./consentLibrary.ts')
      await showConsent(view, revision, policyHref, {
        onGranted: () => void (analyticsEnabled && start().catch(stopAnalytics)),
        onWithdrawn: () => void import('#lib/consent/analyticsConsent.ts').then((module) => module.withdrawAnalytics()),
      })
    }
    // A failure of analytics must not break the page; without an answer nothing is collected.
    const stopAnalytics = () => analytics.stop()

    const applyChoice = () => {
      // The question may have been answered in another tab meanwhile.
      const choice = getCurrentChoice(revision)
      if (hasConsent()) void start().catch(stopAnalytics)
      if (analyticsEnabled && asks && choice === 'undecided') void show('banner').catch(stopAnalytics)
      if (choice !== 'analytics' && hasAnalyticsTraces()) {
        void import('#lib/analytics/erase.ts').then((module) => module.eraseAnalyticsTraces())
      }
    }
    const openChoices = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest(`[${PRIVACY_CHOICES_ATTRIBUTE}]`)) return
      event.preventDefault()
      // The policy says how to withdraw in the browser itself.
      show('choices').catch(() => location.assign(policyHref))
    }

    // A visitor who has agreed may leave before the page is idle, and their events would be lost.
    let cancel: (() => void) | undefined
    if (hasConsent()) applyChoice()
    else {
      analytics.stop()
      cancel = whenIdle(applyChoice)
    }
    const stopTracking = trackBuyingPowerClicks()
    document.addEventListener('click', openChoices)
    return () => {
      cancel?.()
      stopTracking()
      document.removeEventListener('click', openChoices)
    }
  }, [revision, policyHref, analyticsEnabled, asks])

  return tagManager && <TagManager {...tagManager} />
}
