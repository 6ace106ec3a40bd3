import { BUSINESS_TYPES, LEADS_PER_MONTH, LENDER_TYPES, MESSAGE_KEYS } from '#leads/contracts.ts'
import { translate, translateGroup } from '#lib/i18n/translate.ts'

/** The code-owned strings of the lead forms, passed to the browser. */
export type FormStrings = ReturnType<typeof getFormStrings>

/** Resolves the strings of the lead forms. Server only: the translations stay out of the browser's bundle. */
export function getFormStrings() {
  const { options, ...forms } = translateGroup('forms')
  return {
    ...forms,
    selectPlaceholder: translate('validation.selectPlaceholder'),
    options: {
      leadsPerMonth: LEADS_PER_MONTH.map((value) => ({ value, label: options.leadsPerMonth[value] })),
      lenderType: LENDER_TYPES.map((value) => ({ value, label: options.lenderType[value] })),
      type: BUSINESS_TYPES.map((value) => ({ value, label: options.type[value] })),
    },
    messages: {
      [MESSAGE_KEYS.incomplete]: translate(MESSAGE_KEYS.incomplete),
      [MESSAGE_KEYS.emailInvalid]: translate(MESSAGE_KEYS.emailInvalid),
      [MESSAGE_KEYS.emailRequired]: translate(MESSAGE_KEYS.emailRequired),
    },
    closeDialog: translate('accessibility.closeDialog'),
  }
}
