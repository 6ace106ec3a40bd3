import { logOf } from '#lib/log.ts'

/** The log of what is done with accounts. Names people by the ids of their accounts, never by name or address. */
export const accountsLog = logOf('accounts')
