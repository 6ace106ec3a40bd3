import type { ComponentProps } from 'react'
import { MAX_TEXT_LENGTH } from '#lib/forms.ts'

export const emailInput: ComponentProps<'input'> = {
  type: 'email',
  autoComplete: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
}

/** Properties of the text inputs that browsers can fill in. */
const autofilled: Partial<Record<string, ComponentProps<'input'>>> = {
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  email: emailInput,
}

/** Returns the properties of a text input. The maximum length keeps visitors from typing what the server refuses. */
export const getTextInput = (name: string): ComponentProps<'input'> => ({
  ...(name !== 'email' && { maxLength: MAX_TEXT_LENGTH }),
  ...autofilled[name],
})
