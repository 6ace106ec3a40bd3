import { cache } from 'react'
import { locales } from '#lib/i18n/locales.ts'
import type { Locale } from '#lib/i18n/locales.ts'

/** The languages a page is published in, by its path under any prefix; none for an address that is no page's. */
export const pageLanguages = cache(async (path: string): Promise<readonly Locale[]> => (path === '' ? [] : locales))
