import { stegaClean } from '@sanity/client/stega'
import type { ListedVersion } from '#components/sections/policy/PolicyHistory.tsx'
import { formatDay } from '#lib/content/format.ts'
import type { Seo } from '#lib/content/sanity.types.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { translate } from '#lib/i18n/translate.ts'
import { getComparisonPath, getHistoryPath, type PolicyRoute, getVersionPath } from '#lib/links/policies.ts'
import { pages } from '#lib/pages.ts'
import { policy } from '../data.ts'

/** Metadata of a history page. */
export interface HistoryFacts {
  path: `/${string}`
  seo: Seo
  above: { path: string; title: string }[]
}

const getTitle = async (route: PolicyRoute) => stegaClean((await policy(pages[route].path)).title)
const formatDate = (date: string) => formatDay(stegaClean(date), requestLocale())
const createSeo = (title: string, description: string): Seo => ({ _type: 'seo', title, description })

export async function loadHistoryFacts(route: PolicyRoute): Promise<HistoryFacts> {
  const title = await getTitle(route)
  return {
    path: getHistoryPath(route),
    seo: createSeo(translate('legal.historyTitle', { title }), translate('legal.historyDescription', { title })),
    above: [{ path: pages[route].path, title }],
  }
}

async function getBreadcrumb(route: PolicyRoute) {
  const history = await loadHistoryFacts(route)
  return [...history.above, { path: history.path, title: history.seo.title }]
}

export async function loadVersionFacts(
  route: PolicyRoute,
  { number, lastUpdated }: ListedVersion,
): Promise<HistoryFacts> {
  const title = await getTitle(route)
  return {
    path: getVersionPath(route, number),
    seo: createSeo(
      translate('legal.versionTitle', { title, number }),
      translate('legal.versionDescription', { title, date: formatDate(lastUpdated) }),
    ),
    above: await getBreadcrumb(route),
  }
}

export async function loadComparisonFacts(
  route: PolicyRoute,
  { version, earlier }: Record<'version' | 'earlier', ListedVersion>,
): Promise<HistoryFacts> {
  const title = await getTitle(route)
  const dates = { earlierDate: formatDate(earlier.lastUpdated), date: formatDate(version.lastUpdated) }
  return {
    path: getComparisonPath(route, version.number, earlier.number),
    seo: createSeo(
      translate('legal.comparisonTitle', { title, version: version.number, earlier: earlier.number }),
      translate('legal.comparisonDescription', { title, ...dates }),
    ),
    above: await getBreadcrumb(route),
  }
}
