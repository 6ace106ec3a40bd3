import { isRecord } from './isRecord.ts'

/** Serializes a value independently of the order of its fields. @param ignored field that does not count, at any depth */
export const toCanonicalJson = (value: unknown, ignored?: string): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([name]) => name !== ignored)
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  )
