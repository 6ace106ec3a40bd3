import { AddIcon } from '@sanity/icons/Add'
import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { BookIcon } from '@sanity/icons/Book'
import { CaseIcon } from '@sanity/icons/Case'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { TaskIcon } from '@sanity/icons/Task'
import { orderableDocumentListDeskItem } from '@sanity/orderable-document-list'
import type { StructureBuilder, StructureResolver, StructureResolverContext } from 'sanity/structure'
import { unconfirmedFilter } from './checklist.ts'

/** The one document of a type, opened directly. */
function single(S: StructureBuilder, { schema }: StructureResolverContext, type: string) {
  const { title = type, icon } = schema.get(type) ?? {}
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .child(S.document().schemaType(type).documentId(type).title(title))
}

/** A group of desk items. */
function group(
  S: StructureBuilder,
  id: string,
  title: string,
  items: Parameters<ReturnType<StructureBuilder['list']>['items']>[0],
) {
  return S.list().id(id).title(title).items(items)
}

/** The questions of one audience, in an order editors drag. */
function questions(S: StructureBuilder, context: StructureResolverContext, audience: string, title: string) {
  return orderableDocumentListDeskItem({
    S,
    context,
    type: 'faq',
    id: `faq-${audience}`,
    title,
    icon: HelpCircleIcon,
    filter: 'audience == $audience',
    params: { audience },
    // The usual “create” would start with the other audience.
    createIntent: false,
    menuItems: [
      S.menuItem()
        .title('New question')
        .icon(AddIcon)
        .intent({ type: 'create', params: [{ type: 'faq', template: `faq-${audience}` }, {}] })
        .showAsAction(true)
        .serialize(),
    ],
  })
}

/** Groups what belongs together, in the words of the people who edit it. */
export const structure: StructureResolver = (S, context) => {
  const page = (type: string) => single(S, context, type)
  const ordered = (type: string, title: string) =>
    orderableDocumentListDeskItem({ S, context, type, title, icon: context.schema.get(type)?.icon })
  return group(S, 'content', 'Content', [
    S.listItem()
      .id('pages')
      .title('Pages')
      .icon(DocumentsIcon)
      .child(
        group(S, 'pages', 'Pages', [
          page('personalPage'),
          page('businessPage'),
          S.divider(),
          page('waitlistPage'),
          page('supportPage'),
          page('linkPage'),
          page('scanPage'),
          page('unsubscribePage'),
          page('notFoundPage'),
        ]),
      ),
    S.listItem()
      .id('questions')
      .title('Questions')
      .icon(HelpCircleIcon)
      .child(
        group(S, 'questions', 'Questions', [
          questions(S, context, 'personal', 'Home buyers'),
          questions(S, context, 'business', 'Originators'),
        ]),
      ),
    S.listItem()
      .id('socialProof')
      .title('Social proof')
      .icon(BlockquoteIcon)
      .child(
        group(S, 'socialProof', 'Social proof', [
          ordered('testimonial', 'Reviews'),
          ordered('pressLogo', 'Press logos'),
          ordered('partnerLogo', 'Partner logos'),
        ]),
      ),
    S.documentTypeListItem('partner').title('Partners').icon(CaseIcon),
    S.listItem()
      .id('legal')
      .title('Legal')
      .icon(BookIcon)
      .child(
        group(S, 'legal', 'Legal', [
          S.documentTypeListItem('legalPolicy').title('Policies'),
          page('disclosures'),
          page('consentSettings'),
        ]),
      ),
    S.listItem()
      .id('messages')
      .title('Messages')
      .icon(EnvelopeIcon)
      .child(group(S, 'messages', 'Messages', [page('emailMessages'), page('onePager')])),
    page('siteSettings'),
    S.divider(),
    S.listItem()
      .id('launchChecklist')
      .title('Before launch')
      .icon(TaskIcon)
      .child(
        S.documentList()
          .id('launchChecklist')
          .title('To replace or prove before launch')
          .apiVersion('2025-02-19')
          .filter(unconfirmedFilter)
          .menuItems([])
          .initialValueTemplates([])
          .canHandleIntent(() => false),
      ),
  ])
}
