import { isRecord } from '#lib/isRecord.ts'

/**
 * Reads a field of a document.
 *
 * @param path names of attributes, the outermost first
 * @returns undefined where a parent is missing or no object
 */
export const readField = (document: object, path: readonly string[]): unknown =>
  path.reduce<unknown>((parent, name) => (isRecord(parent) ? parent[name] : undefined), document)
