import type { SchemaType } from '@sanity/types'
import { resolveConditionalProperty } from 'sanity'
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

  it('names and explains every field', () => {
    expect(fields.filter(({ type }) => !type.title || !type.description).map(({ path }) => path)).toEqual([])
  })

  it('lets nothing be pasted into the settings that a French landing page has from the English one', () => {
    const document = {
      _id: 'spring-fr',
      _type: 'landingPage',
      _rev: '',
      _createdAt: '',
      _updatedAt: '',
      language: 'fr-CA',
    }
    const context = { document, parent: document, value: undefined, currentUser: null, path: [] }
    const own = fields.filter(({ path }) => /^landingPage\.\w+$/.test(path))
    const hidden = own.filter(({ type }) => resolveConditionalProperty(type.hidden, context))
    const open = hidden.filter(({ type }) => !resolveConditionalProperty(type.readOnly, context))
    expect(hidden.map(({ path }) => path)).toContain('landingPage.path')
    expect(open.map(({ path }) => path)).toEqual([])
  })

  it('shows every type in lists with an icon', () => {
    expect(contentTypes.filter((name) => schema.get(name)?.icon === undefined)).toEqual([])
  })

  it('shows every item of a list with words and an icon', () => {
    const hasWords = ({ preview }: SchemaType) => Object.keys(preview?.select ?? {}).length > 1
    expect(items.length).toBeGreaterThan(0)
    expect(items.filter(({ type }) => !hasWords(type) || !type.icon).map(({ path }) => path)).toEqual([])
  })
})
