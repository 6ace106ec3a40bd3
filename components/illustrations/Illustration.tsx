import type { StaticImageData } from 'next/image'

interface IllustrationProps {
  image: StaticImageData
  eager?: boolean
  className?: string
}

/** Renders a decorative image. Inlined, it would dominate the page's size, since markup is sent as HTML and as data. */
export function Illustration({ image, eager = false, className }: IllustrationProps) {
  return (
    <img
      className={className}
      src={image.src}
      width={image.width}
      height={image.height}
      alt=""
      loading={eager ? undefined : 'lazy'}
      // Otherwise React preloads it before the styles and the headline's font, which the largest paint waits for.
      fetchPriority={eager ? 'low' : undefined}
    />
  )
}
