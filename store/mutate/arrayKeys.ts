import { randomBytes } from 'node:crypto'
import { isRecord } from '#lib/isRecord.ts'
import { mapTree } from '../documents/jsonTree.ts'

/** Length of the keys of the Studio, in bytes. */
const KEY_BYTES = 6

const addKey = (item: unknown): unknown =>
  isRecord(item) && !Object.hasOwn(item, '_key') ? { _key: randomBytes(KEY_BYTES).toString('hex'), ...item } : item

/** Adds a random `_key` to each object of a list that lacks one, at any depth: `autoGenerateArrayKeys`. */
export const addArrayKeys = <T>(value: T): T =>
  mapTree(value, (nested) => (Array.isArray(nested) ? nested.map(addKey) : nested))
