import {
  type DocumentActionComponent,
  type DocumentActionsContext,
  type DocumentBadgeComponent,
  getPublishedId,
  type NewDocumentOptionsContext,
  type Template,
  type TemplateItem,
} from 'sanity'
import { requiredTypes } from '#lib/content/requiredDocuments.ts'
import { toIdInLanguage, isTranslated, getLanguageOfId, languageTitles } from '#lib/content/languages.ts'
import { defaultLocale, type Locale, locales } from '#lib/i18n/locales.ts'
import { isImmutable, unschedulableTypes } from '#lib/roles/ownership.ts'
import { getPermissions } from '#lib/roles/permissions.ts'
import { sources, unconfirmedSources } from '#schemas/fields/field.ts'
import type { Audience } from '#schemas/fields/section.ts'
import { publishPolicy } from '#studio/policies/publishPolicy.tsx'
import { keepLanguage, protectDefaultPartner, protectLinkedRedirect } from './adaptedAction.ts'
import { publishWhenValid } from './publishWhenValid.tsx'
import { scheduleWhenApproved } from './scheduleWhenApproved.ts'

/** Returns whether documents of a type cannot be created or removed; the store refuses it as well. */
const isPermanent = (type: string) => requiredTypes.includes(type) || isImmutable(type)

/** Returns whether the site needs a document. Pages need no French version, so their translations may be removed. */
const isNeeded = (type: string, id: string) =>
  isPermanent(type) && (!isTranslated(type) || getLanguageOfId(getPublishedId(id)) === defaultLocale)

/** Returns whether a document is a French landing page: a copy of it would have no path, which is in the English one. */
const hasNoPath = (type: string, id: string) =>
  type === 'landingPage' && getLanguageOfId(getPublishedId(id)) !== defaultLocale

type ActionName = NonNullable<DocumentActionComponent['action']>

const removalActions = new Set<ActionName>(['delete', 'unpublish', 'unpublishVersion'])

function adaptAction(action: DocumentActionComponent, schemaType: string): DocumentActionComponent {
  if (action.action === 'publish') {
    const publish = publishWhenValid(action)
    return schemaType === 'legalPolicy' ? publishPolicy(publish) : publish
  }
  if (action.action === 'schedule') return scheduleWhenApproved(action)
  if (action.action === 'duplicate') return keepLanguage(action)
  if (action.action !== 'delete' && action.action !== 'unpublish') return action
  if (schemaType === 'partner') return protectDefaultPartner(action)
  return schemaType === 'redirect' ? protectLinkedRedirect(action) : action
}

/**
 * Sorts publish first, then this project's actions, then the others. The menu finds an open dialog by its action's
 * index: an action before it that depends on a draft, such as discarding, would close the dialog.
 */
function sortActions(actions: readonly DocumentActionComponent[]): DocumentActionComponent[] {
  const getRank = ({ action }: DocumentActionComponent) => (action === 'publish' ? 0 : action === undefined ? 1 : 2)
  return actions.toSorted((a, b) => getRank(a) - getRank(b))
}

type ActionsContext = Pick<DocumentActionsContext, 'schemaType' | 'documentId' | 'currentUser'> &
  Partial<Pick<DocumentActionsContext, 'versionType'>>

/** Returns the actions that the document's type and the user's role allow. */
export function documentActions(actions: DocumentActionComponent[], context: ActionsContext) {
  const { schemaType, documentId = '', currentUser, versionType } = context
  const canChange = getPermissions(currentUser).canChange(schemaType) && !isImmutable(schemaType)
  /** Each of Sanity's actions changes the document. */
  const isRefused = (action: ActionName) =>
    !canChange ||
    (action === 'duplicate' && (isPermanent(schemaType) || hasNoPath(schemaType, documentId))) ||
    (isNeeded(schemaType, documentId) && removalActions.has(action)) ||
    (unschedulableTypes.has(schemaType) && action === 'schedule')
  const offered = actions.filter(({ action }) => action === undefined || !isRefused(action))
  // Sanity's own publish the scheduled version, where the adapted ones publish the draft.
  if (versionType === 'scheduled-draft') return offered
  return sortActions(offered).map((action) => adaptAction(action, schemaType))
}

const getType = (template: string) => template.split('-')[0] ?? template

/** The audience of each landing page. */
const faqAudiences: Readonly<Record<string, Audience>> = { personalPage: 'personal', businessPage: 'business' }

/** Lists what the user may create: no fixed types, and on a landing page only questions of its audience. */
export function newDocumentOptions(
  options: TemplateItem[],
  { creationContext, currentUser }: Pick<NewDocumentOptionsContext, 'creationContext' | 'currentUser'>,
) {
  const { canChange } = getPermissions(currentUser)
  const audience = faqAudiences[creationContext.schemaType ?? '']
  const hasAudience = (template: string) =>
    getType(template) !== 'faq' ||
    (template !== 'faq' && (audience === undefined || toIdInLanguage(template, defaultLocale) === `faq-${audience}`))
  // On a page, only documents in its language.
  const { type: context, documentId } = creationContext
  const language = context === 'document' && documentId ? getLanguageOfId(getPublishedId(documentId)) : undefined
  const isInLanguage = (template: string) => language === undefined || getLanguageOfId(template) === language
  return options.filter(
    ({ templateId }) =>
      !isPermanent(templateId) &&
      templateId !== toIdInLanguage('landingPage', 'fr-CA') &&
      templateId !== FROM_ADDRESS &&
      canChange(getType(templateId)) &&
      hasAudience(templateId) &&
      isInLanguage(templateId),
  )
}

/** Creates a template in each language, which is the suffix of its id. */
const createTemplates = (id: string, title: string, value: object): Template[] =>
  locales.map((language) => ({
    id: toIdInLanguage(id, language),
    title: language === defaultLocale ? title : `${title} in ${languageTitles[language]}`,
    schemaType: getType(id),
    value: { ...value, language },
  }))

const createQuestions = (audience: Audience, title: string) => createTemplates(`faq-${audience}`, title, { audience })

/** Template of a redirect from an address that visitors ask for. */
export const FROM_ADDRESS = 'redirect-from'

/** Removes the templates of fixed types, which a link could use; adds questions and reviews in each language. */
export function templates(defaults: Template[]): Template[] {
  return [
    ...defaults.filter(
      ({ schemaType, id }) => !isPermanent(schemaType) && id !== 'testimonial' && id !== 'landingPage',
    ),
    ...createQuestions('personal', 'Home-buyer question'),
    ...createQuestions('business', 'Mortgage-professional question'),
    ...createTemplates('testimonial', 'Review', {}),
    // Its French document is created from the English one, which has the path.
    ...createTemplates('landingPage', 'Landing page', { indexable: true }),
    {
      id: FROM_ADDRESS,
      title: 'Redirect from an address',
      schemaType: 'redirect',
      parameters: [{ name: 'from', title: 'From', type: 'string' }],
      value: ({ from }: { from?: string }) => ({ from, permanent: false }),
    },
  ]
}

/**
 * Finds the template of a document's translation that does not exist yet; undefined for types without one.
 *
 * @param document in the other language
 */
export function findTranslationTemplate(type: string, document: Record<string, unknown>, language: Locale) {
  const english = type === 'faq' ? `faq-${String(document['audience'])}` : type
  const id = toIdInLanguage(english, language)
  return templates([]).some((template) => template.id === id) ? id : undefined
}

/** Marks a document whose content is not confirmed. */
export const sourceBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const source = String((draft ?? published)?.['source'])
  const label = unconfirmedSources[source]
  return label === undefined ? null : { label, title: sources[source], color: 'warning' }
}
