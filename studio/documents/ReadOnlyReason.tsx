import { Card, Stack, Text } from '@sanity/ui'
import { isDocumentSchemaType, useCurrentUser } from 'sanity'
import type { InputProps } from 'sanity'
import { isKept, whoChanges } from '#lib/roles/ownership.ts'
import { standingOf } from '#lib/roles/standing.ts'

const roles = (type: string) => new Intl.ListFormat('en-CA', { type: 'disjunction' }).format(whoChanges(type))

const reason = (type: string) =>
  isKept(type)
    ? 'This is kept as it was published, and nobody changes it.'
    : `You can read this and copy from it. Changing it takes the role ${roles(type)}.`

/** Says above the form of a document that is not the reader's to change why; leaves every other input alone. */
export function ReadOnlyReason(props: InputProps) {
  const user = useCurrentUser()
  const { schemaType, renderDefault } = props
  const isForm = props.id === 'root' && isDocumentSchemaType(schemaType)
  if (!isForm || (standingOf(user).mayChange(schemaType.name) && !isKept(schemaType.name))) return renderDefault(props)
  return (
    <Stack gap={5}>
      <Card tone="transparent" border radius={3} padding={4} data-testid="read-only-reason">
        <Text size={1}>{reason(schemaType.name)}</Text>
      </Card>
      {renderDefault(props)}
    </Stack>
  )
}
