import { CalendarIcon } from '@sanity/icons/Calendar'
import { Stack } from '@sanity/ui'
import { useState } from 'react'
import { useCurrentUser, useValidationStatus } from 'sanity'
import type { DocumentActionComponent } from 'sanity'
import { isDefaultPartner } from '#lib/links/partnerDocument.ts'
import { standingOf } from '#lib/roles/standing.ts'
import { unschedulableTypes } from '#lib/schedules/schedule.ts'
import { isFixed } from '#studio/documents/fixed.ts'
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
  return {
    label: 'Schedule…',
    icon: CalendarIcon,
    disabled: byHand,
    title: byHand ? 'A policy is published by hand only: whoever publishes it says what changed.' : undefined,
    onHandle: () => setOpen(true),
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
          {choices.length > 0 && <NewSchedule key={waiting.length} documentId={id} choices={choices} />}
        </Stack>
      ),
    },
  }
}
