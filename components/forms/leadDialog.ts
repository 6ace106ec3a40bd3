/** Attribute of a link that opens a dialog; its value is the dialog's name. */
export const OPENS_ATTRIBUTE = 'data-opens'

export const leadDialogs = ['demo', 'one-pager'] as const

export type LeadDialog = (typeof leadDialogs)[number]
