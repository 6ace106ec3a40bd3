import type { ReactNode } from 'react'
import { policyRoutes } from '#lib/links/policies.ts'
import { scanHref, UNKNOWN_PATH, UNSUBSCRIBE_PATH } from '#lib/links/routes.ts'
import { pages } from '#lib/pages.ts'
import { BusinessPage } from '../../(site)/_pages/BusinessPage.tsx'
import { NotFoundPage } from '../../(site)/_pages/NotFoundPage.tsx'
import { PersonalPage } from '../../(site)/_pages/PersonalPage.tsx'
import { PolicyPage } from '../../(site)/_pages/PolicyPage.tsx'
import { ScanPage } from '../../(site)/_pages/ScanPage.tsx'
import { SupportPage } from '../../(site)/_pages/SupportPage.tsx'
import { UnsubscribePage } from '../../(site)/_pages/UnsubscribePage.tsx'
import { WaitlistPage } from '../../(site)/_pages/WaitlistPage.tsx'

const { home, business, waitlist, support } = pages

const sharedPages: ReadonlyMap<string, () => ReactNode> = new Map<string, () => ReactNode>([
  [home.path, () => <PersonalPage home="/" />],
  [business.path, () => <BusinessPage />],
  [waitlist.path, () => <WaitlistPage home="/" />],
  [support.path, () => <SupportPage home="/" />],
  [UNKNOWN_PATH, () => <NotFoundPage />],
  [UNSUBSCRIBE_PATH, () => <UnsubscribePage token={undefined} done={false} />],
  ...policyRoutes.map((policy) => [pages[policy].path, () => <PolicyPage home="/" policy={policy} />] as const),
])

const scanStart = scanHref('/', '')

/** The page a link can lead to, by its path (`lib/shares/paths.ts`). */
export const sharedPage = (path: string): (() => ReactNode) | undefined =>
  path.startsWith(scanStart)
    ? () => <ScanPage home="/" parameter={path.slice(scanStart.length)} />
    : sharedPages.get(path)
