import { describe, expect, it } from 'vitest'
import { seedAssetPaths, createSeedDocuments } from '#content/documents.ts'
import content from '#content/en.json' with { type: 'json' }
import french from '#content/fr.json' with { type: 'json' }

const load = () => createSeedDocuments(new Map(seedAssetPaths.map((path) => [path, `image-${path}`])))
const documents = load()

/** Texts that name things to code, or stand in a file's path: they become ids, keys and references. */
const identifiers = new Set(['key', 'testimonialKey', 'logoKey', 'locale'])

/** Every text of a value, with its path. Portable text counts as the words of its spans, block by block. */
function* texts(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string' && value !== '') yield [path, value]
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* texts(item, `${path}[${index}]`)
  else if (typeof value === 'object' && value !== null) {
    if ('_type' in value && value._type === 'block' && 'children' in value && Array.isArray(value.children)) {
      yield [path, value.children.map((span: { text: string }) => span.text).join('')]
    } else
      for (const [name, part] of Object.entries(value))
        if (!identifiers.has(name)) yield* texts(part, `${path}.${name}`)
  }
}

const words = [content, french].map(({ codeStrings: _codeStrings, ...copy }) => copy)

/** Names of logos, partners and sources, which every language shares. */
const SHARED = /\.(?:press|partnerStrip)\.items|\.partners\[\d+\]\.(?:name|logoText|logoAlt)$|\.locale$/

describe('the content the site ships with', () => {
  it('loses no word on its way into documents', () => {
    const loaded = new Set([...texts(documents, '')].map(([, text]) => text))
    expect([...texts(words, '')].filter(([path, text]) => !SHARED.test(path) && !loaded.has(text))).toEqual([])
  })

  it('loses no figure on its way into documents', () => {
    const buyer = documents.find(({ _id }) => _id === 'sampleBuyer')
    expect(buyer).toMatchObject({ income: 137000, debts: [{ monthly: 102 }, { monthly: 215 }, { monthly: 428 }] })
  })

  it('breaks no line beside a French sign, and has no space before those that take none', () => {
    const isLoose = (text: string) => /\s[;!?]|[^\S\u{a0}\u{202f}][:»%$](?!\w)|«[^\S\u{a0}\u{202f}]/u.test(text)
    expect([...texts([french], '')].filter(([, text]) => isLoose(text))).toEqual([])
  })

  it('has one document per id', () => {
    const ids = documents.map(({ _id }) => _id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('is the same at every run, so that it is never loaded twice', () => {
    expect(load()).toEqual(documents)
  })

  it('gives every array item a key of its own', () => {
    const repeated: string[] = []
    const visit = (value: unknown, path: string): void => {
      if (Array.isArray(value)) {
        const keys = value.flatMap((item: { _key?: string }) => (typeof item === 'object' ? [item._key] : []))
        if (new Set(keys).size !== keys.length || keys.includes(undefined)) repeated.push(path)
      }
      if (typeof value === 'object' && value !== null)
        for (const [name, part] of Object.entries(value)) visit(part, `${path}.${name}`)
    }
    for (const document of documents) visit(document, document._id)
    expect(repeated).toEqual([])
  })

  it.each([
    ['personalPage', 'faq.questions', content.faqsPersonal.map(({ key }) => `faq-personal-${key}`)],
    ['personalPage', 'press.logos', content.personalPage.press.items.map(({ key }) => `pressLogo-${key}`)],
    ['personalPage', 'testimonials.reviews', content.testimonials.map(({ key }) => `testimonial-${key}`)],
    ['businessPage', 'faq.questions', content.faqsBusiness.map(({ key }) => `faq-business-${key}`)],
    [
      'businessPage',
      'partnerStrip.logos',
      content.businessPage.partnerStrip.items.map(({ key }) => `partnerLogo-${key}`),
    ],
  ])('%s lists %s in the order they are written in', (page, path, wanted) => {
    const document = documents.find(({ _id }) => _id === page)
    expect(document).toHaveProperty(
      path,
      wanted.map((_ref): unknown => expect.objectContaining({ _ref })),
    )
  })

  it('lists the same cookies in the consent dialog and in the cookie policy', () => {
    const dialog = content.consent.categories.flatMap(({ title, cookies }) =>
      cookies.map(({ name, purpose, party, lifetime }) => ({ name, category: title, purpose, party, lifetime })),
    )
    expect(content.policies.cookies.cookieTable.rows).toEqual(dialog)
  })
})
