import { getConstraint, getItemPath } from '#lib/content/fieldConstraints.ts'
import { toIdInLanguage } from '#lib/content/languages.ts'
import { isRecord } from '#lib/isRecord.ts'

type Fields = Record<string, unknown>

interface Context {
  documentType: string
  /** Published ids of all documents that have a language; the others are shared. */
  translatedIds: ReadonlySet<string>
}

/** Returns whether a text is translated; choices, links and anchors are the same in each language. */
function isTranslatedText(path: string, { documentType }: Context): boolean {
  const { checksWording, link, pattern } = getConstraint(documentType, path)
  return checksWording === true && link === undefined && pattern === undefined
}

function copyReference(english: Fields, { translatedIds }: Context): unknown {
  const id = String(english['_ref'])
  if (!translatedIds.has(id)) return english
  const frenchId = toIdInLanguage(id, 'fr-CA')
  return translatedIds.has(frenchId) ? { ...english, _ref: frenchId } : undefined
}

const getKey = (item: unknown) => (isRecord(item) ? item['_key'] : undefined)

function copyList(english: readonly unknown[], french: unknown, path: string, copy: Context) {
  const existing: readonly unknown[] = Array.isArray(french) ? french : []
  // Paragraphs are translated, so they are not copied.
  if (!english.every((item) => isRecord(item) && item['_type'] !== 'block')) return french
  const items = [...existing]
  let position = 0
  for (const item of english) {
    const index = items.findIndex((other) => getKey(other) === getKey(item))
    const completed = withStructure(item, items[index], copy, getItemPath(copy.documentType, path, item))
    if (completed === undefined) continue
    if (index !== -1) position = index
    items.splice(position, index === -1 ? 0 : 1, completed)
    position += 1
  }
  return items.length > 0 ? items : french
}

function copyObject(english: Fields, french: unknown, path: string, copy: Context) {
  const existing = isRecord(french) ? french : {}
  const parts = Object.entries(english).map(([name, part]) => [
    name,
    withStructure(part, existing[name], copy, path === '' ? name : `${path}.${name}`),
  ])
  return { ...existing, ...Object.fromEntries(parts.filter(([, part]) => part !== undefined)) }
}

/**
 * Adds the sections, items, figures, pictures and links that a French value lacks. Texts are left out, so that no
 * English can be published; French values are never overwritten.
 */
export function withStructure(english: unknown, french: unknown, copy: Context, path = ''): unknown {
  if (english === undefined || english === null) return french
  if (Array.isArray(english)) return copyList(english, french, path, copy)
  if (!isRecord(english)) return french ?? (isTranslatedText(path, copy) ? undefined : english)
  return '_ref' in english ? (french ?? copyReference(english, copy)) : copyObject(english, french, path, copy)
}
