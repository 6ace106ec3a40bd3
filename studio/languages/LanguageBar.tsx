import { Card, Flex, Stack, Text } from '@sanity/ui'
import { type DocumentBadgeComponent, useEditState } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { languageTitles } from '#lib/content/languages.ts'
import { aboveForm } from '#studio/documents/aboveForm.tsx'
import { Strong } from '#studio/tools/ui.tsx'
import { getPair, getTranslationState, describeTranslation } from './translationState.ts'

/** Observes a document's pair and its state, which is undefined while it loads. @param id published id */
function useLanguagePair(id: string, type: string, document: object | null) {
  const pair = getPair(id, type, document)
  const english = useEditState(pair?.english ?? id, type)
  const translation = useEditState(pair?.translation ?? id, type)
  const isLoaded = english.ready && translation.ready
  return { pair, state: isLoaded ? getTranslationState(english, translation) : undefined }
}

/** The Studio focuses the first element of a form once it is ready, but skips a link with this attribute. */
const skipAutoFocus = { rel: 'ignore' }

/** Shows a document's language, its translation's state and a link that opens the other document beside it. */
export const LanguageBar = aboveForm(function LanguageBar({ id, type, document }) {
  const { ReferenceChildLink } = usePaneRouter()
  const { pair, state } = useLanguagePair(id, type, document)
  if (pair === undefined) return null
  const { language, other } = pair
  const tone = state === undefined || state === 'current' ? 'transparent' : 'caution'
  return (
    <Card tone={tone} border radius={3} padding={4} data-testid="language-bar">
      <Flex gap={4} align="center" wrap="wrap">
        <Strong>{languageTitles[language]}</Strong>
        <Stack flex={1} style={{ minWidth: '14rem' }}>
          <Text size={1}>{state && describeTranslation(state, language)}</Text>
        </Stack>
        <Text size={1}>
          <ReferenceChildLink documentId={other.id} documentType={type} parentRefPath={[]} {...skipAutoFocus}>
            {`Open ${languageTitles[other.language]}`}
          </ReferenceChildLink>
        </Text>
      </Flex>
    </Card>
  )
})

const badgeLabels = { missing: 'No French', unpublished: 'French not published', older: 'French is older' } as const

/** Marks a document whose translation is missing or older. */
export const LanguageBadge: DocumentBadgeComponent = ({ id, type, draft, published }) => {
  const { pair, state } = useLanguagePair(id, type, draft ?? published)
  if (pair === undefined || state === undefined || state === 'current') return null
  return { label: badgeLabels[state], title: describeTranslation(state, pair.language), color: 'warning' }
}
