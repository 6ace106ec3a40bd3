export const leadDialogs = ['demo', 'one-pager'] as const

export type LeadDialog = (typeof leadDialogs)[number]

/** Returns the properties of a button that opens a form's dialog. */
export const opensDialog = (dialog: LeadDialog) =>
  ({ command: 'show-modal', commandfor: getDialogId(dialog), 'aria-haspopup': 'dialog' }) as const

export const getDialogId = (dialog: LeadDialog) => `${dialog}-dialog`
