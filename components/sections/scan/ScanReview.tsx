import type { ScanPageQueryResult } from '#lib/content/sanity.types.ts'
import { sampleMark } from '../sampleMark.ts'
import { Portrait } from '../testimonials/Portrait.tsx'
import { ReviewStars } from '../testimonials/ReviewStars.tsx'

/** One buyer's words beside the code. */
export async function ScanReview({ review }: { review: NonNullable<ScanPageQueryResult>['testimonial'] }) {
  return (
    <figure className="scan-review" {...await sampleMark(review.source)}>
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
