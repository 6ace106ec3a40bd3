import type { SharingCard } from './card.ts'
import { fontFamily } from './fonts.ts'
import type { LogoPicture } from './logoPicture.ts'
import { Mark } from './Mark.tsx'
import { palette } from './palette.ts'

interface BrandProps {
  productName: string
  /** Colours of the mark and of the name beside it. */
  colours: { mark: string; name: string }
}

/** The product's mark and name. */
export function Brand({ productName, colours }: BrandProps) {
  return (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <Mark size={46} colour={colours.mark} />
      <div
        style={{
          display: 'flex',
          marginLeft: 14,
          fontFamily: fontFamily('heading'),
          fontSize: 40,
          color: colours.name,
        }}
      >
        {productName}
      </div>
    </div>
  )
}

interface PartnerBrandProps {
  partner: NonNullable<SharingCard['partner']>
  logo: LogoPicture | null
  productName: string
}

/** The partner's logo beside the product's, on white as on the partner's pages; its name where there is no logo. */
export function PartnerBrand({ partner, logo, productName }: PartnerBrandProps) {
  return (
    <div
      style={{
        display: 'flex',
        alignSelf: 'flex-start',
        alignItems: 'center',
        padding: '16px 28px 16px 24px',
        borderRadius: 20,
        background: palette.white,
      }}
    >
      {logo ? (
        <img src={logo.src} alt="" width={logo.width} height={logo.height} />
      ) : (
        <div style={{ display: 'flex', fontFamily: fontFamily('heading'), fontSize: 34, color: partner.colour }}>
          {partner.shortName}
        </div>
      )}
      <div
        style={{ display: 'flex', width: 4, height: 44, margin: '0 24px', borderRadius: 2, background: partner.colour }}
      />
      <Brand productName={productName} colours={{ mark: palette.green, name: palette.night }} />
    </div>
  )
}
