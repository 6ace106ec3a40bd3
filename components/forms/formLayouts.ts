import type { ComponentProps } from 'react'
import { type LeadForm, MAX_TEXT_LENGTH } from '#lib/forms.ts'
import type { FormStrings } from './formStrings.ts'

export const emailInput: ComponentProps<'input'> = {
  type: 'email',
  autoComplete: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
}

/** Properties of the text inputs. The maximum length keeps visitors from typing what the server refuses. */
export const textInputs = {
  name: { autoComplete: 'name', maxLength: MAX_TEXT_LENGTH },
  company: { autoComplete: 'organization', maxLength: MAX_TEXT_LENGTH },
  email: emailInput,
} as const

export interface FieldLayout {
  name: keyof typeof textInputs | keyof FormStrings['options']
  label: keyof FormStrings['labels']
  /** Takes a whole row. */
  wide?: boolean
}

/** The fields of each form in reading order, all required. */
export const formLayouts: Record<LeadForm, readonly FieldLayout[]> = {
  demo: [
    { name: 'company', label: 'companyName' },
    { name: 'name', label: 'contactName' },
    { name: 'email', label: 'email', wide: true },
    { name: 'leadsPerMonth', label: 'leadsPerMonth' },
    { name: 'lenderType', label: 'lenderType' },
    { name: 'type', label: 'businessType', wide: true },
  ],
  'one-pager': [
    { name: 'name', label: 'fullName', wide: true },
    { name: 'company', label: 'companyName', wide: true },
    { name: 'email', label: 'email', wide: true },
  ],
  'android-waitlist': [{ name: 'email', label: 'email', wide: true }],
}
