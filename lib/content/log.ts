import { logOf } from '#lib/log.ts'

/** The log of content that could not be read or shown. It holds no visitor's data. */
export const contentLog = logOf('content')
