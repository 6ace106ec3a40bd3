import { CalendarIcon } from '@sanity/icons/Calendar'
import { Stack } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient, useCurrentUser, useValidationStatus } from 'sanity'
import type { DocumentActionComponent } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { isDefaultPartner } from '#lib/links/partnerDocument.ts'
import { standingOf } from '#lib/roles/standing.ts'
import { unschedulableTypes } from '#lib/schedules/schedule.ts'
import { isFixed } from '#studio/documents/fixed.ts'
import { findWarnedMessages } from '#studio/documents/warnedMessages.ts'
import { WarnedWords } from '#studio/documents/WarnedWords.tsx'
import { scheduleChoices } from './choices.ts'
import { NewSchedule } from './NewSchedule.tsx'
import { useSchedules } from './useSchedules.ts'
import { WaitingSchedule } from './WaitingSchedule.tsx'

/** “Schedule…” in the menu of a document: publish or unpublish it at a set time. */
export const ScheduleAction: DocumentActionComponent = ({ id, type, draft, published }) => {
  const mayChange = standingOf(useCurrentUser()).mayChange(type)
  const { schedules } = useSchedules()
  const { validation, isValidating } = useValidationStatus(draft?._id ?? id, type, true)
  const [open, setOpen] = useState(false)
  const [warnings, setWarnings] = useState<string[]>([])
  const client = useClient({ apiVersion })
  const { push } = useToast()
  if (!mayChange) return null
  const byHand = unschedulableTypes.has(type)
  const waiting = schedules.filter((each) => each.documentId === id && each.state === 'waiting')
  const choices = scheduleChoices({
    hasDraft: draft !== null,
    isPublished: published !== null,
    fixed: isFixed(type) || (type === 'partner' && isDefaultPartner(published)),
    errors: isValidating ? undefined : validation.filter(({ level }) => level === 'error').length,
    waiting,
  })
  const openDialog = () => {
    setWarnings([])
    setOpen(true)
    if (draft === null) return
    findWarnedMessages(client, draft).then(setWarnings, () => {
      setOpen(false)
      push({ status: 'error', title: 'The wording rules could not be read. Schedule once more.' })
    })
  }
  return {
    label: 'Schedule…',
    icon: CalendarIcon,
    disabled: byHand,
    title: byHand ? 'A policy is published by hand only: whoever publishes it says what changed.' : undefined,
    onHandle: openDialog,
    dialog: open && {
      type: 'dialog',
      header: 'Schedule',
      width: 'small',
      onClose: () => setOpen(false),
      content: (
        <Stack gap={5}>
          {waiting.map((schedule) => (
            <WaitingSchedule key={schedule.id} schedule={schedule} mayChange />
          ))}
          {warnings.length > 0 && <WarnedWords messages={warnings} />}
          {choices.length > 0 && <NewSchedule key={waiting.length} documentId={id} choices={choices} />}
        </Stack>
      ),
    },
  }
}
