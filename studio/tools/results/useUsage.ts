import useSWR, { type SWRConfiguration } from 'swr'
import type { PartnerUsage, Usage } from '#leads/staff/usage.ts'
import { siteCall, useContentClient } from '#studio/kit/requests.ts'

const failures = { other: 'The numbers cannot be read right now.' }

/** Numbers of visits change slowly; lists show many documents at once. */
export const cached: SWRConfiguration = { dedupingInterval: 5 * 60_000, revalidateOnFocus: false }

type Counting<Numbers> = Numbers & { isCounting: boolean }

const load = async ([path, token]: readonly [string, string | undefined]) =>
  (await siteCall(token, path, failures)).json()

/** Returns how often the redirects were used of late; undefined until it is known. */
export function useUsage() {
  const { token } = useContentClient().config()
  return useSWR<Counting<Usage>>(['/api/results/usage', token], load, cached).data
}

/** Returns the numbers of the partners that were visited of late, by id; undefined until they are known. */
export function usePartnersUsage() {
  const { token } = useContentClient().config()
  return useSWR<Counting<{ partners: Record<string, PartnerUsage> }>>(['/api/results/partners', token], load, cached)
    .data
}
