import { onTestFinished } from 'vitest'
import { saveLead } from '#leads/database/leads.ts'
import type { LeadInput } from '#leads/database/leads.ts'
import type { Channel, Lead } from '#leads/database/schema.ts'
import type { MailSettings } from '#leads/mail/channels.ts'
import { createMailChannels } from '#leads/mail/channels.ts'
import type { MailTransport } from '#lib/mail/transport.ts'
import { renderOnePager } from '#leads/pdf/renderOnePager.ts'
import { createWebhookChannel } from '#leads/webhookChannel.ts'
import { startWorker } from '#leads/worker.ts'
import type { Worker } from '#leads/worker.ts'
import { seedContents } from './seedContent.ts'
import type { TestServices } from './services.ts'

interface TestWorkerOptions {
  transport: MailTransport
  webhook?: { url: string; secret: string }
  from?: string
  teamEmail?: string
  pollMs?: number
  loadContent?: MailSettings['loadContent']
}

/** The real worker with the shipped words, stopped after the test. */
export function runWorker(services: TestServices, options: TestWorkerOptions): Worker {
  const mail: MailSettings = {
    transport: options.transport,
    from: options.from,
    teamEmail: options.teamEmail,
    database: services.database,
    secret: services.secret,
    siteUrl: services.siteUrl,
    loadContent: options.loadContent ?? ((locale) => Promise.resolve(seedContents[locale])),
    renderOnePager,
  }
  const webhook = createWebhookChannel(options.webhook?.url, options.webhook?.secret)
  const openChannels = async (leads: readonly Lead[]) => ({ ...createMailChannels(mail, leads), webhook })
  const worker = startWorker(services, { pollMs: options.pollMs ?? 20, openChannels })
  onTestFinished(() => worker.stop())
  return worker
}

/** The columns of a demo request. */
export const createInput = (values: Partial<LeadInput> = {}): LeadInput => ({
  form: 'demo',
  email: 'ann@lender.example',
  name: 'Ann Tremblay',
  company: 'Prêts du Nord',
  leads_per_month: '500-1500',
  lender_type: 'a-lender',
  business_type: 'credit-union',
  source_page: '/business',
  source_home: '/business',
  consent_version: '2025-09-29',
  locale: 'en-CA',
  ...values,
})

/** Stores a request as its call would. */
export const storeLead = (
  services: Pick<TestServices, 'database'>,
  values: Partial<LeadInput>,
  channels: Channel[],
  now = new Date(),
): Promise<string> => saveLead(services.database.db, createInput(values), channels, now)
