import { parseRules, type WordingRule } from '#lib/wording/rules.ts'
import type { DocumentContent } from '#store/documents/types.ts'

/** Reads the wording rules that a store, or a transaction on it, has. */
export const readWordingRules = (documents: { get: (id: string) => DocumentContent | undefined }): WordingRule[] =>
  parseRules(documents.get('wordingRules')?.['rules'])
