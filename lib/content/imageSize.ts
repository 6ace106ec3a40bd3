import type { AccessibleImage } from './sanity.types.ts'

interface Size {
  width: number
  height: number
}

/** Shape of a logo whose size the store does not know, as that of most wordmarks. */
const UNKNOWN_SIZE: Size = { width: 120, height: 40 }

/** What is left of a length when shares of it are cut off at both ends. */
const remaining = (length: number, before: number, after: number) => Math.max(1, length * (1 - before - after))

/**
 * The size an image has where it is shown: without what the editor cut off, so that its room on the page has the
 * proportions of what comes. Vector drawings are served whole.
 *
 * @param image the image field's value, with the editor's cut as shares of each side
 * @param size the size of the uploaded file, in pixels; null when the store does not know it
 */
export function shownSize({ asset, crop }: Pick<AccessibleImage, 'asset' | 'crop'>, size: Size | null): Size {
  const { width, height } = size ?? UNKNOWN_SIZE
  if (!crop || asset?._ref.endsWith('-svg')) return { width, height }
  return { width: remaining(width, crop.left, crop.right), height: remaining(height, crop.top, crop.bottom) }
}
