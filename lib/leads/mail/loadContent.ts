import { defineQuery } from 'groq'
import { publishedClient } from '#lib/content/client.ts'
import { mailContentSchema } from './content.ts'
import type { MailContent } from './content.ts'

const mailQuery = defineQuery(`{
  "site": *[_type == "siteSettings"][0]{productName, legalEntity, contacts, ctas},
  "emails": *[_type == "emailMessages"][0],
  "onePager": *[_type == "onePager"][0]
}`)

/**
 * The published words of messages and of the 1-pager, read anew each time.
 *
 * @throws Error when the content cannot be reached or lacks a text; a delivery then waits for its next attempt
 */
export async function loadMailContent(): Promise<MailContent> {
  return mailContentSchema.parse(await publishedClient().fetch(mailQuery, {}, { cache: 'no-store' }))
}
