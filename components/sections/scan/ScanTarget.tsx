import { stegaClean } from '@sanity/client/stega'
import { QRCodeSVG } from 'qrcode.react'
import { ScanConfetti } from '#components/scan/ScanConfetti.tsx'
import { LogoMark } from '#components/ui/Logo.tsx'
import { absoluteUrl } from '#lib/content/images.ts'
import type { HomeLink } from '#lib/links/homeLinks.ts'
import { linkHref } from '#lib/links/routes.ts'
import { editAttribute } from '../editAttribute.ts'

/** Side of the code in CSS pixels, and how much of it may be damaged (specification, section 9). */
const QR_SIZE = 180
const QR_LEVEL = 'M'

interface ScanTargetProps {
  home: HomeLink
  partner: string
  alt: string
  linkLabel: string
  /** The product's name under the code. */
  name: string
}

/** The code under the arch. It holds the absolute address of the partner's link page, without any mark. */
export async function ScanTarget({ home, partner, alt, linkLabel, name }: ScanTargetProps) {
  const href = linkHref(home, partner)
  return (
    <div className="scan-arch surface-dark">
      <ScanConfetti />
      <div className="scan-code">
        <QRCodeSVG
          value={absoluteUrl(href)}
          size={QR_SIZE}
          level={QR_LEVEL}
          boostLevel={false}
          fgColor="currentColor"
          title={stegaClean(alt)}
          role="img"
          data-sanity={await editAttribute('scanPage', 'qrAlt')}
        />
        <p data-sanity={await editAttribute('siteSettings', 'productName')}>
          <LogoMark />
          {name}
        </p>
      </div>
      <a href={href}>{linkLabel}</a>
    </div>
  )
}
