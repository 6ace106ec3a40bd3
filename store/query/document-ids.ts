const DRAFT = /^drafts\./
const VERSION = /^versions\.([^.]+)\./

export const isPublishedId = (id: string) => !DRAFT.test(id) && !VERSION.test(id)

/** The id a document has, or would have, once published. */
export const getPublishedId = (id: string) => id.replace(DRAFT, '').replace(VERSION, '')

export const getDraftId = (id: string) => `drafts.${getPublishedId(id)}`

/** The release a version belongs to, undefined for drafts and published documents. */
export const getRelease = (id: string) => VERSION.exec(id)?.[1]
