import type { Role } from '#lib/roles/roles.ts'
import type { LakeDocument } from '../store/types.ts'

/** Who makes a call. A call without a valid token has `role: null`. */
export interface Identity {
  id: string
  name: string
  email: string
  role: Role | null
  /** A person at the Studio, a server with a token from the settings, or nobody. */
  kind: 'person' | 'token' | 'anonymous'
}

export type DocumentAction = 'create' | 'update' | 'delete' | 'publish' | 'unpublish'

/** What one identity may do. Every route asks this, whatever the Studio shows. */
export interface Access {
  canRead(document: LakeDocument): boolean
  /** Says in words why not, or null when it may. For `create` pass the new document, else the old one. */
  refusal(action: DocumentAction, document: { _id: string; _type: string }): string | null
  /** Whether files that become documents of this type may be uploaded, such as `sanity.imageAsset`. */
  canUpload(assetType: string): boolean
  canReadHistory(): boolean
  canExport(): boolean
  canManagePeople(): boolean
}
