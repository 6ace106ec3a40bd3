import { describe, expect, test } from 'vitest'
import type { FieldErrors } from '#components/forms/leadFormChecks.ts'
import {
  initialLeadFormState,
  isIncomplete,
  reduceLeadForm,
  type LeadFormAction,
} from '#components/forms/useLeadForm.ts'

const missing: FieldErrors = { company: 'validation.fillAllFields' }
const malformed: FieldErrors = { email: 'validation.emailInvalid' }
const after = (...actions: LeadFormAction[]) => actions.reduce(reduceLeadForm, initialLeadFormState)
const checked = (errors: FieldErrors): LeadFormAction => ({ errors, valid: false })

describe('the phase of a lead form', () => {
  test.each<[string, LeadFormAction[], string]>([
    ['is idle at first', [], 'idle'],
    ['is submitting during the call', ['submitting'], 'submitting'],
    ['ends in success', ['submitting', 'success'], 'success'],
    ['shows a failure', ['submitting', 'failed'], 'failed'],
    ['is submitting again after a failure', ['submitting', 'failed', 'submitting'], 'submitting'],
    ['stays idle after an invalid submit', [checked(missing), 'rejected'], 'idle'],
    ['drops an earlier failure on an invalid submit', ['submitting', 'failed', 'rejected'], 'idle'],
    ['keeps a failure of the call on an edit', ['submitting', 'failed', checked({})], 'failed'],
  ])('%s', (_behaviour, actions, phase) => {
    expect(after(...actions).phase).toBe(phase)
  })
})

test.each<[string, LeadFormAction[], boolean]>([
  ['not before a submit', [checked(missing)], false],
  ['after a submit with an empty field', [checked(missing), 'rejected'], true],
  ['not for a malformed email alone', [checked(malformed), 'rejected'], false],
  ['for missing fields beside a malformed email', [checked({ ...missing, ...malformed }), 'rejected'], true],
  ['no longer once all errors are fixed', [checked(missing), 'rejected', checked({})], false],
  ['no longer during the call', [checked(missing), 'rejected', 'submitting'], false],
])('a form reports missing fields: %s', (_situation, actions, expected) => {
  expect(isIncomplete(after(...actions))).toBe(expected)
})

test.each<[string, LeadFormAction[], boolean]>([
  ['not before its checks are loaded', [], false],
  ['not with an invalid field', [checked(missing)], false],
  ['once every field is valid', [{ errors: {}, valid: true }], true],
  ['when its checks cannot load', [{ errors: {}, valid: true }, 'failed'], true],
  ['not when checks that load late find an error', [{ errors: {}, valid: true }, 'failed', checked(missing)], false],
])('a form that must be valid can be submitted: %s', (_situation, actions, expected) => {
  expect(after(...actions).valid).toBe(expected)
})
