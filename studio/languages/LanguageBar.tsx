import { Card, Flex, Stack, Text } from '@sanity/ui'
import type { DocumentBadgeComponent } from 'sanity'
import { usePresentationParams } from 'sanity/presentation'
import { IntentLink } from 'sanity/router'
import { usePaneRouter } from 'sanity/structure'
import { languageTitles } from '#lib/content/languages.ts'
import { toLocalizedPath } from '#lib/links/homeLinks.ts'
import { findTranslationTemplate } from '#studio/documents/actions.ts'
import { createFormBanner } from '#studio/documents/formBanner.tsx'
import { Strong } from '#studio/kit/ui.tsx'
import { isPageType } from '#studio/presentation/mainDocuments.ts'
import { getPair, describeTranslation, type TranslationState } from './translationState.ts'
import { useTranslationState } from './useTranslationState.ts'

/** The Studio focuses the first element of a form once it is ready, but skips a link with this attribute. */
const skipAutoFocus = { rel: 'ignore' }

const badgeLabels = { missing: 'No French', unpublished: 'French not published', older: 'French is older' } as const

const isToDo = (state: TranslationState | undefined): state is keyof typeof badgeLabels =>
  state !== undefined && state in badgeLabels

/** Shows a document's language, the translation's state and a link to the other document; the preview follows to its page. */
export const LanguageBar = createFormBanner(function LanguageBar({ id, type, document }) {
  const { ReferenceChildLink } = usePaneRouter()
  const { preview } = usePresentationParams(false) ?? {}
  const shown = preview === undefined ? undefined : new URL(preview, window.location.origin)
  const pair = getPair(id, type, document)
  const state = useTranslationState(id, pair)
  if (pair === undefined) return null
  const { language, other } = pair
  const link = { children: `Open ${languageTitles[other.language]}`, ...skipAutoFocus }
  // A form with several templates starts empty unless its link names one.
  const mayBeMissing = state === undefined || state === 'missing'
  const template = mayBeMissing ? findTranslationTemplate(type, document, other.language) : undefined
  // Once the shown page changes, Presentation opens the main document of the new one in place of a part of a page.
  const shownPath = shown && (isPageType(type) ? toLocalizedPath(shown.pathname, other.language) : shown.pathname)
  const tone = isToDo(state) ? 'caution' : 'transparent'
  return (
    <Card tone={tone} border radius={3} padding={4} data-testid="language-bar">
      <Flex gap={4} align="center" wrap="wrap">
        <Strong>{languageTitles[language]}</Strong>
        <Stack flex={1} style={{ minWidth: '14rem' }}>
          <Text size={1}>{state && describeTranslation(state, language)}</Text>
        </Stack>
        <Text size={1}>
          {shown === undefined ? (
            <ReferenceChildLink
              documentId={other.id}
              documentType={type}
              parentRefPath={[]}
              {...(template && { template: { id: template } })}
              {...link}
            />
          ) : (
            <IntentLink
              intent="edit"
              params={{
                id: other.id,
                type,
                mode: 'presentation',
                presentation: 'presentation',
                preview: `${shownPath}${shown.search}`,
                ...(template && { template }),
              }}
              {...link}
            />
          )}
        </Text>
      </Flex>
    </Card>
  )
})

/** Marks a document whose translation is missing or older. */
export const LanguageBadge: DocumentBadgeComponent = ({ id, type, draft, published }) => {
  const pair = getPair(id, type, draft ?? published)
  const state = useTranslationState(id, pair)
  if (pair === undefined || !isToDo(state)) return null
  return { label: badgeLabels[state], title: describeTranslation(state, pair.language), color: 'warning' }
}
