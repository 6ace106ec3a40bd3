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
  /** Digest of the token of a person's session, for what ends with it. */
  session?: string
}

export type DocumentAction = 'create' | 'update' | 'delete' | 'publish' | 'unpublish'

/** What one identity may do. Every route asks this, whatever the Studio shows. */
export interface Access {
  canRead(document: LakeDocument): boolean
  /** Says in words why not, or null when it may. For `create` pass the new document, else the old one. */
  refusal(action: DocumentAction, document: { _id: string; _type: string }): string | null
  /** Says in words why there is no document that may be written, or null when there are some. */
  refusalToWrite(): string | null
  /** Whether files that become documents of this type may be uploaded, such as `sanity.imageAsset`. */
  canUpload(assetType: string): boolean
  canReadHistory(): boolean
  canManagePeople(): boolean
  /**
   * Whether this is a server that brings content as it is, not a person at work: it may take away what the site cannot
   * be without, since it brings others, and publish what the Studio would have corrected first.
   */
  isImporter(): boolean
}
