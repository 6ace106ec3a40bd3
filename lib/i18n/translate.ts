import 'server-only'
import { requestLocale } from './requestLocale.ts'
import type { CodeStrings, StringKey } from './resources.ts'
import * as translator from './translator.ts'

/**
 * The door to the strings that code owns, in the language of the request. Only server code may enter: client
 * components get the strings they show as props, and no i18n library reaches the browser.
 */
export const translate = (key: StringKey, values: Readonly<Record<string, string | number>> = {}): string =>
  translator.translate(key, values, requestLocale())

/** A whole group of strings, for a client component to receive as props. */
export const translateGroup = <Group extends keyof CodeStrings>(group: Group): CodeStrings[Group] =>
  translator.translateGroup(group, requestLocale())
