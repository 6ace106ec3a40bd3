import { Container, Section } from '#components/ui/Layout.tsx'
import { StarRating } from '#components/ui/StarRating.tsx'
import { Unbroken } from '#components/ui/Unbroken.tsx'
import { formatNumber } from '#lib/content/format.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { translate } from '#lib/i18n/translate.ts'
import type { HomeLink } from '#lib/links/homeLinks.ts'
import { AppStoreLink } from '../app-store/AppStoreLink.tsx'
import { BuyingPowerLink } from '../buying-power/BuyingPowerLink.tsx'
import type { PersonalPageContent, SiteSettingsContent } from '../content.ts'
import { editAttribute } from '../editAttribute.ts'
import { sampleMark } from '../sampleMark.ts'
import { Review } from './Review.tsx'

interface TestimonialsProps {
  page: PersonalPageContent
  settings: SiteSettingsContent
  home: HomeLink
}

/** What buyers say, under the rating, and the way into the app once more. */
export async function Testimonials({ page, settings, home }: TestimonialsProps) {
  const content = page.testimonials
  const { rating } = settings
  const value = formatNumber(rating.value, defaultLocale)
  return (
    <Section surface="warm" id="testimonials" aria-labelledby="testimonials-heading">
      <Container>
        <div className="reviews-head">
          <div>
            <h2 id="testimonials-heading">
              <Unbroken>{content.heading}</Unbroken>
            </h2>
            <p className="lead">{content.intro}</p>
          </div>
          <div
            className="reviews-rating"
            data-sanity={await editAttribute(settings, 'rating.value')}
            {...await sampleMark(rating.source)}
          >
            <b aria-hidden="true">{value}</b>
            <span>
              <StarRating rating={rating.value} label={translate('accessibility.starRating', { rating: value })} />
              <span>{rating.shortText}</span>
            </span>
          </div>
        </div>
        <div className="reviews">
          {content.reviews.map((review, index) => (
            <Review
              key={review._id}
              page={page}
              review={review}
              place={index}
              link={{ href: settings.appStoreUrl, text: content.appStoreLinkText }}
              sampleNote={settings.sampleNotes.review}
            />
          ))}
        </div>
        <div className="reviews-cta">
          <BuyingPowerLink home={home} origin="testimonials-section" label={settings.ctas.buyingPower} />
          <AppStoreLink href={settings.appStoreUrl} text={content.appStoreLinkText} claim={page.hero.appStoreLabel} />
        </div>
      </Container>
    </Section>
  )
}
