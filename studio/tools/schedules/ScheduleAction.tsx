import { CalendarIcon } from '@sanity/icons/Calendar'
import { Button, Flex, Radio, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { type DocumentActionComponent, useValidationStatus } from 'sanity'
import { isDefaultPartner } from '#lib/links/partners.ts'
import { unschedulableTypes } from '#lib/roles/ownership.ts'
import type { Schedule, ScheduledAction } from '#lib/schedules/schedule.ts'
import { isNeeded } from '#studio/documents/actions.ts'
import { findWarnings, getUnpublishedId, loadNewItems, WarnedWords } from '#studio/documents/publishDrafts.tsx'
import { useValidationErrors } from '#studio/documents/WordingApproval.tsx'
import { useAction, useContentClient, usePermissions } from '../../kit/requests.ts'
import { parseField, suggestTime, toField } from '../../kit/times.ts'
import { Muted } from '../../kit/ui.tsx'
import { actionStrings, TimeField, WaitingSchedule } from './scheduleParts.tsx'
import { useSchedules } from './useSchedules.ts'

interface DocumentState {
  hasDraft: boolean
  isPublished: boolean
  /** True for documents that cannot be unpublished. */
  fixed: boolean
  /** Number of validation errors in the draft; undefined while it is checked. */
  errors: number | undefined
  /** Waiting schedules of this document. */
  waiting: readonly Schedule[]
}

interface Choice {
  action: ScheduledAction
  /** Why it cannot be scheduled now. */
  problem: string | null
}

function findPublishProblem({ hasDraft, errors }: DocumentState): string | null {
  if (!hasDraft) return 'There is nothing to publish: the document has no changes.'
  if (errors === undefined) return 'The document is being checked.'
  return errors > 0 ? 'Correct what is marked in the form first.' : null
}

/** Lists the actions of a document that are not scheduled yet. */
export function listScheduleChoices(state: DocumentState): Choice[] {
  const choices: Choice[] = [{ action: 'publish', problem: findPublishProblem(state) }]
  if (!state.fixed) choices.push({ action: 'unpublish', problem: state.isPublished ? null : 'It is not published.' })
  return choices.filter(({ action }) => state.waiting.every((schedule) => schedule.action !== action))
}

function NewSchedule({ documentId, choices }: { documentId: string; choices: readonly Choice[] }) {
  const { api, reload } = useSchedules()
  const { busy, run } = useAction({ reload })
  const id = useId()
  const [chosenAction, setChosenAction] = useState<ScheduledAction | null>(null)
  const [value, setValue] = useState(() => toField(suggestTime(new Date())))
  const time = parseField(value)
  const allowedActions = choices.filter(({ problem }) => problem === null).map((choice) => choice.action)
  const action = allowedActions.find((each) => each === chosenAction) ?? allowedActions[0]
  return (
    <Stack gap={4}>
      <Stack gap={3} role="radiogroup" aria-label="What to do">
        {choices.map((choice) => (
          <Stack key={choice.action} gap={2}>
            <Flex as="label" gap={2} align="center">
              <Radio
                name={id}
                checked={action === choice.action}
                disabled={choice.problem !== null}
                onChange={() => setChosenAction(choice.action)}
              />
              <Text size={1}>{actionStrings[choice.action].label}</Text>
            </Flex>
            {choice.problem !== null && <Muted>{choice.problem}</Muted>}
          </Stack>
        ))}
      </Stack>
      <TimeField value={value} onValue={setValue} />
      {action && <Muted>{actionStrings[action].note}</Muted>}
      <Button
        tone="primary"
        text="Schedule"
        disabled={!action || !time}
        loading={busy}
        onClick={() => {
          if (action && time) void run(() => api.create(documentId, action, time), 'Scheduled')
        }}
      />
    </Stack>
  )
}

/** Schedules publishing or unpublishing a document: “Schedule…” in its menu. */
export const ScheduleAction: DocumentActionComponent = ({ id, type, draft, published }) => {
  const canChange = usePermissions().canChange(type)
  const { schedules } = useSchedules()
  const { validation, isValidating } = useValidationStatus(draft?._id ?? id, type, true)
  const errors = useValidationErrors(draft, validation)
  const [warnings, setWarnings] = useState<string[]>()
  const client = useContentClient()
  const { run } = useAction({ failure: 'This cannot be scheduled now.' })
  if (!canChange) return null
  const unschedulable = unschedulableTypes.has(type)
  const waiting = schedules.filter((each) => each.documentId === id && each.state === 'waiting')
  const choices = listScheduleChoices({
    hasDraft: draft !== null,
    isPublished: published !== null,
    fixed: isNeeded(type, id) || (type === 'partner' && isDefaultPartner(published)),
    errors: isValidating ? undefined : errors.filter((marker) => getUnpublishedId(marker) === undefined).length,
    waiting,
  })
  const openDialog = () =>
    run(async () => {
      const drafts = draft ? [draft, ...(await loadNewItems(client, errors))] : []
      setWarnings(await findWarnings(client, drafts))
    })
  return {
    label: 'Schedule…',
    icon: CalendarIcon,
    disabled: unschedulable,
    title: unschedulable ? 'A policy cannot be scheduled: publishing it asks what changed.' : undefined,
    onHandle: () => void openDialog(),
    dialog: warnings && {
      type: 'dialog',
      header: 'Schedule',
      width: 'small',
      onClose: () => setWarnings(undefined),
      content: (
        <Stack gap={5}>
          {waiting.map((schedule) => (
            <WaitingSchedule key={schedule.id} schedule={schedule} />
          ))}
          <WarnedWords messages={warnings} />
          {choices.length > 0 && <NewSchedule key={waiting.length} documentId={id} choices={choices} />}
        </Stack>
      ),
    },
  }
}
