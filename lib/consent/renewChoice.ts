import type { NextRequest } from 'next/server'
import { CONSENT_COOKIE } from './choice.ts'
import { formatConsentCookie } from './saveChoice.ts'

/**
 * Sets the cookie of the visitor's choice again. Safari deletes cookies of scripts after 7 days.
 * https://webkit.org/blog/8613/intelligent-tracking-prevention-2-1/
 */
export function renewChoice({ cookies, headers }: NextRequest): Response {
  const choice = cookies.get(CONSENT_COOKIE)?.value
  const page = URL.parse(headers.get('origin') ?? '')
  return new Response(null, {
    status: 204,
    headers: choice !== undefined && page ? { 'set-cookie': formatConsentCookie(choice, page) } : {},
  })
}
