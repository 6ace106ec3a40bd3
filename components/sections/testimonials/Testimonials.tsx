import { Section, NoBreak } from '#components/ui/Layout.tsx'
import { StarRating } from '#components/ui/Icon.tsx'
import apartments from '#components/illustrations/apartments-day.svg'
import house from '#components/illustrations/house-day.svg'
import { Illustration } from '#components/illustrations/Illustration.tsx'
import street from '#components/illustrations/street-day.svg'
import { formatNumber } from '#lib/content/format.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { translate } from '#lib/i18n/translate.ts'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { AppStoreLink, BuyingPowerLink } from '#components/sections/app-links/AppLinks.tsx'
import type { PersonalPageContent, SiteSettingsContent } from '#lib/content/pageContent.ts'
import { dataAttribute, getSampleMark, dragAttributes } from '#components/visual-editing/dataAttributes.ts'
import { Portrait, ReviewStars } from './ReviewParts.tsx'

interface TestimonialsProps {
  page: PersonalPageContent
  settings: SiteSettingsContent
  home: SitePrefix
}

/** Renders reviews under the app's rating, and the links to the app. */
export async function Testimonials({ page, settings, home }: TestimonialsProps) {
  const content = page.testimonials
  const { rating } = settings
  const value = formatNumber(rating.value, requestLocale())
  return (
    <Section surface="warm" id="testimonials" aria-labelledby="testimonials-heading">
      <div className="reviews-head">
        <div>
          <NoBreak as="h2" id="testimonials-heading" text={content.heading} />
          <p className="intro">{content.intro}</p>
        </div>
        <div
          className="reviews-rating"
          data-sanity={await dataAttribute(settings, 'rating.value')}
          {...await getSampleMark(rating.source)}
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
          <Review key={review._id} page={page} settings={settings} review={review} index={index} />
        ))}
      </div>
      <div className="section-cta">
        <BuyingPowerLink home={home} origin="testimonials-section" label={settings.ctas.buyingPower} />
        <AppStoreLink href={settings.appStoreUrl} text={content.appStoreLinkText} claim={page.hero.appStoreLabel} />
      </div>
    </Section>
  )
}

interface ReviewProps extends Omit<TestimonialsProps, 'home'> {
  review: PersonalPageContent['testimonials']['reviews'][number]
  /** Index in the list; selects the drawing. */
  index: number
}

const drawings = [street, house, apartments]

/** Renders a review with its stars and a link to the App Store. */
async function Review({ page, settings, review, index }: ReviewProps) {
  const isMarked = await getSampleMark(review.source)
  const drag = await dragAttributes({ page, path: 'testimonials.reviews', flow: 'vertical' }, review._key)
  return (
    <article className="review" {...drag}>
      <div className="review-art">
        <Illustration image={drawings[index % drawings.length]} />
      </div>
      <div className="review-body">
        <ReviewStars review={review} />
        <blockquote>
          <p>{review.text}</p>
        </blockquote>
        <div className="review-source">
          <Portrait review={review} />
          <b>{review.author}</b>
          <span>{review.city}</span>
          {isMarked && <span className="review-sample">{settings.sampleNotes.review}</span>}
          <a href={settings.appStoreUrl} rel="noopener">
            {page.testimonials.appStoreLinkText}
          </a>
        </div>
      </div>
    </article>
  )
}
