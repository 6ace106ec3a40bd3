import { defineLocaleResourceBundle, type ValidationLocaleResourceKeys } from 'sanity'
import {
  ADDRESS_TAKEN,
  EMPTY,
  listed,
  NAMES_SOMEBODY,
  NO_ADDRESS,
  NO_CHOICE,
  NOT_SAFE,
  notSuch,
  tooLong,
} from '#lib/content/problems.ts'

/** Messages of schema rules: what is wrong and what to do. */
const messages: Partial<Record<ValidationLocaleResourceKeys, string>> = {
  'generic.required': EMPTY,
  'generic.not-allowed': NO_CHOICE,
  'generic.not-allowed_hint': '“{{hint}}” is not one of the choices. Choose one from the list.',
  'string.maximum-length': tooLong('{{maxLength}}'),
  'string.minimum-length': 'Too short: write at least {{minLength}} characters.',
  'string.exact-length': 'Write exactly {{wantedLength}} characters.',
  'string.email': 'This is not an email address. Write it in full, such as name@example.com.',
  'string.regex-does-not-match': notSuch('{{name}}'),
  'string.url.disallowed-scheme': NOT_SAFE,
  'string.url.includes-credentials': NAMES_SOMEBODY,
  'string.url.invalid': NO_ADDRESS,
  'string.url.not-absolute': 'Write the whole address, beginning with https://.',
  'array.exact-length': listed.exactly('{{wantedLength}}'),
  'array.maximum-length': listed.most('{{maxLength}}'),
  'array.minimum-length': listed.least('{{minLength}}'),
  'array.item-duplicate': 'This is in the list twice. Remove one.',
  'date.invalid-format': 'This is not a date. Choose a day in the calendar.',
  'number.minimum': 'Write {{minNumber}} or more.',
  'number.maximum': 'Write {{maxNumber}} or less.',
  'number.greater-than': 'Write a number above {{threshold}}.',
  'number.less-than': 'Write a number below {{threshold}}.',
  'number.non-integer': 'Write a whole number, without a decimal point.',
  'number.maximum-precision': 'Write at most {{limit}} digits after the decimal point.',
  'object.asset-required_image': 'The picture is missing. Upload one.',
  'object.reference-not-published': 'This document is not published yet. Publish it first, or choose another.',
  'slug.missing-current': 'Required. Write it, or press Generate.',
  'slug.not-unique': ADDRESS_TAKEN,
  'panel.no-errors-message': 'No problems. Ready to publish.',
}

export const validationWords = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'validation',
  resources: messages,
})

/** The banner above a form that the user may not edit; ReadOnlyReason says why. */
export const readOnlyWords = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'structure',
  resources: Object.fromEntries(
    ['update', 'create'].flatMap((permission) => {
      const key = `banners.permission-check-banner.missing-permission_${permission}`
      return [
        [`${key}_one`, 'Read only for your role, <Roles/>.'],
        [`${key}_other`, 'Read only for your roles, <Roles/>.'],
      ]
    }),
  ),
})
