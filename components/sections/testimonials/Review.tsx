import apartments from '#components/illustrations/apartments-day.svg'
import house from '#components/illustrations/house-day.svg'
import { Illustration } from '#components/illustrations/Illustration.tsx'
import street from '#components/illustrations/street-day.svg'
import { isPreview } from '#lib/content/preview.ts'
import type { PersonalPageContent } from '../content.ts'
import { dragAttributes } from '../arrangement/dragAttributes.ts'
import { Portrait } from './Portrait.tsx'
import { ReviewStars } from './ReviewStars.tsx'

interface ReviewProps {
  /** The page that lists it. */
  page: PersonalPageContent
  review: PersonalPageContent['testimonials']['reviews'][number]
  /** Where it stands in the list, from 0; picks the drawing. */
  place: number
  link: { href: string; text: string }
  /** Shown to editors in the preview while the review is invented. */
  sampleNote: string
}

const drawings = [street, house, apartments]

/** A buyer's words with five stars and the way to the App Store. */
export async function Review({ page, review, place, link, sampleNote }: ReviewProps) {
  const previewing = await isPreview()
  const drag = await dragAttributes({ page, path: 'testimonials.reviews', flow: 'vertical' }, review._key)
  return (
    <article className="review" {...drag}>
      <div className="review-art">
        <Illustration image={drawings[place % drawings.length]} />
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
          {previewing && review.source === 'sample' && <span className="review-sample">{sampleNote}</span>}
          <a href={link.href} rel="noopener">
            {link.text}
          </a>
        </div>
      </div>
    </article>
  )
}
