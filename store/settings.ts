/** The settings that the store reads. */
export interface StoreSettings {
  DATA_DIR: string
  /** Address at which the store listens; undefined lets the operating system choose a port. */
  STORE_URL?: string | undefined
  SITE_URL: string
  STUDIO_ALLOWED_ORIGINS: string[]
  projectId: string
  SANITY_DATASET: string
  SANITY_API_READ_TOKEN?: string | undefined
  SANITY_API_WRITE_TOKEN?: string | undefined
  SANITY_REVALIDATE_SECRET?: string | undefined
  STUDIO_ADMIN_EMAIL?: string | undefined
  STUDIO_ADMIN_PASSWORD?: string | undefined
  SMTP_URL?: string | undefined
  MAIL_FROM?: string | undefined
}
