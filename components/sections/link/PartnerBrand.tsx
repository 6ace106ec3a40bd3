import { stegaClean } from '@sanity/client/stega'
import type { CSSProperties } from 'react'
import { LogoMark } from '#components/ui/Icon.tsx'
import { Container } from '#components/ui/Layout.tsx'
import type { PartnersQueryResult } from '#lib/content/sanity.types.ts'
import { HEX_COLOUR, mixWithWhite, TINT, toReadableColour } from '#lib/colour/contrast.ts'
import { translate } from '#lib/i18n/translate.ts'
import { dataAttribute, getSampleMark } from '#components/visual-editing/dataAttributes.ts'
import { ContentLogo } from '#components/sections/logo-strips/LogoStrips.tsx'

type Partner = PartnersQueryResult[number]

/** Renders the partner's logo beside the product's; for the default partner the product's alone. */
export async function PartnerBrand({ partner, productName }: { partner: Partner; productName: string }) {
  return (
    <p className="partner-brand" {...(isCoBranded(partner) && (await getSampleMark(partner.source)))}>
      {isCoBranded(partner) && (
        <>
          <PartnerLogo partner={partner} />
          <i aria-hidden="true" />
        </>
      )}
      <span className="partner-product" data-sanity={await dataAttribute('siteSettings', 'productName')}>
        <LogoMark />
        {productName}
      </span>
    </p>
  )
}

/** Renders the partner's logo below the header, which has the product's. */
export async function PartnerLine({ partner }: { partner: Partner }) {
  return (
    <div className="landing-partner">
      <Container>
        <p {...await getSampleMark(partner.source)}>
          {translate('partner.with')}
          <PartnerLogo partner={partner} />
        </p>
      </Container>
    </div>
  )
}

/** Renders a partner's logo, or its short name without one. */
function PartnerLogo({ partner }: { partner: Partner }) {
  const { logo, logoAlt, logoSize, logoText } = partner
  if (!logo?.asset) return <span className="partner-name">{logoText}</span>
  const shown = { ...partner, name: logoText, alt: stegaClean(logoAlt), image: logo, size: logoSize }
  return <ContentLogo logo={shown} height={36} field="logo" eager />
}

export const isCoBranded = ({ kind }: Pick<Partner, 'kind'>) => kind !== 'default'

/** Returns the partner's colour as custom properties, darkened to be readable on its tint. Only hex colours pass. */
export function getPartnerColours(partner: Pick<Partner, 'kind' | 'colour'>): CSSProperties | undefined {
  const { colour } = partner
  if (!isCoBranded(partner) || !HEX_COLOUR.test(colour)) return undefined
  return { '--partner': toReadableColour(colour), '--partner-tint': mixWithWhite(colour, TINT) }
}
