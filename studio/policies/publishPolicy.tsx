import { Flex, Radio, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import {
  getDraftId,
  getPublishedId,
  type SanityDocument,
  useDocumentOperation,
  useEditState,
  useSyncState,
  useValidationStatus,
} from 'sanity'
import { formatDay } from '#lib/content/formatDay.ts'
import { languageTitles } from '#lib/content/languages.ts'
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { findWaiting, getEffectiveDay, hasTextChanged, preservePublishedFields } from '#lib/policies/versions.ts'
import { MAX_SUMMARY_LENGTH } from '#schemas/documents/policies.ts'
import { createAdaptedAction } from '#studio/documents/adaptedAction.ts'
import {
  ColleaguesNotice,
  findWarnings,
  useColleaguesWriting,
  WarnedWords,
  withLeaveWarning,
} from '#studio/documents/publishDrafts.tsx'
import { useValidationErrors } from '#studio/documents/validationErrors.ts'
import { getPair } from '#studio/languages/translationState.ts'
import { useAction, useContentClient } from '#studio/kit/requests.ts'
import { DialogButtons, LabelledInput, Muted, Notice, Panel, Strong } from '#studio/kit/ui.tsx'
import { publishVersion } from './publication.ts'

function getLastUpdated(document: SanityDocument | null): string | undefined {
  const date: unknown = document?.['lastUpdated']
  return typeof date === 'string' ? date : undefined
}

const formatDate = (day: string) => formatDay(day, defaultLocale)

interface WaitingTextProps {
  /** ISO date from which the published text was to apply. */
  from: string
  /** Whether the day of the new text leaves no choice. */
  replaced: boolean
  /** ISO date from which the new text applies. */
  effectiveDay: string
  answer: boolean | undefined
  onAnswer: (replaces: boolean) => void
}

/** Says what becomes of the published text that does not apply yet, or asks whether the new one replaces it. */
function WaitingText({ from, replaced, effectiveDay, answer, onAnswer }: WaitingTextProps) {
  if (replaced) {
    return (
      <Notice tone="caution" data-testid="waiting-text">
        {`The published text that was to apply from ${formatDate(from)} is replaced: it never applies, also if you move the day of this one later. To keep it, go back and choose a later day as “In effect from”.`}
      </Notice>
    )
  }
  const options = [
    [true, `Yes: it never applies. The present text stays until ${formatDate(effectiveDay)}.`],
    [false, `No: it applies from ${formatDate(from)}, until this one does.`],
  ] as const
  return (
    <Panel data-testid="waiting-text" role="radiogroup" aria-labelledby="waiting-question">
      <Strong id="waiting-question">
        {`Does this text replace the published one that is to apply from ${formatDate(from)}?`}
      </Strong>
      {options.map(([value, label]) => (
        <Flex as="label" key={label} gap={3} align="center">
          <Radio name="replaces-waiting" checked={answer === value} onChange={() => onAnswer(value)} />
          <Text size={1}>{label}</Text>
        </Flex>
      ))}
    </Panel>
  )
}

/**
 * Warns that the text in the other language is not published, and may apply from a different day.
 *
 * @param today as an ISO date
 */
export function describeOtherLanguage(
  language: Locale,
  sibling: SanityDocument | null,
  draft: SanityDocument,
  today: string,
): string {
  const name = languageTitles[language]
  if (sibling === null) return `There is no ${name} text of this policy. Visitors who read ${name} are not offered it.`
  const [day, ownDay] = [getEffectiveDay(sibling, today), getEffectiveDay(draft, today)]
  const applies = day === today ? 'already' : `from ${formatDate(day)}`
  const dayNote =
    day === ownDay ? '' : ` It applies ${applies}, this one from ${ownDay === today ? 'today' : formatDate(ownDay)}.`
  return `This publishes one language only: the ${name} text stays as it is.${dayNote} Publish the same change there, with the same day “In effect from”.`
}

const FAILURE = 'Not published: nothing was changed. Look at the text again, then publish once more.'

interface PublishPolicyFormProps {
  draft: SanityDocument
  published: SanityDocument | null
  /** True once the draft is stored and valid. */
  ready: boolean
  /** Messages of the wording rules. */
  warnings: readonly string[]
  /** Warning about the text in the other language, which is not published with this one. */
  otherLanguage: string | undefined
  onClose: () => void
}

/** Asks for one line on what changed and the day the text was finished, and publishes the text. */
function PublishPolicyForm({ draft, published, ready, warnings, otherLanguage, onClose }: PublishPolicyFormProps) {
  const client = useContentClient()
  const { busy, run } = useAction({ failure: FAILURE })
  const colleagues = useColleaguesWriting([getPublishedId(draft._id)])
  const [date, setDate] = useState(() => getToday())
  const effectiveDay = getEffectiveDay(draft, getToday())
  const isLater = effectiveDay > getToday()
  const waiting = findWaiting(published, effectiveDay, getToday())
  const [summary, setSummary] = useState(waiting?.replaced ? waiting.summary : '')
  const notBefore = getLastUpdated(published)
  const [answer, setAnswer] = useState<boolean>()
  const isAnswered = waiting === undefined || waiting.replaced || answer !== undefined
  const complete = isAnswered && summary.trim() !== '' && date !== '' && date <= getToday() && date >= (notBefore ?? '')
  const limit = notBefore ? `, but not before ${formatDate(notBefore)}, the date of the text you replace` : ''

  async function submit(): Promise<void> {
    const announcement = { summary: summary.trim(), date }
    const publish = () =>
      withLeaveWarning(
        publishVersion(client, getPublishedId(draft._id), { announcement, replacesWaiting: answer ?? false }),
      )
    if (await run(publish)) onClose()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (complete && ready && !busy) void submit()
      }}
    >
      <Stack gap={5}>
        <Strong>{`This text takes effect ${isLater ? `on ${formatDate(effectiveDay)}` : 'today, as soon as you publish it'}.`}</Strong>
        <Muted>
          {isLater
            ? 'Until that day visitors read the present text, which announces this one.'
            : 'To choose a later day, go back and set “In effect from” under “Version”.'}
        </Muted>
        <Muted>The text you replace stays public in the history of the page, with its date and a comparison.</Muted>
        {waiting && (
          <WaitingText
            {...waiting}
            effectiveDay={effectiveDay}
            answer={answer}
            onAnswer={(replaces) => {
              setAnswer(replaces)
              if (replaces && summary === '') setSummary(waiting.summary)
            }}
          />
        )}
        {otherLanguage !== undefined && (
          <Notice tone="caution" data-testid="other-language">
            {otherLanguage}
          </Notice>
        )}
        <LabelledInput
          label="What changed, in one line"
          help={`For readers, in plain words: ${MAX_SUMMARY_LENGTH - summary.length} characters left.`}
          value={summary}
          onValue={setSummary}
          maxLength={MAX_SUMMARY_LENGTH}
          aria-required
        />
        <LabelledInput
          label="Last updated"
          help={`The day the text was finished: today, or an earlier day${limit}.`}
          type="date"
          value={date}
          min={notBefore}
          max={getToday()}
          onValue={setDate}
          aria-required
        />
        <ColleaguesNotice names={colleagues} />
        <WarnedWords messages={warnings} />
        <DialogButtons
          confirm={warnings.length + colleagues.length > 0 ? 'Publish this version anyway' : 'Publish this version'}
          disabled={!complete || !ready}
          busy={busy}
          onCancel={onClose}
        />
      </Stack>
    </form>
  )
}

