import type {
  DocumentActionComponent,
  DocumentActionsContext,
  NewDocumentOptionsContext,
  Template,
  TemplateItem,
} from 'sanity'
import { singletonNames } from '#schemas/index.ts'

/** Legal pages are linked from every page and every email: they are changed, never removed. */
const fixedTypes: ReadonlySet<string> = new Set([...singletonNames, 'legalPolicy'])

const refusedActions: ReadonlySet<string> = new Set(['duplicate', 'delete', 'unpublish'])

/** Leaves a fixed document only the actions that keep it: no second one, and never none. */
export function documentActions(
  actions: DocumentActionComponent[],
  { schemaType }: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentActionComponent[] {
  if (!fixedTypes.has(schemaType)) return actions
  return actions.filter(({ action }) => action === undefined || !refusedActions.has(action))
}

/** Takes fixed documents out of every “create” menu. */
export function newDocumentOptions(
  options: TemplateItem[],
  _context: Pick<NewDocumentOptionsContext, 'creationContext'>,
) {
  return options.filter(({ templateId }) => !fixedTypes.has(templateId))
}

/** Takes fixed documents out of the templates, so that no link can create one. */
export function templates(known: Template[]): Template[] {
  return [
    ...known.filter(({ schemaType }) => !fixedTypes.has(schemaType)),
    { id: 'faq-personal', title: 'Question of home buyers', schemaType: 'faq', value: { audience: 'personal' } },
    { id: 'faq-business', title: 'Question of originators', schemaType: 'faq', value: { audience: 'business' } },
  ]
}
