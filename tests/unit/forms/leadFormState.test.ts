import { describe, expect, test } from 'vitest'
import {
  initialLeadFormState,
  isIncomplete,
  leadFormState,
  mayNotBeSent,
  type FieldErrors,
  type LeadFormAction,
} from '#components/forms/leadFormState.ts'

const missing: FieldErrors = { company: 'validation.fillAllFields' }
const malformed: FieldErrors = { email: 'validation.emailInvalid' }
const after = (...actions: LeadFormAction[]) => actions.reduce(leadFormState, initialLeadFormState)
const checked = (errors: FieldErrors): LeadFormAction => ({ type: 'checked', errors, valid: false })

describe('a lead form', () => {
  test.each<[string, LeadFormAction[], string]>([
    ['waits', [], 'idle'],
    ['is submitting while its call runs', [{ type: 'sent' }], 'submitting'],
    ['ends in success', [{ type: 'sent' }, { type: 'succeeded' }], 'success'],
    ['shows a failure', [{ type: 'sent' }, { type: 'failed' }], 'failed'],
    ['may be sent again after a failure', [{ type: 'sent' }, { type: 'failed' }, { type: 'sent' }], 'submitting'],
    ['stays when it was refused', [checked(missing), { type: 'refused' }], 'idle'],
    [
      'drops an earlier failure when it is refused',
      [{ type: 'sent' }, { type: 'failed' }, { type: 'refused' }],
      'idle',
    ],
  ])('%s', (_behaviour, actions, phase) => {
    expect(after(...actions).phase).toBe(phase)
  })

  test.each<[string, LeadFormAction[], boolean]>([
    ['not before a submit', [checked(missing)], false],
    ['after a submit that found an empty field', [checked(missing), { type: 'refused' }], true],
    ['not when only the e-mail is malformed', [checked(malformed), { type: 'refused' }], false],
    [
      'when fields are missing and the e-mail is malformed',
      [checked({ ...missing, ...malformed }), { type: 'refused' }],
      true,
    ],
    ['no longer once everything is filled out', [checked(missing), { type: 'refused' }, checked({})], false],
    ['no longer while it is being sent', [checked(missing), { type: 'refused' }, { type: 'sent' }], false],
  ])('asks to fill out all fields: %s', (_situation, actions, expected) => {
    expect(isIncomplete(after(...actions))).toBe(expected)
  })

  test.each<[string, LeadFormAction[], boolean]>([
    ['not before its checks have arrived', [], true],
    ['not while a field is wrong', [checked(missing)], true],
    ['once every field is valid', [{ type: 'checked', errors: {}, valid: true }], false],
    ['when its checks cannot be loaded: sending tries again', [{ type: 'uncheckable' }], false],
    ['not when the checks arrive after all and find it wrong', [{ type: 'uncheckable' }, checked(missing)], true],
  ])('that must be valid may be sent: %s', (_situation, actions, expected) => {
    expect(mayNotBeSent(after(...actions))).toBe(expected)
  })

  test.each<[string, LeadFormAction[], string]>([
    ['is told as a failure', [{ type: 'uncheckable' }], 'failed'],
    ['is forgotten once they arrive', [{ type: 'uncheckable' }, checked({})], 'idle'],
    ['is not what an edit after a failed call forgets', [{ type: 'sent' }, { type: 'failed' }, checked({})], 'failed'],
  ])('that cannot load its checks: %s', (_situation, actions, phase) => {
    expect(after(...actions).phase).toBe(phase)
  })
})
