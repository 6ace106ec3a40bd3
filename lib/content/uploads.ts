export const MAX_UPLOAD_MEGABYTES = 20

const FORMATS = ['JPEG', 'PNG', 'WebP', 'AVIF', 'GIF', 'TIFF', 'SVG']
const getList = (type: 'disjunction' | 'conjunction') => new Intl.ListFormat('en-CA', { type }).format(FORMATS)

/** Picture formats that the content store accepts. */
export const PICTURE_LIMITS = `${getList('disjunction')}, up to ${MAX_UPLOAD_MEGABYTES} MB.`

/** Explains a failed upload, as the Studio does not show the store's response. */
export const UPLOAD_FAILURE = `The file is larger than ${MAX_UPLOAD_MEGABYTES} MB, damaged, or none of ${getList('conjunction')}. If it is none of these, try again in a moment.`
