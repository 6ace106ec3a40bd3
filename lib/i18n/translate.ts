import 'server-only'

/**
 * The door to the strings that code owns. Only server code may enter: client components get the strings they show as
 * props, and no i18n library reaches the browser.
 */
export { translate, translateGroup } from './translator.ts'
