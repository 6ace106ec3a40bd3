import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { combineLatest, map } from 'rxjs'
import {
  definePlugin,
  type DocumentBadgeComponent,
  getPublishedId,
  type InputProps,
  isDocumentSchemaType,
  useDocumentPreviewStore,
  useFormValue,
} from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { languageTitles } from '#lib/content/languages.ts'
import { Strong } from '#studio/tools/ui.tsx'
import { CopyStructureAction } from './CopyStructureAction.ts'
import {
  type Pair,
  getPair,
  type TranslationState,
  getTranslationState,
  describeTranslation,
} from './translationState.ts'

/** Observes a translation's state; undefined while loading. The previews' connection serves all documents. */
function useTranslationState({ english, translation }: Pick<Pair, 'english' | 'translation'>) {
  const store = useDocumentPreviewStore()
  const [state, setState] = useState<TranslationState>()
  useEffect(() => {
    const [source, translated] = [english, translation].map((id) =>
      store
        .unstable_observePathsDocumentPair(id, [['_updatedAt']])
        .pipe(map(({ draft, published }) => ({ draft: draft.snapshot, published: published.snapshot }))),
    )
    if (!source || !translated) return undefined
    const subscription = combineLatest([source, translated]).subscribe((pair) => setState(getTranslationState(...pair)))
    return () => subscription.unsubscribe()
  }, [store, english, translation])
  return state
}

/** The Studio focuses the first element of a form once it is ready, but skips a link with this attribute. */
const skipAutoFocus = { rel: 'ignore' }

/** Shows a document's language, its translation's state and a link that opens the other document beside it. */
function Bar({ pair, type }: { pair: Pair; type: string }) {
  const state = useTranslationState(pair)
  const { ReferenceChildLink } = usePaneRouter()
  return (
    <Card
      tone={state === undefined || state === 'current' ? 'transparent' : 'caution'}
      border
      radius={3}
      padding={4}
      data-testid="language-bar"
    >
      <Flex gap={4} align="center" wrap="wrap">
        <Strong>{languageTitles[pair.language]}</Strong>
        <Stack flex={1} style={{ minWidth: '14rem' }}>
          <Text size={1}>{state && describeTranslation(state, pair.language)}</Text>
        </Stack>
        <Text size={1}>
          <ReferenceChildLink documentId={pair.other.id} documentType={type} parentRefPath={[]} {...skipAutoFocus}>
            {`Open ${languageTitles[pair.other.language]}`}
          </ReferenceChildLink>
        </Text>
      </Flex>
    </Card>
  )
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

function FormLanguageBar({ type }: { type: string }) {
  const id = getPublishedId(toText(useFormValue(['_id'])))
  const pair = getPair(id, type, { language: useFormValue(['language']) })
  return pair && <Bar key={id} pair={pair} type={type} />
}

/** Shows the languages of a document above its form. */
function LanguageInput(props: InputProps) {
  const { schemaType, renderDefault } = props
  if (props.id !== 'root' || !isDocumentSchemaType(schemaType)) return renderDefault(props)
  return (
    <Stack gap={5}>
      <FormLanguageBar type={schemaType.name} />
      {renderDefault(props)}
    </Stack>
  )
}

const badgeLabels = { missing: 'No French', unpublished: 'French not published', older: 'French is older' } as const

/** Marks a document whose translation is missing or older. */
const LanguageBadge: DocumentBadgeComponent = ({ id, type, draft, published }) => {
  const pair = getPair(id, type, draft ?? published)
  const state = useTranslationState(pair ?? { english: id, translation: id })
  if (pair === undefined || state === undefined || state === 'current') return null
  return { label: badgeLabels[state], title: describeTranslation(state, pair.language), color: 'warning' }
}

/** Shows the state of translations, links the two languages and copies the structure of the English document. */
export const languages = definePlugin({
  name: 'languages',
  document: {
    actions: (actions) => [...actions, CopyStructureAction],
    badges: (badges) => [...badges, LanguageBadge],
  },
  form: { components: { input: LanguageInput } },
})
