import { Badge, Button, Flex, Stack, Text } from '@sanity/ui'
import type { Role } from '#lib/roles/roles.ts'
import type { Person } from './api.ts'
import { RoleSelect } from './RoleSelect.tsx'
import { Table } from '../Table.tsx'
import { readableTime } from './words.ts'

interface PersonActions {
  onRole: (person: Person, role: Role) => void
  onReset: (person: Person) => void
  onDisable: (person: Person) => void
  onEnable: (person: Person) => void
}

interface PeopleTableProps extends PersonActions {
  people: Person[]
  /** The id of who looks at the list: one's own role and state are another administrator's to change. */
  ownId: string | undefined
  busy: boolean
}

type PersonRowProps = Omit<PeopleTableProps, 'people' | 'ownId'> & { person: Person; own: boolean }

function WhoItIs({ person, own }: Pick<PersonRowProps, 'person' | 'own'>) {
  return (
    <Stack gap={2}>
      <Text size={1} weight="medium" muted={person.disabled}>
        {own ? `${person.name} (you)` : person.name}
      </Text>
      <Text size={1} muted>
        {person.email}
      </Text>
    </Stack>
  )
}

function PersonRow({ person, own, busy, onRole, onReset, onDisable, onEnable }: PersonRowProps) {
  const { name, role, disabled, lastSignInAt } = person
  return (
    <tr>
      <td>
        <WhoItIs person={person} own={own} />
      </td>
      <td>
        <RoleSelect
          label={`Role of ${name}`}
          value={role}
          disabled={busy || own || disabled}
          onChange={(chosen) => onRole(person, chosen)}
        />
      </td>
      <td>
        <Badge tone={disabled ? 'caution' : 'positive'}>{disabled ? 'Disabled' : 'Active'}</Badge>
      </td>
      <td>
        <Text size={1} muted>
          {readableTime(lastSignInAt)}
        </Text>
      </td>
      <td>
        <Flex gap={2} justify="flex-end">
          {!disabled && (
            <Button
              mode="bleed"
              text="New password"
              aria-label={`New password for ${name}`}
              disabled={busy}
              onClick={() => onReset(person)}
            />
          )}
          {disabled ? (
            <Button
              mode="bleed"
              text="Enable"
              aria-label={`Enable ${name}`}
              disabled={busy}
              onClick={() => onEnable(person)}
            />
          ) : (
            <Button
              mode="bleed"
              tone="critical"
              text="Disable"
              aria-label={`Disable ${name}`}
              disabled={busy || own}
              onClick={() => onDisable(person)}
            />
          )}
        </Flex>
      </td>
    </tr>
  )
}

/** Everybody with an account. */
export function PeopleTable({ people, ownId, ...rest }: PeopleTableProps) {
  return (
    <Table label="People" columns={['Name', 'Role', 'State', 'Last sign-in', '']}>
      {people.map((person) => (
        <PersonRow key={person.id} person={person} own={person.id === ownId} {...rest} />
      ))}
    </Table>
  )
}
