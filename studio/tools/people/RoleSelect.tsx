import { Select } from '@sanity/ui'
import { ROLE_NAMES, ROLE_WORDS } from '#lib/roles/roles.ts'
import type { Role } from '#lib/roles/roles.ts'

interface RoleSelectProps {
  id?: string
  label?: string
  value: Role
  disabled?: boolean
  onChange: (role: Role) => void
}

/** A choice of one role. */
export function RoleSelect({ id, label, value, disabled, onChange }: RoleSelectProps) {
  return (
    <Select
      id={id}
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => {
        const chosen = ROLE_NAMES.find((role) => role === event.currentTarget.value)
        if (chosen) onChange(chosen)
      }}
    >
      {ROLE_NAMES.map((role) => (
        <option key={role} value={role}>
          {ROLE_WORDS[role].title}
        </option>
      ))}
    </Select>
  )
}
