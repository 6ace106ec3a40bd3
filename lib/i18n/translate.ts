import 'server-only'

/**
 * The code-owned strings, for server code only: client components get their strings as props, so that no i18n library
 * is sent to the browser.
 */
export { translate, translateGroup } from './translator.ts'
