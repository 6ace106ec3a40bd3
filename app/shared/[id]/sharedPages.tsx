import type { ReactNode } from 'react'
import { DEFAULT_EDITION } from '#lib/editions.ts'
import { scanHref } from '#lib/links/routes.ts'
import { pageList } from '#lib/pages.ts'
import type { PageName } from '#lib/pages.ts'
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
const scanStart = scanHref('/', '')

const policy = (path: string) => <PolicyPage params={Promise.resolve({ edition, policy: path.slice(1) })} />

/** Every page whose draft can be shared, by its path: a link page leads on at once. */
const drafts: Readonly<Record<Exclude<PageName, 'link'>, (path: string) => ReactNode>> = {
  home: () => <PersonalPage params={params} />,
  business: () => <BusinessPage />,
  waitlist: () => <WaitlistPage params={params} />,
  support: () => <SupportPage params={params} />,
  privacy: policy,
  terms: policy,
  cookies: policy,
  scan: (path) => <ScanPage params={Promise.resolve({ edition, partner: path.slice(scanStart.length) })} />,
  unsubscribe: () => <UnsubscribePage />,
  notFound: () => <NotFoundPage />,
}

/** The page a link can lead to, by its path (`lib/shares/paths.ts`). */
export function sharedPage(path: string): (() => ReactNode) | undefined {
  const name = path.startsWith(scanStart) ? 'scan' : pageList.find((page) => page.path === path)?.name
  return name === undefined || name === 'link' ? undefined : () => drafts[name](path)
}
