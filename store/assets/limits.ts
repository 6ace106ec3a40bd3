/** Per uploaded or transformed image, over all its frames. */
export const MAX_PIXELS = 64_000_000

/** Longest side of an uploaded image, in pixels: the longest that a JPEG can have. Longer ones decode for many seconds. */
export const MAX_SIDE = 65_535

/** Longest side of a transformed image, in pixels. */
export const MAX_OUTPUT_SIDE = 4096

export const MAX_CACHE_BYTES = 512 * 1024 * 1024

/** Each may use one core. */
export const MAX_ASSET_PROCESSES = 2

export const ASSET_TIMEOUT_MS = 20_000
/** How many times longer an upload may take on a busy machine: a first start uploads the initial images. */
export const MAX_ASSET_STARVED_FACTOR = 10

/** Per client network. Images below one megapixel count as one, cached images as none. */
export const MAX_MEGAPIXELS_PER_MINUTE = 300

/** Characters and elements of an SVG. Sanitizing takes about 30 kB per element. */
export const MAX_SVG_LENGTH = 4_000_000
export const MAX_SVG_ELEMENTS = 10_000
