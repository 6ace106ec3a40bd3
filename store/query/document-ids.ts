const DRAFT_OR_VERSION = /^(?:drafts\.)?(?:versions\.[^.]+\.)?/

export const getPublishedId = (id: string) => id.replace(DRAFT_OR_VERSION, '')

export const isPublishedId = (id: string) => getPublishedId(id) === id

export const getDraftId = (id: string) => `drafts.${getPublishedId(id)}`
