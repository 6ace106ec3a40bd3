import { StarRating } from '#components/ui/StarRating.tsx'
import { translate } from '#lib/i18n/translate.ts'
import { editAttribute } from '../editAttribute.ts'

/** How many stars a review gave; a click in the preview leads to the number. */
export async function ReviewStars({ review }: { review: { _type: string; _id: string; rating: number } }) {
  return (
    <span data-sanity={await editAttribute(review, 'rating')}>
      <StarRating rating={review.rating} label={translate('accessibility.starRating', { rating: review.rating })} />
    </span>
  )
}
