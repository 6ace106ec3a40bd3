import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { loadLandingRoutes } from '#components/site-frame/pageContent.ts'
import { editionOfLocale } from '#lib/editions.ts'
import { getPathLocale, getPagePath } from '#lib/links/homeLinks.ts'
import { getScanHref } from '#lib/links/routes.ts'
import { pageList, type PageName } from '#lib/pages.ts'
import { SHARED_LANDING_PATH } from '#lib/shares/paths.ts'
import WaitlistPage from '../../(site)/[edition]/android-waitlist/page.tsx'
import BusinessPage from '../../(site)/[edition]/business/page.tsx'
import EstimatePage from '../../(site)/[edition]/estimate/page.tsx'
import PersonalPage from '../../(site)/[edition]/page.tsx'
import LandingPage from '../../(site)/[edition]/landing/[...path]/page.tsx'
import PolicyPage from '../../(site)/[edition]/[policy]/page.tsx'
import QuestionPage from '../../(site)/[edition]/questions/[question]/page.tsx'
import ScanPage from '../../(site)/[edition]/signup/mobile/[partner]/page.tsx'
import SupportPage from '../../(site)/[edition]/support/page.tsx'
import UnsubscribePage from '../../(site)/[edition]/unsubscribe/page.tsx'
import type { EditionRoute } from '../../(site)/editions.ts'
import { NotFoundPage } from '../../(site)/not-found/NotFoundPage.tsx'

const scanPrefix = getScanHref('/', '')

type DraftRoute = EditionRoute<{ policy: string; partner: string }>

/** The pages whose draft can be shared; not the link page, since it redirects at once. */
const drafts: Readonly<Record<Exclude<PageName, 'link'>, (route: DraftRoute) => ReactNode | Promise<ReactNode>>> = {
  home: PersonalPage,
  business: BusinessPage,
  waitlist: WaitlistPage,
  estimate: EstimatePage,
  support: SupportPage,
  privacy: PolicyPage,
  terms: PolicyPage,
  cookies: PolicyPage,
  scan: ScanPage,
  unsubscribe: UnsubscribePage,
  notFound: NotFoundPage,
}

/** Renders a landing page at the path that its draft has. */
async function SharedLandingPage({ edition, id }: { edition: string; id: string }) {
  const route = (await loadLandingRoutes()).find((each) => each.id === id)
  if (route === undefined) notFound()
  return <LandingPage params={Promise.resolve({ edition, path: route.path.slice(1).split('/') })} />
}

/**
 * Creates the page that a share's path leads to (`lib/shares/paths.ts`); undefined for any other path.
 *
 * @param question the name of one whose answer is shown instead, since the page only links to it
 */
export function createSharedPage(address: string, question?: string): ReactNode {
  const path = getPagePath(address)
  const name = path.startsWith(scanPrefix) ? 'scan' : pageList.find((page) => page.path === path)?.name
  const edition = editionOfLocale[getPathLocale(address)]
  if (question !== undefined) return <QuestionPage params={Promise.resolve({ edition, question })} />
  if (path.startsWith(SHARED_LANDING_PATH)) {
    return <SharedLandingPage edition={edition} id={path.slice(SHARED_LANDING_PATH.length)} />
  }
  if (name === undefined || name === 'link') return undefined
  const Page = drafts[name]
  return <Page params={Promise.resolve({ edition, policy: path.slice(1), partner: path.slice(scanPrefix.length) })} />
}
