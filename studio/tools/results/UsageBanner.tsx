import { useEditState } from 'sanity'
import useSWR from 'swr'
import type { ShownNumber } from '#leads/staff/sums.ts'
import { getLanguageOfId } from '#lib/content/languages.ts'
import { getLastDays, USAGE_DAYS } from '#lib/counts/days.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { getLandingPath } from '#lib/landingPages/path.ts'
import { createFormBanner } from '#studio/documents/formBanner.tsx'
import { useContentClient } from '#studio/kit/requests.ts'
import { Notice } from '#studio/kit/ui.tsx'
import { loadResults } from './api.ts'
import { formatShown } from './parts.tsx'
import { findUse } from './redirects.ts'
import { cached, usePartnersUsage, useUsage } from './useUsage.ts'

interface UsageNoticeProps {
  isCounting: boolean
  numbers: readonly (readonly [label: string, value: ShownNumber])[]
  /** What to do while there are no visits. */
  empty: string
}

/** Renders numbers of {@link USAGE_DAYS} above a form. */
function UsageNotice({ isCounting, numbers, empty }: UsageNoticeProps) {
  if (!isCounting) return null
  const isEmpty = numbers.every(([, value]) => value === 0)
  const words = numbers.map(([label, value]) => `${label}: ${formatShown(value)}`).join(' · ')
  return (
    <Notice tone="transparent" data-testid="usage">
      {isEmpty ? `No visits in ${USAGE_DAYS} days. ${empty}` : `In ${USAGE_DAYS} days: ${words}`}
    </Notice>
  )
}

function PartnerNumbers({ id }: { id: string }) {
  const usage = usePartnersUsage()
  if (usage === undefined) return null
  const { scanPage = 0, link = 0, toAppStore = 0 } = usage.partners[id] ?? {}
  return (
    <UsageNotice
      isCounting={usage.isCounting}
      numbers={[
        ['Scan page shown', scanPage],
        ['Link opened', link],
        ['Sent to the App Store', toAppStore],
      ]}
      empty="Share the link or the QR code, which are in the tab “Links and QR code”."
    />
  )
}

function LandingPageNumbers({ path }: { path: string }) {
  const { token } = useContentClient().config()
  const load = () => loadResults(token, getLastDays(getToday()), path)
  const { data } = useSWR(['page-usage', path, token], load, cached)
  if (data === undefined) return null
  const { shown, opened, sent, buyingPower } = data.total
  const split = data.splits.find(({ variant }) => variant === path)
  return (
    <UsageNotice
      isCounting={data.isCounting}
      numbers={[
        ['Shown', shown],
        ['Forms opened', opened],
        ['Forms sent', sent],
        ['“See My Buying Power”', buyingPower],
        ...(split ? [['Shown in its split', split.sides.b.shown] as const] : []),
      ]}
      empty={`Lead people to ${path} by your campaign, with utm_source, utm_medium and utm_campaign in its links.`}
    />
  )
}

function RedirectNumbers({ from }: { from: string }) {
  const usage = useUsage()
  if (usage === undefined) return null
  const use = findUse(usage, from)
  const lastDay = use?.lastDay ? `Last used on ${use.lastDay}.` : 'No use is counted yet.'
  return (
    <Notice tone="transparent" data-testid="usage">
      {`Used in ${USAGE_DAYS} days: ${formatShown(use?.amount ?? 0)}. ${lastDay}`}
    </Notice>
  )
}

function NotCountedYet() {
  return useUsage()?.isCounting ? (
    <Notice tone="transparent" data-testid="usage">
      Visits are counted once this is published.
    </Notice>
  ) : null
}

/** Renders the numbers of what is published: a path that is being typed has none. */
function PublishedNumbers({ id, type }: { id: string; type: string }) {
  const { ready, published } = useEditState(id, type)
  if (!ready) return null
  if (published === null) return <NotCountedYet />
  if (type === 'partner') return <PartnerNumbers id={id} />
  const { from } = published
  if (type === 'redirect') return typeof from === 'string' ? <RedirectNumbers from={from} /> : null
  const path = getLandingPath(published)
  return path === undefined ? null : <LandingPageNumbers path={path} />
}

const countedTypes: ReadonlySet<string> = new Set(['partner', 'landingPage', 'redirect'])

/** Shows above the forms of partners, landing pages and redirects how often they are visited or used. */
export const UsageBanner = createFormBanner(function UsageBanner({ id, type }) {
  // A French landing page is counted with the English one.
  const isCounted = countedTypes.has(type) && getLanguageOfId(id) === defaultLocale
  return isCounted ? <PublishedNumbers id={id} type={type} /> : null
})
