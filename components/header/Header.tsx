import { opensDialog } from '#components/forms/leadDialog.ts'
import type { SiteSettingsContent } from '#lib/content/pageContent.ts'
import { Container, VisuallyHidden } from '#components/ui/Layout.tsx'
import { LanguageSwitch } from '#components/language-switch/LanguageSwitch.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { SiteLogo } from '#components/site-frame/SiteLogo.tsx'
import { classNames } from '#components/ui/classNames.ts'
import { Button, ButtonLink } from '#components/ui/Button.tsx'
import { translate } from '#lib/i18n/translate.ts'
import {
  businessHomes,
  getPathLocale,
  isBusinessHome,
  isLandingHome,
  localeHomes,
  type SitePrefix,
} from '#lib/links/homeLinks.ts'
import { getFormPath } from '#lib/formPages.ts'
import { limitMenu, orderMenu } from '#lib/links/orderMenu.ts'
import { getMenuTarget, type PageLocation } from '#lib/links/resolveHref.ts'
import { requestPartner } from '#lib/links/requestPartner.ts'
import { getBuyingPowerHref } from '#lib/links/routes.ts'
import { ORIGIN_ATTRIBUTE, type BuyingPowerOrigin } from '#lib/analytics/events.ts'
import { HeaderBehaviour } from './HeaderBehaviour.tsx'
import { HEADER_ID, MENU_CLOSED, MENU_ID } from './menuDialog.ts'

interface HeaderProps {
  readonly content: SiteSettingsContent
  /** The business home has its own menu, buttons and colours. */
  readonly home: SitePrefix
  readonly path: string
  /** The sections of the landing page in the editors' order, which the menu follows. */
  readonly sections: readonly { readonly section: string }[]
  /** Whether the menu also leads to sections that are not listed. */
  readonly hasAll: boolean
}

/**
 * Renders the bar at the top of every page, its spacer and the full-screen menu of small screens, which works before
 * and without scripts.
 */
export function Header({ content, home, path, sections, hasAll }: HeaderProps) {
  const pageLocation: PageLocation = { home, atHome: path === home }
  const business = isBusinessHome(home)
  const { businessMenu, personalMenu } = content.header
  const menu = orderMenu(business ? businessMenu : personalMenu, sections)
  const items = hasAll ? menu : limitMenu(menu, sections)
  const logo = <SiteLogo href={getMenuTarget('#home', pageLocation).href} productName={content.productName} />
  const tabs = <AudienceTabs content={content} home={home} path={path} />
  const surface = business ? 'surface-dark' : 'surface-white'
  return (
    <>
      <div className="header-space" />
      <header id={HEADER_ID} className={classNames('header-bar', surface)}>
        <Container className="header-row">
          {logo}
          {tabs}
          <nav className="header-nav" aria-label={translate('accessibility.mainNavigation')}>
            <MenuList items={items} at={pageLocation} />
          </nav>
          <div className="header-actions">
            <LanguageSwitch path={path} />
            <HeaderActions ctas={content.ctas} home={home} path={path} place="header" />
            <MenuButton command="show-modal" icon="menu" label={translate('accessibility.openMenu')} />
          </div>
        </Container>
      </header>
      <dialog
        id={MENU_ID}
        className={classNames('site-menu', surface)}
        aria-label={translate('accessibility.mainNavigation')}
      >
        <Container className="menu-page">
          <div className="menu-top">
            {logo}
            <MenuButton command="close" icon="close" label={translate('accessibility.closeMenu')} />
          </div>
          {tabs}
          <nav className="menu-nav" aria-label={translate('accessibility.mainNavigation')}>
            <MenuList items={items} at={pageLocation} />
          </nav>
          <div className="menu-actions">
            <HeaderActions ctas={content.ctas} home={home} path={path} place="mobile-menu" />
            <LanguageSwitch path={path} />
          </div>
        </Container>
      </dialog>
      <HeaderBehaviour />
    </>
  )
}

interface MenuButtonProps {
  command: 'show-modal' | 'close'
  icon: 'menu' | 'close'
  label: string
}

/**
 * Renders the button that opens or closes the menu. Without scripts nothing would close a modal menu when a link inside
 * leads to a section of the page, so links take its place: the address opens and closes the menu.
 */
function MenuButton({ command, icon, label }: MenuButtonProps) {
  const className = classNames('icon-button', icon === 'menu' ? 'menu-opener' : 'menu-closer')
  return (
    <>
      <button type="button" className={className} command={command} commandfor={MENU_ID} aria-label={label}>
        <Icon name={icon} />
      </button>
      <noscript>
        <a className={className} href={`#${icon === 'menu' ? MENU_ID : MENU_CLOSED}`} aria-label={label}>
          <Icon name={icon} />
        </a>
      </noscript>
    </>
  )
}

/** Renders the two audiences. A page other than the landing pages marks the audience it belongs to. */
function AudienceTabs({ content: { header }, home, path }: Omit<HeaderProps, 'sections' | 'hasAll'>) {
  const locale = getPathLocale(home)
  const business = isBusinessHome(home)
  const tabs = [
    { label: header.personalTab, href: isLandingHome(home) ? home : localeHomes[locale], current: !business },
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

function MenuList({ items, at }: { items: SiteSettingsContent['header']['personalMenu']; at: PageLocation }) {
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
                  <Icon name="external" />
                  <VisuallyHidden>{` (${translate('accessibility.externalLink')})`}</VisuallyHidden>
                </>
              )}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

interface HeaderActionsProps extends Pick<SiteSettingsContent, 'ctas'> {
  readonly home: SitePrefix
  readonly path: string
  readonly place: Extract<BuyingPowerOrigin, 'header' | 'mobile-menu'>
}

/**
 * Renders the call-to-action buttons. On the business page they open a dialog, on others they lead to the form's page,
 * which has no button to itself: it would empty the form.
 */
function HeaderActions({ ctas, home, path, place }: HeaderActionsProps) {
  const inMenu = place === 'mobile-menu'
  const size = inMenu ? 'large' : 'small'
  if (!isBusinessHome(home))
    return (
      <ButtonLink
        size={size}
        href={getBuyingPowerHref(home, requestPartner())}
        arrow={inMenu}
        {...{ [ORIGIN_ATTRIBUTE]: place }}
      >
        {ctas.buyingPower}
      </ButtonLink>
    )
  const actions = [
    { dialog: 'demo', variant: 'gradient', label: ctas.requestDemo },
    { dialog: 'one-pager', variant: 'outline', label: ctas.onePager },
  ] as const
  const others = actions.filter(({ dialog }) => path !== getFormPath(dialog, home))
  // The primary button is on top in the menu and at the outer end of the bar.
  return (inMenu ? others : others.toReversed()).map(({ dialog, variant, label }) =>
    path === home ? (
      <Button key={dialog} size={size} variant={variant} {...opensDialog(dialog)}>
        {label}
      </Button>
    ) : (
      <ButtonLink key={dialog} size={size} variant={variant} href={getFormPath(dialog, home)}>
        {label}
      </ButtonLink>
    ),
  )
}
