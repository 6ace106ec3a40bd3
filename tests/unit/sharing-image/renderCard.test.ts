import { createServer } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SharingCard } from '#components/sharing-image/card.ts'
import { renderCard } from '#components/sharing-image/renderCard.tsx'
import { listenLocally } from '#tests/support/listen.ts'

const card: SharingCard = {
  path: '/sharing-image/home',
  scene: 'dusk',
  productName: 'Homie',
  headline: 'Discover Your Home-Buying Budget, Instantly',
  details: ['Rate drop alerts', 'No credit impact'],
  figure: { title: 'Your buying power', amount: '$612,400', position: 0.6 },
}
const withLogo = (logo: string): SharingCard => ({
  ...card,
  partner: { shortName: 'Tamarack', colour: '#1f3f66', logo },
})

const logos: Record<string, string | Buffer> = {
  '/broken.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path',
  '/huge.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"><path d="M0 0h9v9z"/></svg>',
  '/empty.png': '',
  '/good.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 20"><path d="M0 0h90v20H0z"/></svg>',
}
const server = await listenLocally(
  createServer((request, response) => {
    const logo = logos[request.url ?? '']
    response.writeHead(logo === undefined ? 404 : 200).end(logo)
  }),
)
const logoHost = new URL(server.url).host

/** What the network was asked for, the logos apart. */
let asked: string[] = []

beforeEach(() => {
  asked = []
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const { href, host, protocol } = new URL(input instanceof Request ? input.url : input)
    // The library carries its own program as data.
    if (host === logoHost || protocol === 'data:') return real(input, init)
    asked.push(href)
    return Promise.reject(new Error('There is no network.'))
  })
  return () => vi.unstubAllGlobals()
})
afterAll(() => server.close())

const cases: Record<string, SharingCard> = {
  'the words of the landing page': card,
  'a long French headline': {
    ...card,
    headline: `Découvrez instantanément votre budget d’achat immobilier ${'anticonstitutionnellement '.repeat(9)}`,
    details: ['Alertes de baisse de taux', 'Aucune incidence sur le crédit', 'Sécurité de niveau bancaire'],
  },
  'one word as long as a sentence': { ...card, headline: 'Hypothèque'.repeat(30) },
  emoji: { ...card, headline: 'Your home 🏡👨‍👩‍👧 is near ❤️ ©', eyebrow: '🎉', productName: 'Homie 🏠' },
  'letters no font has': { ...card, headline: 'Homie 买房 Дом बजट', details: ['買う', '\u0000\u200B'] },
  'a question and its answer': { ...card, motif: 'answer' },
  'a document': { ...card, motif: 'document' },
  'a phone': { ...card, motif: 'phone' },
  'no headline that can be drawn': { ...card, headline: '🏠' },
  'a logo': withLogo(`http://${logoHost}/good.svg`),
  'a broken logo': withLogo(`http://${logoHost}/broken.svg`),
  'a logo that unfolds to too many pixels': withLogo(`http://${logoHost}/huge.svg`),
  'an empty logo': withLogo(`http://${logoHost}/empty.png`),
  'a logo that is gone': withLogo(`http://${logoHost}/gone.svg`),
}

describe('a sharing image', () => {
  for (const [what, shown] of Object.entries(cases)) {
    test(`is drawn with ${what}, without a network request`, async () => {
      const { format, width, height } = await sharp(await renderCard(shown)).metadata()
      expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
      expect(asked).toEqual([])
    })
  }

  const intro =
    'Nous avons commencé par l’iPhone. Laissez votre courriel pour obtenir un accès anticipé à la version bêta'
  test.each<[string, Partial<SharingCard>, Partial<SharingCard>]>([
    ['headline', {}, { headline: 'Another headline' }],
    ['headline’s sign', { headline: 'Taux 5 %' }, { headline: 'Taux ≤ 5 %' }],
    ['headline’s emoji', { headline: 'Your home' }, { headline: 'Your home 🏡' }],
    ['long details’ last word', { details: [`${intro} Android.`] }, { details: [`${intro} iPad.`] }],
  ])('differs with its %s', async (_text, one, other) => {
    const images = await Promise.all([one, other].map((texts) => renderCard({ ...card, ...texts })))
    expect(new Set(images.map((image) => Buffer.from(image).toString('base64'))).size).toBe(2)
  })
})
