import { defaultLocale } from '#lib/i18n/locales.ts'
import { getLanguage, languageTitles } from './languages.ts'
import { singletonTypes } from './tags.ts'

/** One step into a value: a field's name, an item's key, or its place where it has none. */
type Step = string | number | { _key: string }

export interface Place {
  path: readonly Step[]
  /** What people call the items on the way to it, by their index in the path. */
  names: readonly (string | undefined)[]
  value: unknown
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isBlock = (value: Record<string, unknown>) => value['_type'] === 'block' && Array.isArray(value['children'])

/** The words of a block of portable text, its spans joined: a phrase may be half bold. */
export const getBlockText = ({ children }: { children?: unknown }) =>
  (Array.isArray(children) ? children : [])
    .map((span: unknown) => (isRecord(span) && typeof span['text'] === 'string' ? span['text'] : ''))
    .join('')

const getStep = (item: unknown, index: number): Step =>
  isRecord(item) && typeof item['_key'] === 'string' ? { _key: item['_key'] } : index

/** Fields by which people know an item or a document. */
const NAMES = ['heading', 'name', 'title', 'label', 'author', 'question']

/** What people call a value; undefined for one without words of that kind. */
export const getName = (value: unknown): string | undefined =>
  isRecord(value) ? NAMES.map((field) => value[field]).find((name) => typeof name === 'string') : undefined

/**
 * Every object and every text in a value, from the outside in. A block of portable text counts as one text, since that
 * is what a form can open, and so does each address its words lead to, which stays when the words are written anew.
 */
export function* listPlaces(value: unknown, path: Place['path'] = [], names: Place['names'] = []): Generator<Place> {
  if (typeof value === 'string') yield { path, names, value }
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* listPlaces(item, [...path, getStep(item, index)], [...names, getName(item)])
  } else if (isRecord(value)) {
    const block = isBlock(value)
    yield { path, names, value: block ? getBlockText(value) : value }
    for (const [name, part] of Object.entries(value)) {
      const isPlace = block ? name === 'markDefs' : !name.startsWith('_')
      if (isPlace) yield* listPlaces(part, [...path, name], [...names, undefined])
    }
  }
}

/** Every value in a value, itself included, each with its path, such as `answer[0].markDefs[0].href`. */
export function listValues(value: unknown, path = ''): { path: string; value: unknown }[] {
  const own = { path, value }
  if (Array.isArray(value)) return [own, ...value.flatMap((item, index) => listValues(item, `${path}[${index}]`))]
  if (!isRecord(value)) return [own]
  const parts = Object.entries(value).flatMap(([name, part]) =>
    listValues(part, path === '' ? name : `${path}.${name}`),
  )
  return [own, ...parts]
}

const singletons: ReadonlySet<string> = new Set(singletonTypes)

/** A type as people say it: `personalPage` is the personal page. */
export const typeLabel = (type: string) => `the ${type.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`

/** A document as people say it: by its type where there is one of it, else by its own name. */
export function describeDocument(document: { _type: string }): string {
  const name = singletons.has(document._type) ? undefined : getName(document)
  if (name !== undefined) return `“${name}”`
  const language = getLanguage(document)
  return `${typeLabel(document._type)}${language === defaultLocale ? '' : ` in ${languageTitles[language]}`}`
}
