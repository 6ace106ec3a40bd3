import { Stack } from '@sanity/ui'
import type { ComponentType } from 'react'
import { type InputProps, isDocumentSchemaType } from 'sanity'

/** Creates a form input that shows a banner above the form of each document. */
export const aboveForm = (Banner: ComponentType) =>
  function AboveForm(props: InputProps) {
    const { id, schemaType, renderDefault } = props
    if (id !== 'root' || !isDocumentSchemaType(schemaType)) return renderDefault(props)
    return (
      <Stack gap={5}>
        <Banner />
        {renderDefault(props)}
      </Stack>
    )
  }
