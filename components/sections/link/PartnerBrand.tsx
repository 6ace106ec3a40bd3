import { stegaClean } from '@sanity/client/stega'
import { LogoMark } from '#components/ui/Logo.tsx'
import { imageUrl } from '#lib/content/images.ts'
import type { PartnersQueryResult } from '#lib/content/sanity.types.ts'
import { isCoBranded } from './partnerColour.ts'

/** Height of a partner's logo, in CSS pixels; its box is kept while it loads. */
const LOGO_HEIGHT = 36

interface PartnerBrandProps {
  partner: PartnersQueryResult[number]
  productName: string
}

/** The partner's logo beside the product's; for the default partner the plain product logo. */
export function PartnerBrand({ partner, productName }: PartnerBrandProps) {
  return (
    <p className="partner-brand">
      {isCoBranded(partner) && (
        <>
          {partner.logo?.asset ? (
            <img src={imageUrl(partner.logo).height(2 * LOGO_HEIGHT).url()} alt={stegaClean(partner.logoAlt)} height={LOGO_HEIGHT} />
          ) : (
            <span className="partner-name">{partner.logoText}</span>
          )}
          <i aria-hidden="true" />
        </>
      )}
      <LogoMark />
      <span>{productName}</span>
    </p>
  )
}
