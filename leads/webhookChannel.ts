import { createHmac } from 'node:crypto'
import { PermanentFailure } from '#lib/permanentFailure.ts'
import type { Deliver } from './delivery.ts'
import { getAnswers } from './database/answers.ts'
import type { Lead } from './database/schema.ts'

const WEBHOOK_TIMEOUT_MS = 10_000

function createPayload(lead: Lead) {
  const { id, form, locale, source_page: sourcePage } = lead
  const origin = {
    landingVariant: lead.landing_variant,
    split: lead.split,
    partner: lead.partner,
    utmSource: lead.utm_source,
    utmMedium: lead.utm_medium,
    utmCampaign: lead.utm_campaign,
    referrerHost: lead.referrer_host,
  }
  const data = { id, form, ...getAnswers(lead), locale, sourcePage, origin }
  return { type: 'lead.registered', timestamp: lead.updated_at, data }
}

/** Creates Standard Webhooks headers. All attempts of a delivery share an id, by which receivers see repetitions. */
function createSignedHeaders(id: string, body: string, secret: string | undefined): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': id,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
  }
  if (secret === undefined) return headers
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { ...headers, 'webhook-signature': `v1,${signature}` }
}

/** Creates the channel that sends leads to a customer system; any 2xx status counts as received. */
export function createWebhookChannel(url: string | undefined, secret: string | undefined): Deliver {
  return async (delivery, lead) => {
    if (url === undefined) throw new PermanentFailure('NO_WEBHOOK_URL')
    const body = JSON.stringify(createPayload(lead))
    const response = await fetch(url, {
      method: 'POST',
      headers: createSignedHeaders(delivery.id, body, secret),
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw Object.assign(new Error('The webhook was refused'), { code: `HTTP ${response.status}` })
    return 'delivered'
  }
}
