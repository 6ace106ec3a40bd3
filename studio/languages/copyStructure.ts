import { isReferenceSchemaType, type ArraySchemaType, type ObjectSchemaType, type SchemaType } from 'sanity'
import { getConstraint } from '#lib/content/fieldConstraints.ts'
import { toIdInLanguage, isTranslated } from '#lib/content/languages.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isArrayType = (type: SchemaType): type is ArraySchemaType => type.jsonType === 'array'
const isObjectType = (type: SchemaType): type is ObjectSchemaType => type.jsonType === 'object'

interface Copy {
  documentType: string
  /** Published ids of the translations that references may lead to. */
  translations: ReadonlySet<string>
}

/** Whether editors write a text in the language of the document; choices, links and anchors are the same in each. */
function isWords(type: SchemaType, path: string, { documentType }: Copy): boolean {
  const { worded, link, form } = getConstraint(documentType, path)
  const hasChoices = isRecord(type.options) && type.options['list'] !== undefined
  return worded === true && link === undefined && form === undefined && !hasChoices
}

function copyReference(type: SchemaType, english: unknown, { translations }: Copy): unknown {
  const isOfLanguage = isReferenceSchemaType(type) && type.to.some(({ name }) => isTranslated(name))
  if (!isOfLanguage || !isRecord(english)) return english
  const id = toIdInLanguage(String(english['_ref']), 'fr-CA')
  return translations.has(id) ? { ...english, _ref: id } : undefined
}

function copyList(type: ArraySchemaType, english: readonly unknown[], french: unknown, path: string, copy: Copy) {
  const [member] = type.of
  const own: readonly unknown[] = Array.isArray(french) ? french : []
  // Paragraphs are words.
  if (member === undefined || member.jsonType !== 'object' || member.name === 'block') return french
  const getKey = (item: unknown) => (isRecord(item) ? item['_key'] : undefined)
  const items = english.flatMap((item) => {
    const known = own.find((each) => getKey(each) === getKey(item))
    return withStructure(member, item, known, copy, `${path}[]`) ?? []
  })
  const added = own.filter((item) => !english.some((each) => getKey(each) === getKey(item)))
  return items.length + added.length > 0 ? [...items, ...added] : french
}

function copyObject(
  type: ObjectSchemaType,
  english: Record<string, unknown>,
  french: unknown,
  path: string,
  copy: Copy,
) {
  const own = isRecord(french)
    ? french
    : Object.fromEntries(Object.entries(english).filter(([name]) => name.startsWith('_')))
  const parts = type.fields.map(({ name, type: field }) => [
    name,
    withStructure(field, english[name], own[name], copy, path === '' ? name : `${path}.${name}`),
  ])
  return { ...own, ...Object.fromEntries(parts.filter(([, part]) => part !== undefined)) }
}

/**
 * A French value with the sections, items, figures, pictures and links that English has and it lacks. Words are left
 * out, so that nothing English can be published, and nothing French is overwritten.
 */
export function withStructure(type: SchemaType, english: unknown, french: unknown, copy: Copy, path = ''): unknown {
  if (english === undefined || english === null) return french
  if (isReferenceSchemaType(type)) return french ?? copyReference(type, english, copy)
  if (isArrayType(type)) return Array.isArray(english) ? copyList(type, english, french, path, copy) : french
  if (isObjectType(type) && type.name !== 'slug') {
    return isRecord(english) ? copyObject(type, english, french, path, copy) : french
  }
  return french ?? (isWords(type, path, copy) ? undefined : english)
}
