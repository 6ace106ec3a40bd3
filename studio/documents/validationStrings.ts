import { defineLocaleResourceBundle, type ValidationLocaleResourceKeys } from 'sanity'
import * as problems from '#lib/content/problems.ts'
import { UPLOAD_FAILURE } from '#lib/content/uploads.ts'

const createBundle = (namespace: string, resources: Record<string, string>) =>
  defineLocaleResourceBundle({ locale: 'en-US', namespace, resources })

/** Messages of schema rules: the problem and its solution. */
const messages = {
  'generic.required': problems.REQUIRED,
  'generic.not-allowed': problems.NO_CHOICE,
  'generic.not-allowed_hint': '“{{hint}}” is not one of the choices. Choose one from the list.',
  'string.maximum-length': problems.describeTooLong('{{maxLength}}'),
  'string.email': 'This is not an email address. Write it in full, such as name@example.com.',
  'string.regex-does-not-match': problems.describeNotAllowed('{{name}}'),
  'string.url.disallowed-scheme': problems.UNSAFE_ADDRESS,
  'string.url.includes-credentials': problems.CREDENTIALS_IN_ADDRESS,
  'string.url.invalid': problems.NO_ADDRESS,
  'string.url.not-absolute': 'Write the whole address, beginning with https://.',
  'array.exact-length': problems.listLengthMessages.exactly('{{wantedLength}}'),
  'array.maximum-length': problems.listLengthMessages.most('{{maxLength}}'),
  'array.minimum-length': problems.listLengthMessages.least('{{minLength}}'),
  'array.item-duplicate': 'This is in the list twice. Remove one.',
  'date.invalid-format': 'This is not a date. Choose a day in the calendar.',
  'number.minimum': problems.rangeMessages.least('{{minNumber}}'),
  'number.maximum': problems.rangeMessages.most('{{maxNumber}}'),
  'number.greater-than': problems.HIGH_END_NOT_ABOVE,
  'number.non-integer': 'Write a whole number, without a decimal point.',
  'number.maximum-precision': 'Write at most {{limit}} digits after the decimal point.',
  'object.asset-required_image': problems.NO_PICTURE,
  'object.reference-not-published': 'This document is not published yet. Publish it first, or choose another.',
  'slug.missing-current': 'Required. Write it, or press Generate.',
  'slug.not-unique': problems.ADDRESS_TAKEN,
  'panel.no-errors-message': 'No problems. Ready to publish.',
} satisfies Partial<Record<ValidationLocaleResourceKeys, string>>

export const validationStrings = createBundle('validation', messages)

/** Returns the banner above a form that the user may not edit; ReadOnlyReason says why. */
const describeReadOnly = (permission: string) => {
  const key = `banners.permission-check-banner.missing-permission_${permission}`
  return {
    [`${key}_one`]: 'Read only for your role, <Roles/>.',
    [`${key}_other`]: 'Read only for your roles, <Roles/>.',
  }
}

const TAG_HINT = 'Type a phrase and press Enter'

/** Plain words for Sanity's own terms. */
export const plainWords = [
  createBundle('structure', { ...describeReadOnly('update'), ...describeReadOnly('create') }),
  createBundle('studio', {
    'inputs.tags.placeholder': TAG_HINT,
    'inputs.tags.placeholder_touch': TAG_HINT,
    'inputs.image.upload-error.description': UPLOAD_FAILURE,
    'asset-sources.common.uploader.upload-failed.description': UPLOAD_FAILURE,
  }),
  createBundle('presentation', { 'narrow-tabs.content-tab.label': 'Form', 'narrow-tabs.preview-tab.label': 'Page' }),
]
