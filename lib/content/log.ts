import pino from 'pino'

/** The log of content that could not be read or shown. It holds no visitor's data. */
export const contentLog = pino({ name: 'content' })
