'use client'

import { Suspense, useEffect, useState } from 'react'
import { optional } from '#components/ui/optional.ts'
import type { AnalyticsSettings } from '#lib/analytics/amplitudeOptions.ts'
import { followBuyingPowerClicks } from '#lib/analytics/buyingPowerClicks.ts'
import { analytics } from '#lib/analytics/service.ts'
import { hasAnalyticsTraces } from '#lib/analytics/traces.ts'
import { currentChoice, PRIVACY_CHOICES_ATTRIBUTE } from '#lib/consent/choice.ts'

const TagManager = optional(() => import('./TagManager.tsx'))

interface ConsentIslandProps {
  /** Revision of the consent text in force. */
  revision: number
  policyHref: string
  /** False for a page that nothing is told about, whatever was chosen. */
  analyticsEnabled: boolean
}

/**
 * Starts analytics where consent was given, and asks for it when it is not known, once the browser is idle; the page
 * never waits for it. Without JavaScript nothing is asked, since nothing would be stored.
 */
export function ConsentIsland({ revision, policyHref, analyticsEnabled }: ConsentIslandProps) {
  const [tagManager, setTagManager] = useState<AnalyticsSettings['tagManager']>(null)

  useEffect(() => {
    const isAgreed = () => analyticsEnabled && currentChoice(revision) === 'analytics'
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
        onGranted: () => void (analyticsEnabled && start().catch(forget)),
        onWithdrawn: () => void withdraw(),
      })
    }
    // Analytics and its question are never worth an error on a page; without an answer nothing is collected.
    const forget = () => analytics.stop()

    if (!isAgreed()) analytics.stop()
    const begin = () => {
      // Read once more: it may have been answered in another tab meanwhile.
      const choice = currentChoice(revision)
      if (isAgreed()) void start().catch(forget)
      if (analyticsEnabled && choice === 'undecided') void show('banner').catch(forget)
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

    // Who has agreed may leave within seconds, and what they did would be lost with a page that waited to be idle.
    const cancel = isAgreed() ? soon(begin) : whenIdle(begin)
    const unfollow = followBuyingPowerClicks()
    document.addEventListener('click', openChoices)
    return () => {
      cancel()
      unfollow()
      document.removeEventListener('click', openChoices)
    }
  }, [revision, policyHref, analyticsEnabled])

  return (
    tagManager && (
      <Suspense>
        <TagManager {...tagManager} />
      </Suspense>
    )
  )
}

function soon(callback: () => void, delay = 0): () => void {
  const timer = setTimeout(callback, delay)
  return () => clearTimeout(timer)
}

/** Runs when the browser has nothing better to do, at the latest after two seconds. Safari cannot say when that is. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') return soon(callback, 300)
  const handle = requestIdleCallback(callback, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}
