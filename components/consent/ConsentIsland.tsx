'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import type { AnalyticsSettings } from '#lib/analytics/amplitudeOptions.ts'
import { followBuyingPowerClicks } from '#lib/analytics/buyingPowerClicks.ts'
import { analytics } from '#lib/analytics/service.ts'
import { hasAnalyticsTraces } from '#lib/analytics/traces.ts'
import { currentChoice, PRIVACY_CHOICES_ATTRIBUTE } from '#lib/consent/choice.ts'

const TagManager = lazy(() => import('./TagManager.tsx'))

interface ConsentIslandProps {
  /** Revision of the consent text in force. */
  revision: number
  policyHref: string
}

/**
 * Asks for consent when it is not known, and starts analytics where it was given. Runs when the browser is idle; the
 * page never waits for it. Without JavaScript nothing is asked, since nothing would be stored.
 */
export function ConsentIsland({ revision, policyHref }: ConsentIslandProps) {
  const [tagManager, setTagManager] = useState<AnalyticsSettings['tagManager']>(null)

  useEffect(() => {
    const isAgreed = () => currentChoice(revision) === 'analytics'
    const start = async () => {
      const { startAnalytics } = await import('#lib/consent/analyticsConsent.ts')
      setTagManager(await startAnalytics(isAgreed))
    }
    const withdraw = async () => {
      const { withdrawAnalytics } = await import('#lib/consent/analyticsConsent.ts')
      await withdrawAnalytics()
    }
    const show = async (what: 'banner' | 'choices') => {
      const { showConsent } = await import('#lib/consent/library.ts')
      await showConsent(what, revision, policyHref, {
        onGranted: () => void start().catch(forget),
        onWithdrawn: () => void withdraw(),
      })
    }
    // Analytics and its question are never worth an error on a page; without an answer nothing is collected.
    const forget = () => analytics.stop()

    const choice = currentChoice(revision)
    if (choice !== 'analytics') analytics.stop()
    const begin = () => {
      if (choice === 'analytics') void start().catch(forget)
      if (choice === 'undecided') void show('banner').catch(forget)
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

    const cancel = whenIdle(begin)
    const unfollow = followBuyingPowerClicks()
    document.addEventListener('click', openChoices)
    return () => {
      cancel()
      unfollow()
      document.removeEventListener('click', openChoices)
    }
  }, [revision, policyHref])

  return (
    tagManager && (
      <Suspense>
        <TagManager {...tagManager} />
      </Suspense>
    )
  )
}

/** Runs when the browser has nothing better to do, at the latest after two seconds. Safari cannot say when that is. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}
