import { Stack, Text, TextInput } from '@sanity/ui'
import { fromField, inWords, ownZone } from './times.ts'

interface TimeFieldProps {
  id: string
  value: string
  onChange: (value: string) => void
}

/** Asks for a date and time and repeats them in words, with the zone they are in. */
export function TimeField({ id, value, onChange }: TimeFieldProps) {
  const time = fromField(value)
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="semibold">
        Date and time
      </Text>
      <TextInput
        id={id}
        type="datetime-local"
        value={value}
        aria-describedby={`${id}-words`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Text id={`${id}-words`} size={1} muted>
        {time ? inWords(time) : 'Fill in day and time.'}
        {` Times are those of ${ownZone()}.`}
      </Text>
    </Stack>
  )
}
