import { randomUUID } from 'node:crypto'
import type { Locale } from '#lib/i18n/locales.ts'
import type { LeadForm } from '../forms.ts'
import type { Lead } from '../store/schema.ts'
import { type ComposeSettings, composeTeamMail, composeVisitorMail } from './compose.ts'
import type { MailContent } from './content.ts'
import { type Message, TEAM_NOTICE } from './preview.ts'

function createExampleLead(form: LeadForm, email: string, locale: Locale, now: Date): Lead {
  const isBusiness = form !== 'android-waitlist'
  const isDemo = form === 'demo'
  const time = now.toISOString()
  return {
    id: 'example',
    form,
    email,
    email_key: email,
    name: isBusiness ? 'Alex Tremblay' : null,
    company: isBusiness ? 'Example Credit Union' : null,
    leads_per_month: isDemo ? '500-1500' : null,
    lender_type: isDemo ? 'a-lender' : null,
    business_type: isDemo ? 'credit-union' : null,
    calculator: null,
    status: 'new',
    source_page: '/',
    source_home: '/',
    consent_version: '',
    locale,
    search_text: '',
    submissions: 1,
    created_at: time,
    updated_at: time,
  }
}

/**
 * Composes one of the site's messages for an example request. Its unsubscribe links are signed with a random secret and
 * do nothing: a test message must not unsubscribe its reader.
 */
export function composeExampleMail(message: Message, email: string, content: MailContent, settings: ComposeSettings) {
  const compose = message === TEAM_NOTICE ? composeTeamMail : composeVisitorMail
  const form = message === TEAM_NOTICE ? 'demo' : message
  const lead = createExampleLead(form, email, content.locale, new Date())
  return compose(lead, content, { ...settings, secret: randomUUID() })
}
