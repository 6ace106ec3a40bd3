import { placeholderIn } from './placeholder.ts'
import { pathText, placesIn } from './walk.ts'
import type { Place, Step } from './walk.ts'

/** A document of the content store. */
export interface LaunchDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** Something in a document that must be looked after before the site goes public. */
export interface Finding {
  kind: 'source' | 'placeholder'
  path: readonly Step[]
  /** In a few words; for a source the value itself. */
  what: string
  /** The text found there, shown to help find it. */
  excerpt: string
  done: boolean
}

/** Fields that show an example on purpose. */
const EXAMPLES: ReadonlySet<unknown> = new Set(['emailPlaceholder'])

/** Addresses that are asked for however they look, so that it shows when they are real. */
const ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['siteSettings appStoreUrl', 'App Store page'],
  ['siteSettings blogUrl', 'Address of the blog'],
  ['siteSettings contacts.supportEmail', 'Support address'],
  ['siteSettings contacts.partnersEmail', 'Partners address'],
  ['siteSettings contacts.privacyEmail', 'Privacy address'],
])

const unconfirmed: ReadonlySet<unknown> = new Set(['sample', 'specification'])

function sourceFinding({ path, value }: Place): Finding[] {
  if (typeof value !== 'object' || value === null || !('source' in value)) return []
  const { source } = value
  const known = unconfirmed.has(source) || source === 'confirmed'
  if (!known) return []
  return [
    { kind: 'source', path: [...path, 'source'], what: String(source), excerpt: '', done: source === 'confirmed' },
  ]
}

function placeholderFinding(type: string, { path, value }: Place): Finding[] {
  if (typeof value !== 'string' || EXAMPLES.has(path.at(-1))) return []
  const name = placeholderIn(value)
  const asked = ADDRESSES.get(`${type} ${pathText(path)}`)
  if (name === undefined && asked === undefined) return []
  return [{ kind: 'placeholder', path, what: name ?? asked ?? '', excerpt: value, done: name === undefined }]
}

/** Months after which tax rules have to be checked again: they change with the year. */
const RULES_VALID_MONTHS = 13

function outdatedRules({ rulesAsOf }: LaunchDocument, now: Date): Finding[] {
  if (typeof rulesAsOf !== 'string') return []
  const limit = new Date(`${rulesAsOf}T00:00:00Z`)
  limit.setUTCMonth(limit.getUTCMonth() + RULES_VALID_MONTHS)
  if (!(now > limit)) return []
  return [{ kind: 'placeholder', path: ['rulesAsOf'], what: 'Rules to check again', excerpt: rulesAsOf, done: false }]
}

/** Addresses of a type that a document does not have at all. */
function missingAddresses(document: LaunchDocument, present: ReadonlySet<string>): Finding[] {
  return [...ADDRESSES].flatMap(([place, what]): Finding[] => {
    const [type, path = ''] = place.split(' ')
    if (type !== document._type || present.has(path)) return []
    return [{ kind: 'placeholder', path: path.split('.'), what, excerpt: 'Not filled in', done: false }]
  })
}

/**
 * Everything in a document that says it is a sample or a claim, every placeholder in its texts, and a date of rules
 * that is too old.
 */
export function findingsIn(document: LaunchDocument, now = new Date()): Finding[] {
  const places = [...placesIn(document)]
  const found = places.flatMap((place) => [...sourceFinding(place), ...placeholderFinding(document._type, place)])
  const filled = places.filter(({ value }) => value !== '').map(({ path }) => pathText(path))
  return [...found, ...missingAddresses(document, new Set(filled)), ...outdatedRules(document, now)]
}
