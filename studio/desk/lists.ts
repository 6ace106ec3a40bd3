import { TranslateIcon } from '@sanity/icons/Translate'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { apiVersion } from '#lib/content/connection.ts'
import { type PartialFormId, partialForms } from './FormInput.tsx'

/** The context in which desk items are built. */
export interface Desk {
  S: StructureBuilder
  context: StructureResolverContext
  /** Whether the user may change the documents. */
  changeable: boolean
}

/** Creates an item that opens a type's only document. */
export function single({ S, context }: Desk, type: string): ListItemBuilder {
  const { title = type, icon } = context.schema.get(type) ?? {}
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .child(S.defaultDocument({ schemaType: type, documentId: type }).title(title))
}

/** Creates a list of all documents of a type; without a button to add some if the user may not change them. */
export function plainList({ S, changeable }: Desk, type: string, title: string): ListItemBuilder {
  const item = S.documentTypeListItem(type).title(title)
  if (changeable) return item
  return item.child(S.documentTypeList(type).title(title).menuItems([]).initialValueTemplates([]))
}

const MISSING_FRENCH_FILTER = `_type in $types && coalesce(language, "en-CA") == "en-CA" &&
  coalesce(*[_id == ^._id + "-fr"][0]._updatedAt, "") < _updatedAt`

/** Creates a list of English documents whose French translation is missing or was published before them. */
export function translationsToDo(S: StructureBuilder, types: readonly string[]): ListItemBuilder {
  const title = 'French: missing or older'
  const list = S.documentList()
    .id('french')
    .title(title)
    .apiVersion(apiVersion)
    .filter(MISSING_FRENCH_FILTER)
    .params({ types })
    .menuItems([])
    .initialValueTemplates([])
  return S.listItem().id('french').title(title).icon(TranslateIcon).child(list)
}

/** Creates an item that opens one part of a page's form. */
export function part({ S, context }: Desk, id: PartialFormId): ListItemBuilder {
  const { type, title, lists } = partialForms[id]
  return S.listItem()
    .id(id)
    .title(title)
    .icon(context.schema.get(lists)?.icon)
    .child(S.document().id(id).schemaType(type).documentId(type).title(title))
}
