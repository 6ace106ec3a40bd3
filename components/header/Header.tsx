import { OPENS_ATTRIBUTE } from '#components/forms/leadDialog.ts'
import { Container, VisuallyHidden } from '#components/ui/Layout.tsx'
import { LanguageSwitch } from '#components/language-switch/LanguageSwitch.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Logo } from '#components/ui/Logo.tsx'
import { classNames } from '#components/ui/classNames.ts'
import { dataAttribute } from '#components/sections/dataAttributes.ts'
import { ButtonLink } from '#components/ui/Button.tsx'
import type { SiteSettingsQueryResult } from '#lib/content/sanity.types.ts'
import { fillTokens } from '#lib/content/tokens.ts'
import { translate } from '#lib/i18n/translate.ts'
import { businessHomes, isBusinessHome, localeHomes, getPathLocale, type SitePrefix } from '#lib/links/homeLinks.ts'
import { orderMenu } from '#lib/links/orderMenu.ts'
import { getMenuTarget, type PageLocation } from '#lib/links/resolveHref.ts'
import { getBuyingPowerHref, getDemoHref } from '#lib/links/routes.ts'
import { ORIGIN_ATTRIBUTE, type BuyingPowerOrigin } from '#lib/analytics/events.ts'
import { HeaderBehaviour } from './HeaderBehaviour.tsx'
import { HEADER_ID, MENU_ID } from './menuDialog.ts'
import { MobileMenu } from './MobileMenu.tsx'

/** The part of the site settings that the header shows. */
type HeaderContent = Pick<NonNullable<SiteSettingsQueryResult>, 'productName' | 'blogUrl' | 'ctas' | 'header'>

interface HeaderProps {
  readonly content: HeaderContent
  /** The business home has its own menu, buttons and colours. */
  readonly home: SitePrefix
  /** The page's path, prefix included. */
  readonly path: string
  /** The sections of a landing page in the editors' order, which the menu follows. */
  readonly sections?: readonly { readonly section: string }[]
}

/**
 * Renders the bar at the top of every page, its spacer and the menu of small screens. All controls are links, which
 * `HeaderBehaviour` enhances.
 */
export async function Header({ content, home, path, sections }: HeaderProps) {
  const standpoint: PageLocation = { home, atHome: path === home }
  const business = isBusinessHome(home)
  const header = fillTokens(content.header, { blogUrl: content.blogUrl })
  const items = orderMenu(business ? header.businessMenu : header.personalMenu, sections ?? [])
  const logo = (
    <Logo
      href={getMenuTarget('#home', standpoint).href}
      name={content.productName}
      label={translate('accessibility.logoHome', { productName: content.productName })}
      edit={await dataAttribute('siteSettings', 'productName')}
    />
  )
  const tabs = <AudienceTabs header={header} home={home} path={path} business={business} />
  const surface = business ? 'surface-dark' : 'surface-white'
  return (
    <>
      <div className="header-space" />
      <header id={HEADER_ID} className={classNames('header-bar', surface)}>
        <Container className="header-row">
          {logo}
          {tabs}
          <nav className="header-nav" aria-label={translate('accessibility.mainNavigation')}>
            <MenuList items={items} at={standpoint} />
          </nav>
          <div className="header-actions">
            <LanguageSwitch path={path} />
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
          <MenuList items={items} at={standpoint} />
        </nav>
        <div className="menu-actions">
          <HeaderActions ctas={content.ctas} home={home} place="mobile-menu" />
          <LanguageSwitch path={path} />
        </div>
      </MobileMenu>
      <HeaderBehaviour />
    </>
  )
}

interface AudienceTabsProps {
  readonly header: HeaderContent['header']
  readonly home: SitePrefix
  readonly path: string
  readonly business: boolean
}

/** Renders the two audiences. A page other than the landing pages marks the audience it belongs to. */
function AudienceTabs({ header, home, path, business }: AudienceTabsProps) {
  const locale = getPathLocale(home)
  const tabs = [
    { label: header.personalTab, href: localeHomes[locale], current: !business },
    { label: header.businessTab, href: businessHomes[locale], current: business },
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

/** Renders the links of a menu. */
function MenuList({ items, at }: { items: HeaderContent['header']['personalMenu']; at: PageLocation }) {
  return (
    <ul role="list">
      {items.map(({ _key, label, href: storedHref }) => {
        const { href, external } = getMenuTarget(storedHref, at)
        return (
          <li key={_key}>
            <a href={href} rel={external ? 'noopener' : undefined}>
              {label}
              {external && (
                <>
                  <Icon name="external" className="external" />
                  <VisuallyHidden> ({translate('accessibility.externalLink')})</VisuallyHidden>
                </>
              )}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

interface HeaderActionsProps {
  readonly ctas: HeaderContent['ctas']
  readonly home: SitePrefix
  /** The analytics origin of "See My Buying Power". */
  readonly place: Extract<BuyingPowerOrigin, 'header' | 'mobile-menu'>
}

/** Renders the call-to-action buttons. Business ones lead to the demo form; with JavaScript they open a dialog. */
function HeaderActions({ ctas, home, place }: HeaderActionsProps) {
  const inMenu = place === 'mobile-menu'
  const size = inMenu ? 'large' : 'small'
  if (!isBusinessHome(home))
    return (
      <ButtonLink
        href={getBuyingPowerHref(home)}
        size={size}
        block={inMenu}
        arrow={inMenu}
        {...{ [ORIGIN_ATTRIBUTE]: place }}
      >
        {ctas.buyingPower}
      </ButtonLink>
    )
  const demo = (
    <ButtonLink
      key="demo"
      href={getDemoHref(home)}
      variant="gradient"
      size={size}
      block={inMenu}
      {...{ [OPENS_ATTRIBUTE]: 'demo' }}
    >
      {ctas.requestDemo}
    </ButtonLink>
  )
  const onePager = (
    <ButtonLink
      key="one-pager"
      href={getDemoHref(home)}
      variant="outline"
      size={size}
      block={inMenu}
      className="second-action"
      {...{ [OPENS_ATTRIBUTE]: 'one-pager' }}
    >
      {ctas.onePager}
    </ButtonLink>
  )
  // The primary button is on top in the menu and at the outer end of the bar.
  return inMenu ? [demo, onePager] : [onePager, demo]
}
