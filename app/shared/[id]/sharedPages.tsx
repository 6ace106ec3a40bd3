import type { ReactNode } from 'react'
import { policyRoutes } from '#lib/links/policies.ts'
import { publicRoutes } from '#lib/links/routes.ts'
import { BusinessPage } from '../../(site)/_pages/BusinessPage.tsx'
import { PersonalPage } from '../../(site)/_pages/PersonalPage.tsx'
import { PolicyPage } from '../../(site)/_pages/PolicyPage.tsx'
import { SupportPage } from '../../(site)/_pages/SupportPage.tsx'
import { WaitlistPage } from '../../(site)/_pages/WaitlistPage.tsx'

const { home, business, waitlist, support } = publicRoutes

/** The pages a link can lead to, by their paths (`lib/shares/paths.ts`). */
export const sharedPages: ReadonlyMap<string, () => ReactNode> = new Map<string, () => ReactNode>([
  [home.path, () => <PersonalPage home="/" />],
  [business.path, () => <BusinessPage />],
  [waitlist.path, () => <WaitlistPage home="/" />],
  [support.path, () => <SupportPage home="/" />],
  ...policyRoutes.map((policy) => [publicRoutes[policy].path, () => <PolicyPage home="/" policy={policy} />] as const),
])
