import { LogoMark } from '#components/ui/Logo.tsx'
import type { PartnersQueryResult } from '#lib/content/sanity.types.ts'
import { editAttribute } from '../editAttribute.ts'
import { sampleMark } from '../sampleMark.ts'
import { isCoBranded } from './partnerColour.ts'
import { PartnerLogo } from './PartnerLogo.tsx'

interface PartnerBrandProps {
  partner: PartnersQueryResult[number]
  productName: string
}

/** The partner's logo beside the product's; for the default partner the plain product logo. */
export async function PartnerBrand({ partner, productName }: PartnerBrandProps) {
  return (
    <p className="partner-brand" {...(isCoBranded(partner) && (await sampleMark(partner.source)))}>
      {isCoBranded(partner) && (
        <>
          <PartnerLogo partner={partner} />
          <i aria-hidden="true" />
        </>
      )}
      <span className="partner-product" data-sanity={await editAttribute('siteSettings', 'productName')}>
        <LogoMark />
        {productName}
      </span>
    </p>
  )
}
