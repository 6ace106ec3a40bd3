import { z } from 'zod'
import { locales } from '#lib/i18n/locales.ts'
import type { Role } from '#lib/roles/roles.ts'

/** Roles whose people may have the results mailed every month. */
export const RESULTS_MAIL_ROLES: readonly Role[] = ['administrator', 'editor', 'marketer', 'partnerManager']

/** Key of the preference in an account's settings of the Studio. */
export const RESULTS_MAIL_KEY = 'results-mail'

/** The language in which a person wants the results; null for no mail. */
export const resultsMailPreference = z.enum(locales).nullable().catch(null)

/** The people who want the results mailed. */
export const resultsReaders = z.object({
  readers: z.array(z.object({ id: z.string(), email: z.string(), language: z.enum(locales) })),
})

export type ResultsReader = z.infer<typeof resultsReaders>['readers'][number]
