import useSWR from 'swr'
import type { Usage } from '#leads/staff/results.ts'
import { siteCall, useContentClient } from '../../kit/requests.ts'

export const failures = { other: 'The numbers cannot be read right now.' }

type UsageView = Usage & { isCounting: boolean }

/** Numbers of visits change slowly; lists show many documents at once. */
export const CACHED_MS = 60_000

/** Returns how often the redirects were used in the last 28 days; undefined until it is known. */
export function useUsage(): UsageView | undefined {
  const { token } = useContentClient().config()
  const load = async (): Promise<UsageView> => (await siteCall(token, '/api/results/usage', failures)).json()
  return useSWR(['usage', token], load, { dedupingInterval: CACHED_MS, revalidateOnFocus: false }).data
}
