import { ButtonLink } from '#components/ui/Button.tsx'
import { ORIGIN_ATTRIBUTE, type BuyingPowerOrigin } from '#lib/analytics/events.ts'
import type { HomeLink } from '#lib/links/homeLinks.ts'
import { buyingPowerHref, demoHref } from '#lib/links/routes.ts'
import type { HeaderContent } from './Header.tsx'

interface HeaderActionsProps {
  readonly ctas: HeaderContent['ctas']
  readonly home: HomeLink
  /** Where the buttons stand; the analytics origin of "See My Buying Power". */
  readonly place: Extract<BuyingPowerOrigin, 'header' | 'mobile-menu'>
}

/**
 * The buttons by kind of page. Those of the business page lead to its demo form; where JavaScript runs, the dialog
 * named in `data-opens` is opened instead.
 */
export function HeaderActions({ ctas, home, place }: HeaderActionsProps) {
  const inMenu = place === 'mobile-menu'
  const size = inMenu ? 'large' : 'small'
  if (home !== '/business')
    return (
      <ButtonLink
        href={buyingPowerHref(home)}
        size={size}
        block={inMenu}
        arrow={inMenu}
        {...{ [ORIGIN_ATTRIBUTE]: place }}
      >
        {ctas.buyingPower}
      </ButtonLink>
    )
  const demo = (
    <ButtonLink key="demo" href={demoHref()} variant="gradient" size={size} block={inMenu} data-opens="demo">
      {ctas.requestDemo}
    </ButtonLink>
  )
  const onePager = (
    <ButtonLink
      key="one-pager"
      href={demoHref()}
      variant="outline"
      size={size}
      block={inMenu}
      className="second-action"
      data-opens="one-pager"
    >
      {ctas.onePager}
    </ButtonLink>
  )
  // The main button comes first where it is read first: on top in the menu, at the outer end in the bar.
  return inMenu ? [demo, onePager] : [onePager, demo]
}
