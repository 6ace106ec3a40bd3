import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import type { Logger } from 'pino'
import { inLanguage } from '#lib/content/languages.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { findVersionsOn, withEffectiveDates } from '#lib/policies/dates.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { getErrorCode } from '#lib/log.ts'

/** The published privacy policy and its versions. A policy that was never replaced has no version. */
const privacyPolicyQuery = defineQuery(`*[_type == "legalPolicy" && slug.current == "privacy" && ${inLanguage}][0]{
  lastUpdated, effectiveDate,
  "versions": *[_type == "policyVersion" && policy._ref == ^._id] | order(number desc){
    number, lastUpdated, effectiveDate, earlierEffectiveDate
  }
}`)

/**
 * Time to wait for the store, in milliseconds: until a version is known, nearly as long as a visitor's form waits for its
 * answer, since the record would lack it for good.
 */
const TIMEOUTS = { first: 7_000, later: 2_000 }

/**
 * Reads the version of the privacy policy that visitors agree to now, in the language of their page, once per request;
 * the last known one while the store is down.
 */
export function createConsentVersionReader(client: () => SanityClient, log: Logger) {
  const known = new Map<Locale, string>()

  async function read(locale: Locale): Promise<void> {
    const timeout = known.has(locale) ? TIMEOUTS.later : TIMEOUTS.first
    const options = { cache: 'no-store', signal: AbortSignal.timeout(timeout) } as const
    const policy = await client().fetch(privacyPolicyQuery, { language: locale }, options)
    if (!policy) return
    const { current } = findVersionsOn(withEffectiveDates(policy.versions, policy.effectiveDate), getToday())
    const { number, lastUpdated } = current ?? { number: 1, lastUpdated: policy.lastUpdated }
    known.set(locale, `version ${number} of ${lastUpdated}`)
  }

  return async (locale: Locale) => {
    await read(locale).catch((error: unknown) =>
      log.error(
        { code: getErrorCode(error) },
        'The privacy policy cannot be read; its last known version is recorded. Check the content store.',
      ),
    )
    return `${known.get(locale) ?? 'unknown version'}, ${locale}`
  }
}
