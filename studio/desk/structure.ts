import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import type { StructureBuilder, StructureResolver, StructureResolverContext } from 'sanity/structure'
import { translatedTypes } from '#lib/content/languages.ts'
import { isKept } from '#lib/roles/ownership.ts'
import { permissionsFor } from '#lib/roles/permissions.ts'
import { translationsToDo } from './lists.ts'
import { type DeskSection, sections } from './sections.ts'

/** Builds the items of sections; a section with a single item is shown as that item. */
function builder(S: StructureBuilder, context: StructureResolverContext, changeable: boolean) {
  const getItems = (section: DeskSection) => section.items({ S, context, changeable })
  return {
    getItems,
    item(section: DeskSection) {
      const { id, title, icon } = section
      const items = getItems(section)
      const [only] = items
      if (only !== undefined && items.length === 1) return only
      return S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items))
    },
  }
}

/**
 * The desk of a user: their own sections first, the rest read only. A user's only section is shown opened; users who
 * may change everything or nothing get one list.
 */
export const structure: StructureResolver = (S, context) => {
  const { mayChange } = permissionsFor(context.currentUser)
  const own = sections.filter(({ type }) => mayChange(type))
  const others = sections.filter(({ type }) => !mayChange(type))
  const translated = translatedTypes.filter((type) => mayChange(type) && !isKept(type))
  const mine = builder(S, context, true)
  const rest = builder(S, context, false)
  if (own.length === 0) {
    return S.list()
      .id('content')
      .title('Content (read only)')
      .items(others.map((section) => rest.item(section)))
  }
  const [first] = own
  const oneKind = first && own.length === 1 ? mine.getItems(first) : undefined
  const everythingElse = S.listItem()
    .id('everythingElse')
    .title('Everything else (read only)')
    .icon(EyeOpenIcon)
    .child(
      S.list()
        .id('everythingElse')
        .title('Everything else (read only)')
        .items(others.map((section) => rest.item(section))),
    )
  return S.list()
    .id('content')
    .title(first && oneKind && oneKind.length > 1 ? first.title : 'Content')
    .items([
      ...(oneKind ?? own.map((section) => mine.item(section))),
      ...(translated.length > 0 ? [S.divider(), translationsToDo({ S }, translated)] : []),
      ...(others.length > 0 ? [S.divider(), everythingElse] : []),
    ])
}
