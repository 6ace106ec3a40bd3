import { formFields, type LeadField, leadFields, MESSAGE_KEYS } from '#leads/contracts.ts'
import type { LeadForm } from '#lib/forms.ts'
import type { CodeStrings } from '#lib/i18n/resources.ts'
import { translate, translateGroup } from '#lib/i18n/translate.ts'

/** A field as a form shows it, in the language of the page. */
interface ShownField {
  name: LeadField
  label: string
  required: boolean
  /** Takes a whole row. */
  wide?: boolean
  /** Of a choice. */
  options?: { value: string; label: string }[]
}

type FormLabels = CodeStrings['forms']['labels']

/** Lists the fields of a form with their labels. Server only, as all strings here. */
export function listFields(form: LeadForm): ShownField[] {
  const strings = translateGroup('forms')
  const names: Partial<Record<string, Partial<Record<string, string>>>> = strings.options
  return formFields[form].map((field) => {
    const { name } = field
    const schema = leadFields[name]
    const label: keyof FormLabels = 'label' in field ? field.label : name
    return {
      name,
      label: strings.labels[label],
      required: !schema.safeParse(undefined).success,
      ...('wide' in field && { wide: field.wide }),
      ...('options' in schema && {
        options: schema.options.map((value) => ({ value, label: names[name]?.[value] ?? value })),
      }),
    }
  })
}

/** The code-owned strings of the lead forms, passed to the browser. */
export type FormStrings = ReturnType<typeof getFormStrings>

/** Resolves the strings of the lead forms. Server only: the translations stay out of the browser's bundle. */
export function getFormStrings() {
  const { options: _options, labels: _labels, ...forms } = translateGroup('forms')
  return {
    ...forms,
    selectPlaceholder: translate('validation.selectPlaceholder'),
    fields: { demo: listFields('demo'), 'one-pager': listFields('one-pager') },
    messages: {
      [MESSAGE_KEYS.incomplete]: translate(MESSAGE_KEYS.incomplete),
      [MESSAGE_KEYS.emailInvalid]: translate(MESSAGE_KEYS.emailInvalid),
      [MESSAGE_KEYS.emailRequired]: translate(MESSAGE_KEYS.emailRequired),
    },
    closeDialog: translate('accessibility.closeDialog'),
  }
}
