import { type FormNodePresence, type InputProps, isStringInputProps, useCurrentUser } from 'sanity'
import { Notice } from '#studio/kit/ui.tsx'

type Presence = { user: Pick<FormNodePresence['user'], 'id' | 'displayName'> }

/** Describes who else has the focus in a field; undefined without one. */
export function describeWriters(presence: readonly Presence[], ownId: string | undefined): string | undefined {
  const names = new Set(
    presence.map(({ user }) => (user.id === ownId ? 'You, in another window,' : (user.displayName ?? 'A colleague'))),
  )
  if (names.size === 0) return undefined
  const verb = names.size === 1 && presence[0]?.user.id !== ownId ? 'is' : 'are'
  return `${new Intl.ListFormat('en-CA').format(names)} ${verb} in this field. Wait until they have left it: Sanity mixes the letters of two who type in one field.`
}

function SharedNotice({ presence }: { presence: readonly Presence[] }) {
  const message = describeWriters(presence, useCurrentUser()?.id)
  if (message === undefined) return null
  return (
    <Notice tone="caution" role="status" marginBottom={3} data-testid="shared-field">
      {message}
    </Notice>
  )
}

/** Warns above a plain text field that someone else is typing in it. */
export function SharedField(props: InputProps) {
  if (!isStringInputProps(props) || props.schemaType.options?.list !== undefined) return props.renderDefault(props)
  // Always the same elements: an input that is rendered anew loses the focus.
  return (
    <div>
      <SharedNotice presence={props.readOnly === true ? [] : props.presence} />
      {props.renderDefault(props)}
    </div>
  )
}
