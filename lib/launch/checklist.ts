import { idIn, isTranslated, languageOf } from '#lib/content/languages.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { findingsIn } from './findings.ts'
import type { Finding, LaunchDocument } from './findings.ts'
import { nameOf, namesAlong, pathText } from './walk.ts'

/** One line of the launch checklist. */
export interface LaunchItem extends Finding {
  /** The same at every look, whatever becomes of it. */
  key: string
  /** The published id. */
  documentId: string
  type: string
  /** The language of the document; undefined for one that every language shares. */
  language: Locale | undefined
  /** What the document is called, when there are several of its type. */
  name: string | undefined
  /** What the items on the way to it are called, step by step. */
  names: readonly (string | undefined)[]
  /** Set right in a draft, which is still to be published. */
  drafted: boolean
}

const DRAFTS = 'drafts.'

// A singleton is called what its type is called.
const documentName = (document: LaunchDocument) =>
  idIn(document._id, defaultLocale) === document._type ? undefined : nameOf(document)

const keyOf = ({ kind, path }: Finding) => `${kind} ${pathText(path)}`

/** Which findings of a draft are still to do. */
const openIn = (draft: LaunchDocument) =>
  new Set(
    findingsIn(draft)
      .filter(({ done }) => !done)
      .map(keyOf),
  )

/**
 * What must be looked after before the site goes public, judged by what is published: visitors see nothing else.
 *
 * @param documents published ones and drafts; versions of releases are left out
 */
export function checklistOf(documents: readonly LaunchDocument[]): LaunchItem[] {
  const published = documents.filter(({ _id }) => !_id.includes('.'))
  const drafts = new Map(
    documents.filter(({ _id }) => _id.startsWith(DRAFTS)).map((draft) => [draft._id.slice(DRAFTS.length), draft]),
  )
  return published.flatMap((document) => {
    const draft = drafts.get(document._id)
    const stillOpen = draft && openIn(draft)
    return findingsIn(document).map((finding) => ({
      ...finding,
      key: `${document._id} ${keyOf(finding)}`,
      documentId: document._id,
      type: document._type,
      language: isTranslated(document._type) ? languageOf(document) : undefined,
      name: documentName(document),
      names: namesAlong(document, finding.path),
      drafted: !finding.done && stillOpen !== undefined && !stillOpen.has(keyOf(finding)),
    }))
  })
}

/**
 * Merges the previous checklist into a new one: items that are no longer found stay, marked as done, until the
 * checklist is closed.
 */
export function withFinished(earlier: readonly LaunchItem[], now: readonly LaunchItem[]): LaunchItem[] {
  const keys = new Set(now.map(({ key }) => key))
  const gone = earlier.filter(({ key }) => !keys.has(key)).map((item) => ({ ...item, done: true, drafted: false }))
  return [...now, ...gone]
}
