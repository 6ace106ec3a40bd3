import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { TranslateIcon } from '@sanity/icons/Translate'
import type {
  ComponentViewBuilder,
  DefaultDocumentNodeResolver,
  StructureBuilder,
  StructureResolverContext,
} from 'sanity/structure'
import { apiVersion } from '#lib/content/connection.ts'
import { translatedTypes } from '#lib/content/languages.ts'
import { isImmutable } from '#lib/roles/ownership.ts'
import { getPermissions } from '#lib/roles/permissions.ts'
import { TO_TRANSLATE_FILTER } from '#studio/languages/translationState.ts'
import { EmailPreview, OnePagerPreview } from '#studio/messages/MessagePreview.tsx'
import { PartnerLinks } from '#studio/partners/PartnerLinks.tsx'
import { PolicyVersions } from '#studio/policies/PolicyVersions.tsx'
import { getNameOrder } from './nameOrder.ts'
import { type DeskSection, DIVIDER, listTitles, canChangeSection, partialForms, sections } from './sections.ts'

/** Builds a list of English documents whose French translation is missing or was published before them. */
function buildTranslationsToDo(S: StructureBuilder, types: readonly string[]) {
  const item = { id: 'french', title: 'French: missing or older' }
  const options = { filter: TO_TRANSLATE_FILTER, params: { types }, apiVersion }
  const list = S.documentList({ ...item, options, menuItems: [], initialValueTemplates: [] })
  return S.listItem({ ...item, icon: TranslateIcon }).child(list)
}

/**
 * Builds a user's desk: their own sections first, the others read-only. A user's only section is shown opened; users
 * who may change everything or nothing get one list.
 */
export function structure(
  S: StructureBuilder,
  { schema, currentUser }: Pick<StructureResolverContext, 'schema' | 'currentUser'>,
) {
  const { canChange } = getPermissions(currentUser)
  const isOwn = (section: DeskSection) => canChangeSection(currentUser, section)

  function buildItem(name: string) {
    if (name === DIVIDER) return S.divider()
    const listTitle = listTitles[name]
    if (listTitle !== undefined) {
      const titled = S.documentTypeList(name).title(listTitle)
      const order = getNameOrder(name)
      const documents = order ? titled.defaultOrdering(order) : titled
      return S.documentTypeListItem(name)
        .title(listTitle)
        .child(canChange(name) ? documents : documents.menuItems([]).initialValueTemplates([]))
    }
    const part = partialForms[name]
    const { type, lists, title } = part ?? { type: name, lists: name, title: schema.get(name)?.title ?? name }
    const form = S.defaultDocument({ schemaType: type, documentId: type }).title(title)
    return S.listItem({ id: name, title, icon: schema.get(lists)?.icon }).child(form)
  }

  /** Builds a section; a section with a single item is shown as that item. */
  function buildSection({ id, title, icon, items }: DeskSection) {
    const [first = '', ...others] = items
    if (others.length === 0) return buildItem(first)
    return S.listItem({ id, title, icon }).child(S.list({ id, title, items: items.map(buildItem) }))
  }

  const ownSections = sections.filter(isOwn)
  const readOnlyItems = sections.filter((section) => !isOwn(section)).map(buildSection)
  const [first] = ownSections
  const list = S.list().id('content')
  if (first === undefined) return list.title('Content (read only)').items(readOnlyItems)

  const isOpened = ownSections.length === 1 && first.items.length > 1
  const translated = translatedTypes.filter((type) => canChange(type) && !isImmutable(type))
  const folder = { id: 'everythingElse', title: 'Everything else (read only)' }
  const everythingElse = S.listItem({ ...folder, icon: EyeOpenIcon }).child(S.list({ ...folder, items: readOnlyItems }))
  return list
    .title(isOpened ? first.title : 'Content')
    .items([
      ...(isOpened ? first.items.map(buildItem) : ownSections.map(buildSection)),
      ...(translated.length > 0 ? [S.divider(), buildTranslationsToDo(S, translated)] : []),
      ...(readOnlyItems.length > 0 ? [S.divider(), everythingElse] : []),
    ])
}

/** Defines a document's tabs; a preview opens beside the form if there is room. @param siteUrl public origin */
export const documentViews =
  (siteUrl: string): DefaultDocumentNodeResolver =>
  (S, { schemaType }) => {
    const form = S.view.form().id('form').title('Content')
    const { component } = S.view
    const tab = (view: ComponentViewBuilder, id: string, title: string) =>
      S.document().views([form, view.id(id).title(title)])
    const splitView = (view: ComponentViewBuilder) => tab(view, 'preview', 'Preview').defaultPanes(['preview', 'form'])
    switch (schemaType) {
      case 'legalPolicy':
        return tab(component(PolicyVersions), 'versions', 'Versions')
      case 'partner':
        return tab(component(PartnerLinks).options({ siteUrl }), 'links', 'Links and QR code')
      case 'emailMessages':
        return splitView(component(EmailPreview))
      case 'onePager':
        return splitView(component(OnePagerPreview))
      default:
        return S.document().views([form])
    }
  }
