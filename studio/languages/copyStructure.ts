import { isReferenceSchemaType, type ArraySchemaType, type ObjectSchemaType, type SchemaType } from 'sanity'
import { getConstraint } from '#lib/content/fieldConstraints.ts'
import { toIdInLanguage, isTranslated } from '#lib/content/languages.ts'
import { isRecord } from '#lib/content/walkContent.ts'

type Fields = Record<string, unknown>

interface Context {
  documentType: string
  /** Published ids of the French documents that references may point to. */
  translations: ReadonlySet<string>
}

/** Returns whether a text is translated; choices, links and anchors are the same in each language. */
function isTranslatedText(type: SchemaType, path: string, { documentType }: Context): boolean {
  const { checksWording, link, pattern } = getConstraint(documentType, path)
  const hasChoices = isRecord(type.options) && type.options['list'] !== undefined
  return checksWording === true && link === undefined && pattern === undefined && !hasChoices
}

function copyReference(type: SchemaType, english: unknown, { translations }: Context): unknown {
  const hasTranslation = isReferenceSchemaType(type) && type.to.some(({ name }) => isTranslated(name))
  if (!hasTranslation || !isRecord(english)) return english
  const id = toIdInLanguage(String(english['_ref']), 'fr-CA')
  return translations.has(id) ? { ...english, _ref: id } : undefined
}

function copyList(type: ArraySchemaType, english: readonly unknown[], french: unknown, path: string, copy: Context) {
  const [member] = type.of
  const existing: readonly unknown[] = Array.isArray(french) ? french : []
  // Paragraphs are translated, so they are not copied.
  if (member === undefined || member.jsonType !== 'object' || member.name === 'block') return french
  const getKey = (item: unknown) => (isRecord(item) ? item['_key'] : undefined)
  const items = english.flatMap((item) => {
    const match = existing.find((other) => getKey(other) === getKey(item))
    return withStructure(member, item, match, copy, `${path}[]`) ?? []
  })
  const frenchOnly = existing.filter((item) => !english.some((other) => getKey(other) === getKey(item)))
  return items.length + frenchOnly.length > 0 ? [...items, ...frenchOnly] : french
}

function copyObject(type: ObjectSchemaType, english: Fields, french: unknown, path: string, copy: Context) {
  const existing = isRecord(french)
    ? french
    : Object.fromEntries(Object.entries(english).filter(([name]) => name.startsWith('_')))
  const parts = type.fields.map(({ name, type: field }) => [
    name,
    withStructure(field, english[name], existing[name], copy, path === '' ? name : `${path}.${name}`),
  ])
  return { ...existing, ...Object.fromEntries(parts.filter(([, part]) => part !== undefined)) }
}

/**
 * Adds the sections, items, figures, pictures and links that a French value lacks. Texts are left out, so that no
 * English can be published; French values are never overwritten.
 */
export function withStructure(type: SchemaType, english: unknown, french: unknown, copy: Context, path = ''): unknown {
  if (english === undefined || english === null) return french
  if (isReferenceSchemaType(type)) return french ?? copyReference(type, english, copy)
  if (type.jsonType === 'array') return Array.isArray(english) ? copyList(type, english, french, path, copy) : french
  if (type.jsonType === 'object' && type.name !== 'slug') {
    return isRecord(english) ? copyObject(type, english, french, path, copy) : french
  }
  return french ?? (isTranslatedText(type, path, copy) ? undefined : english)
}
