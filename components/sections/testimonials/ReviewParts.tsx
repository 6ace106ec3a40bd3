import { StarRating } from '#components/ui/Icon.tsx'
import { createImageUrl } from '#lib/content/images.ts'
import type { AccessibleImage } from '#lib/content/sanity.types.ts'
import { translate } from '#lib/i18n/translate.ts'
import { dataAttribute } from '#components/visual-editing/dataAttributes.ts'

const SIDE_PX = 48

interface PortraitProps {
  review: { _type: string; _id: string; author: string; photo: AccessibleImage | null }
}

/** Renders the reviewer's photo, cropped as the editor set it. */
export async function Portrait({ review }: PortraitProps) {
  const { photo, author } = review
  if (!photo?.asset) return null
  return (
    <img
      className="portrait"
      src={createImageUrl(photo)
        .size(2 * SIDE_PX, 2 * SIDE_PX)
        .fit('crop')
        .url()}
      alt={photo.alt ?? author}
      width={SIDE_PX}
      height={SIDE_PX}
      loading="lazy"
      data-sanity={await dataAttribute(review, 'photo')}
    />
  )
}

/** Renders a review's stars; a click in the preview opens the rating. */
export async function ReviewStars({ review }: { review: { _type: string; _id: string; rating: number } }) {
  return (
    <span data-sanity={await dataAttribute(review, 'rating')}>
      <StarRating rating={review.rating} label={translate('accessibility.starRating', { rating: review.rating })} />
    </span>
  )
}
