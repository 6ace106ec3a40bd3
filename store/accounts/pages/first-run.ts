import { html } from 'hono/html'
import { alert, field } from './form.ts'

interface FirstRunFormProps {
  secret: string
  values: { email: string; name: string }
  /** What is wrong, by field. */
  errors: Partial<Record<string, string>>
}

/** The page where the first person makes an account and becomes administrator. */
export function firstRunForm({ secret, values, errors }: FirstRunFormProps) {
  const first = (['name', 'email', 'password'] as const).find((name) => errors[name]) ?? 'name'
  const shared = (name: 'name' | 'email' | 'password') => ({ name, error: errors[name], focus: name === first })
  return html`<h1>Make your account</h1>
    <p class="lead">You are the first one here, so this account will be the administrator of the Studio.</p>
    ${alert(Object.keys(errors).length > 0 ? 'The account was not made yet. Look at the fields marked below.' : undefined)}
    <form method="post" action="?">
      <input type="hidden" name="token" value="${secret}" />
      ${field({ ...shared('name'), label: 'Your name', type: 'text', autocomplete: 'name', value: values.name })}
      ${field({ ...shared('email'), label: 'E-mail', type: 'email', autocomplete: 'username', value: values.email })}
      ${field({
        ...shared('password'),
        label: 'Password',
        type: 'password',
        autocomplete: 'new-password',
        help: 'At least 12 characters. Several words in a row are easy to remember.',
      })}
      <button type="submit">Make account and open the Studio</button>
    </form>`
}
