import pino from 'pino'

/** The log of what is done with accounts. Names people by the ids of their accounts, never by name or address. */
export const accountsLog = pino({ name: 'accounts', level: process.env['NODE_ENV'] === 'test' ? 'silent' : 'info' })
