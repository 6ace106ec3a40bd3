import { Flex, Stack, Text } from '@sanity/ui'
import { type InputProps, isStringInputProps, type StringInputProps } from 'sanity'
import * as z from 'zod'
import { TITLE_LENGTH, getTitlePrefix } from '#lib/content/searchTitle.ts'
import { DESCRIPTION_LENGTH } from '#schemas/objects.ts'
import { SearchPreview } from './SearchPreview.tsx'
import { chosenImage, describeLength, useSiteSettings } from './searchData.ts'

const searchFields = z.object({
  title: z.string().catch(''),
  description: z.string().catch(''),
  image: chosenImage.optional().catch(undefined),
})

/** Counts a text, together with what the site puts before it. */
function CountedInput({ input, max, prefix = '' }: { input: StringInputProps; max: number; prefix?: string }) {
  const { words, tone } = describeLength(prefix.length + (input.value ?? '').length, max)
  return (
    <Stack gap={3}>
      {input.renderDefault(input)}
      <Flex gap={2} aria-live="polite">
        <Text size={1} muted={tone === 'positive'} weight={tone === 'critical' ? 'semibold' : 'regular'}>
          {prefix === '' ? words : `${words} (“${prefix}” before it counts)`}
        </Text>
      </Flex>
    </Stack>
  )
}

const CountedTitle = (input: StringInputProps) => (
  <CountedInput input={input} max={TITLE_LENGTH} prefix={getTitlePrefix(useSiteSettings())} />
)

/** Adds counts and previews to the search fields. */
export function SearchInput(props: InputProps) {
  const { path, schemaType, renderDefault } = props
  if (schemaType.name === 'seo') {
    return (
      <Stack gap={5}>
        {renderDefault(props)}
        <SearchPreview {...searchFields.parse(props.value ?? {})} />
      </Stack>
    )
  }
  if (path.at(-2) === 'seo' && isStringInputProps(props)) {
    if (path.at(-1) === 'title') return <CountedTitle {...props} />
    if (path.at(-1) === 'description') return <CountedInput input={props} max={DESCRIPTION_LENGTH} />
  }
  return renderDefault(props)
}
