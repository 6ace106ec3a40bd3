import { Box } from '@sanity/ui'
import { type MouseEvent, useRef } from 'react'
import type { InputProps } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { getSlug } from '#lib/links/partners.ts'
import { useConfirm } from '#studio/tools/ui.tsx'

/** Asks before “Generate” replaces the link ending of a published partner. */
function ConfirmedGenerate(props: InputProps) {
  const { documentType, editState } = useDocumentPane()
  const value = documentType === 'partner' ? getSlug(editState?.published) : undefined
  const { ask, dialog } = useConfirm()
  const confirmed = useRef(false)

  function askFirst(event: MouseEvent) {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button || value === undefined || confirmed.current) return
    event.preventDefault()
    event.stopPropagation()
    ask({
      header: 'Replace the link ending?',
      text: `“${value}” is published, and may be printed. “Generate” replaces it by one made from the name. Codes with “${value}” go on working.`,
      keep: `Keep “${value}”`,
      confirm: 'Replace',
      onConfirm() {
        confirmed.current = true
        button.click()
        confirmed.current = false
      },
    })
  }

  return (
    <>
      <Box onClickCapture={askFirst}>{props.renderDefault(props)}</Box>
      {dialog}
    </>
  )
}

/** Makes “Generate” ask first in the field for a partner's link ending. */
export const LinkEndingInput = (props: InputProps) =>
  props.schemaType.name === 'slug' ? <ConfirmedGenerate {...props} /> : props.renderDefault(props)
