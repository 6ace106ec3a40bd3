import type { StaticImageData } from 'next/image'

/**
 * Renders a decorative image. Inlined, it would dominate the page's size, since markup is sent as HTML and as data. It
 * is lazy also above the fold, where it would share a slow connection with the styles and fonts of the first paint.
 */
export const Illustration = ({ image, className }: { image: StaticImageData; className?: string }) => (
  <img className={className} src={image.src} width={image.width} height={image.height} alt="" loading="lazy" />
)
