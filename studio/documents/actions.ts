import type {
  DocumentActionComponent,
  DocumentActionsContext,
  DocumentBadgeComponent,
  NewDocumentOptionsContext,
  Template,
  TemplateItem,
} from 'sanity'
import { fixedTypes as neededTypes } from '#lib/content/fixed.ts'
import { isKept, KEPT_TYPES } from '#lib/roles/ownership.ts'
import { permissionsFor } from '#lib/roles/permissions.ts'
import { unschedulableTypes } from '#lib/schedules/schedule.ts'
import type { Audience } from '#schemas/fields/lists.ts'
import { publishPolicy } from '#studio/policies/publishPolicy.tsx'
import { keepDefaultPartner, keepLinkedRedirect } from './adaptedAction.ts'
import { publishOnceChecked } from './publishOnceChecked.tsx'

/** The store refuses to remove these as well. */
const fixedTypes: ReadonlySet<string> = new Set([...neededTypes, ...KEPT_TYPES])

/** Whether documents of this type cannot be created or removed. */
export const isFixed = (type: string) => fixedTypes.has(type)

type ActionName = NonNullable<DocumentActionComponent['action']>

/** Actions that fixed documents lack. */
const creatingOrRemoving = new Set<ActionName>(['duplicate', 'delete', 'unpublish', 'unpublishVersion'])

/** Actions for users who may change the document. */
const changing = new Set<ActionName>([...creatingOrRemoving, 'publish', 'schedule', 'discardChanges', 'restore'])

function adapted(action: DocumentActionComponent, schemaType: string): DocumentActionComponent {
  if (action.action === 'publish') {
    const publish = publishOnceChecked(action)
    return schemaType === 'legalPolicy' ? publishPolicy(publish) : publish
  }
  if (action.action !== 'delete' && action.action !== 'unpublish') return action
  if (schemaType === 'partner') return keepDefaultPartner(action)
  return schemaType === 'redirect' ? keepLinkedRedirect(action) : action
}

/**
 * Publish, then this project's actions, then the rest. The menu finds an open dialog by its action's index: an action
 * that comes and goes with a draft, such as discarding, would close the dialog if it stood before it.
 */
function inStableOrder(actions: readonly DocumentActionComponent[]): DocumentActionComponent[] {
  const rank = ({ action }: DocumentActionComponent) => (action === 'publish' ? 0 : action === undefined ? 1 : 2)
  return actions.toSorted((one, other) => rank(one) - rank(other))
}

/** The actions that the document's type and the user's role allow. */
export function documentActions(
  actions: DocumentActionComponent[],
  { schemaType, currentUser }: Pick<DocumentActionsContext, 'schemaType' | 'currentUser'>,
): DocumentActionComponent[] {
  const mayChange = permissionsFor(currentUser).mayChange(schemaType) && !isKept(schemaType)
  const refused = (action: ActionName) =>
    (isFixed(schemaType) && creatingOrRemoving.has(action)) ||
    (unschedulableTypes.has(schemaType) && action === 'schedule') ||
    (!mayChange && changing.has(action))
  return inStableOrder(actions)
    .filter(({ action }) => action === undefined || !refused(action))
    .map((action) => adapted(action, schemaType))
}

const typeOf = (template: string) => template.split('-')[0] ?? template

/** The question template of each landing page. */
const faqTemplates: Readonly<Record<string, string>> = { personalPage: 'faq-personal', businessPage: 'faq-business' }

/** What the user may create here: no fixed documents, and on a landing page only questions of its audience. */
export function newDocumentOptions(
  options: TemplateItem[],
  { creationContext, currentUser }: Pick<NewDocumentOptionsContext, 'creationContext' | 'currentUser'>,
) {
  const { mayChange } = permissionsFor(currentUser)
  const question = faqTemplates[creationContext.schemaType ?? '']
  const fits = (template: string) =>
    typeOf(template) !== 'faq' || (template !== 'faq' && (question === undefined || template === question))
  return options.filter(({ templateId }) => !isFixed(templateId) && mayChange(typeOf(templateId)) && fits(templateId))
}

const questionTemplate = (audience: Audience, title: string): Template => ({
  id: `faq-${audience}`,
  title,
  schemaType: 'faq',
  value: { audience },
})

/** Templates without fixed types, so that no link can create one, and a question template for each audience. */
export function templates(known: Template[]): Template[] {
  return [
    ...known.filter(({ schemaType }) => !isFixed(schemaType)),
    questionTemplate('personal', 'Home-buyer question'),
    questionTemplate('business', 'Mortgage-professional question'),
  ]
}

/** Marks a document whose content is not confirmed. */
export const sourceBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const source = (draft ?? published)?.['source']
  if (source === 'sample') {
    return { label: 'Sample', title: 'Invented: replace it before the site goes public', color: 'warning' }
  }
  if (source === 'specification') {
    return { label: 'Needs proof', title: 'Claimed: find the proof before the site goes public', color: 'warning' }
  }
  return null
}
