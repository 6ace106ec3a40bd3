import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { z } from 'zod'
import { STUDIO_PATH } from '#lib/links/path.ts'
import { MIN_PASSWORD_LENGTH } from '../secrets.ts'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

type Problems = Partial<Record<string, string>>

export const listFirstProblems = (error: z.ZodError): Problems =>
  Object.fromEntries(error.issues.toReversed().map(({ path: [field], message }) => [String(field), message]))

interface FieldProps {
  label: string
  type?: 'text' | 'email' | 'password'
  autocomplete: string
  value?: string
  help?: string
  error?: string | undefined
  focus?: boolean
  readonly?: boolean
}

function field(name: string, { label, type = 'text', autocomplete, value, help, error, focus, readonly }: FieldProps) {
  const describedBy = [help && `${name}-help`, error && `${name}-error`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${help ? html`<p class="help" id="${name}-help">${help}</p>` : ''}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value ?? ''}"
      ${readonly ? html`readonly` : html`required`}
      ${type === 'email' ? html`autocapitalize="none" spellcheck="false"` : ''}
      ${describedBy ? html`aria-describedby="${describedBy}"` : ''}
      ${error ? html`aria-invalid="true"` : ''}
      ${focus ? html`autofocus` : ''}
    />
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}
  </div>`
}

const alert = (text: string | undefined) => (text ? html`<p class="alert" role="alert">${text}</p>` : '')

const emailField = (props: Partial<FieldProps>) =>
  field('email', { label: 'Email', type: 'email', autocomplete: 'username', ...props })

const currentPasswordField = (name: string, label: string, focus = false) =>
  field(name, { label, type: 'password', autocomplete: 'current-password', focus })

const newPasswordField = (props: Partial<FieldProps>) =>
  field('password', {
    label: 'Password',
    type: 'password',
    autocomplete: 'new-password',
    help: `At least ${MIN_PASSWORD_LENGTH} characters. Several words in a row are easy to remember.`,
    ...props,
  })

export const signInForm = ({ origin, email, error }: { origin: string; email: string; error?: string }) =>
  html`<h1>Sign in to the Studio</h1>
    ${alert(error)}
    <form method="post" action="?">
      <input type="hidden" name="origin" value="${origin}" />
      ${emailField({ value: email, focus: !email })} ${currentPasswordField('password', 'Password', email !== '')}
      <button type="submit">Sign in</button>
    </form>
    <p><a href="../forgotten">Forgot your password?</a></p>
    <p><a href="../password">Change your password</a></p>`

const backToSignIn = html`<p><a href="${STUDIO_PATH}">Back to sign in</a></p>`

const withoutMail = html`<details>
  <summary>No mail arrives?</summary>
  <p class="help">
    Ask an administrator of the Studio for a link: People, then New password beside your name. It works once and within
    a day.
  </p>
  <p class="help">
    If you are the only administrator, set STUDIO_ADMIN_EMAIL and STUDIO_ADMIN_PASSWORD on the server and start the site
    again.
  </p>
</details>`

/** Renders the form that requests a link for a new password by mail. */
export const forgottenForm = ({ email, error, problem }: Omit<PasswordFormProps, 'token'>) =>
  html`<h1>Forgot your password?</h1>
    <p class="intro">We send a link to your email address, by which you choose a new one.</p>
    ${alert(error)}
    <form method="post" action="?">
      ${emailField({ value: email, error: problem, focus: true })}
      <button type="submit">Send the link</button>
    </form>
    ${withoutMail} ${backToSignIn}`

/** Renders the answer to a request, which is the same whether an account exists. */
export const forgottenSent = (email: string) =>
  html`<h1>Check your mail</h1>
    <p class="intro">
      If <strong>${email}</strong> has an account here, a link is on its way. It works once and within half an hour.
    </p>
    ${withoutMail} ${backToSignIn}`

interface PasswordFormProps {
  email: string
  token?: string
  error?: string | undefined
  problem?: string | undefined
}

/** Renders the form for changing one's own password, or for choosing a new one by a reset link. */
export const passwordForm = ({ email, token, error, problem }: PasswordFormProps) =>
  html`<h1>${token ? 'Choose a new password' : 'Change your password'}</h1>
    <p class="intro">The old one stops working, and wherever you are signed in, you are signed out.</p>
    ${alert(error ?? (problem && 'The password was not changed yet. Look at the field marked below.'))}
    <form method="post" action="?">
      ${
        token
          ? html`<input type="hidden" name="token" value="${token}" /> ${emailField({ value: email, readonly: true })}`
          : html`${emailField({ value: email, focus: !email })} ${currentPasswordField('current', 'Current password')}`
      }
      ${newPasswordField({ label: 'New password', error: problem, focus: token !== undefined })}
      <button type="submit">Save and open the Studio</button>
    </form>
    ${token ? '' : backToSignIn}`

export interface LinkFormProps {
  token: string
  email: string
  name: string
  problems: Problems
}

/**
 * Renders the form that creates an account.
 *
 * @param invitedAs the role of the invitation, which fixes the email address; undefined for the first account
 */
export function accountForm(
  { token, email, name, problems }: LinkFormProps,
  invitedAs?: { title: string; description: string },
) {
  const focusedField = ['name', 'email', 'password'].find((each) => problems[each]) ?? 'name'
  const getFieldState = (each: string) => ({ error: problems[each], focus: each === focusedField })
  return html`<h1>Make your account</h1>
    ${
      invitedAs
        ? html`<p class="intro">You are invited to the Studio as <strong>${invitedAs.title}</strong>.</p>
            <p class="help">${invitedAs.description}</p>`
        : html`<p class="intro">
            You are the first one here, so this account will be the administrator of the Studio.
          </p>`
    }
    ${alert(Object.keys(problems).length > 0 ? 'The account was not made yet. Look at the fields marked below.' : '')}
    <form method="post" action="?">
      <input type="hidden" name="token" value="${token}" />
      ${field('name', { label: 'Your name', autocomplete: 'name', value: name, ...getFieldState('name') })}
      ${emailField({ value: email, ...(invitedAs ? { readonly: true } : getFieldState('email')) })}
      ${newPasswordField(getFieldState('password'))}
      <button type="submit">Make account and open the Studio</button>
    </form>`
}
