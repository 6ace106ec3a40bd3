import { html } from 'hono/html'
import { alert, field } from './form.ts'

interface ResetFormProps {
  token: string
  email: string
  /** What is wrong, by field. */
  errors: Partial<Record<string, string>>
}

/** The page where a person chooses a new password. */
export function resetForm({ token, email, errors }: ResetFormProps) {
  return html`<h1>Choose a new password</h1>
    <p class="lead">The old one stops working, and wherever you are signed in, you are signed out.</p>
    ${alert(errors['password'] ? 'The password was not changed yet. Look at the field marked below.' : undefined)}
    <form method="post" action="?">
      <input type="hidden" name="token" value="${token}" />
      ${field({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', value: email, fixed: true })}
      ${field({
        name: 'password',
        label: 'New password',
        type: 'password',
        autocomplete: 'new-password',
        help: 'At least 12 characters. Several words in a row are easy to remember.',
        error: errors['password'],
        focus: true,
      })}
      <button type="submit">Save and open the Studio</button>
    </form>`
}
