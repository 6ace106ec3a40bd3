const DRAFT = /^drafts\./
const VERSION = /^versions\.([^.]+)\./

export const isPublishedId = (id: string) => !DRAFT.test(id) && !VERSION.test(id)

/** The id a document has, or would have, once published. */
export const publishedIdOf = (id: string) => id.replace(DRAFT, '').replace(VERSION, '')

export const draftIdOf = (id: string) => `drafts.${publishedIdOf(id)}`

/** The release a version belongs to, undefined for drafts and published documents. */
export const releaseOf = (id: string) => VERSION.exec(id)?.[1]
