import type { StaticImageData } from 'next/image'

interface IllustrationProps {
  image: StaticImageData
  /** For drawings in the first screenful, which load with the page instead of on the way to them. */
  eager?: boolean
  className?: string
}

/**
 * A decorative drawing as a file of its own: drawn into the page it would be most of the page's weight, twice, since
 * server-rendered markup is sent once as HTML and once as data.
 */
export function Illustration({ image, eager = false, className }: IllustrationProps) {
  return (
    <img
      className={className}
      src={image.src}
      width={image.width}
      height={image.height}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
