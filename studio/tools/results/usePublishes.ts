import { useCallback } from 'react'
import { getPublishedId } from 'sanity'
import type { DayRange } from '#lib/counts/days.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { pageList } from '#lib/pages.ts'
import { readChanges, readHistory } from '#studio/tools/activity/useActivity.ts'
import { useContentClient, useLoaded } from '#studio/kit/requests.ts'
import type { Mark } from './LineChart.tsx'

/** Pages, without policies, whose versions are documents of their own. */
const PAGES_QUERY = `*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]{_id, _type}`

/** Lists the days on which pages were published, from their history. @param page name of a page; empty for all */
export function usePublishes({ from, to }: DayRange, page: string): readonly Mark[] {
  const client = useContentClient()
  const load = useCallback(async () => {
    const pages = pageList.filter(({ name }) => page === '' || name === page)
    const titles = new Map<string, string>(pages.map(({ type, title }) => [type, title]))
    const raw = client.withConfig({ perspective: 'raw' })
    const documents = await raw.fetch<{ _id: string; _type: string }[]>(PAGES_QUERY, { types: [...titles.keys()] })
    const types = new Map(documents.map(({ _id, _type }) => [getPublishedId(_id), _type]))
    const lines = types.size > 0 ? await readHistory(raw, [...types.keys()]) : ''
    const marks = readChanges(lines, types)
      .filter(({ kind }) => kind === 'published')
      .map(({ type, timestamp }) => ({
        day: getToday(new Date(timestamp)),
        label: `${titles.get(type) ?? type} published`,
      }))
      .filter(({ day }) => day >= from && day <= to)
    return [...new Map(marks.map((mark) => [`${mark.day} ${mark.label}`, mark])).values()]
  }, [client, from, to, page])
  return useLoaded(load).data ?? []
}
