import english from '#content/en.json' with { type: 'json' }
import french from '#content/fr.json' with { type: 'json' }
import { locales, getOtherLocale } from '#lib/i18n/locales.ts'
import { getPathLocale } from '#lib/links/homeLinks.ts'
import { expect, test } from './fixtures.ts'
import { fetchHead } from './head.ts'
import { NOWHERE, siteRoutes } from './siteRoutes.ts'

/** Shorter pieces, such as names, are the same in both languages or part of words. */
const MIN_LENGTH = 20

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ')

/** The pieces of all texts of the copy that stand between tokens and ends of sentences. */
function getPieces(copy: unknown): string[] {
  if (typeof copy === 'string') {
    const pieces = copy.split(/\{+\s*\w+\s*\}+|(?<=[.!?])\s|\n/)
    return pieces.map((piece) => spaced(piece).trim()).filter((piece) => piece.length >= MIN_LENGTH && /\s/.test(piece))
  }
  return typeof copy === 'object' && copy !== null ? Object.values(copy).flatMap(getPieces) : []
}

// The rules of the estimate are one document for both languages.
const { estimateRules: _rules, ...englishCopy } = english

const pieces = { 'en-CA': getPieces(englishCopy), 'fr-CA': getPieces(french) }
const own = (locale: 'en-CA' | 'fr-CA') => {
  const shared = new Set(pieces[getOtherLocale(locale)])
  return [...new Set(pieces[locale])].filter((piece) => !shared.has(piece))
}
const sentences = { 'en-CA': own('en-CA'), 'fr-CA': own('fr-CA') }

/** Money as each language writes it: "$612,400" and "612 400 $". */
const MONEY = { 'en-CA': /\$\d/, 'fr-CA': /\d \$/ } as const

for (const locale of locales) {
  test(`no page in ${locale} has a sentence or amount in another language`, async ({ request }) => {
    const addresses = [...siteRoutes, NOWHERE, `/fr${NOWHERE}`].filter((address) => getPathLocale(address) === locale)
    for (const address of addresses) {
      const { html } = await fetchHead(request, address)
      const text = spaced(html)
      const has = (sentence: string) => text.includes(sentence)
      expect.soft(sentences[getOtherLocale(locale)].filter(has), address).toEqual([])
      expect.soft(sentences[locale].filter(has).length, address).toBeGreaterThan(3)
      expect.soft(text, address).not.toMatch(MONEY[getOtherLocale(locale)])
    }
  })
}

test('the texts of the consent dialog are in the requested language', async ({ request }) => {
  for (const [query, copy] of [
    ['', english],
    ['?lang=fr-CA', french],
  ] as const) {
    const answer = await request.get(`/api/consent${query}`)
    expect(await answer.json()).toMatchObject({
      locale: copy.locale,
      texts: { banner: { heading: copy.consent.banner.heading } },
    })
  }
})

test('a partner’s link without a language has the browser’s, also from the cache', async ({ request }) => {
  const visit = (path: string, headers: Record<string, string>) => request.get(path, { headers, maxRedirects: 0 })
  const inFrench = { 'accept-language': 'fr-CA' }
  for (const path of ['/v1/link/tamarack', '/signup/mobile/tamarack', '/lp1/v1/link/tamarack']) {
    const inEnglish = await visit(path, { 'accept-language': 'en-CA' })
    expect(inEnglish.status(), path).toBe(200)
    expect(inEnglish.headers()['vary'], path).toContain('Accept-Language')
    const answer = await visit(`${path}?utm_source=card`, inFrench)
    expect([answer.status(), answer.headers()['location']], path).toEqual([307, `/fr${path}?utm_source=card`])
    for (const [name, value] of [
      ['sec-fetch-site', 'same-origin'],
      ['user-agent', 'Googlebot/2.1'],
    ] as const) {
      expect((await visit(path, { ...inFrench, [name]: value })).status(), path).toBe(200)
    }
    expect((await visit(`/fr${path}`, { 'accept-language': 'en-CA' })).status(), path).toBe(200)
  }
  expect((await visit('/support', inFrench)).status()).toBe(200)
})
