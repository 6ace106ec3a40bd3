import { translate } from '#lib/i18n/translate.ts'
import { pages } from '#lib/pages.ts'
import type { HeaderContent } from './Header.tsx'

interface AudienceTabsProps {
  readonly header: HeaderContent['header']
  readonly path: string
  readonly business: boolean
}

/** The two sides of the site. Of a page that is neither landing page, the side it belongs to is marked. */
export function AudienceTabs({ header, path, business }: AudienceTabsProps) {
  const tabs = [
    { label: header.personalTab, href: pages.home.path, current: !business },
    { label: header.businessTab, href: pages.business.path, current: business },
  ]
  return (
    <nav className="audience-tabs" aria-label={translate('accessibility.siteSections')}>
      {tabs.map(({ label, href, current }) => (
        <a key={href} href={href} aria-current={current ? (href === path ? 'page' : 'true') : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}
