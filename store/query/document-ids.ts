const DRAFT = /^drafts\./
const VERSION = /^versions\.([^.]+)\./

export const isPublishedId = (id: string) => !DRAFT.test(id) && !VERSION.test(id)

/** Returns the published id of a document, draft or version. */
export const getPublishedId = (id: string) => id.replace(DRAFT, '').replace(VERSION, '')

export const getDraftId = (id: string) => `drafts.${getPublishedId(id)}`

/** Returns the release of a version; undefined for drafts and published documents. */
export const getRelease = (id: string) => VERSION.exec(id)?.[1]
