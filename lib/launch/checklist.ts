import { getDraftId, isPublishedId, studioPath } from '@sanity/client/csm'
import { toIdInLanguage, isTranslated, getLanguage } from '#lib/content/languages.ts'
import { getBlockText, getName, listValues, type NestedValue } from '#lib/content/walkContent.ts'
import { isRecord } from '#lib/isRecord.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { matchPlaceholder } from './placeholder.ts'

export interface LaunchDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

interface Finding {
  path: NestedValue['steps']
  names: NestedValue['names']
  kind: 'source' | 'placeholder'
  /** Short description; for a source its value. */
  what: string
  excerpt: string
  done: boolean
}

const toOpen = (path: Finding['path'], what: string, excerpt: string): Finding[] => [
  { kind: 'placeholder', path, names: [], what, excerpt, done: false },
]

/** Fields that contain an example on purpose. */
const EXAMPLES: ReadonlySet<unknown> = new Set(['emailPlaceholder'])

/** Addresses that are always listed, so that it shows when they are real. */
const ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['siteSettings appStoreUrl', 'App Store page'],
  ['siteSettings blogUrl', 'Address of the blog'],
  ['siteSettings contacts.supportEmail', 'Support address'],
  ['siteSettings contacts.partnersEmail', 'Partners address'],
  ['siteSettings contacts.privacyEmail', 'Privacy address'],
])

const isSource = (value: unknown): value is string =>
  value === 'sample' || value === 'specification' || value === 'confirmed'

/** Formats a path as the Studio does, such as `sections[_key=="contact"].paragraphs`. */
export const formatPath = (path: Finding['path']) => studioPath.toString([...path])

/** Lists the values that forms show. A block of portable text is one text, which a form can open. */
const listFieldValues = (document: LaunchDocument): NestedValue[] =>
  listValues(document)
    .filter(({ path }) => !/(^|\.)(_|children\b)/.test(path))
    .map((found) => {
      const { value } = found
      return isRecord(value) && 'children' in value ? { ...found, value: getBlockText(value) } : found
    })

function findSampleSource({ steps: path, names, value }: NestedValue): Finding[] {
  const source = isRecord(value) && value['source']
  if (!isSource(source)) return []
  const done = source === 'confirmed'
  return [{ kind: 'source', path: [...path, 'source'], names, what: source, excerpt: '', done }]
}

function findPlaceholder(type: string, { steps: path, names, value }: NestedValue): Finding[] {
  if (typeof value !== 'string' || EXAMPLES.has(path.at(-1))) return []
  const name = matchPlaceholder(value)
  const address = ADDRESSES.get(`${type} ${formatPath(path)}`)
  if (name === undefined && address === undefined) return []
  return [{ kind: 'placeholder', path, names, what: name ?? address ?? '', excerpt: value, done: name === undefined }]
}

/** Tax rules change every year. */
const RULES_VALID_MONTHS = 13

function findOutdatedRules({ rulesAsOf }: LaunchDocument, now: Date): Finding[] {
  if (typeof rulesAsOf !== 'string') return []
  const limit = new Date(`${rulesAsOf}T00:00:00Z`)
  limit.setUTCMonth(limit.getUTCMonth() + RULES_VALID_MONTHS)
  if (!(now > limit)) return []
  return toOpen(['rulesAsOf'], 'Rules to check again', rulesAsOf)
}

/** Days before the end of a rule from which its follow-up is asked for. */
const RULE_ENDS_WITHIN_DAYS = 90

/** Lists closing rules that end soon, or ended, while no later rule of their name is entered. */
export function listEndingRules({ closing }: Readonly<Record<string, unknown>>, now: Date) {
  const rules: Record<string, unknown>[] = Array.isArray(closing) ? closing.filter(isRecord) : []
  const horizon = new Date(now)
  horizon.setUTCDate(horizon.getUTCDate() + RULE_ENDS_WITHIN_DAYS)
  const lastDay = horizon.toISOString().slice(0, 10)
  return rules.flatMap(({ _key: key, name, until }) => {
    if (typeof key !== 'string' || typeof until !== 'string' || until > lastDay) return []
    const followed = rules.some(({ name: other, from }) => other === name && typeof from === 'string' && from > until)
    return followed ? [] : [{ key, name: String(name), until }]
  })
}

function findEndingRules(document: LaunchDocument, now: Date): Finding[] {
  if (document._type !== 'estimateRules') return []
  return listEndingRules(document, now).flatMap(({ key, name, until }) =>
    toOpen(['closing', { _key: key }, 'until'], 'Rule that ends', `${name}, ${until}`),
  )
}

function findMissingAddresses(document: LaunchDocument, present: ReadonlySet<string>): Finding[] {
  return [...ADDRESSES].flatMap(([field, what]) => {
    const [type, path = ''] = field.split(' ')
    return type !== document._type || present.has(path) ? [] : toOpen(path.split('.'), what, 'Not filled in')
  })
}

/** Lists the samples and claims in a document, the placeholders in its texts, an outdated date of rules, and rules that end. */
export function listFindings(document: LaunchDocument, now = new Date()): Finding[] {
  const values = listFieldValues(document)
  const found = values.flatMap((field) => [...findSampleSource(field), ...findPlaceholder(document._type, field)])
  const filled = values.filter(({ value }) => value !== '').map(({ steps }) => formatPath(steps))
  const rules = [...findOutdatedRules(document, now), ...findEndingRules(document, now)]
  return [...found, ...findMissingAddresses(document, new Set(filled)), ...rules]
}

export type LaunchItem = ReturnType<typeof createChecklist>[number]

// A singleton is named by its type.
const getDocumentName = (document: LaunchDocument) =>
  toIdInLanguage(document._id, defaultLocale) === document._type ? undefined : getName(document)

const getKey = ({ kind, path }: Finding) => `${kind} ${formatPath(path)}`

/** Creates the launch checklist from the published documents and drafts; versions of releases are left out. */
export function createChecklist(documents: readonly LaunchDocument[]) {
  const published = documents.filter(({ _id }) => isPublishedId(_id))
  return published.flatMap((document) => {
    const draft = documents.find(({ _id }) => _id === getDraftId(document._id))
    const stillOpen = draft && new Set(listFindings(draft).flatMap((finding) => (finding.done ? [] : getKey(finding))))
    return listFindings(document).map((finding) => ({
      ...finding,
      key: `${document._id} ${getKey(finding)}`,
      documentId: document._id,
      type: document._type,
      language: isTranslated(document._type) ? getLanguage(document) : undefined,
      name: getDocumentName(document),
      /** Corrected in a draft that is not published yet. */
      drafted: !finding.done && stillOpen !== undefined && !stillOpen.has(getKey(finding)),
    }))
  })
}

/** Adds items that are no longer found to a new checklist, as done; they stay until the checklist is closed. */
export function mergeFinished(earlier: readonly LaunchItem[], now: readonly LaunchItem[]): LaunchItem[] {
  const keys = new Set(now.map(({ key }) => key))
  const gone = earlier.filter(({ key }) => !keys.has(key)).map((item) => ({ ...item, done: true, drafted: false }))
  return [...now, ...gone]
}
