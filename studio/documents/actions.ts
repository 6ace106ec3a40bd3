import {
  type DocumentActionComponent,
  type DocumentActionsContext,
  type DocumentBadgeComponent,
  getPublishedId,
  type NewDocumentOptionsContext,
  type Template,
  type TemplateItem,
} from 'sanity'
import { fixedTypes as neededTypes } from '#lib/content/fixed.ts'
import { toIdInLanguage, isTranslated, getLanguageOfId, languageTitles } from '#lib/content/languages.ts'
import { defaultLocale, locales } from '#lib/i18n/locales.ts'
import { isKept, IMMUTABLE_TYPES } from '#lib/roles/ownership.ts'
import { permissionsFor } from '#lib/roles/permissions.ts'
import { unschedulableTypes } from '#lib/schedules/schedule.ts'
import type { Audience } from '#schemas/fields/lists.ts'
import { publishPolicy } from '#studio/policies/publishPolicy.tsx'
import { keepDefaultPartner, keepLinkedRedirect } from './adaptedAction.ts'
import { publishOnceChecked } from './publishOnceChecked.tsx'

/** The store refuses to remove these as well. */
const fixedTypes: ReadonlySet<string> = new Set([...neededTypes, ...IMMUTABLE_TYPES])

/** Whether documents of this type cannot be created or removed. */
const isFixed = (type: string) => fixedTypes.has(type)

/** Whether the site cannot be without a document. A page need not be offered in French, so its translations may go. */
export const isNeeded = (type: string, id: string) =>
  isFixed(type) && (!isTranslated(type) || getLanguageOfId(getPublishedId(id)) === defaultLocale)

type ActionName = NonNullable<DocumentActionComponent['action']>

/** Actions that fixed documents lack. */
const creatingOrRemoving = new Set<ActionName>(['duplicate', 'delete', 'unpublish', 'unpublishVersion'])

/** Actions that take a document from visitors. */
const removing = new Set<ActionName>(['delete', 'unpublish', 'unpublishVersion'])

/** Actions for users who may change the document. */
const changing = new Set<ActionName>([...creatingOrRemoving, 'publish', 'schedule', 'discardChanges', 'restore'])

function adaptAction(action: DocumentActionComponent, schemaType: string): DocumentActionComponent {
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
function sortActions(actions: readonly DocumentActionComponent[]): DocumentActionComponent[] {
  const rank = ({ action }: DocumentActionComponent) => (action === 'publish' ? 0 : action === undefined ? 1 : 2)
  return actions.toSorted((one, other) => rank(one) - rank(other))
}

/** The actions that the document's type and the user's role allow. */
export function documentActions(
  actions: DocumentActionComponent[],
  {
    schemaType,
    documentId = '',
    currentUser,
  }: Pick<DocumentActionsContext, 'schemaType' | 'documentId' | 'currentUser'>,
): DocumentActionComponent[] {
  const mayChange = permissionsFor(currentUser).mayChange(schemaType) && !isKept(schemaType)
  const isRefused = (action: ActionName) =>
    (isFixed(schemaType) &&
      creatingOrRemoving.has(action) &&
      (isNeeded(schemaType, documentId) || !removing.has(action))) ||
    (unschedulableTypes.has(schemaType) && action === 'schedule') ||
    (!mayChange && changing.has(action))
  return sortActions(actions)
    .filter(({ action }) => action === undefined || !isRefused(action))
    .map((action) => adaptAction(action, schemaType))
}

const getType = (template: string) => template.split('-')[0] ?? template

/** The readers of each landing page. */
const faqAudiences: Readonly<Record<string, Audience>> = { personalPage: 'personal', businessPage: 'business' }

/** What the user may create here: no fixed documents, and on a landing page only questions of its audience. */
export function newDocumentOptions(
  options: TemplateItem[],
  { creationContext, currentUser }: Pick<NewDocumentOptionsContext, 'creationContext' | 'currentUser'>,
) {
  const { mayChange } = permissionsFor(currentUser)
  const audience = faqAudiences[creationContext.schemaType ?? '']
  const fits = (template: string) =>
    getType(template) !== 'faq' ||
    (template !== 'faq' && (audience === undefined || toIdInLanguage(template, defaultLocale) === `faq-${audience}`))
  // On a page, only documents in its language.
  const { type: context, documentId } = creationContext
  const language = context === 'document' && documentId ? getLanguageOfId(getPublishedId(documentId)) : undefined
  const isInLanguage = (template: string) => language === undefined || getLanguageOfId(template) === language
  return options.filter(
    ({ templateId }) =>
      !isFixed(templateId) && mayChange(getType(templateId)) && fits(templateId) && isInLanguage(templateId),
  )
}

/** A template in each language; the end of its id says which. */
const inEachLanguage = (id: string, title: string, value: object): Template[] =>
  locales.map((language) => ({
    id: toIdInLanguage(id, language),
    title: language === defaultLocale ? title : `${title} in ${languageTitles[language]}`,
    schemaType: getType(id),
    value: { ...value, language },
  }))

const questionTemplates = (audience: Audience, title: string) => inEachLanguage(`faq-${audience}`, title, { audience })

/** Templates without fixed types, so that no link can create one; questions and reviews have one per language. */
export function templates(known: Template[]): Template[] {
  return [
    ...known.filter(({ schemaType, id }) => !isFixed(schemaType) && id !== 'testimonial'),
    ...questionTemplates('personal', 'Home-buyer question'),
    ...questionTemplates('business', 'Mortgage-professional question'),
    ...inEachLanguage('testimonial', 'Review', {}),
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
