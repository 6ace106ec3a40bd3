import type { ArraySchemaType, ObjectSchemaType, SchemaType } from '@sanity/types'
import { isRecord } from '#lib/isRecord.ts'

const isObjectType = (type: SchemaType): type is ObjectSchemaType => type.jsonType === 'object'
const isArrayType = (type: SchemaType): type is ArraySchemaType => type.jsonType === 'array'

/** Empty texts and lists are omitted, as the Studio does. */
const isEmpty = (value: unknown) => value === '' || value === undefined || (Array.isArray(value) && value.length === 0)

/** Returns the key of an array item: its own stable name, or its index. */
function getItemKey(item: Record<string, unknown>, index: number): string {
  const name = item['_key'] ?? item['key'] ?? item['id']
  return typeof name === 'string' ? name : `item-${index}`
}

function conformObject(type: ObjectSchemaType, value: Record<string, unknown>, path: string): Record<string, unknown> {
  const fields = new Map(type.fields.map((field) => [field.name, field.type]))
  const result: Record<string, unknown> = {}
  // Inline objects have no type name of their own.
  if (type.name !== 'object') result['_type'] = type.name
  for (const [name, part] of Object.entries(value)) {
    const field = fields.get(name)
    if (name.startsWith('_')) result[name] = part
    else if (field !== undefined) {
      if (!isEmpty(part)) result[name] = conform(field, part, `${path}.${name}`)
    }
    // An item's name that the schema does not show becomes its key.
    else if (name !== 'key') throw new Error(`The schema has no field for ${path}.${name}.`)
  }
  return result
}

/**
 * Converts plain content to the structure of its schema type: adds type names and array keys, wraps slugs.
 *
 * @param path of the value, for error messages
 * @throws Error for content without a field in the schema, so that no text is lost
 */
export function conform(type: SchemaType, value: unknown, path: string): unknown {
  if (type.name === 'slug' && typeof value === 'string') return { _type: 'slug', current: value }
  if (isArrayType(type) && Array.isArray(value)) {
    // Every list here has one item type.
    const [member] = type.of
    return value.map((item: unknown, index) => {
      // Portable text is already converted.
      if (!isRecord(item) || item['_type'] === 'block' || member === undefined) return item
      const conformed = conform(member, item, `${path}[${index}]`)
      return isRecord(conformed) ? { ...conformed, _key: getItemKey(item, index) } : conformed
    })
  }
  return isObjectType(type) && isRecord(value) ? conformObject(type, value, path) : value
}
