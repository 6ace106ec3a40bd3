import { defaultLocale } from '#lib/i18n/locales.ts'
import { isRecord } from '#lib/isRecord.ts'
import { getLanguage, languageTitles } from './languages.ts'
import { isSingleton } from './tags.ts'

/** One step of a path: a field's name, an item's key, or its index if it has no key. */
type Step = string | number | { _key: string }

/** Joins the spans of a portable text block: a phrase may be half bold. */
export const getBlockText = ({ children }: { children?: unknown }) =>
  (Array.isArray(children) ? children : [])
    .map((span: unknown) => (isRecord(span) && typeof span['text'] === 'string' ? span['text'] : ''))
    .join('')

const getStep = (item: unknown, index: number): Step =>
  isRecord(item) && typeof item['_key'] === 'string' ? { _key: item['_key'] } : index

const NAMES = ['heading', 'name', 'title', 'label', 'author', 'question', 'from']

export const getName = (value: unknown): string | undefined =>
  isRecord(value) ? NAMES.map((field) => value[field]).find((name) => typeof name === 'string') : undefined

export interface NestedValue {
  /** Such as `answer[0].markDefs[0].href`. */
  path: string
  /** The same path with keys in place of indexes. */
  steps: readonly Step[]
  /** Names of the list items on the path, by their index in it. */
  names: readonly (string | undefined)[]
  value: unknown
}

/** Lists a value and all nested values with their paths, from the outside in. */
export function listValues(
  value: unknown,
  path = '',
  steps: NestedValue['steps'] = [],
  names: NestedValue['names'] = [],
): NestedValue[] {
  const own = { path, steps, names, value }
  if (Array.isArray(value)) {
    const items = value.map((item, index) =>
      listValues(item, `${path}[${index}]`, [...steps, getStep(item, index)], [...names, getName(item)]),
    )
    return [own, ...items.flat()]
  }
  const parts = Object.entries(isRecord(value) ? value : {}).map(([name, part]) =>
    listValues(part, path === '' ? name : `${path}.${name}`, [...steps, name], [...names, undefined]),
  )
  return [own, ...parts.flat()]
}

const STEPS = /\["([^"]*)"\]|\[(\d+)\]|[^.[\]]+/g

/**
 * Finds a value by its path, whose list items have their key or index.
 *
 * @returns the value, undefined if there is none, and the path with indexes
 */
export function findAtPath(root: unknown, path: string): { path: string; value: unknown } {
  let value = root
  let found = ''
  for (const [step, key, index] of path.matchAll(STEPS)) {
    const list: readonly unknown[] = Array.isArray(value) ? value : []
    const at = key === undefined ? Number(index) : list.findIndex((item) => isRecord(item) && item['_key'] === key)
    const isItem = key !== undefined || index !== undefined
    found += isItem ? `[${at}]` : `${found === '' ? '' : '.'}${step}`
    value = isItem ? list[at] : isRecord(value) ? value[step] : undefined
  }
  return { path: found, value }
}

/** Writes the steps to a value as a path, with the keys of list items. */
export const toKeyedPath = (steps: readonly unknown[]): string =>
  steps
    .map((step) => {
      if (typeof step === 'number') return `[${step}]`
      return isRecord(step) ? `["${String(step['_key'])}"]` : `.${String(step)}`
    })
    .join('')
    .replace(/^\./, '')

/** Returns a readable name of a type: `personalPage` is “the personal page”. */
const describeType = (type: string) => `the ${type.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`

/** Describes a document: by its type if it is a singleton, else by its name. */
export function describeDocument(document: { _type: string }): string {
  const name = isSingleton(document._type) ? undefined : getName(document)
  if (name !== undefined) return `“${name}”`
  const language = getLanguage(document)
  return `${describeType(document._type)}${language === defaultLocale ? '' : ` in ${languageTitles[language]}`}`
}
