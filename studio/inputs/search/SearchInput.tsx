import { Stack } from '@sanity/ui'
import { isObjectInputProps, isStringInputProps } from 'sanity'
import type { InputProps } from 'sanity'
import { CountedDescription, CountedTitle } from './Counted.tsx'
import { SearchPreview } from './SearchPreview.tsx'
import type { SearchFields } from './SearchPreview.tsx'
import { chosenImage } from './sharingPicture.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

function fieldsOf(value: unknown): SearchFields {
  if (!isRecord(value)) return {}
  return {
    title: text(value['title']),
    description: text(value['description']),
    image: chosenImage.safeParse(value['image']).data,
  }
}

/** Shows what search engines and shared links make of the fields, and counts along; leaves every other input alone. */
export function SearchInput(props: InputProps) {
  const { path, schemaType, renderDefault } = props
  if (schemaType.name === 'seo' && isObjectInputProps(props)) {
    return (
      <Stack gap={5}>
        {renderDefault(props)}
        <SearchPreview {...fieldsOf(props.value)} />
      </Stack>
    )
  }
  if (path.at(-2) === 'seo' && isStringInputProps(props)) {
    if (path.at(-1) === 'title') return <CountedTitle {...props} />
    if (path.at(-1) === 'description') return <CountedDescription {...props} />
  }
  return renderDefault(props)
}
