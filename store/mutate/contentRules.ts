import type { Roles } from '../accounts/roles.ts'
import type { SignInLook } from '../accounts/signIn/pages.ts'
import type { DocumentContent } from '../documents/types.ts'
import type { Refused } from './refused.ts'

/** What a site adds to the store, which itself knows no type of document and no role but those of Sanity. */
export interface ContentRules<Pending> {
  roles: Roles
  signInLook: SignInLook
  /** By which times in mails are written. */
  timeZone: string
  /** Describes a document for readers, by its name or its type. */
  describe: (document: { _type: string }) => string
  /** Completes a document that is written, also a draft. */
  complete: (document: DocumentContent) => DocumentContent
  /** Returns why a document may not be stored, also as a draft, or null. */
  findStorageProblem: (document: DocumentContent) => string | null
  /** Returns the fields that publishing sets, whatever the draft or version has in them. */
  listSettledFields: (draft: DocumentContent, published: DocumentContent | undefined) => Record<string, unknown>
  /** Adds the documents that follow from a transaction with `createAsSystem`. Returns what speaks against it. */
  addDocuments: (pending: Pending) => Refused[]
  /** Finds what a transaction may not publish or remove. */
  validate: (pending: Pending) => Refused[]
  /** Adds to the documents of a valid transaction what the store keeps for the site; not of a dry run. */
  beforeCommit: (pending: Pending) => void
  /** Returns the sender of mails, unless the settings name one. */
  findSender: (get: (id: string) => DocumentContent | undefined) => { name?: string; address?: string }
}
