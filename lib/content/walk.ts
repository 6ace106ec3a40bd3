import { singletonTypes } from './tags.ts'

/** One step into a value: a field's name, an item's key, or its place where it has none. */
export type Step = string | number | { _key: string }

/** A value somewhere in a document. */
export interface Place {
  path: readonly Step[]
  value: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isBlock = (value: Record<string, unknown>) => value['_type'] === 'block' && Array.isArray(value['children'])

/** The words of a block of portable text. */
const blockText = ({ children }: Record<string, unknown>) =>
  (Array.isArray(children) ? children : [])
    .map((span: unknown) => (isRecord(span) && typeof span['text'] === 'string' ? span['text'] : ''))
    .join('')

function stepTo(item: unknown, index: number): Step {
  return isRecord(item) && typeof item['_key'] === 'string' ? { _key: item['_key'] } : index
}

/**
 * Every object and every text in a value, from the outside in. A block of portable text counts as one text, since that
 * is what a form can open, and so does each address its words lead to, which stays when the words are written anew.
 */
export function* placesIn(value: unknown, path: readonly Step[] = []): Generator<Place> {
  if (typeof value === 'string') yield { path, value }
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* placesIn(item, [...path, stepTo(item, index)])
  } else if (isRecord(value)) {
    if (isBlock(value)) {
      yield { path, value: blockText(value) }
      yield* placesIn(value['markDefs'], [...path, 'markDefs'])
    } else {
      yield { path, value }
      for (const [name, part] of Object.entries(value)) {
        if (!name.startsWith('_')) yield* placesIn(part, [...path, name])
      }
    }
  }
}

/** A path in the notation of the Studio, such as `sections[_key=="contact"].paragraphs`. */
export function pathText(path: readonly Step[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    if (typeof step === 'object') return `${text}[_key==${JSON.stringify(step._key)}]`
    return text === '' ? step : `${text}.${step}`
  }, '')
}

/** Fields by which people know an item or a document. */
const NAMES = ['heading', 'name', 'title', 'label', 'author', 'question']

/** What people call a value; undefined for one without words of that kind. */
export function nameOf(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined
  return NAMES.map((field) => value[field]).find((name) => typeof name === 'string')
}

function partAt(value: unknown, step: Step): unknown {
  if (typeof step === 'string') return isRecord(value) ? value[step] : undefined
  if (!Array.isArray(value)) return undefined
  return value.find((item: unknown, index) =>
    typeof step === 'number' ? index === step : isRecord(item) && item['_key'] === step._key,
  )
}

/** What people call each part on the way along a path; undefined where it has no name of its own. */
export function namesAlong(value: unknown, path: readonly Step[]): (string | undefined)[] {
  let part = value
  return path.map((step) => {
    part = partAt(part, step)
    return typeof step === 'string' ? undefined : nameOf(part)
  })
}

const singletons: ReadonlySet<string> = new Set(singletonTypes)

/** A type as people say it: `personalPage` is the personal page. */
export const typeLabel = (type: string) => `the ${type.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`

/** A document as people say it: by its type where there is one of it, else by its own name. */
export function spokenDocument(document: { _type: string }): string {
  const name = singletons.has(document._type) ? undefined : nameOf(document)
  return name === undefined ? typeLabel(document._type) : `“${name}”`
}
