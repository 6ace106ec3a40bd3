/** Largest file that is accepted, in megabytes. */
export const MAX_UPLOAD_MEGABYTES = 20

/** Largest image that is accepted, decoded or made, in pixels over all its frames. */
export const MAX_PIXELS = 64_000_000

/** Longest side of an image that is made, in pixels. */
export const MAX_OUTPUT_SIDE = 4096

/** Room for images that were made, in bytes on disk. */
export const MAX_CACHE_BYTES = 512 * 1024 * 1024

/** Files read and images made at the same time; each may take a core. */
export const MAX_ASSET_PROCESSES = 2

/** The longest that reading a file or making an image may take; a large AVIF takes half of it. */
export const ASSET_TIMEOUT_MS = 20_000

/**
 * Megapixels one caller may have made within a minute, an image below one counting as one; what is made already costs
 * nothing and is not counted.
 */
export const MEGAPIXELS_A_MINUTE = 300

/** Largest SVG that is accepted, in characters and elements. Each element takes about 30 kB while it is cleaned. */
export const MAX_SVG_LENGTH = 4_000_000
export const MAX_SVG_ELEMENTS = 10_000
