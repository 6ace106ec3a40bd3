import { isImmutable, listOwners } from '#lib/roles/ownership.ts'
import { Notice } from '#studio/tools/ui.tsx'
import { usePermissions } from '#studio/tools/requests.ts'
import { aboveForm } from './aboveForm.tsx'

function describeReason(type: string): string {
  if (isImmutable(type)) return 'This is a record of what was published. It cannot be changed.'
  const roles = new Intl.ListFormat('en-CA', { type: 'disjunction' }).format(listOwners(type))
  return `You can read this and copy from it. Changing it takes the role ${roles}.`
}

/** Explains above a form why the user cannot edit it. */
export const ReadOnlyReason = aboveForm(function ReadOnlyReason({ type }) {
  const { mayChange } = usePermissions()
  if (mayChange(type) && !isImmutable(type)) return null
  return (
    <Notice tone="transparent" data-testid="read-only-reason">
      {describeReason(type)}
    </Notice>
  )
})
