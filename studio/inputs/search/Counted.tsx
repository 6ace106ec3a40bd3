import { Flex, Stack, Text } from '@sanity/ui'
import type { StringInputProps } from 'sanity'
import { TITLE_LENGTH, titlePrefix } from '#lib/content/searchTitle.ts'
import { DESCRIPTION_LENGTH } from '#schemas/objects/seo.ts'
import { countOf } from './shown.ts'
import { useSiteWords } from './useSiteWords.ts'

interface CountedProps {
  input: StringInputProps
  length: number
  room: number
  /** What is counted beside what is written. */
  note?: string
}

function Counted({ input, length, room, note = '' }: CountedProps) {
  const { words, tone } = countOf(length, room)
  return (
    <Stack gap={3}>
      {input.renderDefault(input)}
      <Flex gap={2} aria-live="polite">
        <Text size={1} muted={tone === 'positive'} weight={tone === 'critical' ? 'semibold' : 'regular'}>
          {`${words}${note}`}
        </Text>
      </Flex>
    </Stack>
  )
}

/** The title's field with its count, the product's name before it included. */
export function CountedTitle(input: StringInputProps) {
  const prefix = titlePrefix(useSiteWords())
  const length = prefix.length + (input.value ?? '').length
  const note = prefix === '' ? '' : ` (“${prefix}” before it counts)`
  return <Counted input={input} length={length} room={TITLE_LENGTH} note={note} />
}

/** The description's field with its count. */
export function CountedDescription(input: StringInputProps) {
  return <Counted input={input} length={(input.value ?? '').length} room={DESCRIPTION_LENGTH} />
}
