import { draftMode } from 'next/headers'
import apartments from '#components/illustrations/apartments-day.svg'
import house from '#components/illustrations/house-day.svg'
import { Illustration } from '#components/illustrations/Illustration.tsx'
import street from '#components/illustrations/street-day.svg'
import { StarRating } from '#components/ui/StarRating.tsx'
import { translate } from '#lib/i18n/translate.ts'
import type { PersonalPageContent } from '../content.ts'
import { editAttribute } from '../editAttribute.ts'

interface ReviewProps {
  review: PersonalPageContent['testimonials']['reviews'][number]
  /** Where it stands in the list, from 0; picks the drawing. */
  place: number
  link: { href: string; text: string }
  /** Shown to editors in the preview while the review is invented. */
  sampleNote: string
}

const drawings = [street, house, apartments]

/** A buyer's words with five stars and the way to the App Store. */
export async function Review({ review, place, link, sampleNote }: ReviewProps) {
  const { isEnabled: previewing } = await draftMode()
  return (
    <article className="review">
      <div className="review-art">
        <Illustration image={drawings[place % drawings.length]} />
      </div>
      <div className="review-body">
        <span data-sanity={await editAttribute(review, 'rating')}>
          <StarRating rating={review.rating} label={translate('accessibility.starRating', { rating: review.rating })} />
        </span>
        <blockquote>
          <p>{review.text}</p>
        </blockquote>
        <div className="review-source">
          <b>{review.author}</b>
          <span>{review.city}</span>
          {previewing && review.source === 'sample' && <span className="review-sample">{sampleNote}</span>}
          <a href={link.href} rel="noopener">
            {link.text}
          </a>
        </div>
      </div>
    </article>
  )
}
