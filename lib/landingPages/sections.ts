import { isRecord } from '#lib/isRecord.ts'
import { findSectionOfMember, sections } from '#lib/sections.ts'

/** Finds a section of the site that is on a landing page twice, as a message; undefined if each is there once. */
export function findRepeatedSection(list: readonly unknown[]): string | undefined {
  const names = list.flatMap((item) => (isRecord(item) ? (findSectionOfMember(String(item['_type'])) ?? []) : []))
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  return repeated && `“${sections[repeated].title}” is on the page twice. Remove one.`
}
