import { html } from 'hono/html'
import { alert, field } from './form.ts'

/** The page where a person signs in. `origin` is where the Studio waits. */
export function signInForm({ origin, email, error }: { origin: string; email: string; error?: string }) {
  return html`<h1>Sign in to the Studio</h1>
    ${alert(error)}
    <form method="post" action="?">
      <input type="hidden" name="origin" value="${origin}" />
      ${field({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', value: email, focus: !email })}
      ${field({
        name: 'password',
        label: 'Password',
        type: 'password',
        autocomplete: 'current-password',
        focus: email !== '',
      })}
      <button type="submit">Sign in</button>
    </form>`
}
