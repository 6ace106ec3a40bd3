import type { ReactNode } from 'react'
import { Container } from '#components/ui/Layout.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { classNames } from '#components/ui/classNames.ts'
import { translate } from '#lib/i18n/translate.ts'
import { MENU_CLOSED, MENU_ID } from './menuDialog.ts'

interface MobileMenuProps {
  readonly className: string
  readonly logo: ReactNode
  readonly tabs: ReactNode
  readonly children: ReactNode
}

/** Renders the full-screen menu: a native dialog that `HeaderBehaviour` opens, or `#site-menu` without JavaScript. */
export function MobileMenu({ className, logo, tabs, children }: MobileMenuProps) {
  return (
    <dialog
      id={MENU_ID}
      className={classNames('site-menu', className)}
      aria-label={translate('accessibility.mainNavigation')}
    >
      <Container className="menu-page">
        <div className="menu-top">
          {logo}
          <a
            className="icon-button menu-closer"
            href={`#${MENU_CLOSED}`}
            aria-label={translate('accessibility.closeMenu')}
          >
            <Icon name="close" />
          </a>
        </div>
        {tabs}
        {children}
      </Container>
    </dialog>
  )
}
