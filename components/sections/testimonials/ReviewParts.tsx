import { imageUrl } from '#lib/content/images.ts'
import type { AccessibleImage } from '#lib/content/sanity.types.ts'
import { dataAttribute } from '../dataAttributes.ts'
import { StarRating } from '#components/ui/Icon.tsx'
import { translate } from '#lib/i18n/translate.ts'

/** Side it is shown at, in CSS pixels. */
const SIDE = 48

interface PortraitProps {
  review: { _type: string; _id: string; author: string; photo: AccessibleImage | null }
}

/** The face of who reviews, small and round, where there is a photo; the editor's crop and focus decide what of it. */
export async function Portrait({ review }: PortraitProps) {
  const { photo, author } = review
  if (!photo?.asset) return null
  return (
    <img
      className="portrait"
      src={imageUrl(photo)
        .size(2 * SIDE, 2 * SIDE)
        .fit('crop')
        .url()}
      alt={photo.alt ?? author}
      width={SIDE}
      height={SIDE}
      loading="lazy"
      decoding="async"
      data-sanity={await dataAttribute(review, 'photo')}
    />
  )
}

/** How many stars a review gave; a click in the preview leads to the number. */
export async function ReviewStars({ review }: { review: { _type: string; _id: string; rating: number } }) {
  return (
    <span data-sanity={await dataAttribute(review, 'rating')}>
      <StarRating rating={review.rating} label={translate('accessibility.starRating', { rating: review.rating })} />
    </span>
  )
}
