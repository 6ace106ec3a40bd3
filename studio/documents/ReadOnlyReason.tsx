import { Card, Stack, Text } from '@sanity/ui'
import { isDocumentSchemaType, useCurrentUser } from 'sanity'
import type { InputProps } from 'sanity'
import { whoChanges } from '#lib/roles/ownership.ts'
import { standingOf } from '#lib/roles/standing.ts'

const roles = (type: string) => new Intl.ListFormat('en-CA', { type: 'disjunction' }).format(whoChanges(type))

/** Says above the form of a document that is somebody else's to change whose it is; leaves every other input alone. */
export function ReadOnlyReason(props: InputProps) {
  const user = useCurrentUser()
  const { schemaType, renderDefault } = props
  const isForm = props.id === 'root' && isDocumentSchemaType(schemaType)
  if (!isForm || standingOf(user).mayChange(schemaType.name)) return renderDefault(props)
  return (
    <Stack gap={5}>
      <Card tone="transparent" border radius={3} padding={4} data-testid="read-only-reason">
        <Text size={1}>
          {`You can read this and copy from it. Changing it takes the role ${roles(schemaType.name)}.`}
        </Text>
      </Card>
      {renderDefault(props)}
    </Stack>
  )
}
