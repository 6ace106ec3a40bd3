'use client'

import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { lazyOptional } from '#components/ui/lazyOptional.ts'
import { whenIdle } from '#components/ui/whenIdle.ts'
import type { AnalyticsSettings } from '#lib/analytics/amplitude.ts'
import { analytics, trackBuyingPowerClicks } from '#lib/analytics/service.ts'
import { hasAnalyticsTraces } from '#lib/analytics/traces.ts'
import { whenShown } from '#lib/whenShown.ts'
import { takeEarlyPress } from '#lib/earlyPresses.ts'
import { getCurrentChoice, PRIVACY_CHOICES_ATTRIBUTE } from '#lib/consent/choice.ts'
import type { ConsentPrompt } from './ConsentPrompt.tsx'

/** Rendered only after opt-in, when its data layer holds the consent defaults. */
const TagManager = lazyOptional(async () => {
  const { GoogleTagManager } = await import('@next/third-parties/google')
  return { default: GoogleTagManager }
})

interface PromptState extends Pick<ComponentProps<typeof ConsentPrompt>, 'texts' | 'asks' | 'choosing' | 'saved'> {
  Prompt: typeof ConsentPrompt
}

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
  const [prompt, setPrompt] = useState<PromptState>()

  const hasConsent = () => analyticsEnabled && getCurrentChoice(revision) === 'analytics'
  const isAsked = () => analyticsEnabled && asks && getCurrentChoice(revision) === 'undecided'
  const start = async () => {
    try {
      const { startAnalytics } = await import('#lib/consent/analyticsConsent.ts')
      setTagManager(await startAnalytics(hasConsent))
    } catch {
      // A failure of analytics must not break the page.
      analytics.stop()
    }
  }
  const show = async (view: 'banner' | 'choices') => {
    const { ConsentPrompt: Prompt, loadConsentPayload } = await import('./ConsentPrompt.tsx')
    const { texts } = await loadConsentPayload()
    setPrompt((shown) => ({
      Prompt,
      texts,
      asks: view === 'banner' ? isAsked() : shown?.asks === true,
      choosing: view === 'choices' || shown?.choosing === true,
      saved: false,
    }))
  }
  const applyAnswer = (agrees: boolean, hadAgreed: boolean) => {
    setPrompt((shown) => shown && { ...shown, asks: false, choosing: false, saved: true })
    if (hasConsent()) void start()
    if (!agrees && hadAgreed)
      void import('#lib/consent/analyticsConsent.ts').then((module) => module.withdrawAnalytics())
  }

  const applyChoice = useEffectEvent(() => {
    if (hasConsent()) void start()
    // Without an answer nothing is collected.
    if (isAsked()) show('banner').catch(() => analytics.stop())
    if (getCurrentChoice(revision) !== 'analytics' && hasAnalyticsTraces()) {
      void import('#lib/analytics/erase.ts').then((module) => module.eraseAnalyticsTraces())
    }
  })
  /** Applies an answer given in another tab or window, or on a later page while this one was in the back/forward cache. */
  const applyOtherAnswer = useEffectEvent(() => {
    if (!prompt?.asks || isAsked()) return
    setPrompt({ ...prompt, asks: false })
    if (hasConsent()) void start()
  })
  const showChoices = useEffectEvent(() => {
    // The policy says how to withdraw in the browser itself.
    show('choices').catch(() => location.assign(policyHref))
  })
  const openChoices = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest(`[${PRIVACY_CHOICES_ATTRIBUTE}]`)) return
    event.preventDefault()
    showChoices()
  })
  /** Returns a function that cancels. A visitor who has agreed may leave before the page is idle: nothing is lost. */
  const scheduleChoice = useEffectEvent(() => {
    if (hasConsent()) return applyChoice()
    analytics.stop()
    return whenIdle(() => applyChoice())
  })
  useEffect(() => {
    // Not called directly, as the lint rule takes the state it sets later for one set here.
    let cancelChoice: ReturnType<typeof scheduleChoice>
    const schedule = () => {
      cancelChoice = scheduleChoice()
    }
    // A page that the browser renders ahead of a click is not visited yet.
    const cancelShown = whenShown(schedule)
    const answerEarlyPress = () => takeEarlyPress() && showChoices()
    answerEarlyPress()
    const stopTracking = trackBuyingPowerClicks()
    const open = (event: MouseEvent) => openChoices(event)
    const applyOther = () => applyOtherAnswer()
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('click', open, { signal })
    document.addEventListener('visibilitychange', applyOther, { signal })
    // Two windows side by side are both visible.
    globalThis.cookieStore?.addEventListener('change', applyOther, { signal })
    return () => {
      cancelShown()
      cancelChoice?.()
      stopTracking()
      listening.abort()
    }
  }, [])

  return (
    <>
      {tagManager && <TagManager {...tagManager} />}
      {prompt && (
        <prompt.Prompt
          {...prompt}
          policyHref={policyHref}
          revision={revision}
          onClose={() => setPrompt((shown) => shown && { ...shown, choosing: false })}
          onDecide={applyAnswer}
        />
      )}
    </>
  )
}
