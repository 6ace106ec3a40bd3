import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import type { StructureBuilder, StructureResolver, StructureResolverContext } from 'sanity/structure'
import { translatedTypes } from '#lib/content/languages.ts'
import { isImmutable } from '#lib/roles/ownership.ts'
import { permissionsFor } from '#lib/roles/permissions.ts'
import { translationsToDo } from './lists.ts'
import { type DeskSection, sections } from './sections.ts'

/** Creates a builder of section items; a section with a single item is shown as that item. */
function createBuilder(S: StructureBuilder, context: StructureResolverContext, changeable: boolean) {
  const getItems = (section: DeskSection) => section.items({ S, context, changeable })
  return {
    getItems,
    item(section: DeskSection) {
      const { id, title, icon } = section
      const items = getItems(section)
      const [onlyItem] = items
      if (onlyItem !== undefined && items.length === 1) return onlyItem
      return S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items))
    },
  }
}

/**
 * Builds a user's desk: their own sections first, the others read-only. A user's only section is shown opened; users
 * who may change everything or nothing get one list.
 */
export const structure: StructureResolver = (S, context) => {
  const { mayChange } = permissionsFor(context.currentUser)
  const ownSections = sections.filter(({ type }) => mayChange(type))
  const otherSections = sections.filter(({ type }) => !mayChange(type))
  const translated = translatedTypes.filter((type) => mayChange(type) && !isImmutable(type))
  const builder = createBuilder(S, context, true)
  const readOnlyBuilder = createBuilder(S, context, false)
  if (ownSections.length === 0) {
    return S.list()
      .id('content')
      .title('Content (read only)')
      .items(otherSections.map((section) => readOnlyBuilder.item(section)))
  }
  const [first] = ownSections
  const firstItems = first && ownSections.length === 1 ? builder.getItems(first) : undefined
  const everythingElse = S.listItem()
    .id('everythingElse')
    .title('Everything else (read only)')
    .icon(EyeOpenIcon)
    .child(
      S.list()
        .id('everythingElse')
        .title('Everything else (read only)')
        .items(otherSections.map((section) => readOnlyBuilder.item(section))),
    )
  return S.list()
    .id('content')
    .title(first && firstItems && firstItems.length > 1 ? first.title : 'Content')
    .items([
      ...(firstItems ?? ownSections.map((section) => builder.item(section))),
      ...(translated.length > 0 ? [S.divider(), translationsToDo({ S }, translated)] : []),
      ...(otherSections.length > 0 ? [S.divider(), everythingElse] : []),
    ])
}
