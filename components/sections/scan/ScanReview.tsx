import { StarRating } from '#components/ui/StarRating.tsx'
import type { ScanPageQueryResult } from '#lib/content/sanity.types.ts'
import { translate } from '#lib/i18n/translate.ts'
import { editAttribute } from '../editAttribute.ts'

/** One buyer's words beside the code. */
export async function ScanReview({ review }: { review: NonNullable<ScanPageQueryResult>['testimonial'] }) {
  return (
    <figure className="scan-review">
      <span data-sanity={await editAttribute(review, 'rating')}>
        <StarRating rating={review.rating} label={translate('accessibility.starRating', { rating: review.rating })} />
      </span>
      <blockquote>
        <p>{review.text}</p>
      </blockquote>
      <figcaption>
        <b>{review.author}</b> {review.city}
      </figcaption>
    </figure>
  )
}
