import { stegaClean } from '@sanity/client/stega'
import type { CSSProperties } from 'react'
import { LogoMark } from '#components/ui/Logo.tsx'
import type { PartnersQueryResult } from '#lib/content/sanity.types.ts'
import { createImageUrl } from '#lib/content/images.ts'
import { HEX_COLOUR, toReadableColour, TINT } from '#lib/colour/contrast.ts'
import { dataAttribute, getSampleMark } from '../dataAttributes.ts'

interface PartnerBrandProps {
  partner: PartnersQueryResult[number]
  productName: string
}

/** Renders the partner's logo beside the product's; for the default partner the product's alone. */
export async function PartnerBrand({ partner, productName }: PartnerBrandProps) {
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

/** Displayed height. */
const LOGO_HEIGHT_PX = 36

/** For a logo of unknown size: the ratio of most wordmarks. */
const UNKNOWN_SIZE = { width: 120, height: 40 }

/** Renders a partner's logo, or its short name without one. */
async function PartnerLogo({ partner }: { partner: PartnersQueryResult[number] }) {
  const { logo, logoAlt, logoSize, logoText } = partner
  if (!logo?.asset) return <span className="partner-name">{logoText}</span>
  const { width, height } = logoSize ?? UNKNOWN_SIZE
  return (
    <img
      src={createImageUrl(logo)
        .height(2 * LOGO_HEIGHT_PX)
        .url()}
      alt={stegaClean(logoAlt)}
      width={Math.round((LOGO_HEIGHT_PX * width) / height)}
      height={LOGO_HEIGHT_PX}
      data-sanity={await dataAttribute(partner, 'logo')}
    />
  )
}

type Partner = Pick<PartnersQueryResult[number], 'kind' | 'colour'>

/** Returns true for a partner whose own brand is shown. */
export const isCoBranded = ({ kind }: Pick<Partner, 'kind'>) => kind !== 'default'

/** Returns the partner's colour as custom properties, darkened to be readable on its tint. Only hex colours pass. */
export function getPartnerColours(partner: Partner): CSSProperties | undefined {
  const { colour } = partner
  if (!isCoBranded(partner) || !HEX_COLOUR.test(colour)) return undefined
  const properties: CSSProperties & Record<`--${string}`, string> = {
    '--partner': toReadableColour(colour),
    '--partner-tint': `color-mix(in srgb, ${colour} ${100 * TINT}%, white)`,
  }
  return properties
}
