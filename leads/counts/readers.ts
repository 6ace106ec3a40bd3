import { postToStore } from '#lib/content/connection.ts'
import { type ResultsReader, resultsReaders } from '#lib/counts/readers.ts'
import { env } from '#lib/env.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { type Mailbox, parseAddress } from '#lib/mail/transport.ts'
import { loadMailContent } from '../mail/content.ts'

/** Loads the people who want the results mailed from the embedded store. @throws Error when it does not respond */
export async function loadResultsReaders(): Promise<readonly ResultsReader[]> {
  const found = await postToStore(`/data/results-readers/${env().SANITY_DATASET}`, {}, resultsReaders)
  return found?.readers ?? []
}

/** Loads the sender of mails to staff. @param setting an address or `Name <address>`; by default the partners mailbox */
export async function loadResultsSender(setting: string | undefined): Promise<Mailbox> {
  const { site } = await loadMailContent(defaultLocale)
  return parseAddress(setting ?? site.contacts.partnersEmail, site.productName)
}
