import type { SchemaType } from '@sanity/types'
import { z } from 'zod'
import { isRecord } from '#lib/isRecord.ts'

/** A place of a document and the values to try there. */
export interface Place {
  path: readonly (string | number)[]
  values: readonly unknown[]
  /** The JSON type that the schema has there. */
  jsonType: string
  /** Whether other places are within it. */
  isContainer: boolean
}

const block = (text: string, href?: string) => ({
  _key: 'b',
  _type: 'block',
  style: 'normal',
  markDefs: href === undefined ? [] : [{ _key: 'l', _type: 'link', href }],
  children: [{ _key: 's', _type: 'span', text, marks: href === undefined ? [] : ['l'] }],
})

const links = ['/', '/privcy', '/Support', '/spring', '#faq', '#nope', '//evil.example', 'https://example.com']
const otherLinks = [
  'http://example.com',
  'javascript:alert(1)',
  'mailto:a@example.com',
  'mailto:a',
  'tel:1',
  'x y',
  '#',
]
const addresses = ['a@example.com', ' a@example.com ', 'a"b@example.com', 'a@b', 'https://a:b@example.com', '{blogUrl}']
const days = ['2025-01-01', '2999-01-01', '2999-02-30', '2025', '2025-W03', '2025-013', 'tomorrow', '20250101']
const words = [
  'words',
  '',
  ' ',
  '\u00A0\u200B',
  '{nope}',
  '{year} {figure} {email}',
  '…',
  'Guaranteed approval',
  'Taux ≤ 5 🏠',
]
const names = ['default', 'lender', 'Cedar & Row', 'cedar-row', '#1F3F66', 'blue', 'faq']

/** Texts around every limit, and one of every format, right and wrong. */
const texts: readonly unknown[] = [
  undefined,
  ...words,
  ...links,
  ...otherLinks,
  ...addresses,
  ...days,
  ...names,
  5,
  true,
  ['words'],
  { a: 1 },
]

const limits = z.object({ _rules: z.array(z.object({ flag: z.string(), constraint: z.unknown() })) })

/** Texts as long as each limit of a field, and longer by one character. */
function listLongTexts({ validation }: SchemaType): string[] {
  const rules: unknown[] = [validation].flat(2)
  return rules
    .flatMap((rule) => limits.safeParse(rule).data?._rules ?? [])
    .flatMap(({ flag, constraint }) => (flag === 'max' && typeof constraint === 'number' ? [constraint] : []))
    .flatMap((limit) => ['x'.repeat(limit), 'x'.repeat(limit + 1)])
}

const someNumbers = [
  -1,
  0,
  0.5,
  1,
  1.5,
  4.5,
  4.567,
  5,
  5.5,
  6,
  10,
  10.01,
  25,
  25.5,
  100,
  100.5,
  101,
  1e8,
  1e8 + 1,
  9_999_999.5,
  1e21,
  1e-7,
]

const numbers: readonly unknown[] = [undefined, ...someNumbers, '1', true, [1], { a: 1 }]

const portableTexts: readonly unknown[] = [
  undefined,
  [],
  ...words.map((text) => [block(text)]),
  ...[...links, ...otherLinks].map((href) => [block('Read on', href)]),
  [{ ...block('words'), style: 'h2' }],
  [{ ...block('words'), listItem: 'square', level: 1 }],
  'words',
  5,
]

const slugs: readonly unknown[] = [
  undefined,
  {},
  ...['', ' ', 'terms', 'privacy', 'default', 'tamarack', 'Cedar & Row', 'a--b', 'new'].map((current) => ({
    _type: 'slug',
    current,
  })),
  'new',
]

/** Lists of one value: none of it, as many as there are, and each once more. */
function listLists(list: readonly unknown[]): unknown[] {
  const copy = (count: number) =>
    Array.from({ length: count }, (_item, index) => {
      const item = list[index % list.length]
      return isRecord(item) ? { ...item, _key: `copy${index}` } : item
    })
  return [undefined, [], list.slice(1), copy(1), ...[list.length + 1, 3, 4, 6, 8, 9].map(copy), 'words', { a: 1 }]
}

const objects: readonly unknown[] = [undefined, {}, 'words', 5, ['words']]

function listPictures(picture: unknown): unknown[] {
  const { asset, alt: _alt, ...rest }: Record<string, unknown> = isRecord(picture) ? picture : {}
  const alts = ['', ' ', 'x'.repeat(140), 'x'.repeat(141), 5]
  return [undefined, {}, { ...rest, alt: 'A picture' }, ...alts.map((each) => ({ ...rest, asset, alt: each }))]
}

/** Lists the places of a value and of all items. */
export function listPlaces(type: SchemaType, value: unknown, path: readonly (string | number)[] = []): Place[] {
  const { jsonType } = type
  const leaf = (values: readonly unknown[]): Place[] => [{ path, values, jsonType, isContainer: false }]
  if (type.name === 'slug') return leaf(slugs)
  if (type.name === 'image' || type.name === 'accessibleImage') return leaf(listPictures(value))
  if (type.name === 'reference') return leaf([undefined])
  if (type.jsonType === 'string') return leaf([...listLongTexts(type), ...texts])
  if (type.jsonType === 'number') return leaf(numbers)
  if (type.jsonType === 'boolean') return leaf([undefined, true, false, 'true', 1])
  if (type.jsonType === 'array') {
    const [of] = type.of
    if (of === undefined || of.name === 'block') return leaf(portableTexts)
    const list: readonly unknown[] = Array.isArray(value) ? value : []
    if (list.length === 0) return leaf([undefined, 'words', 5])
    const getItemType = (item: unknown) => type.of.find(({ name }) => isRecord(item) && item['_type'] === name) ?? of
    // Sanity's validator skips an item of none of several types, and the store refuses it.
    const isTried = ({ isContainer, path: { length } }: Place) =>
      type.of.length === 1 || !isContainer || length > path.length + 1
    const items = list.flatMap((item, index) => listPlaces(getItemType(item), item, [...path, index])).filter(isTried)
    return [{ path, values: listLists(list), jsonType, isContainer: true }, ...items]
  }
  const fields = type.fields.flatMap(({ name, type: field }) =>
    name.startsWith('_') ? [] : listPlaces(field, isRecord(value) ? value[name] : undefined, [...path, name]),
  )
  return path.length === 0 ? fields : [{ path, values: objects, jsonType, isContainer: true }, ...fields]
}

/** A copy of a value with another one at a path; `undefined` removes it. */
export function withValue(root: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(root)) {
    const part = withValue(root[Number(step)], rest, value)
    return root.flatMap((item: unknown, index) => (index === step ? (part === undefined ? [] : [part]) : [item]))
  }
  const { [step]: before, ...others }: Record<string, unknown> = isRecord(root) ? root : {}
  const part = withValue(before, rest, value)
  return part === undefined ? others : { ...others, [step]: part }
}
