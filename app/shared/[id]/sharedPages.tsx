import type { ReactNode } from 'react'
import { DEFAULT_EDITION } from '#lib/editions.ts'
import { policyRoutes } from '#lib/links/policies.ts'
import { scanHref } from '#lib/links/routes.ts'
import { pages } from '#lib/pages.ts'
import WaitlistPage from '../../(site)/[edition]/android-waitlist/page.tsx'
import BusinessPage from '../../(site)/[edition]/business/page.tsx'
import PersonalPage from '../../(site)/[edition]/page.tsx'
import PolicyPage from '../../(site)/[edition]/[policy]/page.tsx'
import ScanPage from '../../(site)/[edition]/signup/mobile/[partner]/page.tsx'
import SupportPage from '../../(site)/[edition]/support/page.tsx'
import UnsubscribePage from '../../(site)/[edition]/unsubscribe/page.tsx'
import { NotFoundPage } from '../../(site)/not-found/NotFoundPage.tsx'

const edition = DEFAULT_EDITION
const params = Promise.resolve({ edition })

const sharedPages: ReadonlyMap<string, () => ReactNode> = new Map<string, () => ReactNode>([
  [pages.home.path, () => <PersonalPage params={params} />],
  [pages.business.path, () => <BusinessPage />],
  [pages.waitlist.path, () => <WaitlistPage params={params} />],
  [pages.support.path, () => <SupportPage params={params} />],
  [pages.notFound.path, () => <NotFoundPage />],
  [pages.unsubscribe.path, () => <UnsubscribePage />],
  ...policyRoutes.map((route) => {
    const { path } = pages[route]
    return [path, () => <PolicyPage params={Promise.resolve({ edition, policy: path.slice(1) })} />] as const
  }),
])

const scanStart = scanHref('/', '')

/** The page a link can lead to, by its path (`lib/shares/paths.ts`). */
export const sharedPage = (path: string): (() => ReactNode) | undefined =>
  path.startsWith(scanStart)
    ? () => <ScanPage params={Promise.resolve({ edition, partner: path.slice(scanStart.length) })} />
    : sharedPages.get(path)
