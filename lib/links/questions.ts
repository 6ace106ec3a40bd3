import { toIdInLanguage } from '#lib/content/languages.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { getPageHref, getPagePath, type SitePrefix } from './homeLinks.ts'

/** Questions of a list whose answers are in its page. Each further answer is on a page of its own. */
export const MAX_ANSWERS = 30

/** Path of the page of one answer. */
export const QUESTION_PATH = '/questions/{question}'

/** Pattern of a document's id. Only drafts and versions have a dot in theirs. */
export const QUESTION_ID = String.raw`[\w-]{1,128}`

const [FOLDER] = QUESTION_PATH.split('/{')

/** Returns the folder of the pages of answers within a home. */
export const getQuestionFolder = (home: SitePrefix) => getPageHref(home, FOLDER ?? '')

/** Returns the name of a question in its path: its English id, so that all languages have the same path. */
export const getQuestionName = (id: string) => toIdInLanguage(id, defaultLocale)

/** Returns the path of the page with the answer to a question. @param id in any language */
export const getQuestionPath = (home: SitePrefix, id: string): SitePrefix =>
  `${getQuestionFolder(home)}/${getQuestionName(id)}`

const AT_QUESTION = new RegExp(`^${FOLDER}/(${QUESTION_ID})$`)

/** Returns the name of the question whose answer is at a path, under any prefix; undefined for any other path. */
export const parseQuestionPath = (path: string): string | undefined => AT_QUESTION.exec(getPagePath(path))?.[1]
