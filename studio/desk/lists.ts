import { orderableDocumentListDeskItem } from '@sanity/orderable-document-list'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { apiVersion } from '#lib/content/connection.ts'
import { partialForms } from './partialForms.ts'
import type { PartialFormId } from './partialForms.ts'

/** What a part of the desk is built from. */
export interface Desk {
  S: StructureBuilder
  context: StructureResolverContext
  /** Whether who looks at it may change what it lists. */
  changeable: boolean
}

interface ListOptions {
  type: string
  title: string
  id?: string
  filter?: string
  params?: Record<string, unknown>
}

const ORDER_RANK = [{ field: 'orderRank', direction: 'asc' as const }]

/** The one document of a type, opened directly. */
export function single({ S, context }: Desk, type: string): ListItemBuilder {
  const { title = type, icon } = context.schema.get(type) ?? {}
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .child(S.document().schemaType(type).documentId(type).title(title))
}

/** Documents to look at, without a way to add one. */
function readOnlyList({ S, context }: Desk, { type, title, id = type, filter, params }: ListOptions, ranked: boolean) {
  const list = S.documentList()
    .id(id)
    .title(title)
    .schemaType(type)
    .apiVersion(apiVersion)
    .filter(['_type == $type', filter].filter(Boolean).join(' && '))
    .params({ type, ...params })
    .menuItems([])
    .initialValueTemplates([])
  return S.listItem()
    .id(id)
    .title(title)
    .icon(context.schema.get(type)?.icon)
    .child(ranked ? list.defaultOrdering(ORDER_RANK) : list)
}

/** All documents of a type. */
export function plainList(desk: Desk, options: ListOptions): ListItemBuilder {
  if (!desk.changeable) return readOnlyList(desk, options, false)
  return desk.S.documentTypeListItem(options.type).title(options.title)
}

/** Documents in an order that who may change them drags. */
export function orderedList(desk: Desk, options: ListOptions) {
  if (!desk.changeable) return readOnlyList(desk, options, true)
  const { S, context } = desk
  return orderableDocumentListDeskItem({ S, context, icon: context.schema.get(options.type)?.icon, ...options })
}

/** One part of a page's form, in a pane of its own. */
export function part({ S, context }: Desk, id: PartialFormId): ListItemBuilder {
  const { type, title, field } = partialForms[id]
  return S.listItem()
    .id(id)
    .title(title)
    .icon(context.schema.get(field)?.icon)
    .child(S.document().id(id).schemaType(type).documentId(type).title(title))
}
