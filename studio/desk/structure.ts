import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { TaskIcon } from '@sanity/icons/Task'
import type { StructureBuilder, StructureResolver, StructureResolverContext } from 'sanity/structure'
import { apiVersion } from '#lib/content/connection.ts'
import { standingOf } from '#lib/roles/standing.ts'
import { unconfirmedFilter } from './checklist.ts'
import { sections } from './sections.ts'
import type { DeskSection } from './sections.ts'

/** What must be replaced or proven before the site goes public. */
function launchChecklist(S: StructureBuilder) {
  return S.listItem()
    .id('launchChecklist')
    .title('Before launch')
    .icon(TaskIcon)
    .child(
      S.documentList()
        .id('launchChecklist')
        .title('To replace or prove before launch')
        .apiVersion(apiVersion)
        .filter(unconfirmedFilter)
        .menuItems([])
        .initialValueTemplates([])
        .canHandleIntent(() => false),
    )
}

/** Builds sections for who looks at them: one that holds a single list is that list. */
function builder(S: StructureBuilder, context: StructureResolverContext, changeable: boolean) {
  const itemsOf = (section: DeskSection) => section.items({ S, context, changeable })
  return {
    itemsOf,
    item(section: DeskSection) {
      const { id, title, icon } = section
      const items = itemsOf(section)
      const [only] = items
      if (only !== undefined && items.length === 1) return only
      return S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items))
    },
  }
}

/**
 * The desk of who is signed in: their own work first, and the rest to read. Who has one kind of work finds it open;
 * who may change everything, or nothing, finds everything in one list.
 */
export const structure: StructureResolver = (S, context) => {
  const { mayChange } = standingOf(context.currentUser)
  const own = sections.filter(({ type }) => mayChange(type))
  const others = sections.filter(({ type }) => !mayChange(type))
  const mine = builder(S, context, true)
  const rest = builder(S, context, false)
  if (own.length === 0) {
    return S.list()
      .id('content')
      .title('Content (read only)')
      .items(others.map((section) => rest.item(section)))
  }
  const [first] = own
  const oneKind = first && own.length === 1 ? mine.itemsOf(first) : undefined
  const checklist = mayChange('personalPage') ? [S.divider(), launchChecklist(S)] : []
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
      ...checklist,
      ...(others.length > 0 ? [S.divider(), everythingElse] : []),
    ])
}
