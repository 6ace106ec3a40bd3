import type { ReactNode } from 'react'
import { editionOfLocale } from '#lib/editions.ts'
import { getPathLocale, getPagePath } from '#lib/links/homeLinks.ts'
import { scanHref } from '#lib/links/routes.ts'
import { pageList, type PageName } from '#lib/pages.ts'
import WaitlistPage from '../../(site)/[edition]/android-waitlist/page.tsx'
import BusinessPage from '../../(site)/[edition]/business/page.tsx'
import EstimatePage from '../../(site)/[edition]/estimate/page.tsx'
import PersonalPage from '../../(site)/[edition]/page.tsx'
import PolicyPage from '../../(site)/[edition]/[policy]/page.tsx'
import ScanPage from '../../(site)/[edition]/signup/mobile/[partner]/page.tsx'
import SupportPage from '../../(site)/[edition]/support/page.tsx'
import UnsubscribePage from '../../(site)/[edition]/unsubscribe/page.tsx'
import { NotFoundPage } from '../../(site)/not-found/NotFoundPage.tsx'

const scanStart = scanHref('/', '')

interface Draft {
  edition: string
  /** Path of the route table. */
  path: string
}

const policy = ({ edition, path }: Draft) => <PolicyPage params={Promise.resolve({ edition, policy: path.slice(1) })} />

/** Renders each page whose draft can be shared; not the link page, since it redirects at once. */
const drafts: Readonly<Record<Exclude<PageName, 'link'>, (draft: Draft) => ReactNode>> = {
  home: ({ edition }) => <PersonalPage params={Promise.resolve({ edition })} />,
  business: ({ edition }) => <BusinessPage params={Promise.resolve({ edition })} />,
  waitlist: ({ edition }) => <WaitlistPage params={Promise.resolve({ edition })} />,
  estimate: ({ edition }) => <EstimatePage params={Promise.resolve({ edition })} />,
  support: ({ edition }) => <SupportPage params={Promise.resolve({ edition })} />,
  privacy: policy,
  terms: policy,
  cookies: policy,
  scan: ({ edition, path }) => (
    <ScanPage params={Promise.resolve({ edition, partner: path.slice(scanStart.length) })} />
  ),
  unsubscribe: ({ edition }) => <UnsubscribePage params={Promise.resolve({ edition })} />,
  notFound: () => <NotFoundPage />,
}

/** Finds the page that a share's path leads to (`lib/shares/paths.ts`). */
export function sharedPage(address: string): (() => ReactNode) | undefined {
  const path = getPagePath(address)
  const name = path.startsWith(scanStart) ? 'scan' : pageList.find((page) => page.path === path)?.name
  const edition = editionOfLocale[getPathLocale(address)]
  return name === undefined || name === 'link' ? undefined : () => drafts[name]({ edition, path })
}
