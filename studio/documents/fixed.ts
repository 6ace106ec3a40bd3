import type {
  DocumentActionComponent,
  DocumentActionsContext,
  NewDocumentOptionsContext,
  Template,
  TemplateItem,
} from 'sanity'
import { fixedTypes as neededTypes } from '#lib/content/fixed.ts'
import { isKept, KEPT_TYPES } from '#lib/roles/ownership.ts'
import { standingOf } from '#lib/roles/standing.ts'
import { unschedulableTypes } from '#lib/schedules/schedule.ts'
import { publishPolicy } from '#studio/policies/publishPolicy.tsx'
import { keepDefaultPartner } from '#studio/partners/keepDefaultPartner.ts'
import { keepLinkedRedirect } from './keepLinkedRedirect.ts'
import { publishOnceChecked } from './publishOnceChecked.tsx'

/** The store refuses to lose these, too; here nothing offers it. */
const fixedTypes: ReadonlySet<string> = new Set([...neededTypes, ...KEPT_TYPES])

/** Whether a document of this type is always there: changed, and never removed. */
export const isFixed = (type: string) => fixedTypes.has(type)

type ActionName = NonNullable<DocumentActionComponent['action']>

/** Not for documents of which there must be one, and never none or two. */
const unfixing: ReadonlySet<ActionName> = new Set<ActionName>(['duplicate', 'delete', 'unpublish', 'unpublishVersion'])

/** Not for documents that are somebody else's to change; the form says whose. */
const changing: ReadonlySet<ActionName> = new Set<ActionName>([
  'publish',
  'schedule',
  'unpublish',
  'unpublishVersion',
  'discardChanges',
  'duplicate',
  'delete',
  'restore',
])

/** What some types say instead of being deleted or unpublished where the site needs them. */
const keepers: ReadonlyMap<string, typeof keepDefaultPartner> = new Map([
  ['partner', keepDefaultPartner],
  ['redirect', keepLinkedRedirect],
])

/** Actions that mean something else, or are not always possible, for a type of document. */
function adapted(action: DocumentActionComponent, schemaType: string): DocumentActionComponent {
  if (action.action === 'publish') {
    const publish = publishOnceChecked(action)
    return schemaType === 'legalPolicy' ? publishPolicy(publish) : publish
  }
  const takesAway = action.action === 'delete' || action.action === 'unpublish'
  return (takesAway && keepers.get(schemaType)?.(action)) || action
}

/**
 * Publish first, then what this Studio adds, then the rest. The menu knows an open dialog by the place of its action: one
 * that comes and goes with a draft, as discarding does, would close it if it stood before, and lose what is in it.
 */
function inLastingOrder(actions: readonly DocumentActionComponent[]): DocumentActionComponent[] {
  const place = ({ action }: DocumentActionComponent) => (action === 'publish' ? 0 : action === undefined ? 1 : 2)
  return actions.toSorted((one, other) => place(one) - place(other))
}

/** Leaves a document the actions that its kind and the person's role allow. */
export function documentActions(
  actions: DocumentActionComponent[],
  { schemaType, currentUser }: Pick<DocumentActionsContext, 'schemaType' | 'currentUser'>,
): DocumentActionComponent[] {
  const mayChange = standingOf(currentUser).mayChange(schemaType) && !isKept(schemaType)
  const refused = (action: ActionName) =>
    (fixedTypes.has(schemaType) && unfixing.has(action)) ||
    (unschedulableTypes.has(schemaType) && action === 'schedule') ||
    (!mayChange && changing.has(action))
  return inLastingOrder(actions)
    .filter(({ action }) => action === undefined || !refused(action))
    .map((action) => adapted(action, schemaType))
}

const typeOf = (template: string) => template.split('-')[0] ?? template

/** The only kind of question a landing page can list. */
const questionsOf: Readonly<Record<string, string>> = { personalPage: 'faq-personal', businessPage: 'faq-business' }

/**
 * Leaves in every “create” menu what the person may create, without fixed documents. A question is one audience's from
 * its start: that of the page it is made on.
 */
export function newDocumentOptions(
  options: TemplateItem[],
  { creationContext, currentUser }: Pick<NewDocumentOptionsContext, 'creationContext' | 'currentUser'>,
) {
  const { mayChange } = standingOf(currentUser)
  const question = questionsOf[creationContext.schemaType ?? '']
  const fits = (template: string) =>
    typeOf(template) !== 'faq' || (template !== 'faq' && (question === undefined || template === question))
  return options.filter(
    ({ templateId }) => !fixedTypes.has(templateId) && mayChange(typeOf(templateId)) && fits(templateId),
  )
}

/** Takes fixed documents out of the templates, so that no link can create one. */
export function templates(known: Template[]): Template[] {
  return [
    ...known.filter(({ schemaType }) => !fixedTypes.has(schemaType)),
    { id: 'faq-personal', title: 'Question of home buyers', schemaType: 'faq', value: { audience: 'personal' } },
    { id: 'faq-business', title: 'Question of originators', schemaType: 'faq', value: { audience: 'business' } },
  ]
}
