import { amortizations, places } from '#lib/estimate/fields.ts'

/** Titles of the places whose rules differ, by place. */
export const placeTitles = Object.fromEntries(places.map((place) => [place, place]))

/** Titles of the terms over which a mortgage is paid off, by years. */
export const amortizationTitles = Object.fromEntries(amortizations.map((years) => [years, `${years} years`]))
