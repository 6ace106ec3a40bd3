import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useId, useState } from 'react'
import { today } from '#lib/i18n/timeZone.ts'
import { LONGEST_CHANGE_SUMMARY } from '#schemas/fields/policyText.ts'
import { WarnedWords } from '#studio/documents/WarnedWords.tsx'
import type { Announcement } from './publication.ts'

interface PublishPolicyDialogProps {
  /** The draft is stored and free of mistakes. */
  ready: boolean
  publishing: boolean
  /** What the wording rules warn of in the text. */
  warnings: readonly string[]
  /** ISO date of the text to be replaced: versions follow each other. */
  notBefore: string | undefined
  onPublish: (announcement: Announcement) => void
  onCancel: () => void
}

/** Asks what readers of the earlier version should know: one line on what changed, and the day it was finished. */
export function PublishPolicyDialog(props: PublishPolicyDialogProps) {
  const { ready, publishing, warnings, notBefore, onPublish, onCancel } = props
  const [summary, setSummary] = useState('')
  const [date, setDate] = useState(() => today())
  const id = useId()
  const complete =
    summary.trim() !== '' && date !== '' && date <= today() && (notBefore === undefined || date >= notBefore)

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (complete && ready && !publishing) onPublish({ summary: summary.trim(), date })
      }}
    >
      <Stack gap={5}>
        <Text size={1} muted>
          The text you replace stays public in the history of the page, with its date and a comparison.
        </Text>
        <Stack gap={3}>
          <Text as="label" htmlFor={`${id}-summary`} size={1} weight="semibold">
            What changed, in one line
          </Text>
          <TextInput
            id={`${id}-summary`}
            value={summary}
            onChange={(event) => setSummary(event.currentTarget.value)}
            maxLength={LONGEST_CHANGE_SUMMARY}
            required
          />
          <Text size={1} muted>
            {`For readers, in plain words: ${LONGEST_CHANGE_SUMMARY - summary.length} characters left.`}
          </Text>
        </Stack>
        <Stack gap={3}>
          <Text as="label" htmlFor={`${id}-date`} size={1} weight="semibold">
            Last updated
          </Text>
          <TextInput
            id={`${id}-date`}
            type="date"
            value={date}
            min={notBefore}
            max={today()}
            onChange={(event) => setDate(event.currentTarget.value)}
            required
          />
          <Text size={1} muted>
            The day the wording was finished: today, or an earlier day
            {notBefore === undefined ? '.' : `, but not before ${notBefore}, the date of the text you replace.`}
          </Text>
        </Stack>
        {warnings.length > 0 && <WarnedWords messages={warnings} />}
        <Flex gap={2} justify="flex-end">
          <Button mode="ghost" text="Cancel" onClick={onCancel} disabled={publishing} />
          <Button
            type="submit"
            tone="primary"
            text={warnings.length > 0 ? 'Publish this version anyway' : 'Publish this version'}
            disabled={!complete || !ready}
            loading={publishing}
          />
        </Flex>
      </Stack>
    </form>
  )
}
