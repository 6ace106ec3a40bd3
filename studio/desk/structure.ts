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

const FRENCH = { id: 'french', title: 'French: missing or older' }

const EVERYTHING_ELSE = { id: 'everythingElse', title: 'Everything else (read only)' }

/** Builds a list of English documents whose French translation is missing or was published before them. */
function buildTranslationsToDo(S: StructureBuilder, types: readonly string[]) {
  const options = { filter: TO_TRANSLATE_FILTER, params: { types }, apiVersion }
  return S.documentList({ ...FRENCH, options, menuItems: [], initialValueTemplates: [] })
}

/**
 * Builds a user's desk: their own sections first, the others read-only. A user's only section is shown opened; users
 * who may change everything or nothing get one list. Each opens the addresses of all desks, which colleagues with another
 * role may send.
 */
export function structure(
  S: StructureBuilder,
  { schema, currentUser }: Pick<StructureResolverContext, 'schema' | 'currentUser'>,
) {
  const { canChange } = getPermissions(currentUser)
  const isOwn = (section: DeskSection) => canChangeSection(currentUser, section)

  function buildDocuments(type: string, title: string) {
    const titled = S.documentTypeList(type).title(title)
    const order = getNameOrder(type)
    const documents = order ? titled.defaultOrdering(order) : titled
    return canChange(type) ? documents : documents.menuItems([]).initialValueTemplates([])
  }

  const getForm = (name: string) =>
    partialForms[name] ?? { type: name, lists: name, title: schema.get(name)?.title ?? name }

  function buildPane(name: string) {
    const listTitle = listTitles[name]
    if (listTitle !== undefined) return buildDocuments(name, listTitle)
    const { type, title } = getForm(name)
    return S.defaultDocument({ schemaType: type, documentId: type }).title(title)
  }

  function buildItem(name: string) {
    if (name === DIVIDER) return S.divider()
    const listTitle = listTitles[name]
    if (listTitle !== undefined) return S.documentTypeListItem(name).title(listTitle).child(buildPane(name))
    const { lists, title } = getForm(name)
    return S.listItem({ id: name, title, icon: schema.get(lists)?.icon }).child(buildPane(name))
  }

  const buildSectionList = ({ id, title, items }: DeskSection) => S.list({ id, title, items: items.map(buildItem) })

  const isList = ({ items }: DeskSection) => items.length > 1

  /** Builds a section; a section with a single item is shown as that item. */
  const buildSection = (section: DeskSection) => {
    const { id, title, icon, items } = section
    if (!isList(section)) return buildItem(items[0] ?? '')
    return S.listItem({ id, title, icon }).child(buildSectionList(section))
  }

  function openPane(id: string) {
    if (id === FRENCH.id) return buildTranslationsToDo(S, translated)
    if (id === EVERYTHING_ELSE.id) return everythingElse
    const section = sections.find((each) => each.id === id && isList(each))
    if (section) return buildSectionList(section)
    return sections.some(({ items }) => items.includes(id)) ? buildPane(id) : undefined
  }

  const ownSections = sections.filter(isOwn)
  const readOnlyItems = sections.filter((section) => !isOwn(section)).map(buildSection)
  const everythingElse = S.list({ ...EVERYTHING_ELSE, items: readOnlyItems }).child(openPane)
  const translated = translatedTypes.filter((type) => canChange(type) && !isImmutable(type))
  const [first] = ownSections
  const list = S.list().id('content').child(openPane)
  if (first === undefined) return list.title('Content (read only)').items(readOnlyItems)

  const isOpened = ownSections.length === 1 && first.items.length > 1
  return list
    .title(isOpened ? first.title : 'Content')
    .items([
      ...(isOpened ? first.items.map(buildItem) : ownSections.map(buildSection)),
      ...(translated.length > 0
        ? [S.divider(), S.listItem({ ...FRENCH, icon: TranslateIcon }).child(buildTranslationsToDo(S, translated))]
        : []),
      ...(readOnlyItems.length > 0
        ? [S.divider(), S.listItem({ ...EVERYTHING_ELSE, icon: EyeOpenIcon }).child(everythingElse)]
        : []),
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
