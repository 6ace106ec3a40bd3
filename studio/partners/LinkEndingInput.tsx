import { Box, Stack } from '@sanity/ui'
import { type MouseEvent, useRef, useState } from 'react'
import type { InputProps } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { getSlug } from '#lib/links/partners.ts'
import { ConfirmCard } from '#studio/tools/ui.tsx'

/** Asks before “Generate” replaces the link ending of a published partner. */
function ConfirmedGenerate(props: InputProps) {
  const { documentType, editState } = useDocumentPane()
  const value = documentType === 'partner' ? getSlug(editState?.published) : undefined
  const [pendingButton, setPendingButton] = useState<HTMLElement | null>(null)
  const confirmed = useRef(false)

  function askFirst(event: MouseEvent) {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button || value === undefined || confirmed.current) return
    event.preventDefault()
    event.stopPropagation()
    setPendingButton(button)
  }

  function close() {
    pendingButton?.focus()
    setPendingButton(null)
  }

  function generate() {
    confirmed.current = true
    pendingButton?.click()
    confirmed.current = false
    close()
  }

  return (
    <Stack gap={3}>
      <Box onClickCapture={askFirst}>{props.renderDefault(props)}</Box>
      {pendingButton !== null && (
        <ConfirmCard
          question="Replace the link ending?"
          keep={`Keep “${value}”`}
          confirm="Replace"
          onKeep={close}
          onConfirm={generate}
        >
          {`“${value}” is published, and may be printed. “Generate” replaces it by one made from the name. Codes with “${value}” go on working.`}
        </ConfirmCard>
      )}
    </Stack>
  )
}

/** Makes “Generate” ask first in the field for a partner's link ending. */
export const LinkEndingInput = (props: InputProps) =>
  props.schemaType.name === 'slug' ? <ConfirmedGenerate {...props} /> : props.renderDefault(props)
