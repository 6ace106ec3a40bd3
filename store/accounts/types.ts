import type { Role } from '#lib/roles/roles.ts'
import type { StoredDocument } from '../store/types.ts'

/** The caller. Without a valid token, `role` is null. */
export interface Identity {
  id: string
  name: string
  email: string
  role: Role | null
  kind: 'person' | 'token' | 'anonymous'
  /** Digest of a person's session token. */
  session?: string
}

export type DocumentAction = 'create' | 'update' | 'delete' | 'publish' | 'unpublish'

/** The rights of one identity. */
export interface Access {
  canRead(document: StoredDocument): boolean
  /** Returns why the action is refused, or null when it is allowed. For `create` pass the new document. */
  refusal(action: DocumentAction, document: { _id: string; _type: string }): string | null
  /** Returns why no document may be written at all, or null. */
  refusalToWrite(): string | null
  /** @param assetType such as `sanity.imageAsset` */
  canUpload(assetType: string): boolean
  canReadHistory(): boolean
  canManagePeople(): boolean
  /** True for a token that imports content: it may replace required documents and publish unchecked content. */
  isImporter(): boolean
}
