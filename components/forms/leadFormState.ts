import type { MessageKey } from '#lib/leads/contracts.ts'

/** What is wrong with each field, by its name; the message is a key of the code-owned strings. */
export type FieldErrors = Readonly<Record<string, MessageKey>>

export interface LeadFormState {
  phase: 'idle' | 'submitting' | 'success' | 'failed'
  errors: FieldErrors
  /** True once every field holds a valid value; a dialog's submit is disabled until then. */
  valid: boolean
  /** True after a submit that found something wrong, until it is put right. */
  submittedInvalid: boolean
  /** True while the form's checks cannot be downloaded: nobody knows then whether it is valid. */
  unchecked: boolean
}

export type LeadFormAction =
  | { type: 'checked'; errors: FieldErrors; valid: boolean }
  | { type: 'uncheckable' }
  | { type: 'refused' }
  | { type: 'sent' }
  | { type: 'succeeded' }
  | { type: 'failed' }

export const initialLeadFormState: LeadFormState = {
  phase: 'idle',
  errors: {},
  valid: false,
  submittedInvalid: false,
  unchecked: false,
}

/**
 * The states of a lead form (specification, section 4): idle, submitting, then success, or failure with the form as
 * it was. Nothing is ever reset; closing a dialog forgets its whole form.
 */
export function leadFormState(state: LeadFormState, action: LeadFormAction): LeadFormState {
  switch (action.type) {
    case 'checked': {
      const submittedInvalid = state.submittedInvalid && Object.keys(action.errors).length > 0
      // Checks that arrive after all take back what was said about their absence.
      const phase = state.unchecked && state.phase === 'failed' ? 'idle' : state.phase
      return { phase, errors: action.errors, valid: action.valid, submittedInvalid, unchecked: false }
    }
    case 'uncheckable':
      return { ...state, phase: 'failed', unchecked: true }
    case 'refused':
      return { ...state, phase: 'idle', submittedInvalid: true }
    case 'sent':
      return { ...state, phase: 'submitting', submittedInvalid: false }
    case 'succeeded':
      return { ...state, phase: 'success' }
    case 'failed':
      return { ...state, phase: 'failed' }
  }
}

/** True when a submit found a field that was not filled out. A malformed e-mail alone speaks for itself. */
export const isIncomplete = ({ submittedInvalid, errors }: LeadFormState): boolean =>
  submittedInvalid && Object.values(errors).includes('validation.fillAllFields')

/**
 * True when a form that must be valid before it is sent may not be sent. A form whose checks cannot be downloaded may:
 * sending tries the download again.
 */
export const mayNotBeSent = ({ valid, unchecked }: LeadFormState): boolean => !valid && !unchecked
