import { Stack } from '@sanity/ui'
import { useState } from 'react'
import { formatDay } from '#lib/content/format.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { CHANGE_SUMMARY_LENGTH } from '#schemas/fields/policyText.ts'
import { WarnedWords } from '#studio/documents/publishDrafts.tsx'
import { DialogButtons, LabelledInput, Muted, Notice, Strong } from '#studio/tools/ui.tsx'
import type { Announcement } from './publication.ts'

interface PublishPolicyDialogProps {
  /** True once the draft is stored and valid. */
  ready: boolean
  publishing: boolean
  /** Messages of the wording rules. */
  warnings: readonly string[]
  /** Warning about the text in the other language, which is not published with this one. */
  otherLanguage: string | undefined
  /** ISO date from which the text applies when it is published now. */
  effectiveDay: string
  /** ISO date of the published text, which the new date may not precede. */
  notBefore: string | undefined
  onPublish: (announcement: Announcement) => void
  onCancel: () => void
}

/** Asks for one line on what changed and the day the text was finished. */
export function PublishPolicyDialog(props: PublishPolicyDialogProps) {
  const { ready, publishing, warnings, otherLanguage, effectiveDay, notBefore, onPublish, onCancel } = props
  const [summary, setSummary] = useState('')
  const [date, setDate] = useState(() => getToday())
  const complete =
    summary.trim() !== '' && date !== '' && date <= getToday() && (notBefore === undefined || date >= notBefore)
  const limit =
    notBefore === undefined
      ? ''
      : `, but not before ${formatDay(notBefore, defaultLocale)}, the date of the text you replace`
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (complete && ready && !publishing) onPublish({ summary: summary.trim(), date })
      }}
    >
      <Stack gap={5}>
        <Strong>{`This text takes effect ${effectiveDay > getToday() ? `on ${formatDay(effectiveDay, defaultLocale)}` : 'today, as soon as you publish it'}.`}</Strong>
        <Muted>
          {effectiveDay > getToday()
            ? 'Until that day visitors read the present text, which announces this one.'
            : 'To choose a later day, go back and set “In effect from” under “Version”.'}
        </Muted>
        <Muted>The text you replace stays public in the history of the page, with its date and a comparison.</Muted>
        {otherLanguage !== undefined && (
          <Notice tone="caution" data-testid="other-language">
            {otherLanguage}
          </Notice>
        )}
        <LabelledInput
          label="What changed, in one line"
          help={`For readers, in plain words: ${CHANGE_SUMMARY_LENGTH - summary.length} characters left.`}
          value={summary}
          onValue={setSummary}
          maxLength={CHANGE_SUMMARY_LENGTH}
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
        <WarnedWords messages={warnings} />
        <DialogButtons
          confirm={warnings.length > 0 ? 'Publish this version anyway' : 'Publish this version'}
          disabled={!complete || !ready}
          busy={publishing}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  )
}
