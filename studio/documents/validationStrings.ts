import { defineLocaleResourceBundle, type StudioLocaleResourceKeys, type ValidationLocaleResourceKeys } from 'sanity'
import type { StructureLocaleResourceKeys } from 'sanity/structure'
import * as problems from '#lib/content/problems.ts'
import { UPLOAD_FAILURE } from '#lib/content/uploads.ts'
import { textKeys } from '#studio/sanityInternals.ts'

const createBundle = (namespace: string, resources: Record<string, string>) =>
  defineLocaleResourceBundle({ locale: 'en-US', namespace, resources })

/** Messages of schema rules: the problem and its solution. */
const messages = {
  'generic.required': problems.REQUIRED,
  'generic.not-allowed': problems.NO_CHOICE,
  'generic.not-allowed_hint': problems.describeNoChoice('{{hint}}'),
  'generic.incorrect-type': problems.WRONG_TYPE,
  'string.maximum-length': problems.describeTooLong('{{maxLength}}'),
  'string.regex-does-not-match': problems.describeNotAllowed('{{name}}'),
  'string.url.disallowed-scheme': problems.UNSAFE_ADDRESS,
  'string.url.includes-credentials': problems.CREDENTIALS_IN_ADDRESS,
  'string.url.invalid': problems.NO_ADDRESS,
  'string.url.not-absolute': 'Write the whole address, beginning with https://.',
  'array.exact-length': problems.listLengthMessages.exactly('{{wantedLength}}'),
  'array.exact-length_blocks': problems.listLengthMessages.exactly('{{wantedLength}}'),
  'array.maximum-length': problems.listLengthMessages.most('{{maxLength}}'),
  'array.maximum-length_blocks': problems.listLengthMessages.most('{{maxLength}}'),
  'array.minimum-length': problems.listLengthMessages.least('{{minLength}}'),
  'array.minimum-length_blocks': problems.listLengthMessages.least('{{minLength}}'),
  'array.item-duplicate': problems.ITEM_TWICE,
  'date.invalid-format': problems.NO_DAY,
  'number.minimum': problems.rangeMessages.least('{{minNumber}}'),
  'number.maximum': problems.rangeMessages.most('{{maxNumber}}'),
  'number.greater-than': problems.HIGH_END_NOT_ABOVE,
  'number.non-integer': problems.NOT_WHOLE,
  'number.maximum-precision': problems.describeTooPrecise('{{limit}}'),
  'object.asset-required_image': problems.NO_PICTURE,
  'object.reference-not-published': 'This document is not published yet. Publish it first, or choose another.',
  'slug.missing-current': problems.NO_SLUG,
  'slug.not-unique': problems.ADDRESS_TAKEN,
  'panel.no-errors-message': 'No problems. Ready to publish.',
} satisfies Partial<Record<ValidationLocaleResourceKeys, string>>

export const validationStrings = createBundle('validation', messages)

/** The banner above a form that the user may not edit; ReadOnlyReason says why. */
const READ_ONLY = 'Read only for your role, <Roles/>.'
const READ_ONLY_ROLES = 'Read only for your roles, <Roles/>.'

const TAG_HINT = 'Type a phrase and press Enter'

/** Plain words for Sanity's own terms. */
export const plainWords = [
  createBundle('structure', {
    'banners.permission-check-banner.missing-permission_create_one': READ_ONLY,
    'banners.permission-check-banner.missing-permission_create_other': READ_ONLY_ROLES,
    'banners.permission-check-banner.missing-permission_update_one': READ_ONLY,
    'banners.permission-check-banner.missing-permission_update_other': READ_ONLY_ROLES,
  } satisfies Partial<Record<StructureLocaleResourceKeys, string>>),
  // Sanity has this name in another namespace, so a screen reader would read its key.
  createBundle('structure', { [textKeys.closeHistory]: 'Close history' }),
  createBundle('studio', {
    'inputs.tags.placeholder': TAG_HINT,
    'inputs.tags.placeholder_touch': TAG_HINT,
    'inputs.image.upload-error.description': UPLOAD_FAILURE,
    // Sanity says that the draft is up to date, also when a paused schedule has later changes.
    'release.dialog.delete-schedule-draft.body-already-current':
      'Delete this scheduled draft? The draft stays as it is. What was changed only here, while it was paused, is lost.',
    'search.error.unspecified-error-title': 'The search did not finish',
    'search.error.unspecified-error-help-description':
      'Search once more, with one word. If it fails again, open the document from its list under Content.',
    'asset-sources.common.uploader.upload-failed.description': UPLOAD_FAILURE,
  } satisfies Partial<Record<StudioLocaleResourceKeys, string>>),
  createBundle('copy-paste', {
    [textKeys.pasteRefused]: 'Not pasted',
    [textKeys.pasteHasOtherItems]: 'This list takes no “{{type}}”. Choose what it takes with “Add item”.',
    [textKeys.pasteHasOtherReferences]:
      'It lists questions, reviews or others that do not belong here: they are in the other language, or for other readers. In the menu of a French document, “Copy structure from English” adds the French ones.',
  }),
  createBundle('presentation', { [textKeys.formTab]: 'Form', [textKeys.pageTab]: 'Page' }),
]

/** What the embedded store does, unlike Sanity's cloud, which replaces the text when the schedule runs. */
export const embeddedWords = createBundle('structure', {
  'banners.scheduled-draft-override-banner.text':
    'A scheduled draft with another text waits. If you publish now, its schedule is paused, and the person who set the time gets a mail.',
} satisfies Partial<Record<StructureLocaleResourceKeys, string>>)
