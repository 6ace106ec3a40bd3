import type { SiteSettingsQueryResult } from '#lib/content/sanity.types.ts'
import { fillTokens } from '#lib/content/tokens.ts'
import { translate } from '#lib/i18n/translate.ts'
import type { HomeLink } from '#lib/links/homeLinks.ts'
import { menuTarget, type Standpoint } from '#lib/links/menu.ts'
import { Container } from '#components/ui/Layout.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Logo } from '#components/ui/Logo.tsx'
import { classNames } from '#components/ui/classNames.ts'
import { editAttribute } from '#components/sections/editAttribute.ts'
import { AudienceTabs } from './AudienceTabs.tsx'
import { HeaderActions } from './HeaderActions.tsx'
import { HeaderBehaviour } from './HeaderBehaviour.tsx'
import { HEADER_ID, MENU_ID } from './landmarks.ts'
import { MenuList } from './MenuList.tsx'
import { MobileMenu } from './MobileMenu.tsx'

/** What the header shows of the site settings. */
export type HeaderContent = Pick<NonNullable<SiteSettingsQueryResult>, 'productName' | 'blogUrl' | 'ctas' | 'header'>

interface HeaderProps {
  readonly content: HeaderContent
  /** The home the page belongs to. The business home has its own menu, buttons and colours. */
  readonly home: HomeLink
  /** The page's path, under its prefix. */
  readonly path: string
}

/**
 * The bar at the top of every page, with the space it covers and the full-screen menu of small screens. Everything in
 * it is a link; `HeaderBehaviour` adds what needs JavaScript.
 */
export async function Header({ content, home, path }: HeaderProps) {
  const at: Standpoint = { home, atHome: path === home }
  const business = home === '/business'
  const header = fillTokens(content.header, { blogUrl: content.blogUrl })
  const items = business ? header.businessMenu : header.personalMenu
  const logo = (
    <Logo
      href={menuTarget('#home', at).href}
      name={content.productName}
      label={translate('accessibility.logoHome', { productName: content.productName })}
      edit={await editAttribute('siteSettings', 'productName')}
    />
  )
  const tabs = <AudienceTabs header={header} path={path} business={business} />
  const surface = business ? 'surface-dark' : 'surface-white'
  return (
    <>
      <div className="header-space" />
      <header id={HEADER_ID} className={classNames('header-bar', surface)}>
        <Container className="header-row">
          {logo}
          {tabs}
          <nav className="header-nav" aria-label={translate('accessibility.mainNavigation')}>
            <MenuList items={items} at={at} />
          </nav>
          <div className="header-actions">
            <HeaderActions ctas={content.ctas} home={home} place="header" />
            <a
              className="icon-button menu-opener"
              href={`#${MENU_ID}`}
              aria-label={translate('accessibility.openMenu')}
            >
              <Icon name="menu" />
            </a>
          </div>
        </Container>
      </header>
      <MobileMenu className={surface} logo={logo} tabs={tabs}>
        <nav className="menu-nav" aria-label={translate('accessibility.mainNavigation')}>
          <MenuList items={items} at={at} />
        </nav>
        <div className="menu-actions">
          <HeaderActions ctas={content.ctas} home={home} place="mobile-menu" />
        </div>
      </MobileMenu>
      <HeaderBehaviour />
    </>
  )
}
