import type { CodeStrings } from '#lib/i18n/resources.ts'

/** The words of the error page, and the status it names. */
export type ErrorWords = Omit<CodeStrings['errorPage'], 'statusText'>

/** The attribute of `<body>` that carries them: an error page gets no props from the server that failed. */
export const ERROR_WORDS_ATTRIBUTE = 'data-error-words'
