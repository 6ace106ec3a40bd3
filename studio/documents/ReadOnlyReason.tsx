import { Card, Stack, Text } from '@sanity/ui'
import { type InputProps, isDocumentSchemaType, useCurrentUser } from 'sanity'
import { permissionsFor } from '#lib/roles/permissions.ts'
import { isImmutable, listOwners } from '#lib/roles/ownership.ts'

function describeReason(type: string): string {
  if (isImmutable(type)) return 'This is a record of what was published. It cannot be changed.'
  const roles = new Intl.ListFormat('en-CA', { type: 'disjunction' }).format(listOwners(type))
  return `You can read this and copy from it. Changing it takes the role ${roles}.`
}

/** Explains above a form why the user cannot edit it. */
export function ReadOnlyReason(props: InputProps) {
  const user = useCurrentUser()
  const { schemaType, renderDefault } = props
  const isForm = props.id === 'root' && isDocumentSchemaType(schemaType)
  if (!isForm || (permissionsFor(user).mayChange(schemaType.name) && !isImmutable(schemaType.name)))
    return renderDefault(props)
  return (
    <Stack gap={5}>
      <Card tone="transparent" border radius={3} padding={4} data-testid="read-only-reason">
        <Text size={1}>{describeReason(schemaType.name)}</Text>
      </Card>
      {renderDefault(props)}
    </Stack>
  )
}
