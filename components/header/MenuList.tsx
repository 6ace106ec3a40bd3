import { VisuallyHidden } from '#components/ui/Layout.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { translate } from '#lib/i18n/translate.ts'
import { menuTarget, type Standpoint } from '#lib/links/menu.ts'
import type { HeaderContent } from './Header.tsx'

interface MenuListProps {
  readonly items: HeaderContent['header']['personalMenu']
  readonly at: Standpoint
}

/** The links of a menu, as the editors ordered them. */
export function MenuList({ items, at }: MenuListProps) {
  return (
    <ul role="list">
      {items.map(({ _key, label, href: written }) => {
        const { href, external } = menuTarget(written, at)
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
