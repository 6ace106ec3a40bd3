import { html } from 'hono/html'
import type { z } from 'zod'

interface FieldProps {
  name: string
  label: string
  type: 'text' | 'email' | 'password'
  /** What a password manager should fill in or offer to keep. */
  autocomplete: string
  value?: string
  help?: string
  error?: string
  focus?: boolean
  /** Shown, and known to password managers, but not to be changed. */
  fixed?: boolean
}

/** A labelled field; help and error are tied to it for screen readers. */
export function field({ name, label, type, autocomplete, value, help, error, focus, fixed }: FieldProps) {
  const described = [help && `${name}-help`, error && `${name}-error`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${help ? html`<p class="help" id="${name}-help">${help}</p>` : ''}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value ?? ''}"
      ${fixed ? html`readonly` : html`required`}
      ${type === 'email' ? html`autocapitalize="none" spellcheck="false"` : ''}
      ${described ? html`aria-describedby="${described}"` : ''}
      ${error ? html`aria-invalid="true"` : ''}
      ${focus ? html`autofocus` : ''}
    />
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}
  </div>`
}

export const alert = (words: string | undefined) => (words ? html`<p class="alert" role="alert">${words}</p>` : '')

/** The first thing that is wrong with each field. */
export function firstProblems(error: z.ZodError): Partial<Record<string, string>> {
  const problems = error.issues.map(({ path: [field], message }) => [String(field), message] as const)
  // The first of several comes last here, and so stays.
  return Object.fromEntries(problems.toReversed())
}
