import { filter, firstValueFrom, map, type Observable } from 'rxjs'
import { type DocumentActionComponent, useDocumentOperation, useDocumentStore } from 'sanity'
import { useRouter } from 'sanity/router'
import { useToast } from '@sanity/ui/toast'
import { getLanguageOfId, isTranslated, toIdInLanguage } from '#lib/content/languages.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { DEFAULT_PARTNER_REMOVAL_REFUSED, isDefaultPartner } from '#lib/links/partners.ts'
import { describeNeedingLinks } from '#schemas/documents/redirect.ts'
import { useContentClient } from '#studio/kit/requests.ts'

type Adapt = (action: DocumentActionComponent) => DocumentActionComponent

/** Wraps each action once: the Studio compares actions by identity, and a new wrapper would lose its open dialog. */
export function createAdaptedAction(adapt: Adapt): Adapt {
  const wrappers = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return (action) => {
    const wrapper = wrappers.get(action) ?? Object.assign(adapt(action), { action: action.action })
    wrappers.set(action, wrapper)
    return wrapper
  }
}

/** Disables deleting and unpublishing for the default partner, with the reason. */
export const protectDefaultPartner = createAdaptedAction((action) => (props) => {
  const original = action(props)
  if (original === null || !isDefaultPartner(props.published)) return original
  return { ...original, disabled: true, title: DEFAULT_PARTNER_REMOVAL_REFUSED }
})

/** Refuses to remove a redirect that published links need, and names the links. */
export const protectLinkedRedirect = createAdaptedAction((action) => (props) => {
  const original = action(props)
  const client = useContentClient().withConfig({ perspective: 'published' })
  const { push } = useToast()
  const { id, published } = props
  const from = published?.['from']
  if (!original?.onHandle || typeof from !== 'string') return original

  const checkAndRun = async () => {
    // The store checks as well, so a failed request may pass.
    const problem = await describeNeedingLinks(client, id, from).catch(() => null)
    if (problem === null) original.onHandle?.()
    else push({ status: 'error', title: 'This redirect is still needed.', description: problem, duration: 20_000 })
  }
  return { ...original, onHandle: () => void checkAndRun() }
})

/** Waits until a document is duplicated. @returns whether the copy is stored */
export const waitForDuplicate = (events$: Observable<{ op: string; type: 'success' | 'error' }>): Promise<boolean> =>
  firstValueFrom(
    events$.pipe(
      filter(({ op }) => op === 'duplicate'),
      map(({ type }) => type === 'success'),
    ),
  )

/** Duplicates a translation into its own language: its id carries the language, and Sanity's new id would be English. */
export const keepLanguage = createAdaptedAction((action) => (props) => {
  const original = action(props)
  const { id, type } = props
  const { duplicate } = useDocumentOperation(id, type)
  const { pair } = useDocumentStore()
  const { navigateIntent } = useRouter()
  const language = getLanguageOfId(id)
  if (original === null || !isTranslated(type) || language === defaultLocale) return original
  const duplicateAndOpen = async () => {
    const copy = toIdInLanguage(crypto.randomUUID(), language)
    const isStored = waitForDuplicate(pair.operationEvents(id, type))
    duplicate.execute(copy)
    // Sanity itself says that it failed.
    if (await isStored) navigateIntent('edit', { id: copy, type })
  }
  return { ...original, onHandle: () => void duplicateAndOpen() }
})
