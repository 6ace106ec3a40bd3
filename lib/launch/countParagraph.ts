import { listValues } from '#lib/content/walkContent.ts'

/** How a paragraph says that visits are counted, in each language. */
const COUNTED_VISITS =
  /\bcount\w*\b[^.]*\bvisits?\b|\bvisits?\b[^.]*\bcount\w*\b|\bcompt\p{L}*[^.]*\bvisites?\b|\bvisites?\b[^.]*\bcompt\p{L}*/iu

/** Returns whether the text of a policy says that visits are counted. @param policy its document, or a part of it */
export const describesCounting = (policy: unknown): boolean =>
  listValues(policy).some(({ value }) => typeof value === 'string' && COUNTED_VISITS.test(value))
