import type { ConsentQueryResult } from '#lib/content/sanity.types.ts'

/** Banner and dialog as an editor wrote them. */
export type ConsentWords = NonNullable<ConsentQueryResult>
