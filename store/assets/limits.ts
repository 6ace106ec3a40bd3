/** Largest file that is accepted, in megabytes. */
export const MAX_UPLOAD_MEGABYTES = 20

/** Largest image that is accepted, decoded or made, in pixels over all its frames. */
export const MAX_PIXELS = 64_000_000

/** Longest side of an image that is made, in pixels. */
export const MAX_OUTPUT_SIDE = 4096

/** Room for images that were made, in bytes on disk. */
export const MAX_CACHE_BYTES = 512 * 1024 * 1024

/** Images made at the same time; each may take a core. */
export const TRANSFORMS_AT_ONCE = 2

/**
 * Megapixels one caller may have made within a minute, an image below one counting as one; what is made already costs
 * nothing and is not counted.
 */
export const MEGAPIXELS_A_MINUTE = 300

/** Images that may wait for their turn before callers are asked to come back later. */
export const TRANSFORMS_WAITING = 100
