import type { SharingCard } from '#components/sharing-image/card.ts'
import { loadLandingRoutes } from '#components/site-frame/pageContent.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { requestLocale, withRequestLocale } from '#lib/i18n/requestLocale.ts'
import { getPathLocale } from '#lib/links/homeLinks.ts'
import { type PolicyRoute, policyRoutes } from '#lib/links/policies.ts'
import { parseQuestionPath } from '#lib/links/questions.ts'
import { pages } from '#lib/pages.ts'
import { loadCard as business } from '../../(site)/[edition]/business/data.ts'
import { loadCard as home } from '../../(site)/[edition]/data.ts'
import { createLandingCard } from '../../(site)/[edition]/landing/[...path]/data.ts'
import { createPolicyCard } from '../../(site)/[edition]/[policy]/data.ts'
import { createQuestionCard, findQuestion } from '../../(site)/[edition]/questions/[question]/data.ts'
import { createPartnerCard } from '../../(site)/[edition]/v1/link/[partner]/data.ts'
import { type DrawnPage, type HeadlinePage, headlinePages, loadHeadlineCard } from '../../(site)/pageExports.ts'
import { getPartner } from '../../(site)/partner.ts'

/** The pages whose card shows more than their headline and text. */
const pageCards: Readonly<
  Record<Exclude<DrawnPage, HeadlinePage | PolicyRoute | 'link' | 'scan'>, () => Promise<SharingCard>>
> = { home, business }

/** The pages with a sharing image of their own, by its name. */
const cards = new Map<string, () => Promise<SharingCard>>([
  ...Object.entries(pageCards),
  ...headlinePages.map((name) => [pages[name].sharingImage, () => loadHeadlineCard(name)] as const),
  ...policyRoutes.map((route) => [pages[route].sharingImage, () => createPolicyCard(route)] as const),
])

/** Finds the card of a sharing image; null for an unknown image or partner, so that invented URLs render nothing. */
export function findCard(segments: readonly string[]): Promise<SharingCard | null> {
  const locale = getPathLocale(`/${segments[0]}`)
  const name = locale === defaultLocale ? segments : segments.slice(1)
  return withRequestLocale(locale, () => findNamedCard(name))
}

async function findNamedCard([name = '', value, ...rest]: readonly string[]): Promise<SharingCard | null> {
  if (name === 'landing') {
    const path = `/${[value, ...rest].join('/')}`
    const route = (await loadLandingRoutes()).find((each) => each.path === path)
    return route?.languages.includes(requestLocale()) ? createLandingCard(route) : null
  }
  if (rest.length > 0) return null
  if (value !== undefined && parseQuestionPath(`/${name}/${value}`) === value) {
    const question = await findQuestion(value)
    return question ? createQuestionCard(question) : null
  }
  if (name === 'link' && value !== undefined) {
    const partner = await getPartner(value)
    return partner.slug === value || partner.formerSlugs?.includes(value) ? createPartnerCard(partner) : null
  }
  return (value === undefined && (await cards.get(name)?.())) || null
}
