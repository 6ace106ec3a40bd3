import { defaultLocale } from '#lib/i18n/locales.ts'
import { getLanguage, languageTitles } from './languages.ts'
import { isSingleton } from './tags.ts'

/** One step of a path: a field's name, an item's key, or its index if it has no key. */
type Step = string | number | { _key: string }

export interface ContentNode {
  path: readonly Step[]
  /** Names of the items on the path, by their index in it. */
  names: readonly (string | undefined)[]
  value: unknown
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isBlock = (value: Record<string, unknown>) => value['_type'] === 'block' && Array.isArray(value['children'])

/** Joins the spans of a portable text block: a phrase may be half bold. */
export const getBlockText = ({ children }: { children?: unknown }) =>
  (Array.isArray(children) ? children : [])
    .map((span: unknown) => (isRecord(span) && typeof span['text'] === 'string' ? span['text'] : ''))
    .join('')

const getStep = (item: unknown, index: number): Step =>
  isRecord(item) && typeof item['_key'] === 'string' ? { _key: item['_key'] } : index

const NAMES = ['heading', 'name', 'title', 'label', 'author', 'question']

export const getName = (value: unknown): string | undefined =>
  isRecord(value) ? NAMES.map((field) => value[field]).find((name) => typeof name === 'string') : undefined

/**
 * Yields every object and text in a value, from the outside in. A portable text block is one text, which a form can
 * open; each of its links is one too.
 */
export function* walkContent(
  value: unknown,
  path: ContentNode['path'] = [],
  names: ContentNode['names'] = [],
): Generator<ContentNode> {
  if (typeof value === 'string') yield { path, names, value }
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* walkContent(item, [...path, getStep(item, index)], [...names, getName(item)])
  } else if (isRecord(value)) {
    const block = isBlock(value)
    yield { path, names, value: block ? getBlockText(value) : value }
    for (const [name, part] of Object.entries(value)) {
      const isPlace = block ? name === 'markDefs' : !name.startsWith('_')
      if (isPlace) yield* walkContent(part, [...path, name], [...names, undefined])
    }
  }
}

interface NestedValue {
  /** Such as `answer[0].markDefs[0].href`. */
  path: string
  /** The same path with keys in place of indexes. */
  steps: readonly Step[]
  value: unknown
}

/** Lists a value and all nested values with their paths. */
export function listValues(value: unknown, path = '', steps: readonly Step[] = []): NestedValue[] {
  const own = { path, steps, value }
  if (Array.isArray(value)) {
    const items = value.map((item, index) => listValues(item, `${path}[${index}]`, [...steps, getStep(item, index)]))
    return [own, ...items.flat()]
  }
  const parts = Object.entries(isRecord(value) ? value : {})
  return [
    own,
    ...parts.flatMap(([name, part]) => listValues(part, path === '' ? name : `${path}.${name}`, [...steps, name])),
  ]
}

/** Returns a readable name of a type: `personalPage` is “the personal page”. */
export const typeLabel = (type: string) => `the ${type.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`

/** Describes a document: by its type if it is a singleton, else by its name. */
export function describeDocument(document: { _type: string }): string {
  const name = isSingleton(document._type) ? undefined : getName(document)
  if (name !== undefined) return `“${name}”`
  const language = getLanguage(document)
  return `${typeLabel(document._type)}${language === defaultLocale ? '' : ` in ${languageTitles[language]}`}`
}
