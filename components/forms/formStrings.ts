import { MESSAGE_KEYS, type MessageKey, BUSINESS_TYPES, LEADS_PER_MONTH, LENDER_TYPES } from '#lib/leads/contracts.ts'
import { translate, translateGroup, type CodeStrings } from '#lib/i18n/translate.ts'

interface Option {
  value: string
  label: string
}

/** The code-owned words of the lead forms, for the browser. */
export interface FormStrings {
  labels: CodeStrings['forms']['labels']
  selectPlaceholder: string
  options: Record<'leadsPerMonth' | 'lenderType' | 'type', readonly Option[]>
  messages: Record<MessageKey, string>
  failure: string
  submitting: string
  close: string
  closeDialog: string
  requiredHint: string
  demoSuccess: string
  onePagerSuccessTitle: string
  onePagerSuccessText: string
}

/** Resolves the words of the lead forms. Server only: the browser gets the result. */
export function formStrings(): FormStrings {
  const { options: words, ...forms } = translateGroup('forms')
  return {
    labels: forms.labels,
    selectPlaceholder: translate('validation.selectPlaceholder'),
    options: {
      leadsPerMonth: LEADS_PER_MONTH.map((value) => ({ value, label: words.leadsPerMonth[value] })),
      lenderType: LENDER_TYPES.map((value) => ({ value, label: words.lenderType[value] })),
      type: BUSINESS_TYPES.map((value) => ({ value, label: words.type[value] })),
    },
    messages: {
      [MESSAGE_KEYS.incomplete]: translate(MESSAGE_KEYS.incomplete),
      [MESSAGE_KEYS.emailInvalid]: translate(MESSAGE_KEYS.emailInvalid),
      [MESSAGE_KEYS.emailRequired]: translate(MESSAGE_KEYS.emailRequired),
    },
    failure: forms.failure,
    submitting: forms.submitting,
    close: forms.close,
    closeDialog: translate('accessibility.closeDialog'),
    requiredHint: forms.requiredHint,
    demoSuccess: forms.demoSuccess,
    onePagerSuccessTitle: forms.onePagerSuccessTitle,
    onePagerSuccessText: forms.onePagerSuccessText,
  }
}
