import 'server-only'

/** The code-owned strings, for server code only: client components get theirs as props, without an i18n library. */
export { translate, translateGroup } from './translator.ts'
