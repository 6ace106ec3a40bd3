import { stegaClean } from '@sanity/client/stega'
import { QRCodeSVG } from 'qrcode.react'
import { ButtonLink } from '#components/ui/Button.tsx'
import { LogoMark } from '#components/ui/Icon.tsx'
import { Container } from '#components/ui/Layout.tsx'
import { toAbsoluteUrl } from '#lib/content/images.ts'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { getLinkHref } from '#lib/links/routes.ts'
import type { PartnersQueryResult, ScanPageQueryResult } from '#lib/content/sanity.types.ts'
import { dataAttribute, getSampleMark } from '#components/visual-editing/dataAttributes.ts'
import { Portrait, ReviewStars } from '#components/sections/testimonials/ReviewParts.tsx'
import { ScanConfetti } from './ScanConfetti.tsx'

/** Side of the code, and its error correction level. */
const QR_SIZE_PX = 180
const QR_LEVEL = 'M'

interface ScanTargetProps {
  home: SitePrefix
  partner: string
  page: NonNullable<ScanPageQueryResult>
  productName: string
}

/** Renders the QR code of the partner's link page, as an absolute URL without stega marks. */
export async function ScanTarget({ home, partner, page, productName }: ScanTargetProps) {
  const href = getLinkHref(home, partner)
  return (
    <div className="scan-arch surface-dark">
      <ScanConfetti />
      <div className="scan-code">
        <QRCodeSVG
          value={toAbsoluteUrl(href)}
          size={QR_SIZE_PX}
          level={QR_LEVEL}
          boostLevel={false}
          fgColor="currentColor"
          title={stegaClean(page.qrAlt)}
          role="img"
          data-sanity={await dataAttribute('scanPage', 'qrAlt')}
        />
        <p data-sanity={await dataAttribute('siteSettings', 'productName')}>
          <LogoMark />
          {productName}
        </p>
      </div>
      <ButtonLink href={href} variant="gradient" size="large">
        {page.linkLabel}
      </ButtonLink>
    </div>
  )
}

export async function ScanReview({ review }: { review: NonNullable<ScanPageQueryResult>['testimonial'] }) {
  return (
    <figure className="scan-review" {...await getSampleMark(review.source)}>
      <ReviewStars review={review} />
      <blockquote>
        <p>{review.text}</p>
      </blockquote>
      <figcaption>
        <Portrait review={review} />
        <b>{review.author}</b> {review.city}
      </figcaption>
    </figure>
  )
}

interface InsightsProps {
  content: NonNullable<ScanPageQueryResult>['insights']
  /** With its licence details, which some provinces require. */
  partner: Pick<PartnersQueryResult[number], 'licenceDisclosure' | 'disclosureLanguage'>
}

/** Renders the public sources of the product's advice. Text only, since a logo would imply endorsement. */
export function Insights({ content, partner }: InsightsProps) {
  return (
    <Container className="insights">
      <h2>{content.heading}</h2>
      <dl>
        {content.items.map((source) => (
          <div key={source._key}>
            <dt>{source.name}</dt>
            <dd>{source.text}</dd>
          </div>
        ))}
      </dl>
      <p>{content.note}</p>
      {partner.licenceDisclosure && <p lang={partner.disclosureLanguage}>{partner.licenceDisclosure}</p>}
    </Container>
  )
}
