import { isPublishedId } from '@sanity/client/csm'
import { isNothing, listMissingRequired } from '#lib/content/completeness.ts'
import { listWrongDays } from '#lib/content/fieldConstraints.ts'
import { isTranslated, getLanguage, languageTitles } from '#lib/content/languages.ts'
import { REQUIRED, WRONG_TYPE } from '#lib/content/problems.ts'
import { contentTypes } from '#lib/content/tags.ts'
import { hasUnfinishedUpload, UPLOAD_HINT } from '#lib/content/unfinishedUpload.ts'
import { describeDocument, findAtPath } from '#lib/content/walkContent.ts'
import { EXECUTABLE_LINK_REFUSED, listUnsafeLinks } from '#lib/links/urls.ts'
import { listReferences } from '#store/documents/jsonTree.ts'
import type { DocumentContent } from '#store/documents/types.ts'
import { listConstraintProblems, type Problem } from './fieldRules.ts'
import type { PendingTransaction } from '#store/mutate/pending.ts'
import { findRemovalProblem, findLandingPath, listConflicts, REDIRECTS_BY_SOURCE } from './publishRules.ts'
import { notPublishable, notRemovable, type Refused } from '#store/mutate/refused.ts'

const quotePaths = (paths: readonly string[]) => paths.map((path) => `“${path}”`).join(', ')
const siteTypes: ReadonlySet<string> = new Set(contentTypes)

/** Lists the paths that a check finds in a document. Those that it finds in the stored one do not block other changes. */
function listNew(
  list: (document: DocumentContent) => string[],
  document: DocumentContent,
  stored: DocumentContent | undefined,
): string[] {
  const known = new Set(stored?._type === document._type ? list(stored) : [])
  return list(document).filter((path) => !known.has(path))
}

/** Published, the progress of an upload would be public, and its picture the former one. */
function findUploadProblem(document: DocumentContent): string | null {
  if (!hasUnfinishedUpload(document)) return null
  return `A file of the document “${document._id}” (${document._type}) is still uploading. ${UPLOAD_HINT}`
}

/** Finds what also a server may not import: pages that lack content, days that are none, and links that run a program. */
function findImportProblem(
  document: DocumentContent,
  missing: readonly string[],
  wrongDays: readonly string[] = [],
): string | null {
  const what = `The document “${document._id}” (${document._type})`
  if (missing.length > 0)
    return `${what} lacks required fields, or has values of another type in them: ${quotePaths(missing)}. Fill this in, then publish.`
  if (wrongDays.length > 0)
    return `${what} has no day of the calendar in ${quotePaths(wrongDays)}. Write it as 2026-11-28, then publish.`
  const links = listUnsafeLinks(document)
  if (links.length === 0) return null
  return `${EXECUTABLE_LINK_REFUSED} ${what} has one there: ${quotePaths(links)}. Change it, then publish.`
}

function findLanguageProblem(document: DocumentContent, pending: PendingTransaction): string | null {
  if (!isTranslated(document._type)) return null
  const language = getLanguage(document)
  const mismatch = listReferences(document)
    .map(({ id }) => pending.get(id))
    .find((target) => target && isTranslated(target._type) && getLanguage(target) !== language)
  if (!mismatch) return null
  return `The document “${document._id}” is in ${languageTitles[language]}, and “${mismatch._id}”, which it shows, is not. Choose one in the same language, then publish.`
}

const describe = (found: readonly Problem[]) =>
  [...new Set(found.map(({ path, message }) => `“${path}”: ${message}`))].join(' ')

const isAtOrWithin = (path: string, outer: string) =>
  path === outer || (path.startsWith(outer) && /^[.[]/.test(path.slice(outer.length)))

/** Finds the problems of a document that its form in the Studio shows, and those that its links and references have. */
function findFormProblem(document: DocumentContent, missing: readonly string[], pending: PendingTransaction) {
  const listOthers = (type: string) => pending.listPublished(type).filter(({ _id }) => _id !== document._id)
  const hasRedirect = (key: string) =>
    pending.findPublished(REDIRECTS_BY_SOURCE, key).length > 0 || findLandingPath(key, pending, document) !== undefined
  const constrained = [
    ...listConflicts(document, pending),
    ...listConstraintProblems(document, listOthers, hasRedirect),
  ]
  const isSaid = (path: string) => constrained.some((problem) => problem.path === path)
  // The rules of a text say which other one is right.
  const absent = missing
    .map((path) => findAtPath(document, path))
    .filter(({ path, value }) => typeof value !== 'string' || !isSaid(path))
  const isWithinAbsent = ({ path }: Problem) => absent.some((each) => isAtOrWithin(path, each.path))
  const all = [
    ...absent.map(({ path, value }) => ({ path, message: isNothing(value) ? REQUIRED : WRONG_TYPE })),
    ...constrained.filter((problem) => !isWithinAbsent(problem)),
  ]
  // With others beside it, a path alone would not tell which document to open.
  const isOneOfMany =
    [...pending.next.keys()].filter((id) => isPublishedId(id) && !pending.isCreatedByStore(id)).length > 1
  const where = isOneOfMany ? `In ${describeDocument(document)} (${document._type} “${document._id}”): ` : ''
  if (all.length > 0) return where + describe(all)
  return findImportProblem(document, []) ?? findLanguageProblem(document, pending)
}

function findPublishProblem(content: DocumentContent, pending: PendingTransaction): string | null {
  const { _id: id, _type: type } = content
  const upload = findUploadProblem(content)
  if (upload !== null) return upload
  const isContent = siteTypes.has(type)
  const stored = pending.store.get(id)
  const missing = isContent ? listNew(listMissingRequired, content, stored) : []
  if (isContent && !pending.isImporter) return findFormProblem(content, missing, pending)
  const wrongDays = isContent ? listNew(listWrongDays, content, stored) : []
  const problem = isContent ? findImportProblem(content, missing, wrongDays) : null
  return problem ?? (describe(listConflicts(content, pending)) || null)
}

/** Finds invalid published documents, and removals of documents that the site needs. */
export function findUnpublishable(pending: PendingTransaction): Refused[] {
  return Array.from(pending.next).flatMap(([id, content]) => {
    if (!isPublishedId(id) || pending.isCreatedByStore(id)) return []
    const problem = content ? findPublishProblem(content, pending) : null
    if (problem !== null) return notPublishable(id, problem)
    const before = pending.store.get(id)
    const removal = before ? findRemovalProblem(before, pending) : null
    return removal === null ? [] : (content ? notPublishable : notRemovable)(id, removal)
  })
}