/** Publishes a policy; a changed text gets a summary and a date, and is stored as a version. */
export const publishPolicy = createAdaptedAction((publish) => (props) => {
  const { id, type, draft, published } = props
  const original = publish(props)
  const { isSyncing } = useSyncState(id, type)
  const { isValidating, validation } = useValidationStatus(getDraftId(id), type, true)
  const errors = useValidationErrors(draft, validation)
  const [warnings, setWarnings] = useState<string[]>()
  const client = useContentClient()
  const { run } = useAction({ failure: FAILURE })
  const { patch } = useDocumentOperation(id, type)
  const pair = getPair(id, type, draft ?? published)
  const sibling = useEditState(pair?.other.id ?? id, type)

  if (original === null || draft === null) return original
  if (!hasTextChanged(draft, published)) {
    // Changes of other fields, such as the search fields, create no version.
    const onHandle = () => {
      const preserved = preservePublishedFields(draft, published, getToday())
      if (Object.keys(preserved).length > 0) patch.execute([{ set: preserved }])
      original.onHandle?.()
    }
    return { ...original, onHandle }
  }
  const ready = !isSyncing && !isValidating && errors.length === 0
  const close = () => setWarnings(undefined)
  const open = () => run(async () => setWarnings(await findWarnings(client, [draft])))
  return {
    ...original,
    onHandle: () => void open(),
    dialog: warnings && {
      type: 'dialog',
      header: 'Publish a new version',
      onClose: close,
      content: (
        <PublishPolicyForm
          draft={draft}
          published={published}
          ready={ready}
          warnings={warnings}
          otherLanguage={pair && describeOtherLanguage(pair.other.language, sibling.published, draft, getToday())}
          onClose={close}
        />
      ),
    },
  }
})
