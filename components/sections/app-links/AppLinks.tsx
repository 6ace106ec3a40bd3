import type { ComponentProps } from 'react'
import { ButtonLink } from '#components/ui/Button.tsx'
import { StarRating, LogoMark } from '#components/ui/Icon.tsx'
import { ORIGIN_ATTRIBUTE, type BuyingPowerOrigin } from '#lib/analytics/events.ts'
import { getPageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { requestPartner } from '#lib/links/requestPartner.ts'
import { getBuyingPowerHref } from '#lib/links/routes.ts'
import { translate } from '#lib/i18n/translate.ts'

interface BuyingPowerLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'href' | 'children'> {
  home: SitePrefix
  origin: BuyingPowerOrigin
  label: string
}

export function BuyingPowerLink({ home, origin, label, size = 'large', ...rest }: BuyingPowerLinkProps) {
  return (
    <ButtonLink
      {...rest}
      size={size}
      arrow
      href={getBuyingPowerHref(home, requestPartner())}
      {...{ [ORIGIN_ATTRIBUTE]: origin }}
    >
      {label}
    </ButtonLink>
  )
}

/** Renders a small link to the estimate; nothing without a label. */
export function EstimateLink({ home, label }: { home: SitePrefix; label: string | null | undefined }) {
  if (!label) return null
  return (
    <p className="estimate-link">
      <a href={getPageHref(home, pages.estimate.path)}>{label}</a>
    </p>
  )
}

/** Renders the App Store link, with stars and the claim beside them. */
export function AppStoreLink({ href, text, claim }: { href: string; text: string; claim: string }) {
  return (
    <a className="app-store" href={href} rel="noopener">
      <span className="app-store-name">
        <LogoMark className="app-store-mark" />
        <span>{text}</span>
      </span>
      <span className="app-store-rating">
        <StarRating rating={5} label={translate('accessibility.starRating', { rating: 5 })} />
        <span>{claim}</span>
      </span>
    </a>
  )
}
