import seed from '#content/en.json' with { type: 'json' }
import { mailContentSchema } from '#lib/leads/mail/content.ts'

/** The words that the site ships with, as messages and the 1-pager read them. */
export const seedContent = mailContentSchema.parse({
  site: seed.siteSettings,
  emails: seed.emails,
  onePager: seed.onePager,
})
