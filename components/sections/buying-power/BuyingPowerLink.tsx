import type { ComponentProps } from 'react'
import { ButtonLink } from '#components/ui/Button.tsx'
import { ORIGIN_ATTRIBUTE, type BuyingPowerOrigin } from '#lib/analytics/events.ts'
import type { HomeLink } from '#lib/links/homeLinks.ts'
import { buyingPowerHref } from '#lib/links/routes.ts'

interface BuyingPowerLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'href' | 'children'> {
  home: HomeLink
  origin: BuyingPowerOrigin
  label: string
}

/** The button that leads to the app, by full page navigation. */
export function BuyingPowerLink({ home, origin, label, size = 'large', arrow = true, ...rest }: BuyingPowerLinkProps) {
  return (
    <ButtonLink {...rest} size={size} arrow={arrow} href={buyingPowerHref(home)} {...{ [ORIGIN_ATTRIBUTE]: origin }}>
      {label}
    </ButtonLink>
  )
}
