export const MAX_UPLOAD_MEGABYTES = 20

const FORMATS = ['JPEG', 'PNG', 'WebP', 'AVIF', 'GIF', 'TIFF', 'SVG']
const getList = (type: 'disjunction' | 'conjunction') => new Intl.ListFormat('en-CA', { type }).format(FORMATS)

/** Picture formats that the content store accepts. */
export const PICTURE_LIMITS = `${getList('disjunction')}, up to ${MAX_UPLOAD_MEGABYTES} MB.`

/** What an SVG must be so that the sharing pictures, which no browser draws, show the same as the pages. */
export const SVG_RULES =
  'An SVG needs plain colours, such as #1f3f66, plain sizes and shapes, no @media, no fonts and no nested rules, and its pictures within the file as JPEG or PNG.'

/** Explains a failed upload, as the Studio does not show the store's response. */
export const UPLOAD_FAILURE = `The file is larger than ${MAX_UPLOAD_MEGABYTES} MB, damaged, or none of ${getList('conjunction')}. ${SVG_RULES} If it is none of these, try again in a moment.`
