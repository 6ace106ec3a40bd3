import type { SchemaType } from '@sanity/types'
import { describe, expect, it } from 'vitest'
import { contentTypes } from '#lib/content/tags.ts'
import { schema } from './studioSchema.ts'

interface Field {
  path: string
  type: SchemaType
}

const isHidden = (type: SchemaType) => type.hidden === true
/** Not a part that Sanity adds: hotspots, the internals of portable text and of references. */
const isOurs = ({ name, type }: { name: string; type: SchemaType }) =>
  !name.startsWith('_') && !isHidden(type) && !['media', 'hotspot', 'crop', 'asset'].includes(name)

/** Every field an editor sees in a type, however deep. */
function getFields(type: SchemaType, path: string): Field[] {
  if (type.name === 'block' || type.name === 'reference' || type.name === 'slug') return []
  if (type.jsonType === 'array') return type.of.flatMap((member) => getFields(member, `${path}[]`))
  if (type.jsonType !== 'object') return []
  return type.fields.filter(isOurs).flatMap((field) => {
    const own = { path: `${path}.${field.name}`, type: field.type }
    return [own].concat(getFields(field.type, own.path))
  })
}

/** Every kind of item in the lists of a type, however deep. */
function getItems(type: SchemaType, path: string): Field[] {
  if (type.name === 'block' || type.name === 'reference') return []
  if (type.jsonType === 'array') {
    return type.of.flatMap((member): Field[] => {
      const item: Field = { path: `${path}[]`, type: member }
      const isItem = member.jsonType === 'object' && !['block', 'reference'].includes(member.name)
      return [...(isItem ? [item] : []), ...getItems(member, item.path)]
    })
  }
  if (type.jsonType !== 'object') return []
  return type.fields.filter(isOurs).flatMap((field) => getItems(field.type, `${path}.${field.name}`))
}

const fields = contentTypes.flatMap((name) => {
  const type = schema.get(name)
  return type ? getFields(type, name) : []
})

const items = contentTypes.flatMap((name) => {
  const type = schema.get(name)
  return type ? getItems(type, name) : []
})

describe('the form an editor fills in', () => {
  it('has fields for every document type', () => {
    expect(contentTypes.filter((name) => !fields.some(({ path }) => path.startsWith(`${name}.`)))).toEqual([])
  })

  it.each(fields.map(({ path, type }) => [path, type] as const))('names and explains %s', (_path, type) => {
    expect({ title: Boolean(type.title), description: Boolean(type.description) }).toEqual({
      title: true,
      description: true,
    })
  })

  it.each(contentTypes)('shows %s in lists with an icon', (name) => {
    expect(schema.get(name)?.icon).toBeDefined()
  })

  it.each(items.map(({ path, type }) => [path, type] as const))(
    'shows items of %s with words and an icon',
    (_path, type) => {
      const { select = {} } = type.preview ?? {}
      expect({ words: Object.keys(select).length > 1, icon: Boolean(type.icon) }).toEqual({ words: true, icon: true })
    },
  )
})
