import { LogoMark } from '#components/ui/Logo.tsx'
import type { PartnersQueryResult } from '#lib/content/sanity.types.ts'
import { isCoBranded } from './partnerColour.ts'
import { PartnerLogo } from './PartnerLogo.tsx'

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
          <PartnerLogo partner={partner} />
          <i aria-hidden="true" />
        </>
      )}
      <span className="partner-product">
        <LogoMark />
        {productName}
      </span>
    </p>
  )
}
