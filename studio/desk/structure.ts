import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import type { StructureResolver } from 'sanity/structure'
import { translatedTypes } from '#lib/content/languages.ts'
import { isImmutable } from '#lib/roles/ownership.ts'
import { permissionsFor } from '#lib/roles/permissions.ts'
import { type Desk, translationsToDo } from './lists.ts'
import { type DeskSection, sections } from './sections.ts'

/** Creates the item of a section; a section with a single item is shown as that item. */
function createItem(desk: Desk, { id, title, icon, items }: DeskSection) {
  const { S } = desk
  const sectionItems = items(desk)
  const [onlyItem] = sectionItems
  if (onlyItem !== undefined && sectionItems.length === 1) return onlyItem
  return S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(sectionItems))
}

/**
 * Builds a user's desk: their own sections first, the others read-only. A user's only section is shown opened; users
 * who may change everything or nothing get one list.
 */
export const structure: StructureResolver = (S, context) => {
  const { mayChange } = permissionsFor(context.currentUser)
  const desk = { S, context, changeable: true }
  const ownSections = sections.filter(({ type }) => mayChange(type))
  const readOnlyItems = sections
    .filter(({ type }) => !mayChange(type))
    .map((section) => createItem({ ...desk, changeable: false }, section))
  const [first] = ownSections
  const list = S.list().id('content')
  if (first === undefined) return list.title('Content (read only)').items(readOnlyItems)

  const firstItems = first.items(desk)
  const isOpened = ownSections.length === 1 && firstItems.length > 1
  const translated = translatedTypes.filter((type) => mayChange(type) && !isImmutable(type))
  const [id, title] = ['everythingElse', 'Everything else (read only)']
  const everythingElse = S.listItem()
    .id(id)
    .title(title)
    .icon(EyeOpenIcon)
    .child(S.list().id(id).title(title).items(readOnlyItems))
  return list
    .title(isOpened ? first.title : 'Content')
    .items([
      ...(isOpened ? firstItems : ownSections.map((section) => createItem(desk, section))),
      ...(translated.length > 0 ? [S.divider(), translationsToDo(S, translated)] : []),
      ...(readOnlyItems.length > 0 ? [S.divider(), everythingElse] : []),
    ])
}
