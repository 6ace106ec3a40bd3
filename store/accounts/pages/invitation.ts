import { html } from 'hono/html'
import { alert, field } from './form.ts'

interface InvitationFormProps {
  token: string
  /** The invited address: it is the account's, and not typed again. */
  email: string
  role: { title: string; description: string }
  name: string
  /** What is wrong, by field. */
  errors: Partial<Record<string, string>>
}

/** The page where an invited person makes an account. */
export function invitationForm({ token, email, role, name, errors }: InvitationFormProps) {
  const first = (['name', 'password'] as const).find((each) => errors[each]) ?? 'name'
  return html`<h1>Make your account</h1>
    <p class="lead">You are invited to the Studio as <strong>${role.title}</strong>.</p>
    <p class="help">${role.description}</p>
    ${alert(Object.keys(errors).length > 0 ? 'The account was not made yet. Look at the fields marked below.' : undefined)}
    <form method="post" action="?">
      <input type="hidden" name="token" value="${token}" />
      ${field({ name: 'name', label: 'Your name', type: 'text', autocomplete: 'name', value: name, error: errors['name'], focus: first === 'name' })}
      ${field({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', value: email, fixed: true })}
      ${field({
        name: 'password',
        label: 'Password',
        type: 'password',
        autocomplete: 'new-password',
        help: 'At least 12 characters. Several words in a row are easy to remember.',
        error: errors['password'],
        focus: first === 'password',
      })}
      <button type="submit">Make account and open the Studio</button>
    </form>`
}
