import { createFormBanner } from '#studio/documents/formBanner.tsx'
import { Notice } from '../ui.tsx'
import { formatShown } from './parts.tsx'
import { findUse } from './redirects.ts'
import { useUsage } from './useUsage.ts'

function RedirectUse({ from }: { from: string }) {
  const usage = useUsage()
  if (usage === undefined) return null
  const use = findUse(usage, from)
  const lastDay = use?.lastDay ? `Last used on ${use.lastDay}.` : 'No use is counted yet.'
  return (
    <Notice tone="transparent" data-testid="usage">
      {`Used in 28 days: ${formatShown(use?.amount ?? 0)}. ${lastDay}`}
    </Notice>
  )
}

/** Shows above the form of a redirect how often it is used. */
export const UsageBanner = createFormBanner(function UsageBanner({ type, document: { from } }) {
  return type === 'redirect' && typeof from === 'string' ? <RedirectUse from={from} /> : null
})
