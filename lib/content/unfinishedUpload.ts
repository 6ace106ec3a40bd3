import { listValues } from './walkContent.ts'

/** What to do about a document with an unfinished upload. */
export const UPLOAD_HINT = 'Wait until the upload ends; if it does not, clear it in the form and choose the file again.'

/** Returns whether a file of the document is still uploading: the Studio keeps the progress in `_upload`. */
export const hasUnfinishedUpload = (document: object): boolean =>
  listValues(document).some(({ steps }) => steps.at(-1) === '_upload')
