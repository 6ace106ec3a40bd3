import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import type { DocumentActionComponent } from 'sanity'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { useAction, useContentClient, usePermissions } from '#studio/kit/requests.ts'
import { publishUnchanged } from './publishUnchanged.ts'
import { getPair, UP_TO_DATE } from './translationState.ts'
import { useTranslationState } from './useTranslationState.ts'

/** Adds “Mark as up to date” to the menu of a French document that is older, but needs no change. */
export const UpToDateAction: DocumentActionComponent = ({ id, type, draft, published }) => {
  const canChange = usePermissions().canChange(type)
  const client = useContentClient()
  const { busy, run } = useAction({ failure: 'Not marked.' })
  const pair = getPair(id, type, published)
  const state = useTranslationState(id, pair)
  if (!canChange || draft || pair?.language === defaultLocale || state !== 'older') return null
  return {
    label: UP_TO_DATE,
    title: 'The French text needs no change. It is published once more as it is.',
    icon: CheckmarkCircleIcon,
    disabled: busy,
    onHandle: () => void run(() => publishUnchanged(client, id), 'Marked.'),
  }
}
